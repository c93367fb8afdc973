import { and, arrayContains, asc, desc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { rowsBefore } from '../../db/pagination.ts';
import { issueTypes, orders, technicians } from '../../db/schema/orders.ts';
import { lockPerson } from '../access/session/repository.ts';
import type { OrderFields } from './order-state.ts';

/** All kinds of issue, in the order in which the app lists them. */
export async function listIssues(db: Database) {
  return db.select().from(issueTypes).orderBy(asc(issueTypes.position));
}

export async function hasIssue(db: Database, id: number): Promise<boolean> {
  return (await db.$count(issueTypes, eq(issueTypes.id, id))) > 0;
}

export async function addOrder(
  transaction: Database,
  order: typeof orders.$inferInsert,
): Promise<OrderFields> {
  const [added] = await transaction.insert(orders).values(order).returning();
  if (!added) throw new Error('The order was not written');
  return added;
}

/**
 * Counts a user's orders with an unpaid call-out. Locks the user, so that concurrent requests count
 * one after another.
 */
export async function countUnpaid(transaction: Database, userId: number): Promise<number> {
  await lockPerson(transaction, userId);
  const isUnpaid = and(
    gt(orders.callOutHalalas, 0),
    isNull(orders.callOutPaidAt),
    isNull(orders.cancelledAt),
  );
  return transaction.$count(orders, and(eq(orders.userId, userId), isUnpaid));
}

/** Locks any user's order until the transaction ends. */
export async function lockOrder(transaction: Database, id: number): Promise<OrderFields | undefined> {
  const [found] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
  return found;
}

/** A user's own order, locked until the transaction ends; undefined if they have no such order. */
export async function lockOrderOf(
  transaction: Database,
  userId: number,
  id: number,
): Promise<OrderFields | undefined> {
  const found = await lockOrder(transaction, id);
  return found?.userId === userId ? found : undefined;
}

/** Updates a locked order, and returns it. */
export async function changeOrder(
  transaction: Database,
  id: number,
  change: Partial<typeof orders.$inferInsert>,
): Promise<OrderFields> {
  const [changed] = await transaction.update(orders).set(change).where(eq(orders.id, id)).returning();
  if (!changed) throw new Error(`There is no order ${id}`);
  return changed;
}

function selectOrders(db: Database) {
  return db
    .select({
      order: orders,
      issue: issueTypes,
      technician: { name: technicians.name, nameEn: technicians.nameEn, mobile: technicians.mobile },
    })
    .from(orders)
    .innerJoin(issueTypes, eq(issueTypes.id, orders.issueId))
    .leftJoin(technicians, eq(technicians.id, orders.technicianId));
}

export type OrderRow = Awaited<ReturnType<typeof listOrders>>[number];

const isOver = or(isNotNull(orders.doneTime), isNotNull(orders.cancelledAt));
const isOpen = and(isNull(orders.doneTime), isNull(orders.cancelledAt));

/** A page of a user's orders, current or previous, the latest first. */
export async function listOrders(
  db: Database,
  { userId, page, part }: { userId: number; page: number; part: 'current' | 'previous' },
) {
  return selectOrders(db)
    .where(and(eq(orders.userId, userId), part === 'current' ? isOpen : isOver))
    .orderBy(desc(orders.id))
    .limit(PAGE_SIZE)
    .offset(rowsBefore(page));
}

/** A user's own order; undefined if they have none with that id. */
export async function findOrder(db: Database, userId: number, id: number): Promise<OrderRow | undefined> {
  const [found] = await selectOrders(db).where(and(eq(orders.userId, userId), eq(orders.id, id)));
  return found;
}

export async function hasOrderWithPicture(db: Database, userId: number, image: string): Promise<boolean> {
  const isOfOrder = or(eq(orders.image, image), arrayContains(orders.photos, [image]));
  return (await db.$count(orders, and(eq(orders.userId, userId), isOfOrder))) > 0;
}

/** Any user's order. */
export async function findAnyOrder(db: Database, id: number): Promise<OrderFields | undefined> {
  const [found] = await db.select().from(orders).where(eq(orders.id, id));
  return found;
}

/** The number of changes of each order, by its id. */
export async function versionsOf(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, version: orders.version })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** The version of a user's own order; undefined if they have none with that id. */
export async function versionOfOwn(db: Database, userId: number, id: number): Promise<number | undefined> {
  const [found] = await db
    .select({ version: orders.version })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.id, id)));
  return found?.version;
}

export type Technician = typeof technicians.$inferSelect;

export async function findTechnician(db: Database, id: number): Promise<Technician | undefined> {
  const [found] = await db.select().from(technicians).where(eq(technicians.id, id));
  return found;
}

export async function findTechnicianByMobile(db: Database, mobile: string): Promise<Technician | undefined> {
  const [found] = await db.select().from(technicians).where(eq(technicians.mobile, mobile));
  return found;
}

/** Locks a technician until the transaction ends; undefined if there is none. */
export async function lockTechnician(transaction: Database, id: number): Promise<Technician | undefined> {
  const [found] = await transaction.select().from(technicians).where(eq(technicians.id, id)).for('update');
  return found;
}

/** Updates a locked technician; another one must not have the mobile. */
export async function updateTechnician(
  transaction: Database,
  id: number,
  change: Partial<Pick<Technician, 'name' | 'nameEn' | 'mobile' | 'isActive' | 'stopReason'>>,
): Promise<Technician> {
  const [updated] = await transaction
    .update(technicians)
    .set(change)
    .where(eq(technicians.id, id))
    .returning();
  if (!updated) throw new Error(`There is no technician ${id}`);
  return updated;
}

/** The number of a technician's orders that are neither done nor cancelled. */
export const countOpenOrders = (db: Database, technicianId: number): Promise<number> =>
  db.$count(orders, and(eq(orders.technicianId, technicianId), isOpen));

/** Adds a technician; undefined if another one has the same mobile. */
export async function addTechnician(
  transaction: Database,
  technician: typeof technicians.$inferInsert,
): Promise<Technician | undefined> {
  const [added] = await transaction.insert(technicians).values(technician).onConflictDoNothing().returning();
  return added;
}
