import { and, asc, count, eq, gt, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { coupons, orders } from '../../../db/schema/orders.ts';

export type Coupon = typeof coupons.$inferSelect;

/** Finds a coupon by its code, in capitals; undefined if there is none. */
export async function findCoupon(db: Database, code: string): Promise<Coupon | undefined> {
  const [found] = await db.select().from(coupons).where(eq(coupons.code, code));
  return found;
}

/** Locks a coupon until the transaction ends, so that two orders can't both take its last use. */
export async function lockCoupon(transaction: Database, code: string): Promise<Coupon | undefined> {
  const [found] = await transaction.select().from(coupons).where(eq(coupons.code, code)).for('update');
  return found;
}

interface Counting {
  couponId: number;
  userId: number;
  now: Date;
}

/** Counts the matching orders of all users, and those of this user. */
async function countOrders(db: Database, userId: number, where: SQL | undefined) {
  const [uses] = await db
    .select({
      all: count(),
      own: sql<number>`count(*) filter (where ${orders.userId} = ${userId})`.mapWith(Number),
    })
    .from(orders)
    .where(where);
  return uses ?? { all: 0, own: 0 };
}

/**
 * Counts a coupon's uses, by all and by this user: paid orders, and other users' unpaid orders
 * whose hold has not ended.
 */
export function countUses(db: Database, { couponId, userId, now }: Counting) {
  const isPaid = isNotNull(orders.callOutPaidAt);
  const isHeld = and(gt(orders.couponHeldUntil, now), ne(orders.userId, userId));
  const isUse = and(eq(orders.couponId, couponId), isNull(orders.cancelledAt), or(isPaid, isHeld));
  return countOrders(db, userId, isUse);
}

interface Taking {
  couponId: number;
  userId: number;
  /** The order that takes the coupon. */
  orderId: number;
}

const isOther = ({ couponId, orderId }: Taking) =>
  and(eq(orders.couponId, couponId), ne(orders.id, orderId), isNull(orders.cancelledAt));

/**
 * As `countUses`, for an order that takes the coupon: counts every other order that has it, also
 * one whose hold is over but was not released yet.
 */
export const countHolders = (db: Database, taking: Taking) => countOrders(db, taking.userId, isOther(taking));

/** An unpaid order whose hold of a coupon is over. */
export interface LapsedHold {
  orderId: number;
  heldUntil: Date;
}

/** A coupon's lapsed holds, the user's own or other users', the oldest first. */
export async function listLapsedHolds(
  db: Database,
  taking: Taking,
  { isOwn, now, most }: { isOwn: boolean; now: Date; most: number },
): Promise<LapsedHold[]> {
  const rows = await db
    .select({ orderId: orders.id, heldUntil: orders.couponHeldUntil })
    .from(orders)
    .where(
      and(
        isOther(taking),
        (isOwn ? eq : ne)(orders.userId, taking.userId),
        isNull(orders.callOutPaidAt),
        lte(orders.couponHeldUntil, now),
      ),
    )
    .orderBy(asc(orders.couponHeldUntil))
    .limit(most);
  return rows.flatMap(({ orderId, heldUntil }) => (heldUntil ? [{ orderId, heldUntil }] : []));
}

/** Updates a locked coupon, and returns it. */
export async function updateCoupon(
  transaction: Database,
  id: number,
  change: Partial<Pick<Coupon, 'discountType' | 'amount' | 'maxUses' | 'expiresAt' | 'stoppedAt'>>,
): Promise<Coupon> {
  const [updated] = await transaction.update(coupons).set(change).where(eq(coupons.id, id)).returning();
  if (!updated) throw new Error(`There is no coupon ${id}`);
  return updated;
}

/** Inserts a coupon; undefined if the code exists already. */
export async function addCoupon(
  transaction: Database,
  coupon: typeof coupons.$inferInsert,
): Promise<Coupon | undefined> {
  const [added] = await transaction.insert(coupons).values(coupon).onConflictDoNothing().returning();
  return added;
}
