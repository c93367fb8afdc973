import type { Body } from '../../../contract/contract.ts';
import {
  LUXURY_VIEWING_SAR,
  VIEWING_HOLD_MINUTES,
  VIEWING_PAUSE_HOURS,
  VIEWINGS_COMING_MOST,
  VIEWINGS_UNPAID_MOST,
} from '../../../contract/limits.ts';
import type { RefundWay } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { brokenConstraint } from '../../http/database-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { inHalalas } from '../../lib/money.ts';
import type { Caller } from '../../plugins/idempotency.ts';
import { createAttemptLimit } from '../access/attempts/attempt-limit.ts';
import { cancelOpenPayment, findPaid } from '../payments/repository.ts';
import { resultPathOf } from '../payments/result-path.ts';
import type { Payments } from '../payments/service.ts';
import { callOffComing, callOffViewing } from './cancellation.ts';
import { DEFAULT_WEEK } from './hours.ts';
import { notifyOfViewing } from './notices.ts';
import { requireUnpaid } from './payment.ts';
import { statusAt } from './presenter.ts';
import {
  addViewing,
  changeViewing,
  countComing,
  countUnpaid,
  findHolder,
  findToView,
  findViewing,
  hasLeftUnpaid,
  listTaken,
  listUnpaid,
  lockViewing,
  lockViewingOf,
  type ViewingFields,
} from './repository.ts';
import { chosenTime, timesAhead, type ViewingTime } from './times.ts';

const HOLD_MS = VIEWING_HOLD_MINUTES * 60_000;
const PAUSE_MS = VIEWING_PAUSE_HOURS * 3_600_000;
/** A time has at most one unpaid viewing; a run of the job handles this many viewings. */
const RELEASE_MOST = 100;

interface Services {
  db: Database;
  payments: Payments;
  clock: Clock;
}

/** A normal viewing is free, so the payment fields of its body are ignored. */
const PAGE = { by: 'page' } as const;
const earlier = (one: Date, other: Date) => (one < other ? one : other);

const holdOf = ({ id, payBefore }: { id: number; payBefore: Date }) => ({
  subjectId: id,
  heldUntil: payBefore,
});

/** Viewings of properties (core §4, DESIGN §6). */
export function createViewings(services: Services) {
  return {
    /** The free times of a listing from now on, in order. */
    times: (propertyId: number) => times(services, propertyId),
    /** Books a time: a normal viewing is confirmed, a luxury one is held until it is paid. */
    book: (body: Body<'viewings.create'>, caller: Caller) => book(services, body, caller),
    /** Returns where to pay a luxury viewing; the result page if it is already paid. */
    pay: (body: Body<'viewings.pay'>, caller: Caller) => pay(services, body, caller),
    /** Cancels a coming viewing and refunds it. A second call changes nothing. */
    cancel: (userId: number, id: number, refundTo?: RefundWay) => cancel(services, userId, id, refundTo),
    /** Cancels every coming viewing of a hidden listing, without a notice to its advertiser. */
    callOffComing: (transaction: Database, propertyId: number) =>
      callOffComing(transaction, propertyId, services.clock.now()),
    /** Moves a coming viewing to another free time of its listing; a paid one stays paid. */
    move: (body: Body<'viewings.reschedule'>, caller: Caller) => move(services, body, caller),
    /**
     * Releases viewings past their payment deadline, unless the gateway reports them as paid.
     * Returns the number checked. If one fails, throws after handling the others.
     */
    releaseUnpaid: () => releaseUnpaid(services),
  };
}

export type Viewings = ReturnType<typeof createViewings>;

/** Limits a user's bookings and moves, refused ones included: each may notify an advertiser. */
const changeLimit = (db: Database) =>
  createAttemptLimit(db, {
    kind: 'viewing-changes',
    limit: 30,
    windowMinutes: 60,
    refusal: 'tooManyRequests',
  });

/** A public listing with its weekly hours. Throws propertyNotFound if it is not public. */
async function findBookable(db: Database, propertyId: number) {
  const property = await findToView(db, propertyId);
  if (!property?.isPublic) throw new ApiError('propertyNotFound');
  return { ...property, week: property.week ?? DEFAULT_WEEK };
}

/** Releases an overdue unpaid viewing, and notifies its visitor. */
async function release(transaction: Database, id: number, now: Date): Promise<void> {
  const viewing = await lockViewing(transaction, id);
  const isOverdue = viewing?.status === 'waiting_payment' && viewing.payBefore && viewing.payBefore <= now;
  if (!isOverdue) return;
  await changeViewing(transaction, id, { status: 'expired' });
  await cancelOpenPayment(transaction, 'viewing', id, now);
  await notifyOfViewing(transaction, { viewingId: id, visitor: 'viewingReleased', advertiser: null });
}

async function takenError(db: Database, userId: number, propertyId: number, startsAt: Date) {
  const isOwn = (await findHolder(db, propertyId, startsAt)) === userId;
  return new ApiError(isOwn ? 'timeYours' : 'timeTaken', { field: 'time' });
}

const NORMAL_TERMS = { status: 'confirmed', amountHalalas: 0, payBefore: null } as const;

/** A luxury viewing must be paid before its hold ends, and before it starts. */
const luxuryTerms = (startsAt: Date, now: Date) => ({
  status: 'waiting_payment' as const,
  amountHalalas: inHalalas(LUXURY_VIEWING_SAR),
  payBefore: earlier(new Date(now.getTime() + HOLD_MS), startsAt),
});

function chargeOf(viewing: ViewingFields) {
  const { id, userId, amountHalalas, payBefore } = viewing;
  return { userId, purpose: 'viewing', subjectId: id, amountHalalas, payBefore } as const;
}

/** The overdue unpaid viewings at a time, so that a new booking need not wait for the job. */
async function findOverdue(
  { db, payments, clock }: Services,
  at: { propertyId: number; startsAt: Date },
): Promise<number[]> {
  const unpaid = await listUnpaid(db, { now: clock.now(), most: RELEASE_MOST, at });
  return (await payments.toGiveOn('viewing', unpaid.map(holdOf))).map(({ subjectId }) => subjectId);
}

/** An unpaid hold is free and blocks its time: a few at once, and not soon again after expiry. */
async function requireMayHold(transaction: Database, viewing: ViewingFields, now: Date): Promise<void> {
  if ((await countUnpaid(transaction, viewing.userId, now)) > VIEWINGS_UNPAID_MOST) {
    throw new ApiError('tooManyUnpaidViewings');
  }
  if (await hasLeftUnpaid(transaction, viewing, new Date(now.getTime() - PAUSE_MS))) {
    throw new ApiError('viewingPaused', { field: 'time' });
  }
}

/** Throws unless the viewing is still to come. */
function requireComing(viewing: ViewingFields | undefined, now: Date): asserts viewing is ViewingFields {
  if (!viewing) throw new ApiError('viewingNotFound');
  const status = statusAt(viewing, now);
  if (status === 'cancelled') throw new ApiError('viewingCancelled');
  if (status === 'expired') throw new ApiError('viewingExpired');
  if (viewing.startsAt <= now) throw new ApiError('viewingOver');
}

async function times({ db, clock }: Services, propertyId: number): Promise<ViewingTime[]> {
  const { week } = await findBookable(db, propertyId);
  const now = clock.now();
  const taken = await listTaken(db, propertyId, now);
  return timesAhead(week, now).filter(({ startsAt }) => !taken.has(startsAt.getTime()));
}

async function book(
  services: Services,
  body: Body<'viewings.create'>,
  { userId, isProved, language, once }: Caller,
): Promise<{ viewingId: number; paymentUrl: string | null }> {
  const { db, payments, clock } = services;
  const { propertyId, fancyReview: isLuxury = false, mobileShown = false } = body;
  const property = await findBookable(db, propertyId);
  if (property.advertiserId === userId) throw new ApiError('viewingOwnProperty');
  const now = clock.now();
  const startsAt = chosenTime(property.week, body, now);
  const way = isLuxury ? await payments.wayOf({ userId, isProved }, body) : PAGE;
  await changeLimit(db).begin(String(userId));
  const overdue = await findOverdue(services, { propertyId, startsAt });
  const { viewingId, paymentId } = await once(async (transaction) => {
    for (const id of overdue) await release(transaction, id, clock.now());
    const viewing = await addViewing(transaction, {
      ...(isLuxury ? luxuryTerms(startsAt, now) : NORMAL_TERMS),
      userId,
      propertyId,
      startsAt,
      isLuxury,
      mobileShown,
      createdAt: now,
      scheduledAt: now,
    });
    if (!viewing) throw await takenError(transaction, userId, propertyId, startsAt);
    const coming = await countComing(transaction, userId, now);
    if (coming > VIEWINGS_COMING_MOST) throw new ApiError('tooManyViewings');
    const viewingId = viewing.id;
    if (isLuxury) {
      await requireMayHold(transaction, viewing, clock.now());
      return { viewingId, paymentId: await payments.start(transaction, chargeOf(viewing), way) };
    }
    await notifyOfViewing(transaction, {
      viewingId,
      visitor: 'viewingConfirmed',
      advertiser: 'visitBooked',
    });
    return { viewingId, paymentId: null };
  });
  return {
    viewingId,
    paymentUrl: paymentId === null ? null : await payments.lead(paymentId, language, way),
  };
}

async function pay(
  { db, payments, clock }: Services,
  body: Body<'viewings.pay'>,
  { userId, isProved, language, once }: Caller,
): Promise<string> {
  const { reservationId: id, ...wish } = body;
  if (!(await findViewing(db, userId, id))) throw new ApiError('viewingNotFound');
  // The user may have paid and closed the gateway's page before its redirect.
  await payments.askAbout('viewing', id);
  const found = await findViewing(db, userId, id);
  const paid = await findPaid(db, 'viewing', id);
  if (paid && found?.viewing.status === 'confirmed') return resultPathOf(paid);
  const way = await payments.wayOf({ userId, isProved }, wish);
  const { paymentId } = await once(async (transaction) => {
    const viewing = await lockViewingOf(transaction, userId, id);
    if (!viewing) throw new ApiError('viewingNotFound');
    requireUnpaid(viewing, clock.now());
    return { paymentId: await payments.start(transaction, chargeOf(viewing), way) };
  });
  return payments.lead(paymentId, language, way);
}

async function cancel(
  { db, clock }: Services,
  userId: number,
  id: number,
  refundTo: RefundWay | undefined,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const viewing = await lockViewingOf(transaction, userId, id);
    if (viewing?.status === 'cancelled') return;
    requireComing(viewing, clock.now());
    // The advertiser was only notified if it was confirmed.
    const advertiser = viewing.status === 'confirmed' ? 'visitCancelled' : null;
    await callOffViewing(transaction, viewing, {
      advertiser,
      ...(refundTo && { refundTo }),
      at: clock.now(),
    });
  });
}

async function move(
  services: Services,
  body: Body<'viewings.reschedule'>,
  { userId, once }: Caller,
): Promise<void> {
  const { db, clock } = services;
  const { reservationId: id } = body;
  const found = await findViewing(db, userId, id);
  requireComing(found?.viewing, clock.now());
  const { propertyId } = found.viewing;
  const { week } = await findBookable(db, propertyId);
  const now = clock.now();
  const startsAt = chosenTime(week, body, now);
  await changeLimit(db).begin(String(userId));
  const overdue = await findOverdue(services, { propertyId, startsAt });
  try {
    await once(async (transaction) => {
      const viewing = await lockViewingOf(transaction, userId, id);
      requireComing(viewing, clock.now());
      if (viewing.startsAt.getTime() === startsAt.getTime()) return { viewingId: id };
      for (const other of overdue) await release(transaction, other, clock.now());
      const payBefore = viewing.payBefore && earlier(viewing.payBefore, startsAt);
      // The expert may be elsewhere then: operators name one for the new time.
      const anew = { remindedDayAt: null, remindedHourAt: null, expertName: null, expertMobile: null };
      await changeViewing(transaction, id, { startsAt, scheduledAt: now, payBefore, ...anew });
      const advertiser = viewing.status === 'confirmed' ? 'visitMoved' : null;
      await notifyOfViewing(transaction, { viewingId: id, visitor: 'viewingMoved', advertiser });
      return { viewingId: id };
    });
  } catch (error) {
    if (brokenConstraint(error) !== 'viewings_time') throw error;
    throw await takenError(db, userId, propertyId, startsAt);
  }
}

async function releaseUnpaid({ db, payments, clock }: Services): Promise<number> {
  const unpaid = await listUnpaid(db, { now: clock.now(), most: RELEASE_MOST });
  const failures: unknown[] = [];
  for (const { subjectId } of await payments.toGiveOn('viewing', unpaid.map(holdOf))) {
    try {
      await db.transaction((transaction) => release(transaction, subjectId, clock.now()));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return unpaid.length;
}
