import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { MAINTENANCE_CALL_OUT_SAR } from '../../contract/limits.ts';
import type { Database } from '../db/database.ts';
import { payments } from '../db/schema/money.ts';
import { coupons, orders, technicians } from '../db/schema/orders.ts';
import { move } from '../modules/ledger/repository.ts';
import { callOutCharge, type Due, finalCharge } from '../modules/orders/order-state.ts';
import { inHalalas } from '../money.ts';
import { demoCoupons, demoOrders, demoTechnicians } from './demo/orders.ts';
import { saraId } from './demo/sara-listings.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CALL_OUT_HALALAS = inHalalas(MAINTENANCE_CALL_OUT_SAR);

/** The demo's technicians, coupons and orders, with what was paid for them. Needs the people and the issues. */
export async function seedOrders(db: Database): Promise<void> {
  const now = Date.now();
  await db
    .insert(technicians)
    .values([...demoTechnicians])
    .onConflictDoNothing();
  await db.execute(resume(technicians));
  const couponRows = await db
    .insert(coupons)
    .values(
      demoCoupons.map(({ days, ...coupon }) => ({ ...coupon, expiresAt: new Date(now + days * DAY_MS) })),
    )
    .onConflictDoNothing()
    .returning();
  for (const demo of demoOrders) {
    const ago = (hours?: number) => (hours === undefined ? null : new Date(now - hours * HOUR_MS));
    const createdAt = new Date(now - demo.createdAgo * HOUR_MS);
    const [order] = await db
      .insert(orders)
      .values({
        userId: saraId,
        orderType: demo.orderType,
        issueId: demo.issueId,
        title: demo.title,
        description: demo.description,
        image: `/media/demo/${demo.picture}-800.webp`,
        latitude: demo.latitude,
        longitude: demo.longitude,
        callOutHalalas: demo.orderType === 'mosque' ? 0 : CALL_OUT_HALALAS,
        tipHalalas: demo.tipHalalas ?? 0,
        discountHalalas: demo.discountHalalas ?? 0,
        couponId: couponRows.find(({ code }) => code === demo.coupon)?.id ?? null,
        callOutPaidAt: demo.callOutPaidBy ? createdAt : null,
        finalHalalas: demo.finalHalalas ?? null,
        finalPaidAt: demo.finalPaidBy ? ago(demo.doneAgo) : null,
        technicianId: demo.technicianId ?? null,
        createdAt,
        assignTime: ago(demo.assignedAgo),
        arriveTime: ago(demo.arrivedAgo),
        doneTime: ago(demo.doneAgo),
        cancelledAt: demo.cancelReason ? new Date(createdAt.getTime() + HOUR_MS) : null,
        cancelReason: demo.cancelReason ?? null,
        ratingStars: demo.rating?.stars ?? null,
        ratingComment: demo.rating?.comment ?? null,
      })
      .returning();
    if (!order) continue;
    const pay = (due: Due, reference: string, amountHalalas: number, at: Date) =>
      payFor(db, { orderId: order.id, due, reference, amountHalalas, at });
    const callOutPaymentId = demo.callOutPaidBy
      ? await pay('callOut', demo.callOutPaidBy, callOutCharge(order), createdAt)
      : null;
    const finalPaymentId =
      demo.finalPaidBy && order.doneTime
        ? await pay('maintenance', demo.finalPaidBy, finalCharge(order), order.doneTime)
        : null;
    if (callOutPaymentId === null) continue;
    await db.update(orders).set({ callOutPaymentId, finalPaymentId }).where(sql`${orders.id} = ${order.id}`);
    if (demo.cancelReason) await giveBack(db, callOutPaymentId, callOutCharge(order), createdAt);
  }
}

/** The ids were given: the next one comes after them. */
function resume(table: PgTable): SQL {
  return sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`;
}

interface Paid {
  orderId: number;
  due: Due;
  reference: string;
  amountHalalas: number;
  at: Date;
}

async function payFor(db: Database, { orderId, due, at, ...paid }: Paid): Promise<number> {
  const [payment] = await db
    .insert(payments)
    .values({
      ...paid,
      userId: saraId,
      purpose: due,
      subjectId: orderId,
      method: 'gateway',
      status: 'paid',
      createdAt: at,
      settledAt: at,
    })
    .returning();
  if (!payment) throw new Error('The payment was not written');
  await move(db, { kind: 'payment', payment, from: { kind: 'gateway' }, to: { kind: 'income' }, at });
  return payment.id;
}

/** What was paid for a cancelled order lies in the wallet. */
async function giveBack(db: Database, id: number, amountHalalas: number, paidAt: Date): Promise<void> {
  const at = new Date(paidAt.getTime() + HOUR_MS);
  const to = { kind: 'wallet', userId: saraId } as const;
  await move(db, { kind: 'refund', payment: { id, amountHalalas }, from: { kind: 'income' }, to, at });
}
