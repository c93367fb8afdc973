import { daysAfter } from '../../../contract/day-arithmetic.ts';
import { RENT_NOTICE_DAYS, RIYADH_CITY_ID } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { notify } from '../notifications/notify.ts';
import { type DueFields, findProperty, type TenancyFields } from './repository.ts';

type Tenancy = Pick<TenancyFields, 'propertyId' | 'tenantId' | 'startsOn' | 'expiresOn'>;

/** The users to notify of a tenancy, and the notification's data about its property. */
async function sidesOf(transaction: Database, { propertyId, tenantId }: Tenancy) {
  const found = await findProperty(transaction, propertyId);
  if (!found) throw new Error(`There is no property ${propertyId}`);
  const { title, titleEn, ownerId, cityId } = found;
  const listing = { propertyId, title, titleEn };
  return { listing, cityId, tenantId, everyone: ownerId === null ? [tenantId] : [tenantId, ownerId] };
}

/** Notifies both parties that a tenancy was recorded, in the same transaction. */
export async function notifyOfTenancy(transaction: Database, tenancy: Tenancy): Promise<void> {
  const { startsOn, expiresOn } = tenancy;
  const { listing, everyone } = await sidesOf(transaction, tenancy);
  for (const userId of everyone) {
    await notify(transaction, userId, {
      kind: 'tenancyRecorded',
      params: { ...listing, startsOn, expiresOn },
    });
  }
}

/** Notifies both parties of the last day for notice against automatic renewal. */
export async function notifyOfRenewal(transaction: Database, tenancy: Tenancy): Promise<void> {
  const { expiresOn } = tenancy;
  const { listing, cityId, everyone } = await sidesOf(transaction, tenancy);
  const noticeBy = daysAfter(expiresOn, -RENT_NOTICE_DAYS);
  const isRiyadh = cityId === RIYADH_CITY_ID;
  for (const userId of everyone) {
    await notify(transaction, userId, {
      kind: 'tenancyEnding',
      params: { ...listing, expiresOn, noticeBy, isRiyadh },
    });
  }
}

/** Notifies both parties that a due was paid, or the tenant alone that one is near. */
export async function notifyOfDue(
  transaction: Database,
  tenancy: Tenancy,
  kind: 'tenancyPaid' | 'rentDueSoon',
  { dueOn, amountHalalas }: Pick<DueFields, 'dueOn' | 'amountHalalas'>,
): Promise<void> {
  const { listing, tenantId, everyone } = await sidesOf(transaction, tenancy);
  for (const userId of kind === 'tenancyPaid' ? everyone : [tenantId]) {
    await notify(transaction, userId, { kind, params: { ...listing, dueOn, amountHalalas } });
  }
}

/** Notifies both parties that a due was marked as paid by mistake, with the operator's reason. */
export async function notifyOfCorrection(
  transaction: Database,
  tenancy: Tenancy,
  { dueOn, amountHalalas }: Pick<DueFields, 'dueOn' | 'amountHalalas'>,
  reason: string,
): Promise<void> {
  const { listing, everyone } = await sidesOf(transaction, tenancy);
  for (const userId of everyone) {
    const params = { ...listing, dueOn, amountHalalas, reason };
    await notify(transaction, userId, { kind: 'tenancyCorrected', params });
  }
}

/** Notifies both parties that a tenancy has ended. */
export async function notifyOfEnd(transaction: Database, tenancy: Tenancy, endedOn: string): Promise<void> {
  const { listing, tenantId, everyone } = await sidesOf(transaction, tenancy);
  for (const userId of everyone) {
    const side = userId === tenantId ? 'tenant' : 'owner';
    await notify(transaction, userId, { kind: 'tenancyEnded', params: { ...listing, endedOn, side } });
  }
}

/** Notifies both parties that a tenancy's end was marked by mistake, with the operator's reason. */
export async function notifyOfResumption(
  transaction: Database,
  tenancy: Tenancy,
  reason: string,
): Promise<void> {
  const { listing, everyone } = await sidesOf(transaction, tenancy);
  for (const userId of everyone) {
    await notify(transaction, userId, { kind: 'tenancyResumed', params: { ...listing, reason } });
  }
}
