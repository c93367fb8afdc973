import { and, asc, desc, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { PropertyStatus } from '../../../contract/property-entities.ts';
import type { Database } from '../../db/database.ts';
import { rowsBefore } from '../../db/pagination.ts';
import { isPublic } from '../../db/public-listing.ts';
import { propertyAds } from '../../db/schema/advertising.ts';
import { users } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { tenancies } from '../../db/schema/rentals.ts';
import { financeRequests, reservations } from '../../db/schema/reservations.ts';

export type ReservationFields = typeof reservations.$inferSelect;
type NewReservation = typeof reservations.$inferInsert;

/** The reservations that hold their property. */
const isActive = inArray(reservations.status, ['waiting_payment', 'reserved']);

/** Nobody has said that the contract is signed: once one side has, an operator decides about it. */
const isUnsigned = and(isNull(reservations.buyerSignedAt), isNull(reservations.ownerSignedAt));

/** A listing in any status, with the data that reserving needs; undefined if there is none. */
export async function findToReserve(db: Database, propertyId: number) {
  const [found] = await db
    .select({
      id: properties.id,
      advertiserId: properties.advertiserId,
      status: properties.status,
      purpose: properties.purpose,
      priceHalalas: properties.priceHalalas,
      rentPeriod: properties.rentPeriod,
      isPublic: isPublic().mapWith(Boolean),
    })
    .from(properties)
    .where(eq(properties.id, propertyId));
  return found;
}

/** The reservation that holds a property; undefined if none does. */
export async function findActive(db: Database, propertyId: number): Promise<ReservationFields | undefined> {
  const [found] = await db
    .select()
    .from(reservations)
    .where(and(eq(reservations.propertyId, propertyId), isActive));
  return found;
}

/** A user's reservation that holds a property, locked until the transaction ends. */
export async function lockActiveOf(
  transaction: Database,
  userId: number,
  propertyId: number,
): Promise<ReservationFields | undefined> {
  const [found] = await transaction
    .select()
    .from(reservations)
    .where(and(eq(reservations.propertyId, propertyId), eq(reservations.userId, userId), isActive))
    .for('update');
  return found;
}

/** Stores a reservation; undefined if another one holds the property. */
export async function addReservation(
  transaction: Database,
  reservation: NewReservation,
): Promise<ReservationFields | undefined> {
  const [added] = await transaction
    .insert(reservations)
    .values(reservation)
    .onConflictDoNothing()
    .returning();
  return added;
}

/**
 * Counts a user's unpaid holds, and the holds begun since a moment, with the time of the first of
 * those.
 */
export async function countHolds(db: Database, userId: number, { now, since }: { now: Date; since: Date }) {
  const isUnpaid = and(eq(reservations.status, 'waiting_payment'), gt(reservations.payBefore, now));
  const isBegun = gt(reservations.createdAt, since);
  const [counted] = await db
    .select({
      unpaid: sql<number>`count(*) filter (where ${isUnpaid})`.mapWith(Number),
      begun: sql<number>`count(*) filter (where ${isBegun})`.mapWith(Number),
      firstAt: sql<Date | null>`min(${reservations.createdAt}) filter (where ${isBegun})`.mapWith(
        reservations.createdAt,
      ),
    })
    .from(reservations)
    .where(and(eq(reservations.userId, userId), or(isUnpaid, isBegun)));
  return counted ?? { unpaid: 0, begun: 0, firstAt: null };
}

/** When a user's last unpaid hold of a property expires or expired; null if there is none. */
export async function lastUnpaidEnd(db: Database, userId: number, propertyId: number): Promise<Date | null> {
  const [found] = await db
    .select({ payBefore: reservations.payBefore })
    .from(reservations)
    .where(
      and(
        eq(reservations.userId, userId),
        eq(reservations.propertyId, propertyId),
        inArray(reservations.status, ['waiting_payment', 'expired']),
      ),
    )
    .orderBy(desc(reservations.id))
    .limit(1);
  return found?.payBefore ?? null;
}

/** Locks any user's reservation until the transaction ends. */
export async function lockReservation(
  transaction: Database,
  id: number,
): Promise<ReservationFields | undefined> {
  const [found] = await transaction.select().from(reservations).where(eq(reservations.id, id)).for('update');
  return found;
}

export async function changeReservation(
  transaction: Database,
  id: number,
  change: Partial<NewReservation>,
): Promise<void> {
  await transaction.update(reservations).set(change).where(eq(reservations.id, id));
}

/** Changes a property's status; for a hidden one, changes the status that it returns to. */
export async function moveProperty(
  transaction: Database,
  propertyId: number,
  from: 'published' | 'reserved',
  to: Extract<PropertyStatus, 'published' | 'reserved'>,
): Promise<void> {
  const ofId = eq(properties.id, propertyId);
  await transaction
    .update(properties)
    .set({ status: to })
    .where(and(ofId, eq(properties.status, from)));
  await transaction
    .update(properties)
    .set({ hiddenFrom: to })
    .where(and(ofId, eq(properties.status, 'hidden'), eq(properties.hiddenFrom, from)));
}

/** Takes a property off the market after its reservation was executed: it is rented out or sold. */
export async function closeProperty(transaction: Database, propertyId: number): Promise<void> {
  await transaction
    .update(properties)
    .set({
      status: sql`case when ${properties.purpose} = 'for_rent' then 'rented' else 'sold' end`,
      hiddenFrom: null,
    })
    .where(eq(properties.id, propertyId));
}

/**
 * Publishes a property again whose reservation was executed by mistake; returns whether it did. One
 * that is let to a tenant, or that another reservation has closed, stays.
 */
export async function reopenProperty(transaction: Database, propertyId: number): Promise<boolean> {
  const isLet = transaction
    .select()
    .from(tenancies)
    .where(and(eq(tenancies.propertyId, propertyId), isNull(tenancies.endedOn)));
  const isTaken = transaction
    .select()
    .from(reservations)
    .where(and(eq(reservations.propertyId, propertyId), eq(reservations.status, 'executed')));
  const isClosed = and(eq(properties.id, propertyId), inArray(properties.status, ['rented', 'sold']));
  const reopened = await transaction
    .update(properties)
    .set({ status: 'published' })
    .where(and(isClosed, notExists(isLet), notExists(isTaken)))
    .returning({ id: properties.id });
  return reopened.length > 0;
}

/** A notification's data about a reservation, and who else is notified. */
export async function findForNotice(db: Database, id: number) {
  const [found] = await db
    .select({
      reservationId: reservations.id,
      userId: reservations.userId,
      amountHalalas: reservations.amountHalalas,
      executeBefore: reservations.executeBefore,
      propertyId: properties.id,
      title: properties.title,
      titleEn: properties.titleEn,
      advertiserId: properties.advertiserId,
    })
    .from(reservations)
    .innerJoin(properties, eq(properties.id, reservations.propertyId))
    .where(eq(reservations.id, id));
  if (!found) throw new Error(`There is no reservation ${id}`);
  return found;
}

/**
 * A page of a user's reservations: those that hold a property first, by their next deadline; then
 * newest first.
 */
export async function listReservations(
  db: Database,
  { userId, page, now }: { userId: number; page: number; now: Date },
) {
  const at = now.toISOString();
  const { status, payBefore, executeBefore } = reservations;
  const deadline = sql`case when ${status} = 'waiting_payment' and ${payBefore} > ${at} then ${payBefore}
    when ${status} = 'reserved' and (${executeBefore} > ${at} or not (${isUnsigned})) then ${executeBefore} end`;
  return db
    .select({ reservation: reservations, financingId: financeRequests.id })
    .from(reservations)
    .leftJoin(financeRequests, eq(financeRequests.reservationId, reservations.id))
    .where(eq(reservations.userId, userId))
    .orderBy(sql`${deadline} asc nulls last`, desc(reservations.id))
    .limit(PAGE_SIZE)
    .offset(rowsBefore(page));
}

export type ReservationRow = Awaited<ReturnType<typeof listReservations>>[number];

/** A reservation with its two sides; undefined if there is none. */
export async function findSided(db: Database, id: number) {
  const owner = alias(users, 'owner');
  const personOf = ({ name, nameEn, mobile }: typeof users | typeof owner) => ({ name, nameEn, mobile });
  const [found] = await db
    .select({
      reservation: reservations,
      advertiserId: properties.advertiserId,
      ownerType: propertyAds.ownerType,
      buyer: personOf(users),
      owner: personOf(owner),
    })
    .from(reservations)
    .innerJoin(properties, eq(properties.id, reservations.propertyId))
    .innerJoin(users, eq(users.id, reservations.userId))
    .innerJoin(owner, eq(owner.id, properties.advertiserId))
    .leftJoin(propertyAds, eq(propertyAds.propertyId, properties.id))
    .where(eq(reservations.id, id));
  return found;
}

export type SidedRow = NonNullable<Awaited<ReturnType<typeof findSided>>>;

/**
 * Marks the paid reservations whose deadline comes within `withinMs` as reminded, and returns them.
 * Concurrent servers get different ones.
 */
export async function claimEnding(transaction: Database, { now, withinMs, most }: Ending) {
  const due = transaction
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.status, 'reserved'),
        isNull(reservations.remindedAt),
        gt(reservations.executeBefore, now),
        lte(reservations.executeBefore, new Date(now.getTime() + withinMs)),
      ),
    )
    .orderBy(asc(reservations.executeBefore))
    .limit(most)
    .for('update', { skipLocked: true });
  return transaction
    .update(reservations)
    .set({ remindedAt: now })
    .where(inArray(reservations.id, due))
    .returning();
}

interface Ending {
  now: Date;
  withinMs: number;
  most: number;
}

interface Due {
  status: 'waiting_payment' | 'reserved';
  now: Date;
  most: number;
  /** Only of this property. */
  propertyId?: number;
}

/** Reservations past their deadline that no side has signed, oldest first. */
export async function listDue(db: Database, { status, now, most, propertyId }: Due) {
  const deadline = status === 'reserved' ? reservations.executeBefore : reservations.payBefore;
  return db
    .select({ id: reservations.id, payBefore: reservations.payBefore })
    .from(reservations)
    .where(
      and(
        eq(reservations.status, status),
        lte(deadline, now),
        isUnsigned,
        propertyId === undefined ? undefined : eq(reservations.propertyId, propertyId),
      ),
    )
    .orderBy(asc(deadline))
    .limit(most);
}

interface Financing {
  reservation: ReservationFields;
  salaryHalalas: number | null;
  amountHalalas: number | null;
  obligations: string | null;
  createdAt: Date;
}

/**
 * Stores the request for financing that belongs to a reservation; a repeated call updates its
 * figures.
 */
export async function saveFinancing(
  transaction: Database,
  { reservation, createdAt, ...figures }: Financing,
): Promise<void> {
  const { id: reservationId, userId, propertyId } = reservation;
  const [person] = await transaction
    .select({ fullName: users.name, mobile: users.mobile })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) throw new Error(`There is no person ${userId}`);
  await transaction
    .insert(financeRequests)
    .values({ ...person, ...figures, userId, propertyId, reservationId, createdAt })
    .onConflictDoUpdate({ target: financeRequests.reservationId, set: figures });
}
