import type { Database } from '../../db/database.ts';
import type { GatewayPayment } from '../../gateways/payments/payments-gateway.ts';
import type { Clock } from '../../time/clock.ts';
import { move } from '../ledger/repository.ts';
import { notify } from '../notifications/notify.ts';
import { mismatchOf, noteFault, reversalOf } from './faults.ts';
import type { Payment, PaymentSubjects } from './payment-subject.ts';
import { closePayment, findPayment, keepPage, lockPayment, markAnswered } from './repository.ts';

/**
 * How long after a card was sent the gateway may still come to know of it. One that it doesn't know by then was
 * not charged, as far as anybody can tell; it is asked about all the same.
 */
const KNOWN_WITHIN_MS = 10 * 60_000;

interface Services {
  db: Database;
  subjects: PaymentSubjects;
  clock: Clock;
  /** Hears of money that fits no payment. */
  onFault: (error: unknown) => void;
}

/** How a payment that came to nothing ended, and whether its payer hears of it. */
interface Failure {
  isTold: boolean;
  /** The gateway's own word: nothing more can happen to it. */
  isFinal: boolean;
}

/** Brings payments to where the gateway says that they are, once (docs/decisions/0011). */
export function createSettling({ db, subjects, clock, onFault }: Services) {
  async function settleAsPaid(transaction: Database, payment: Payment): Promise<void> {
    const subject = subjects[payment.purpose];
    await subject.lock(transaction, payment.subjectId);
    if ((await lockPayment(transaction, payment.id)).status === 'paid') return;
    const at = clock.now();
    await closePayment(transaction, payment.id, 'paid', at);
    const isAccepted = await subject.accept(transaction, payment, at);
    const { userId, amountHalalas } = payment;
    const { credits } = subject;
    const isTheirs = !isAccepted || credits === 'wallet';
    const to = isTheirs ? ({ kind: 'wallet', userId } as const) : ({ kind: credits } as const);
    await move(transaction, { kind: 'payment', payment, from: { kind: 'gateway' }, to, at });
    if (isAccepted) return;
    const params = { amountHalalas, link: subject.linkOf(payment) };
    await notify(transaction, userId, { kind: 'paymentToWallet', params });
  }

  async function settleAsFailed(transaction: Database, payment: Payment, failure: Failure): Promise<void> {
    const subject = subjects[payment.purpose];
    await subject.lock(transaction, payment.subjectId);
    const { status } = await lockPayment(transaction, payment.id);
    if (status === 'paid') return;
    await markAnswered(transaction, payment.id, failure.isFinal);
    if (status !== 'open') return;
    const at = clock.now();
    await closePayment(transaction, payment.id, 'failed', at);
    // Once its time to be paid is over, what held something is released, and that is what its payer is told.
    const isOverdue = payment.payBefore !== null && payment.payBefore <= at;
    if (!failure.isTold || isOverdue) return;
    const params = { amountHalalas: payment.amountHalalas, link: subject.linkOf(payment) };
    await notify(transaction, payment.userId, { kind: 'paymentFailed', params });
  }

  const fresh = async (payment: Payment) => (await findPayment(db, payment.id)) ?? payment;

  return {
    /** Brings a payment to where the gateway says that it is; who waits for the answer is not told besides. */
    async settleWith(payment: Payment, known: GatewayPayment, isTold = true): Promise<Payment> {
      const isMoney = known.status === 'paid' || known.status === 'reversed';
      const mismatch = mismatchOf(payment, known);
      if (mismatch && !isMoney) return payment;
      const at = clock.now();
      const kind = mismatch ?? (await reversalOf(db, payment, { known, at }));
      if (kind) {
        await markAnswered(db, payment.id);
        if (await noteFault(db, payment, { kind, known, at }))
          onFault(new Error(`The gateway's money does not fit payment ${payment.reference}: ${kind}`));
        return fresh(payment);
      }
      if (payment.status === 'paid') return payment;
      if (known.status === 'open') {
        // The payer's bank asks first: nothing is charged unless it is answered.
        if (known.challengeUrl) await markAnswered(db, payment.id);
        return known.challengeUrl ? fresh(payment) : payment;
      }
      if (payment.gatewayId === null) {
        await keepPage(db, payment.id, { gatewayId: known.gatewayId, pageUrl: null });
      }
      // A page that ended unpaid was left by its payer, who needs no word of it.
      const isDeclined = known.status === 'failed';
      await db.transaction((transaction) =>
        known.status === 'paid'
          ? settleAsPaid(transaction, payment)
          : settleAsFailed(transaction, payment, { isTold: isTold && isDeclined, isFinal: isDeclined }),
      );
      return fresh(payment);
    },

    /** The gateway knows nothing of a payment: of a card that was sent long ago, that is an answer. */
    async settleUnknown(payment: Payment): Promise<Payment> {
      const { sentAt } = payment;
      if (sentAt === null || clock.now().getTime() - sentAt.getTime() < KNOWN_WITHIN_MS) return payment;
      const failure = { isTold: true, isFinal: false };
      await db.transaction((transaction) => settleAsFailed(transaction, payment, failure));
      return fresh(payment);
    },
  };
}

export type Settling = ReturnType<typeof createSettling>;
