import { eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cardRefunds, type DISCREPANCY_KINDS, paymentDiscrepancies } from '../../db/schema/money.ts';
import type { GatewayPayment } from '../../gateways/payments/payments-gateway.ts';
import type { Payment } from './payment-subject.ts';

/** Until this long after settling, the gateway's answer may be older than the settlement. */
const SETTLED_MS = 10 * 60_000;

export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number];
/** Kinds where the gateway took other money than requested; the others are reversals. */
export const MISMATCHES: readonly DiscrepancyKind[] = ['reference', 'gatewayId', 'currency', 'amount'];

/** Why the gateway's money does not match this payment; null if it does. */
export function mismatchOf(payment: Payment, known: GatewayPayment): DiscrepancyKind | null {
  if (known.reference !== payment.reference) return 'reference';
  if (payment.gatewayId !== null && payment.gatewayId !== known.gatewayId) return 'gatewayId';
  if (known.currency !== 'SAR') return 'currency';
  return known.amountHalalas === payment.amountHalalas ? null : 'amount';
}

function reversalIn({ status, settledAt }: Payment, known: GatewayPayment, at: Date): DiscrepancyKind | null {
  if (known.status === 'reversed') return known.reversal ?? 'refunded';
  if (known.refundedHalalas) return 'refunded';
  const isLongPaid =
    status === 'paid' && settledAt !== null && at.getTime() - settledAt.getTime() > SETTLED_MS;
  return isLongPaid && known.status !== 'paid' ? 'unpaid' : null;
}

/** How a payment's money left the gateway without a refund of ours; null if it is still there. */
export async function reversalOf(
  db: Database,
  payment: Payment,
  { known, at }: { known: GatewayPayment; at: Date },
): Promise<DiscrepancyKind | null> {
  const discrepancy = reversalIn(payment, known, at);
  if (discrepancy === null) return null;
  const isOurs = (await db.$count(cardRefunds, eq(cardRefunds.paymentId, payment.id))) > 0;
  return isOurs ? null : discrepancy;
}

/** Records a discrepancy for the operators; false if the same one is recorded already. */
export async function noteDiscrepancy(
  db: Database,
  { id }: Payment,
  { kind, known, at }: { kind: DiscrepancyKind; known: GatewayPayment; at: Date },
): Promise<boolean> {
  const values = {
    kind,
    gatewayId: known.gatewayId,
    takenHalalas: known.amountHalalas,
    refundedHalalas: known.refundedHalalas ?? 0,
    currency: known.currency,
    notedAt: at,
    closedAt: null,
    note: null,
    wentTo: null,
  };
  const noted = await db
    .insert(paymentDiscrepancies)
    .values({ paymentId: id, ...values })
    .onConflictDoUpdate({
      target: paymentDiscrepancies.paymentId,
      set: values,
      setWhere: ne(paymentDiscrepancies.kind, kind),
    })
    .returning({ paymentId: paymentDiscrepancies.paymentId });
  return noted.length > 0;
}

export type Discrepancy = typeof paymentDiscrepancies.$inferSelect;

export async function findDiscrepancy(db: Database, paymentId: number): Promise<Discrepancy | null> {
  const [found] = await db
    .select()
    .from(paymentDiscrepancies)
    .where(eq(paymentDiscrepancies.paymentId, paymentId));
  return found ?? null;
}

/** A literal rather than a query parameter, so that Postgres uses the partial index. */
export const isDiscrepancyOpen = sql`${paymentDiscrepancies.closedAt} is null`;
