import { and, asc, count, eq, gt, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { coupons, orders } from '../../../db/schema/orders.ts';

export type Coupon = typeof coupons.$inferSelect;

/** A coupon by its code, in capitals; undefined where there is none. */
export async function findCoupon(db: Database, code: string): Promise<Coupon | undefined> {
  const [found] = await db.select().from(coupons).where(eq(coupons.code, code));
  return found;
}

/** Locks a coupon until the transaction ends: its last use is given away once. */
export async function lockCoupon(transaction: Database, code: string): Promise<Coupon | undefined> {
  const [found] = await transaction.select().from(coupons).where(eq(coupons.code, code)).for('update');
  return found;
}

interface Counting {
  couponId: number;
  userId: number;
  now: Date;
}

/** How many orders, and how many of them are of one person. */
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
 * Uses of a coupon, and those of one person: paid orders, and others' unpaid ones in the time of
 * their hold.
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
  /** The order that it is wanted for. */
  orderId: number;
}

const isOther = ({ couponId, orderId }: Taking) =>
  and(eq(orders.couponId, couponId), ne(orders.id, orderId), isNull(orders.cancelledAt));

/**
 * The same where it is taken: every other order that has it, also one whose hold is over and not
 * ended yet.
 */
export const countHolders = (db: Database, taking: Taking) => countOrders(db, taking.userId, isOther(taking));

/** An unpaid order whose hold of a coupon is over. */
export interface LapsedHold {
  orderId: number;
  heldUntil: Date;
}

/** The lapsed holds of a coupon, the person's own or others', the oldest first. */
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

/** Writes down a new coupon; undefined where its code is taken. */
export async function addCoupon(
  transaction: Database,
  coupon: typeof coupons.$inferInsert,
): Promise<Coupon | undefined> {
  const [added] = await transaction.insert(coupons).values(coupon).onConflictDoNothing().returning();
  return added;
}
