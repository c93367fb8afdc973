import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { PropertyStatus } from '../../../contract/property-entities.ts';
import type { Database } from '../../db/database.ts';
import { rowsBefore } from '../../db/pagination.ts';
import { isPublic } from '../../db/public-listing.ts';
import { users } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { financeRequests, reservations } from '../../db/schema/reservations.ts';

export type ReservationFields = typeof reservations.$inferSelect;
type NewReservation = typeof reservations.$inferInsert;

/** What holds its property. */
const isActive = inArray(reservations.status, ['waiting_payment', 'reserved']);

/** What reserving must know of a listing in any status; undefined where there is none. */
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

/** The reservation that holds a property; undefined where none does. */
export async function findActive(db: Database, propertyId: number): Promise<ReservationFields | undefined> {
  const [found] = await db
    .select()
    .from(reservations)
    .where(and(eq(reservations.propertyId, propertyId), isActive));
  return found;
}

/** The same, of one person, locked until the transaction ends. */
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
 * How many properties a person holds unpaid, how many were begun since a moment, and the first of
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

/** When a person's last hold of a property ran out unpaid; null where none did. */
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

/** Moves a property to another status; a hidden one gets there when an operator shows it again. */
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

/** A property that its reserver has got: rented out or sold, and so no longer in public. */
export async function closeProperty(transaction: Database, propertyId: number): Promise<void> {
  await transaction
    .update(properties)
    .set({
      status: sql`case when ${properties.purpose} = 'for_rent' then 'rented' else 'sold' end`,
      hiddenFrom: null,
    })
    .where(eq(properties.id, propertyId));
}

/** What a notification says of a reservation, and who else gets one. */
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

/** A page of a person's reservations: those that hold a property first, then the latest. */
export async function listReservations(db: Database, userId: number, page: number) {
  return db
    .select({ reservation: reservations, financingId: financeRequests.id })
    .from(reservations)
    .leftJoin(financeRequests, eq(financeRequests.reservationId, reservations.id))
    .where(eq(reservations.userId, userId))
    .orderBy(sql`${isActive} desc`, desc(reservations.id))
    .limit(PAGE_SIZE)
    .offset(rowsBefore(page));
}

export type ReservationRow = Awaited<ReturnType<typeof listReservations>>[number];

interface Due {
  status: 'waiting_payment' | 'reserved';
  now: Date;
  most: number;
  /** Of this property alone. */
  propertyId?: number;
}

/** Reservations whose deadline is over, the oldest first. */
export async function listDue(db: Database, { status, now, most, propertyId }: Due) {
  const deadline = status === 'reserved' ? reservations.executeBefore : reservations.payBefore;
  return db
    .select({ id: reservations.id, payBefore: reservations.payBefore })
    .from(reservations)
    .where(
      and(
        eq(reservations.status, status),
        lte(deadline, now),
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
 * The request for financing that comes with a reservation; sent again it is the same, with the
 * latest figures.
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
