import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { MAINTENANCE_CALL_OUT_SAR } from '../../contract/limits.ts';
import type { Database } from '../db/database.ts';
import { payments } from '../db/schema/money.ts';
import { coupons, orders, technicians } from '../db/schema/orders.ts';
import { inHalalas } from '../lib/money.ts';
import {
  callOutCharge,
  type Due,
  finalCharge,
  type OrderFields,
} from '../modules/maintenance/order-state.ts';
import { receiptLinesOf } from '../modules/maintenance/payment.ts';
import { move } from '../modules/payments/ledger/repository.ts';
import { type DemoOrder, demoCoupons, demoOrders, demoTechnicians } from './demo/orders.ts';
import { saraId } from './demo/sara-listings.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
type NewOrder = typeof orders.$inferInsert;
const CALL_OUT_HALALAS = inHalalas(MAINTENANCE_CALL_OUT_SAR);

/**
 * Writes the demo's technicians, coupons and orders, with their payments. Needs the people and the
 * issue types.
 */
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
    const couponId = couponRows.find(({ code }) => code === demo.coupon)?.id ?? null;
    const [order] = await db
      .insert(orders)
      .values(orderRow(demo, couponId, now))
      .returning();
    if (order) await payOrder(db, order, demo);
  }
}

function orderRow(demo: DemoOrder, couponId: number | null, now: number): NewOrder {
  const ago = (hours?: number) => (hours === undefined ? null : new Date(now - hours * HOUR_MS));
  const createdAt = new Date(now - demo.createdAgo * HOUR_MS);
  return {
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
    couponId,
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
  };
}

/** Writes an order's payments, and refunds the call-out of a cancelled one. */
async function payOrder(
  db: Database,
  order: OrderFields,
  { callOutPaidBy, finalPaidBy, cancelReason }: DemoOrder,
): Promise<void> {
  const { id: orderId, createdAt, doneTime } = order;
  if (!callOutPaidBy) return;
  const amountHalalas = callOutCharge(order);
  const callOut = {
    orderId,
    due: 'callOut',
    reference: callOutPaidBy,
    amountHalalas,
    at: createdAt,
    order,
  } as const;
  const callOutPaymentId = await payFor(db, callOut);
  const rest = { orderId, due: 'maintenance', amountHalalas: finalCharge(order), order } as const;
  const finalPaymentId =
    finalPaidBy && doneTime ? await payFor(db, { ...rest, reference: finalPaidBy, at: doneTime }) : null;
  await db.update(orders).set({ callOutPaymentId, finalPaymentId }).where(eq(orders.id, orderId));
  if (cancelReason) await giveBack(db, callOutPaymentId, amountHalalas, createdAt);
}

/** The ids were explicit: set the sequence to continue after them. */
function resume(table: PgTable): SQL {
  return sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`;
}

interface Paid {
  orderId: number;
  due: Due;
  reference: string;
  amountHalalas: number;
  at: Date;
  order: OrderFields;
}

async function payFor(db: Database, { orderId, due, at, order, ...paid }: Paid): Promise<number> {
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
  const lines = receiptLinesOf(order, due);
  await move(db, { kind: 'payment', payment, from: { kind: 'gateway' }, to: { kind: 'income' }, lines, at });
  return payment.id;
}

/** Refunds a cancelled order's payment to the wallet. */
async function giveBack(db: Database, id: number, amountHalalas: number, paidAt: Date): Promise<void> {
  const at = new Date(paidAt.getTime() + HOUR_MS);
  const to = { kind: 'wallet', userId: saraId } as const;
  await move(db, { kind: 'refund', payment: { id, amountHalalas }, from: { kind: 'income' }, to, at });
}
