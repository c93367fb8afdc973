import { daysAfter } from '../../../contract/day-arithmetic.ts';
import type { PropertyStatus } from '../../../contract/property-entities.ts';
import type { Database } from '../../db/database.ts';
import { brokenConstraint } from '../../http/database-error.ts';
import { inHalalas } from '../../lib/money.ts';
import { findActive } from '../reservations/repository.ts';
import { callOffComing } from '../viewings/cancellation.ts';
import {
  notifyOfCorrection,
  notifyOfDue,
  notifyOfEnd,
  notifyOfResumption,
  notifyOfTenancy,
} from './notices.ts';
import {
  addTenancy,
  changeTenancy,
  type DueFields,
  enterOwner,
  findPersonByMobile,
  findProperty,
  listDaysOf,
  listDues,
  lockProperty,
  lockTenancy,
  setPaidOn,
  setStatus,
  type TenancyFields,
} from './repository.ts';
import { dueDaysOf, lastDayOf, monthsOf, type Term } from './terms.ts';

/** Statuses in which a property can be let; a reserved one is let by executing the reservation. */
export const LETTABLE: readonly PropertyStatus[] = ['published', 'hidden', 'rented'];

/** Why a step is refused, for callers with texts of their own. */
export type RecordingRefusal =
  | 'noProperty'
  | 'forSale'
  | 'heldProperty'
  | 'notLettable'
  | 'noOwner'
  | 'nobody'
  | 'noTenant'
  | 'ownProperty'
  | 'termUneven'
  | 'letAlready'
  | 'missing'
  | 'noDue'
  | 'duePaid'
  | 'dueUnpaid'
  | 'tenancyEnded'
  | 'tenancyRuns';

/** The result of an operator's step; `why` is the reason for a refusal, in one line. */
export type Recorded<Done> =
  | { outcome: 'refused'; why: string; kind: RecordingRefusal }
  | ({ outcome: 'done' } & Done);
const refused = (kind: RecordingRefusal, why: string) => ({ outcome: 'refused', why, kind }) as const;

interface NewTenancy extends Term {
  propertyId: number;
  /** The tenant's mobile, normalised as in the contract. */
  mobile: string;
  /** The amount of each due. */
  rentSar: number;
  /** Months between dues. */
  everyMonths: number;
  at: Date;
}

/** The refusal where a property is in no state to be let; null where it is. */
async function whyNotLettable(
  transaction: Database,
  propertyId: number,
  property: Awaited<ReturnType<typeof findProperty>>,
) {
  if (!property || property.deletedAt) return refused('noProperty', `There is no property ${propertyId}`);
  const { status, purpose } = property;
  if (purpose === 'for_sale') return refused('forSale', `Property ${propertyId} is for sale`);
  const held = await findActive(transaction, propertyId);
  if (held) return refused('heldProperty', `Property ${propertyId} is held by reservation ${held.id}`);
  if (LETTABLE.includes(status)) return null;
  return refused(
    'notLettable',
    `Property ${propertyId} is ${status}: this is for properties that are ${LETTABLE.join(', ')}`,
  );
}

/** The refusal where another tenancy has some of these days; null without one. */
async function findOverlap(
  transaction: Database,
  { propertyId, startsOn, expiresOn }: Pick<TenancyFields, 'propertyId' | 'startsOn' | 'expiresOn'>,
) {
  const days = await listDaysOf(transaction, propertyId);
  const other = days.find((one) => one.startsOn <= expiresOn && startsOn <= one.expiresOn);
  if (!other) return null;
  const { id, ...theirs } = other;
  return refused(
    'letAlready',
    `Property ${propertyId} is let from ${theirs.startsOn} to ${theirs.expiresOn}: tenancy ${id}`,
  );
}

/**
 * Records a tenancy with all its dues, removes the property from the public lists, cancels its
 * viewings, and notifies both parties. Call it in a transaction; an error of the database rolls
 * that back.
 */
export async function recordTenancy(
  transaction: Database,
  { propertyId, mobile, rentSar, everyMonths, at, ...agreed }: NewTenancy,
): Promise<Recorded<{ tenancy: TenancyFields; dues: number }>> {
  await lockProperty(transaction, propertyId);
  const property = await findProperty(transaction, propertyId);
  const standing = await whyNotLettable(transaction, propertyId, property);
  if (standing) return standing;
  const ownerId = property?.ownerId ?? null;
  if (ownerId === null) {
    return refused(
      'noOwner',
      `Property ${propertyId} has no owner yet: owners set ${propertyId} --mobile MOBILE`,
    );
  }
  const tenant = await findPersonByMobile(transaction, mobile);
  if (!tenant) return refused('noTenant', `Nobody is registered under ${mobile}`);
  if (tenant.id === ownerId) return refused('ownProperty', `Property ${propertyId} is ${mobile}’s own`);
  const months = monthsOf(agreed);
  if (months % everyMonths !== 0) {
    return refused('termUneven', `A term of ${months} months is not paid every ${everyMonths} months`);
  }
  const { startsOn } = agreed;
  const expiresOn = lastDayOf(agreed);
  const other = await findOverlap(transaction, { propertyId, startsOn, expiresOn });
  if (other) return other;
  const amountHalalas = inHalalas(rentSar);
  const dues = dueDaysOf(agreed, everyMonths).map((dueOn) => ({ dueOn, amountHalalas }));
  try {
    const fields = { ...agreed, propertyId, tenantId: tenant.id, expiresOn, createdAt: at };
    const tenancy = await addTenancy(transaction, fields, dues);
    await setStatus(transaction, propertyId, 'rented');
    await callOffComing(transaction, propertyId, at);
    await notifyOfTenancy(transaction, tenancy);
    return { outcome: 'done', tenancy, dues: dues.length };
  } catch (error) {
    if (brokenConstraint(error) !== 'tenancies_apart') throw error;
    return refused('letAlready', `Property ${propertyId} is let on some of these days`);
  }
}

/** Marks a due as paid on a day; refuses one that is already paid. Call it in a transaction. */
export async function recordPayment(
  transaction: Database,
  { id, dueOn, paidOn }: { id: number; dueOn: string; paidOn: string },
): Promise<Recorded<{ due: DueFields; left: number }>> {
  const tenancy = await lockTenancy(transaction, id);
  if (!tenancy) return refused('missing', `There is no tenancy ${id}`);
  const dues = await listDues(transaction, [id]);
  const due = dues.find((one) => one.dueOn === dueOn);
  const unpaid = dues.filter((one) => one.paidOn === null);
  if (!due) {
    const days = unpaid.map((one) => one.dueOn).join(', ');
    return refused('noDue', `Tenancy ${id} has no due on ${dueOn}; unpaid are: ${days || 'none'}`);
  }
  if (due.paidOn !== null) return refused('duePaid', `The due of ${dueOn} was paid on ${due.paidOn}`);
  await setPaidOn(transaction, { tenancyId: id, dueOn, paidOn });
  await notifyOfDue(transaction, tenancy, 'tenancyPaid', due);
  return { outcome: 'done', due, left: unpaid.length - 1 };
}

/**
 * Marks a due that was marked as paid by mistake as unpaid again, and notifies both parties with
 * the reason; no money moves. Call it in a transaction.
 */
export async function correctPayment(
  transaction: Database,
  { id, dueOn, reason }: { id: number; dueOn: string; reason: string },
): Promise<Recorded<{ due: DueFields }>> {
  const tenancy = await lockTenancy(transaction, id);
  if (!tenancy) return refused('missing', `There is no tenancy ${id}`);
  if (tenancy.endedOn) return refused('tenancyEnded', `Tenancy ${id} ended on ${tenancy.endedOn}`);
  const dues = await listDues(transaction, [id]);
  const due = dues.find((one) => one.dueOn === dueOn);
  if (!due) return refused('noDue', `Tenancy ${id} has no due on ${dueOn}`);
  if (due.paidOn === null) return refused('dueUnpaid', `The due of ${dueOn} is not marked as paid`);
  await setPaidOn(transaction, { tenancyId: id, dueOn, paidOn: null });
  await notifyOfCorrection(transaction, tenancy, due, reason);
  return { outcome: 'done', due };
}

/**
 * Ends a tenancy: the property is free from that day on. Its ad is hidden, for its advertiser to
 * show again, unless the property is already let to others. Call it in a transaction.
 */
export async function endTenancy(
  transaction: Database,
  { id, endedOn }: { id: number; endedOn: string },
): Promise<Recorded<{ before: TenancyFields; endedOn: string }>> {
  const before = await lockTenancy(transaction, id);
  if (!before) return refused('missing', `There is no tenancy ${id}`);
  if (before.endedOn) return refused('tenancyEnded', `Tenancy ${id} ended on ${before.endedOn}`);
  const { propertyId, startsOn, expiresOn } = before;
  const dayAfter = daysAfter(expiresOn, 1);
  // A tenancy that never began ends on its first day; one past its term, on the day after its last.
  const day = endedOn < startsOn ? startsOn : endedOn > dayAfter ? dayAfter : endedOn;
  await lockProperty(transaction, propertyId);
  await changeTenancy(transaction, id, { endedOn: day });
  const others = await listDaysOf(transaction, propertyId);
  const property = await findProperty(transaction, propertyId);
  if (others.length === 0 && property?.status === 'rented')
    await setStatus(transaction, propertyId, 'hidden');
  await notifyOfEnd(transaction, before, day);
  return { outcome: 'done', before, endedOn: day };
}

/**
 * Takes back the end of a tenancy that was marked by mistake: the home is let again. Refused where
 * others rent or reserve it by now. Call it in a transaction; an error of the database rolls that
 * back.
 */
export async function resumeTenancy(
  transaction: Database,
  { id, reason, at }: { id: number; reason: string; at: Date },
): Promise<Recorded<{ before: TenancyFields }>> {
  const before = await lockTenancy(transaction, id);
  if (!before) return refused('missing', `There is no tenancy ${id}`);
  if (!before.endedOn) return refused('tenancyRuns', `Tenancy ${id} has not ended`);
  const { propertyId } = before;
  await lockProperty(transaction, propertyId);
  const property = await findProperty(transaction, propertyId);
  const standing = await whyNotLettable(transaction, propertyId, property);
  if (standing) return standing;
  const other = await findOverlap(transaction, before);
  if (other) return other;
  try {
    await changeTenancy(transaction, id, { endedOn: null });
  } catch (error) {
    if (brokenConstraint(error) !== 'tenancies_apart') throw error;
    return refused('letAlready', `Property ${propertyId} was let to others since tenancy ${id} ended`);
  }
  await setStatus(transaction, propertyId, 'rented');
  await callOffComing(transaction, propertyId, at);
  await notifyOfResumption(transaction, before, reason);
  return { outcome: 'done', before };
}

/** Stores a property's owner. Call it in a transaction. */
export async function recordOwner(
  transaction: Database,
  { propertyId, mobile }: { propertyId: number; mobile: string },
): Promise<Recorded<{ ownerId: number; name: string; before: number | null }>> {
  const property = await findProperty(transaction, propertyId);
  if (!property || property.deletedAt) return refused('noProperty', `There is no property ${propertyId}`);
  const person = await findPersonByMobile(transaction, mobile);
  if (!person) return refused('nobody', `Nobody is registered under ${mobile}`);
  const before = await enterOwner(transaction, propertyId, person.id);
  return { outcome: 'done', ownerId: person.id, name: person.name, before };
}
