import type { CardRefusal } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import type { GatewayPayment } from '../../gateways/payments/payments-gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { notify } from '../notifications/notify.ts';
import { mismatchOf, noteDiscrepancy, reversalOf } from './discrepancies.ts';
import { move } from './ledger/repository.ts';
import type { Payment, PaymentSubjects } from './payment-subject.ts';
import {
  closePayment,
  findPayment,
  keepCard,
  keepPage,
  keepRefusal,
  lockPayment,
  markAnswered,
} from './repository.ts';

/**
 * How long after a charge was sent the gateway may still record it. After that the server treats an
 * unrecorded charge as failed, but keeps polling it.
 */
const KNOWN_WITHIN_MS = 10 * 60_000;

export interface SettlingServices {
  db: Database;
  subjects: PaymentSubjects;
  clock: Clock;
  /** Called with an error if the gateway's money fits no payment. */
  onError: (error: unknown) => void;
}

/** How to close a failed payment. */
interface Failure {
  isTold: boolean;
  /** The gateway itself reported the failure, so the status cannot change any more. */
  isFinal: boolean;
  /** Null if no card was refused. */
  refusal: CardRefusal | null;
}

async function settleAsPaid(
  { subjects, clock }: SettlingServices,
  transaction: Database,
  payment: Payment,
  card: GatewayPayment['card'],
): Promise<void> {
  const subject = subjects[payment.purpose];
  await subject.lock(transaction, payment.subjectId);
  if ((await lockPayment(transaction, payment.id)).status === 'paid') return;
  const at = clock.now();
  await closePayment(transaction, payment.id, 'paid', at);
  if (card) await keepCard(transaction, payment.id, card);
  const isAccepted = await subject.accept(transaction, payment, at);
  const { userId, amountHalalas } = payment;
  const { credits } = subject;
  const isTheirs = !isAccepted || credits === 'wallet';
  const to = isTheirs ? ({ kind: 'wallet', userId } as const) : ({ kind: credits } as const);
  const lines = isTheirs ? [] : await subject.linesOf?.(transaction, payment);
  await move(transaction, { kind: 'payment', payment, from: { kind: 'gateway' }, to, lines, at });
  if (isAccepted) return;
  const params = { amountHalalas, link: subject.linkOf(payment) };
  await notify(transaction, userId, { kind: 'paymentToWallet', params });
}

async function settleAsFailed(
  { subjects, clock }: SettlingServices,
  transaction: Database,
  payment: Payment,
  failure: Failure,
): Promise<void> {
  const subject = subjects[payment.purpose];
  await subject.lock(transaction, payment.subjectId);
  const { status } = await lockPayment(transaction, payment.id);
  if (status === 'paid') return;
  await markAnswered(transaction, payment.id, failure.isFinal);
  if (status !== 'open') return;
  const at = clock.now();
  await closePayment(transaction, payment.id, 'failed', at);
  await keepRefusal(transaction, payment.id, failure.refusal);
  // After `payBefore`, the payer is notified that the hold was released instead.
  const isOverdue = payment.payBefore !== null && payment.payBefore <= at;
  if (!failure.isTold || isOverdue) return;
  const params = { amountHalalas: payment.amountHalalas, link: subject.linkOf(payment) };
  await notify(transaction, payment.userId, { kind: 'paymentFailed', params });
}

const fresh = async (db: Database, payment: Payment) => (await findPayment(db, payment.id)) ?? payment;

/**
 * Settles a payment, once, by the gateway's status (docs/decisions/0011). With `isTold` false, the
 * payer gets no notification of a failure, since the response already reports it.
 */
export async function settleWith(
  services: SettlingServices,
  payment: Payment,
  known: GatewayPayment,
  isTold = true,
): Promise<Payment> {
  const { db, clock, onError } = services;
  const isMoney = known.status === 'paid' || known.status === 'reversed';
  const mismatch = mismatchOf(payment, known);
  if (mismatch && !isMoney) return payment;
  const at = clock.now();
  const kind = mismatch ?? (await reversalOf(db, payment, { known, at }));
  if (kind) {
    await markAnswered(db, payment.id);
    if (await noteDiscrepancy(db, payment, { kind, known, at }))
      onError(new Error(`The gateway's money does not fit payment ${payment.reference}: ${kind}`));
    return fresh(db, payment);
  }
  if (payment.status === 'paid') return payment;
  if (known.status === 'open') return leaveOpen(db, payment, known);
  if (payment.gatewayId === null) {
    await keepPage(db, payment.id, { gatewayId: known.gatewayId, pageUrl: null });
  }
  // The payer left an expired page unpaid, and needs no notification of that.
  const isDeclined = known.status === 'failed';
  await db.transaction((transaction) =>
    known.status === 'paid'
      ? settleAsPaid(services, transaction, payment, known.card)
      : settleAsFailed(services, transaction, payment, {
          isTold: isTold && isDeclined,
          isFinal: isDeclined,
          refusal: isDeclined ? (known.refusal ?? 'declined') : null,
        }),
  );
  return fresh(db, payment);
}

/**
 * A challenge URL is an answer: the gateway charges only after the bank's challenge. An open page
 * may have refused a card.
 */
async function leaveOpen(db: Database, payment: Payment, known: GatewayPayment): Promise<Payment> {
  const isRefused = known.refusal != null && known.refusal !== payment.refusal;
  if (!known.challengeUrl && !isRefused) return payment;
  if (isRefused) await keepRefusal(db, payment.id, known.refusal ?? null);
  if (known.challengeUrl) await markAnswered(db, payment.id);
  return fresh(db, payment);
}

/** Fails a payment that the gateway has no record of, if its card was sent long enough ago. */
export async function settleUnknown(services: SettlingServices, payment: Payment): Promise<Payment> {
  const { db, clock } = services;
  const { sentAt } = payment;
  if (sentAt === null || clock.now().getTime() - sentAt.getTime() < KNOWN_WITHIN_MS) return payment;
  const failure = { isTold: true, isFinal: false, refusal: null };
  await db.transaction((transaction) => settleAsFailed(services, transaction, payment, failure));
  return fresh(db, payment);
}
