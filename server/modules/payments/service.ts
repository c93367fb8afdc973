import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import type { GatewayPayment, PaymentsGateway } from '../../gateways/payments/payments-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../time/clock.ts';
import { lockWallet, move } from '../ledger/repository.ts';
import { notify } from '../notifications/notify.ts';
import type { Payment, PaymentSubjects } from './payment-subject.ts';
import {
  addPaidPayment,
  type Charge,
  claimAsking,
  claimUnsettled,
  closePayment,
  findByReference,
  findPayment,
  keepPage,
  lockPayment,
  noteFault,
} from './repository.ts';

export const RETURN_PATH = '/payments/return';
const CURRENCY = 'SAR';
/** A result page that waits asks us often; the gateway is not asked at each. */
const ASK_EVERY_MS = 1_000;
/** The job asks about a payment this often, and gives up on one that is older than a day. */
const SWEEP_EVERY_MS = 60_000;
const SWEEP_WITHIN_MS = 24 * 3_600_000;
const SWEEP_MOST = 50;

/** Where the browser sees how a payment ended. */
export function resultPathOf({ status, reference }: Pick<Payment, 'status' | 'reference'>): string {
  return `/payment/${status === 'paid' ? 'success' : 'failed'}?reference=${reference}`;
}

/** Why money that the gateway took is not the money of this payment; null where it is. */
function faultOf(payment: Payment, known: GatewayPayment): string | null {
  if (known.reference !== payment.reference) return 'reference';
  if (payment.gatewayId !== null && payment.gatewayId !== known.gatewayId) return 'gatewayId';
  if (known.currency !== CURRENCY) return 'currency';
  return known.amountHalalas === payment.amountHalalas ? null : 'amount';
}

interface Services {
  db: Database;
  gateway: PaymentsGateway;
  subjects: PaymentSubjects;
  clock: Clock;
  /** Where the public reaches us; null where that is unsaid, and paths must do. */
  publicUrl: string | null;
  /** Hears of a gateway that failed, and of money that fits no payment. */
  onFault: (error: unknown) => void;
}

/**
 * Payments at the gateway (docs/decisions/0011). Whoever says that something was paid (the browser that
 * comes back, a notice, anybody) only makes us ask the gateway; what it answers settles the payment, once.
 */
export function createPayments({ db, gateway, subjects, clock, publicUrl, onFault }: Services) {
  async function ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      onFault(error);
      throw new ApiError('paymentUnavailable');
    }
  }

  async function settleAsPaid(transaction: Database, payment: Payment): Promise<void> {
    const subject = subjects[payment.purpose];
    await subject.lock(transaction, payment.subjectId);
    if ((await lockPayment(transaction, payment.id)).status === 'paid') return;
    const at = clock.now();
    await closePayment(transaction, payment.id, 'paid', at);
    const isAccepted = await subject.accept(transaction, payment, at);
    const { userId, amountHalalas } = payment;
    const to = isAccepted ? ({ kind: 'income' } as const) : ({ kind: 'wallet', userId } as const);
    await move(transaction, { kind: 'payment', payment, from: { kind: 'gateway' }, to, at });
    if (isAccepted) return;
    const params = { amountHalalas, link: subject.linkOf(payment) };
    await notify(transaction, userId, { kind: 'paymentToWallet', params });
  }

  async function settleAsFailed(transaction: Database, payment: Payment): Promise<void> {
    const subject = subjects[payment.purpose];
    await subject.lock(transaction, payment.subjectId);
    if ((await lockPayment(transaction, payment.id)).status !== 'open') return;
    await closePayment(transaction, payment.id, 'failed', clock.now());
    const params = { amountHalalas: payment.amountHalalas, link: subject.linkOf(payment) };
    await notify(transaction, payment.userId, { kind: 'paymentFailed', params });
  }

  /** Brings a payment to where the gateway says that it is. */
  async function settleWith(payment: Payment, known: GatewayPayment): Promise<Payment> {
    if (known.status === 'open' || payment.status === 'paid') return payment;
    const fault = faultOf(payment, known);
    if (fault) {
      onFault(new Error(`The gateway's ${fault} does not fit payment ${payment.reference}`));
      await noteFault(db, payment.id, fault);
      return payment;
    }
    if (payment.gatewayId === null) {
      await keepPage(db, payment.id, { gatewayId: known.gatewayId, pageUrl: null });
    }
    const settle = known.status === 'paid' ? settleAsPaid : settleAsFailed;
    await db.transaction((transaction) => settle(transaction, payment));
    return (await findPayment(db, payment.id)) ?? payment;
  }

  async function settle(payment: Payment): Promise<Payment> {
    const { gatewayId } = payment;
    if (gatewayId === null || payment.status === 'paid') return payment;
    const known = await ask(() => gateway.fetch(gatewayId));
    return known ? settleWith(payment, known) : payment;
  }

  return {
    /** The page on which a payment is made. Asked twice it is the same page. Fails where the gateway does. */
    async pageOf(payment: Payment, language: Language): Promise<string> {
      if (payment.status !== 'open') return resultPathOf(payment);
      if (payment.pageUrl !== null) return payment.pageUrl;
      const { reference, amountHalalas, payBefore } = payment;
      const description = await subjects[payment.purpose].describe(db, payment, language);
      const page = await ask(() =>
        gateway.createPage({
          reference,
          amountHalalas,
          currency: CURRENCY,
          description,
          returnUrl: `${publicUrl ?? ''}${RETURN_PATH}/${reference}`,
          expiresAt: payBefore ?? new Date(clock.now().getTime() + SWEEP_WITHIN_MS),
        }),
      );
      // Of two who asked at once, both go to the page that was written down: only that one's money is known.
      return (await keepPage(db, payment.id, { gatewayId: page.gatewayId, pageUrl: page.url })) ?? page.url;
    },

    /** Pays out of the wallet, in the transaction of what is paid for. Fails where it holds too little. */
    async payFromWallet(transaction: Database, charge: Charge): Promise<Payment> {
      const { userId, amountHalalas } = charge;
      const balance = await lockWallet(transaction, userId);
      if (balance < amountHalalas) throw new ApiError('walletTooLow', { field: 'payWith' });
      const at = clock.now();
      const payment = await addPaidPayment(transaction, charge, at);
      const from = { kind: 'wallet', userId } as const;
      await move(transaction, { kind: 'payment', payment, from, to: { kind: 'income' }, at });
      return payment;
    },

    /** Gives a payment back, into the wallet, in the transaction of what it was for. */
    async refund(transaction: Database, payment: Payment): Promise<void> {
      const to = { kind: 'wallet', userId: payment.userId } as const;
      const at = clock.now();
      await move(transaction, { kind: 'refund', payment, from: { kind: 'income' }, to, at });
    },

    /** The browser is back from the gateway: how the payment stands now. Undefined where there is none. */
    async returned(reference: string): Promise<Payment | undefined> {
      const payment = await findByReference(db, reference);
      // A gateway that doesn't answer now is asked again by the result page and the job.
      return payment && settle(payment).catch(() => payment);
    },

    /** A person's own payment as it stands; while it is open the gateway is asked, though not each time. */
    async resultOf(reference: string, userId: number): Promise<Payment> {
      const payment = await findByReference(db, reference);
      if (payment?.userId !== userId) throw new ApiError('paymentNotFound');
      const isOver = payment.status === 'paid' || payment.status === 'failed';
      if (isOver || !(await claimAsking(db, payment.id, clock.now(), ASK_EVERY_MS))) return payment;
      return settle(payment).catch(() => payment);
    },

    /** A notice of the gateway came about one of its payments: asks what it is. */
    async noticed(gatewayId: string): Promise<void> {
      const known = await ask(() => gateway.fetch(gatewayId));
      const payment = known && (await findByReference(db, known.reference));
      if (payment && known) await settleWith(payment, known);
    },

    /** Asks about payments of which nobody told us the end. Answers how many it asked about. */
    async sweep(): Promise<number> {
      const due = await claimUnsettled(db, {
        at: clock.now(),
        everyMs: SWEEP_EVERY_MS,
        withinMs: SWEEP_WITHIN_MS,
        most: SWEEP_MOST,
      });
      // One that fails was told to onFault, and its turn comes again.
      for (const payment of due) await settle(payment).catch(() => payment);
      return due.length;
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
