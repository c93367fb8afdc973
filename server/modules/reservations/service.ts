import type { Body } from '../../../contract/contract.ts';
import {
  RESERVATION_FEE_SAR,
  RESERVATION_HOLD_MINUTES,
  RESERVATION_PAUSE_HOURS,
  RESERVATIONS_PER_HOUR,
  RESERVATIONS_UNPAID_MOST,
} from '../../../contract/limits.ts';
import { reservationFee } from '../../../contract/reservation-fee.ts';
import type { RESERVABILITY } from '../../../contract/reservations.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { inHalalas, inSar } from '../../lib/money.ts';
import type { Caller } from '../../plugins/idempotency.ts';
import { lockPerson } from '../access/session/repository.ts';
import { earn } from '../payments/card-refunds.ts';
import { cancelOpenPayment, findPaid } from '../payments/repository.ts';
import type { Payments } from '../payments/service.ts';
import { requireWithinPrice } from '../properties/sale-price.ts';
import { notifyOfReservation } from './notices.ts';
import { statusAt } from './presenter.ts';
import {
  addReservation,
  changeReservation,
  countHolds,
  findActive,
  findToReserve,
  lastUnpaidEnd,
  listDue,
  lockActiveOf,
  lockReservation,
  moveProperty,
  type ReservationFields,
  saveFinancing,
} from './repository.ts';
import { remindOfDeadlines } from './sides.ts';

const HOLD_MS = RESERVATION_HOLD_MINUTES * 60_000;
const BATCH = 100;

interface Services {
  db: Database;
  payments: Payments;
  clock: Clock;
}

const holdOf = ({ id, payBefore }: { id: number; payBefore: Date }) => ({
  subjectId: id,
  heldUntil: payBefore,
});

/** Reservations of properties (core §4, DESIGN §6). */
export function createReservations(services: Services) {
  return {
    /**
     * The fee in SAR, whether the user can reserve the property, and until when that would hold it.
     */
    quote: (userId: number, propertyId: number | undefined) => quote(services, userId, propertyId),
    /**
     * Holds a property and returns where to pay its fee. A repeated call continues the user's
     * unpaid hold, or returns the result page of a paid one.
     */
    reserve: (body: Body<'reservations.create'>, caller: Caller) => reserve(services, body, caller),
    /**
     * Releases holds past their payment deadline, unless the gateway reports them as paid. Returns
     * the number checked.
     */
    releaseUnpaid: () => releaseUnpaid(services),
    /** Forfeits paid reservations past their execution deadline. Returns the number checked. */
    forfeitOverdue: () => forfeitOverdue(services),
    /** Reminds both sides of deadlines a day ahead. Returns the number reminded of. */
    remindOfDeadlines: () => remindOfDeadlines(services.db, services.clock),
  };
}

export type Reservations = ReturnType<typeof createReservations>;

async function findPublic(db: Database, propertyId: number) {
  const property = await findToReserve(db, propertyId);
  if (!property?.isPublic) throw new ApiError('propertyNotFound');
  return property;
}

/** Releases an overdue unpaid hold, and notifies its user. */
async function release(transaction: Database, id: number, now: Date): Promise<void> {
  const reservation = await lockReservation(transaction, id);
  if (reservation?.status !== 'waiting_payment' || reservation.payBefore > now) return;
  await changeReservation(transaction, id, { status: 'expired', closedAt: now });
  await cancelOpenPayment(transaction, 'reservation', id, now);
  const notices = { reserver: 'reservationReleased', advertiser: null } as const;
  await notifyOfReservation(transaction, { reservationId: id, ...notices });
}

/**
 * Forfeits an overdue reservation: its fee becomes income, and the property is free again
 * (core §9).
 */
async function forfeit(transaction: Database, id: number, now: Date): Promise<void> {
  const reservation = await lockReservation(transaction, id);
  // Somebody may have signed, or paid, since it was listed.
  if (reservation?.status !== 'reserved' || statusAt(reservation, now) !== 'forfeited') return;
  await changeReservation(transaction, id, { status: 'forfeited', closedAt: now });
  const paid = await findPaid(transaction, 'reservation', id);
  if (paid) await earn(transaction, paid, now);
  await moveProperty(transaction, reservation.propertyId, 'reserved', 'published');
  const notices = { reserver: 'reservationForfeited', advertiser: 'propertyFreed' } as const;
  await notifyOfReservation(transaction, { reservationId: id, ...notices });
}

/** Ends a property's overdue reservations, so that a new one need not wait for the jobs. */
async function endOverdue({ db, payments, clock }: Services, propertyId: number): Promise<void> {
  const due = { now: clock.now(), most: BATCH, propertyId };
  for (const unpaid of await listDue(db, { ...due, status: 'waiting_payment' })) {
    if (!(await payments.mayGiveOn('reservation', holdOf(unpaid)))) throw new ApiError('paymentUnavailable');
    await db.transaction((transaction) => release(transaction, unpaid.id, clock.now()));
  }
  for (const { id } of await listDue(db, { ...due, status: 'reserved' })) {
    await db.transaction((transaction) => forfeit(transaction, id, clock.now()));
  }
}

/** Returns the user's own reservation that holds the property, or creates one. */
async function hold(
  { clock }: Services,
  transaction: Database,
  { userId, propertyId }: { userId: number; propertyId: number },
): Promise<ReservationFields> {
  const own = await lockActiveOf(transaction, userId, propertyId);
  if (own) return own;
  const property = await findPublic(transaction, propertyId);
  const { status } = property;
  const createdAt = clock.now();
  if (status === 'published') {
    // With several windows of one user, the first creates the hold and the others use it.
    await lockPerson(transaction, userId);
    const meanwhile = await lockActiveOf(transaction, userId, propertyId);
    if (meanwhile) return meanwhile;
    await requireMayHold(transaction, { userId, propertyId, now: createdAt });
  }
  const added =
    status === 'published'
      ? await addReservation(transaction, {
          userId,
          propertyId,
          status: 'waiting_payment',
          amountHalalas: reservationFee(property).halalas,
          payBefore: new Date(createdAt.getTime() + HOLD_MS),
          createdAt,
        })
      : undefined;
  // Another window of the same user was first: use its reservation.
  const held = added ?? (await lockActiveOf(transaction, userId, propertyId));
  if (!held) throw new ApiError('propertyReserved', { field: 'propertyId' });
  return held;
}

/** Queries the gateway: the user may have paid and closed its page before the redirect. */
async function askAboutOwn({ db, payments }: Services, userId: number, propertyId: number): Promise<void> {
  const active = await findActive(db, propertyId);
  if (active?.userId === userId) await payments.askAbout('reservation', active.id);
}

async function quote({ db, clock }: Services, userId: number, propertyId: number | undefined) {
  if (propertyId === undefined) {
    return { price: RESERVATION_FEE_SAR.for_rent, standing: 'open' as const, expiresAt: null };
  }
  const property = await findPublic(db, propertyId);
  const found = await findStanding(db, property, { userId, propertyId, now: clock.now() });
  const { standing, until = null, feeHalalas = reservationFee(property).halalas } = found;
  return { price: inSar(feeHalalas), standing, expiresAt: until?.toISOString() ?? null };
}

interface Standing {
  standing: (typeof RESERVABILITY)[number];
  /** When the standing ends, if it does. */
  until?: Date | null;
  /** An existing hold keeps the fee that it began with. */
  feeHalalas?: number;
}

/** Whether the user can reserve a property. */
async function findStanding(
  db: Database,
  { advertiserId, status: propertyStatus }: Awaited<ReturnType<typeof findPublic>>,
  holding: Holding,
): Promise<Standing> {
  const { userId, propertyId, now } = holding;
  if (advertiserId === userId) return { standing: 'own' };
  const active = await findActive(db, propertyId);
  const status = active && statusAt(active, now);
  if (active && (status === 'waiting_payment' || status === 'reserved')) {
    const until = status === 'reserved' ? active.executeBefore : active.payBefore;
    if (active.userId === userId) return { standing: status, until, feeHalalas: active.amountHalalas };
    // It may be free again when another user's payment deadline passes.
    return { standing: 'taken', until: status === 'reserved' ? null : until };
  }
  if (status !== 'forfeited' && propertyStatus !== 'published') return { standing: 'taken' };
  const until = await pausedUntil(db, holding);
  return until ? { standing: 'paused', until } : { standing: 'open' };
}

async function reserve(
  services: Services,
  body: Body<'reservations.create'>,
  { userId, isProved, language, once }: Caller,
): Promise<string> {
  const { db, payments, clock } = services;
  const { propertyId, price, financingRequest: isFinancing = false, financing = {}, ...wish } = body;
  const property = await findPublic(db, propertyId);
  if (property.advertiserId === userId) throw new ApiError('reservationOwnProperty');
  if (isFinancing)
    await requireWithinPrice(db, { propertyId, amount: financing.amount, field: 'financing.amount' });
  const way = await payments.wayOf({ userId, isProved }, wish);
  await endOverdue(services, propertyId);
  await askAboutOwn(services, userId, propertyId);
  const { paymentId } = await once(async (transaction) => {
    const reservation = await hold(services, transaction, { userId, propertyId });
    const { id: subjectId, amountHalalas, payBefore } = reservation;
    if (reservation.status === 'reserved') {
      const paid = await findPaid(transaction, 'reservation', subjectId);
      if (!paid) throw new Error(`Reservation ${subjectId} was never paid`);
      return { paymentId: paid.id };
    }
    if (price != null && inHalalas(price) !== amountHalalas) throw new ApiError('reservationFeeChanged');
    if (isFinancing) {
      await saveFinancing(transaction, {
        reservation,
        salaryHalalas: inHalalas(financing.salary),
        amountHalalas: inHalalas(financing.amount),
        obligations: financing.obligations || null,
        createdAt: clock.now(),
      });
    }
    const charge = { userId, purpose: 'reservation', subjectId, amountHalalas, payBefore } as const;
    return { paymentId: await payments.start(transaction, charge, way) };
  });
  return payments.lead(paymentId, language, way);
}

async function releaseUnpaid({ db, payments, clock }: Services): Promise<number> {
  const due = await listDue(db, { status: 'waiting_payment', now: clock.now(), most: BATCH });
  for (const { subjectId } of await payments.toGiveOn('reservation', due.map(holdOf))) {
    await db.transaction((transaction) => release(transaction, subjectId, clock.now()));
  }
  return due.length;
}

async function forfeitOverdue({ db, clock }: Services): Promise<number> {
  const due = await listDue(db, { status: 'reserved', now: clock.now(), most: BATCH });
  for (const { id } of due) await db.transaction((transaction) => forfeit(transaction, id, clock.now()));
  return due.length;
}

const HOUR_MS = 3_600_000;

interface Holding {
  userId: number;
  propertyId: number;
  now: Date;
}

/** Until when a user may not hold a property again; null if they may. */
async function pausedUntil(db: Database, { userId, propertyId, now }: Holding): Promise<Date | null> {
  const ended = await lastUnpaidEnd(db, userId, propertyId);
  if (!ended || ended > now) return null;
  const until = new Date(ended.getTime() + RESERVATION_PAUSE_HOURS * HOUR_MS);
  return until > now ? until : null;
}

/**
 * Throws if a user may not hold this property, or any further one: a hold is free and keeps the
 * listing from other users. The user must be locked, so that concurrent holds are counted one after
 * the other.
 */
async function requireMayHold(transaction: Database, holding: Holding): Promise<void> {
  const { userId, now } = holding;
  if (await pausedUntil(transaction, holding)) {
    throw new ApiError('reservationPaused', { field: 'propertyId' });
  }
  const since = new Date(now.getTime() - HOUR_MS);
  const { unpaid, begun, firstAt } = await countHolds(transaction, userId, { now, since });
  if (unpaid >= RESERVATIONS_UNPAID_MOST) {
    throw new ApiError('tooManyUnpaidReservations', { field: 'propertyId' });
  }
  if (begun < RESERVATIONS_PER_HOUR) return;
  const waitMs = (firstAt ?? now).getTime() - since.getTime();
  throw new ApiError('tooManyRequests', { headers: { 'retry-after': String(Math.ceil(waitMs / 1_000)) } });
}
