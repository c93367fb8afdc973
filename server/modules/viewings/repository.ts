import { and, asc, desc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { ViewingSide } from '../../../contract/viewings.ts';
import type { Database } from '../../db/database.ts';
import { rowsBefore } from '../../db/pagination.ts';
import { isPublic } from '../../db/public-listing.ts';
import { users } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { viewingHours, viewings } from '../../db/schema/viewings.ts';
import { lockPerson } from '../access/session/repository.ts';

export type ViewingFields = typeof viewings.$inferSelect;
type NewViewing = typeof viewings.$inferInsert;

const isActive = inArray(viewings.status, ['waiting_payment', 'confirmed']);
/** The viewings that hold their time: an unpaid one does so only until its deadline. */
const holdsItsTime = (now: Date) =>
  or(
    eq(viewings.status, 'confirmed'),
    and(eq(viewings.status, 'waiting_payment'), gt(viewings.payBefore, now)),
  );

/** A listing in any status, with the data that booking needs; undefined if there is none. */
export async function findToView(db: Database, propertyId: number) {
  const [found] = await db
    .select({
      id: properties.id,
      advertiserId: properties.advertiserId,
      isPublic: isPublic().mapWith(Boolean),
      week: viewingHours.week,
    })
    .from(properties)
    .leftJoin(viewingHours, eq(viewingHours.propertyId, properties.id))
    .where(eq(properties.id, propertyId));
  return found;
}

/** The start times, in milliseconds, at which a listing is taken from now on. */
export async function listTaken(db: Database, propertyId: number, now: Date): Promise<Set<number>> {
  const rows = await db
    .select({ startsAt: viewings.startsAt })
    .from(viewings)
    .where(and(eq(viewings.propertyId, propertyId), gt(viewings.startsAt, now), isActive, holdsItsTime(now)));
  return new Set(rows.map(({ startsAt }) => startsAt.getTime()));
}

/** Ids of a listing's coming viewings, the next first. */
export async function listComing(db: Database, propertyId: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: viewings.id })
    .from(viewings)
    .where(and(eq(viewings.propertyId, propertyId), gt(viewings.startsAt, now), isActive))
    .orderBy(asc(viewings.startsAt));
  return rows.map(({ id }) => id);
}

/**
 * The number of a user's coming viewings, including those of this transaction. Locks the user, so
 * that concurrent counts include each other's additions.
 */
export async function countComing(transaction: Database, userId: number, now: Date): Promise<number> {
  await lockPerson(transaction, userId);
  const coming = and(eq(viewings.userId, userId), gt(viewings.startsAt, now), holdsItsTime(now));
  return transaction.$count(viewings, coming);
}

/** The number of luxury viewings that a user holds unpaid; locks the user like `countComing`. */
export async function countUnpaid(transaction: Database, userId: number, now: Date): Promise<number> {
  await lockPerson(transaction, userId);
  const isUnpaid = and(eq(viewings.status, 'waiting_payment'), gt(viewings.payBefore, now));
  return transaction.$count(viewings, and(eq(viewings.userId, userId), isUnpaid));
}

interface TimeOf {
  userId: number;
  propertyId: number;
  startsAt: Date;
}

/** Whether a user's unpaid hold of a listing's time has expired since a moment. */
export async function hasLeftUnpaid(
  db: Database,
  { userId, propertyId, startsAt }: TimeOf,
  since: Date,
): Promise<boolean> {
  const isThat = and(eq(viewings.propertyId, propertyId), eq(viewings.startsAt, startsAt));
  const isLeft = and(eq(viewings.status, 'expired'), gt(viewings.payBefore, since));
  return (await db.$count(viewings, and(eq(viewings.userId, userId), isThat, isLeft))) > 0;
}

/** Stores a viewing; undefined if its time is already taken. */
export async function addViewing(
  transaction: Database,
  viewing: NewViewing,
): Promise<ViewingFields | undefined> {
  const [added] = await transaction.insert(viewings).values(viewing).onConflictDoNothing().returning();
  return added;
}

/** The id of the user who holds a listing's time; null if it is free. */
export async function findHolder(db: Database, propertyId: number, startsAt: Date): Promise<number | null> {
  const [found] = await db
    .select({ userId: viewings.userId })
    .from(viewings)
    .where(and(eq(viewings.propertyId, propertyId), eq(viewings.startsAt, startsAt), isActive));
  return found?.userId ?? null;
}

/**
 * A user's own viewing, locked until the transaction ends; undefined if they have none with that
 * id.
 */
export async function lockViewingOf(
  transaction: Database,
  userId: number,
  id: number,
): Promise<ViewingFields | undefined> {
  const [found] = await transaction
    .select()
    .from(viewings)
    .where(and(eq(viewings.userId, userId), eq(viewings.id, id)))
    .for('update');
  return found;
}

/** Locks any user's viewing until the transaction ends. */
export async function lockViewing(transaction: Database, id: number): Promise<ViewingFields | undefined> {
  const [found] = await transaction.select().from(viewings).where(eq(viewings.id, id)).for('update');
  return found;
}

export async function changeViewing(
  transaction: Database,
  id: number,
  change: Partial<NewViewing>,
): Promise<void> {
  await transaction.update(viewings).set(change).where(eq(viewings.id, id));
}

/** A notification's data about a viewing, and who else is notified. */
export async function findForNotice(db: Database, id: number) {
  const [found] = await db
    .select({
      viewingId: viewings.id,
      userId: viewings.userId,
      startsAt: viewings.startsAt,
      propertyId: properties.id,
      title: properties.title,
      titleEn: properties.titleEn,
      advertiserId: properties.advertiserId,
    })
    .from(viewings)
    .innerJoin(properties, eq(properties.id, viewings.propertyId))
    .where(eq(viewings.id, id));
  if (!found) throw new Error(`There is no viewing ${id}`);
  return found;
}

const visitors = alias(users, 'visitors');

function selectViewings(db: Database) {
  return db
    .select({
      viewing: viewings,
      street: properties.street,
      agent: { name: users.name, nameEn: users.nameEn, mobile: users.mobile },
      visitor: { name: visitors.name, nameEn: visitors.nameEn, mobile: visitors.mobile },
    })
    .from(viewings)
    .innerJoin(properties, eq(properties.id, viewings.propertyId))
    .innerJoin(users, eq(users.id, properties.advertiserId))
    .innerJoin(visitors, eq(visitors.id, viewings.userId));
}

/** The advertiser sees a viewing once it is confirmed. */
const isOf = (userId: number, side: ViewingSide) =>
  side === 'visitor'
    ? eq(viewings.userId, userId)
    : and(eq(properties.advertiserId, userId), inArray(viewings.status, ['confirmed', 'cancelled']));

export type ViewingRow = Awaited<ReturnType<typeof listViewings>>[number];

/**
 * A coming viewing's next deadline, by which it is listed: to pay, else to be there. Null for one
 * that is over.
 */
const nextDeadline = (now: Date): SQL =>
  sql`case when ${viewings.startsAt} > ${now.toISOString()} and (${holdsItsTime(now)})
    then case when ${viewings.status} = 'waiting_payment' then ${viewings.payBefore} else ${viewings.startsAt} end end`;

interface ViewingList {
  userId: number;
  side: ViewingSide;
  page: number;
  now: Date;
}

/**
 * A page of a user's viewings, or of the confirmed ones of their listings: coming ones first, the
 * next deadline at the top; then the others, newest first.
 */
export async function listViewings(db: Database, { userId, side, page, now }: ViewingList) {
  return selectViewings(db)
    .where(and(isOf(userId, side), side === 'advertiser' ? eq(viewings.status, 'confirmed') : undefined))
    .orderBy(sql`${nextDeadline(now)} asc nulls last`, desc(viewings.startsAt), desc(viewings.id))
    .limit(PAGE_SIZE)
    .offset(rowsBefore(page));
}

/** One viewing of a user; undefined if they have none with that id. */
export async function findViewing(
  db: Database,
  userId: number,
  id: number,
  side: ViewingSide = 'visitor',
): Promise<ViewingRow | undefined> {
  const [found] = await selectViewings(db).where(and(isOf(userId, side), eq(viewings.id, id)));
  return found;
}

/** The next viewing of a user, for the home screen; null if they have none. */
export async function findNextViewing(db: Database, userId: number, now: Date) {
  const [found] = await db
    .select({
      id: viewings.id,
      propertyId: viewings.propertyId,
      startsAt: viewings.startsAt,
      status: viewings.status,
    })
    .from(viewings)
    .where(and(eq(viewings.userId, userId), gt(viewings.startsAt, now), isActive, holdsItsTime(now)))
    .orderBy(asc(viewings.startsAt), asc(viewings.id))
    .limit(1);
  return found ?? null;
}

export type NextViewing = NonNullable<Awaited<ReturnType<typeof findNextViewing>>>;

interface Unpaid {
  now: Date;
  most: number;
  /** Only at this time of this listing. */
  at?: { propertyId: number; startsAt: Date };
}

/** Viewings past their payment deadline, oldest first. */
export async function listUnpaid(db: Database, { now, most, at }: Unpaid) {
  const rows = await db
    .select({ id: viewings.id, payBefore: viewings.payBefore })
    .from(viewings)
    .where(
      and(
        eq(viewings.status, 'waiting_payment'),
        lte(viewings.payBefore, now),
        at && eq(viewings.propertyId, at.propertyId),
        at && eq(viewings.startsAt, at.startsAt),
      ),
    )
    .orderBy(asc(viewings.payBefore))
    .limit(most);
  return rows.map(({ id, payBefore }) => ({ id, payBefore: payBefore ?? now }));
}

interface Reminding {
  column: 'remindedDayAt' | 'remindedHourAt';
  now: Date;
  /** Those that start within `withinMs`, but not within `afterMs`. */
  withinMs: number;
  afterMs: number;
  most: number;
}

/**
 * Marks the confirmed viewings that are due for a reminder, and returns their ids. Those booked or
 * moved after their reminder was due get none. Concurrent servers get different ones.
 */
export async function claimReminders(
  transaction: Database,
  { column, now, withinMs, afterMs, most }: Reminding,
): Promise<number[]> {
  const reminded = viewings[column];
  const due = transaction
    .select({ id: viewings.id })
    .from(viewings)
    .where(
      and(
        eq(viewings.status, 'confirmed'),
        sql`${reminded} is null`,
        lte(viewings.startsAt, new Date(now.getTime() + withinMs)),
        gt(viewings.startsAt, new Date(now.getTime() + afterMs)),
        sql`${viewings.scheduledAt} <= ${viewings.startsAt} - make_interval(secs => ${withinMs / 1000})`,
      ),
    )
    .orderBy(asc(viewings.startsAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await transaction
    .update(viewings)
    .set({ [column]: now })
    .where(inArray(viewings.id, due))
    .returning({ id: viewings.id });
  return rows.map(({ id }) => id);
}
