import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { RefundWay } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import { cardRefunds, payments } from '../../db/schema/money.ts';
import type { PaymentsGateway, RefundAnswer } from '../../gateways/payments/payments-gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { move } from './ledger/repository.ts';
import type { Payment } from './payment-subject.ts';

interface Refund {
  /** The account that holds the payment's money. */
  from: 'income' | 'held';
  to: RefundWay;
  at: Date;
}

/** Where a payment goes back to: where it came from, or from a card to the wallet by wish. */
export const refundWayOf = ({ method }: Payment, wish?: RefundWay): RefundWay =>
  method === 'wallet' ? 'wallet' : (wish ?? 'card');

/**
 * Refunds a payment, in the same transaction as the change to its subject; the ledger refuses a
 * second refund. Refunds to cards are only queued: `sendCardRefunds` sends them to the gateway.
 */
export async function giveBack(transaction: Database, payment: Payment, { from, to, at }: Refund) {
  const account =
    to === 'card' ? ({ kind: 'gateway' } as const) : ({ kind: 'wallet', userId: payment.userId } as const);
  await move(transaction, { kind: 'refund', payment, from: { kind: from }, to: account, at });
  if (to === 'card') await transaction.insert(cardRefunds).values({ paymentId: payment.id, createdAt: at });
}

/** Moves a payment's held money to our income. */
export async function earn(transaction: Database, payment: Payment, at: Date): Promise<void> {
  await move(transaction, { kind: 'earned', payment, from: { kind: 'held' }, to: { kind: 'income' }, at });
}

const MOST = 20;
/** After this many refusals an operator takes over; the first may be a fault of the gateway. */
const REFUSALS_MOST = 5;
/** Pause before the next try: it doubles with each, from one minute to six hours. */
const PAUSE = sql`least(interval '1 minute' * power(2, least(${cardRefunds.tries}, 10)), interval '6 hours')`;

interface Services {
  db: Database;
  gateway: PaymentsGateway;
  clock: Clock;
  onError: (error: unknown) => void;
}

/** Claims the oldest due refund, if any: no other worker gets it before its next try. */
async function claimRefund(db: Database, now: Date) {
  const due = db
    .select({ paymentId: cardRefunds.paymentId })
    .from(cardRefunds)
    .where(and(eq(cardRefunds.status, 'pending'), or(isNull(cardRefunds.tryAt), lte(cardRefunds.tryAt, now))))
    .orderBy(asc(cardRefunds.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(cardRefunds)
    .set({
      triedAt: now,
      tries: sql`${cardRefunds.tries} + 1`,
      tryAt: sql`${now.toISOString()}::timestamptz + ${PAUSE}`,
    })
    .from(payments)
    .where(and(eq(payments.id, cardRefunds.paymentId), inArray(cardRefunds.paymentId, due)))
    .returning({
      paymentId: cardRefunds.paymentId,
      gatewayId: payments.gatewayId,
      amount: payments.amountHalalas,
      tries: cardRefunds.tries,
    });
  return claimed;
}

/** The answer for a payment that never reached the gateway. */
const UNKNOWN: RefundAnswer = { isDone: false, why: 'unknown', said: null };
const MOST_SAID = 300;

/** Stores the gateway's answer. A done refund stays done, even if a later answer differs. */
async function keepAnswer(
  db: Database,
  { paymentId, tries }: { paymentId: number; tries: number },
  answer: RefundAnswer,
): Promise<void> {
  const change = answer.isDone
    ? ({ status: 'done', refusal: null, said: null } as const)
    : ({
        status: tries < REFUSALS_MOST ? 'pending' : 'failed',
        refusal: answer.why,
        said: answer.said?.slice(0, MOST_SAID).toWellFormed() ?? null,
      } as const);
  const ofPayment = eq(cardRefunds.paymentId, paymentId);
  await db
    .update(cardRefunds)
    .set(change)
    .where(answer.isDone ? ofPayment : and(ofPayment, eq(cardRefunds.status, 'pending')));
}

/**
 * Sends queued card refunds to the gateway one by one, and retries until they are done. Two servers
 * never send the same one at once, since the gateway would refuse the second. A refund whose server
 * died is sent again, but the gateway never refunds twice. Returns how many it sent.
 */
export async function sendCardRefunds({ db, gateway, clock, onError }: Services): Promise<number> {
  let sent = 0;
  for (; sent < MOST; sent += 1) {
    const claimed = await claimRefund(db, clock.now());
    if (!claimed) break;
    const { paymentId, gatewayId, amount, tries } = claimed;
    try {
      const answer = gatewayId === null ? UNKNOWN : await gateway.refund(gatewayId, amount);
      if (!answer.isDone) onError(new Error(`The gateway does not give payment ${paymentId} back`));
      await keepAnswer(db, { paymentId, tries }, answer);
    } catch (error) {
      onError(error);
      // The gateway is down or hangs: the other refunds wait for the next run.
      break;
    }
  }
  return sent;
}
