import { eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cardRefunds, type PAYMENT_FAULTS, paymentFaults } from '../../db/schema/money.ts';
import type { GatewayPayment } from '../../gateways/payments/payments-gateway.ts';
import type { Payment } from './payment-subject.ts';

/** Before then the gateway's answer may be older than what settled the payment. */
const SETTLED_MS = 10 * 60_000;

export type PaymentFault = (typeof PAYMENT_FAULTS)[number];
/** Money that is not what was asked for; by the others, what was paid has left us again. */
export const MISMATCHES: readonly PaymentFault[] = ['reference', 'gatewayId', 'currency', 'amount'];

/** Why money that the gateway took is not the money of this payment; null where it is. */
export function mismatchOf(payment: Payment, known: GatewayPayment): PaymentFault | null {
  if (known.reference !== payment.reference) return 'reference';
  if (payment.gatewayId !== null && payment.gatewayId !== known.gatewayId) return 'gatewayId';
  if (known.currency !== 'SAR') return 'currency';
  return known.amountHalalas === payment.amountHalalas ? null : 'amount';
}

function saidOf({ status, settledAt }: Payment, known: GatewayPayment, at: Date): PaymentFault | null {
  if (known.status === 'reversed') return known.reversal ?? 'refunded';
  if (known.refundedHalalas) return 'refunded';
  const isLongPaid =
    status === 'paid' && settledAt !== null && at.getTime() - settledAt.getTime() > SETTLED_MS;
  return isLongPaid && known.status !== 'paid' ? 'unpaid' : null;
}

/** How the money of a payment left the gateway again, though we did not send it back; null where it is there. */
export async function reversalOf(
  db: Database,
  payment: Payment,
  { known, at }: { known: GatewayPayment; at: Date },
): Promise<PaymentFault | null> {
  const fault = saidOf(payment, known, at);
  if (fault === null) return null;
  const isOurs = (await db.$count(cardRefunds, eq(cardRefunds.paymentId, payment.id))) > 0;
  return isOurs ? null : fault;
}

/** Puts a payment before the operators; false where it is there with this fault, or was. */
export async function noteFault(
  db: Database,
  { id }: Payment,
  { kind, known, at }: { kind: PaymentFault; known: GatewayPayment; at: Date },
): Promise<boolean> {
  const told = {
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
    .insert(paymentFaults)
    .values({ paymentId: id, ...told })
    .onConflictDoUpdate({
      target: paymentFaults.paymentId,
      set: told,
      setWhere: ne(paymentFaults.kind, kind),
    })
    .returning({ paymentId: paymentFaults.paymentId });
  return noted.length > 0;
}

export type Fault = typeof paymentFaults.$inferSelect;

export async function findFault(db: Database, paymentId: number): Promise<Fault | null> {
  const [found] = await db.select().from(paymentFaults).where(eq(paymentFaults.paymentId, paymentId));
  return found ?? null;
}

/** Written out, not sent as a parameter, so that the partial index applies. */
export const isFaultOpen = sql`${paymentFaults.closedAt} is null`;
