import { and, count, desc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE, pageOf, rowsBefore } from '../../db/page.ts';
import { coupons, orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/people.ts';

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
  /** The order that it is wanted for now; without one the person's unpaid orders keep nothing from him. */
  orderId?: number | undefined;
}

/** Uses of a coupon, and those of one person: paid orders, and unpaid ones while they hold it. */
export async function countUses(db: Database, { couponId, userId, now, orderId }: Counting) {
  const isPaid = isNotNull(orders.callOutPaidAt);
  const isHeld = and(isNull(orders.callOutPaidAt), gt(orders.couponHeldUntil, now));
  const isAnothers = orderId === undefined ? ne(orders.userId, userId) : ne(orders.id, orderId);
  const isUse = and(
    eq(orders.couponId, couponId),
    isNull(orders.cancelledAt),
    or(isPaid, and(isHeld, isAnothers)),
  );
  const [uses] = await db
    .select({
      all: count(),
      own: sql<number>`count(*) filter (where ${orders.userId} = ${userId})`.mapWith(Number),
    })
    .from(orders)
    .where(isUse);
  return uses ?? { all: 0, own: 0 };
}

/** Writes down a new coupon; undefined where its code is taken. */
export async function addCoupon(
  transaction: Database,
  coupon: typeof coupons.$inferInsert,
): Promise<Coupon | undefined> {
  const [added] = await transaction.insert(coupons).values(coupon).onConflictDoNothing().returning();
  return added;
}

/** A page of the coupons, the latest first, with how often each was used. */
export async function listCoupons(db: Database, page = 1) {
  const uses = db.$count(
    orders,
    and(eq(orders.couponId, coupons.id), isNotNull(orders.callOutPaidAt), isNull(orders.cancelledAt)),
  );
  const rows = await db
    .select({
      code: coupons.code,
      discountType: coupons.discountType,
      amount: coupons.amount,
      mobile: users.mobile,
      maxUses: coupons.maxUses,
      uses,
      expiresAt: coupons.expiresAt,
    })
    .from(coupons)
    .leftJoin(users, eq(users.id, coupons.userId))
    .orderBy(desc(coupons.id))
    .limit(PAGE_AND_ONE)
    .offset(rowsBefore(page));
  return pageOf(rows);
}
