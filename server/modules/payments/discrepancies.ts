import { eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cardRefunds, type DISCREPANCY_KINDS, paymentDiscrepancies } from '../../db/schema/money.ts';
import type { GatewayPayment } from '../../gateways/payments/payments-gateway.ts';
import type { Payment } from './payment-subject.ts';

/** Before then the gateway's answer may be older than what settled the payment. */
const SETTLED_MS = 10 * 60_000;

export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number];
/** Money that is not what was asked for; by the others, what was paid has left us again. */
export const MISMATCHES: readonly DiscrepancyKind[] = ['reference', 'gatewayId', 'currency', 'amount'];

/** Why money that the gateway took is not the money of this payment; null where it is. */
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

/**
 * How the money of a payment left the gateway again, though we did not send it back; null where it
 * is there.
 */
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

/** Puts a payment before the operators; false where this discrepancy is noted already. */
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

/** Written out, not sent as a parameter, so that the partial index applies. */
export const isDiscrepancyOpen = sql`${paymentDiscrepancies.closedAt} is null`;
