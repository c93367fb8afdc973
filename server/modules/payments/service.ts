import type { ErrorName } from '../../../contract/error-numbers.ts';
import type { Language } from '../../../contract/language.ts';
import type { PayWish } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import type {
  CardRefusal,
  GatewayPayment,
  PaymentsGateway,
} from '../../gateways/payments/payments-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../time/clock.ts';
import { lockWallet, move } from '../ledger/repository.ts';
import { notify } from '../notifications/notify.ts';
import { type CardWay, readWay, type Way } from './pay-way.ts';
import type { Payment, PaymentPurpose, PaymentSubjects } from './payment-subject.ts';
import {
  addPaidPayment,
  type Charge,
  cancelOpenPayment,
  claimAsking,
  claimUnsettled,
  closePayment,
  findByReference,
  findPayment,
  keepPage,
  listUnsettled,
  lockPayment,
  noteFault,
  openPayment,
} from './repository.ts';

export const RETURN_PATH = '/payments/return';
const CURRENCY = 'SAR';
/** A result page that waits asks us often; the gateway is not asked at each. */
const ASK_EVERY_MS = 1_000;
/** The job asks about a payment this often, and gives up on one that is older than a day. */
const SWEEP_EVERY_MS = 60_000;
const SWEEP_WITHIN_MS = 24 * 3_600_000;
const SWEEP_MOST = 50;
/** Payments of one subject that are asked about at a time: beside the open one, those that gave way to it. */
const ASK_MOST = 3;
/** A gateway that doesn't answer keeps what is held from the next person for so long. */
const GIVE_ON_UNASKED_MS = 3_600_000;

/** What the payer is told of a refusal, and at which field. */
const REFUSALS: Record<CardRefusal, { error: ErrorName; field: 'paymentMethodId' | 'cvv' }> = {
  declined: { error: 'cardDeclined', field: 'paymentMethodId' },
  funds: { error: 'cardFundsTooLow', field: 'paymentMethodId' },
  expired: { error: 'cardExpired', field: 'paymentMethodId' },
  cvv: { error: 'cvvWrong', field: 'cvv' },
};

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

/** What is kept from others until it is paid or its time is over. */
interface Hold {
  purpose: PaymentPurpose;
  subjectId: number;
  heldUntil: Date;
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
    const { credits } = subject;
    const isTheirs = !isAccepted || credits === 'wallet';
    const to = isTheirs ? ({ kind: 'wallet', userId } as const) : ({ kind: credits } as const);
    await move(transaction, { kind: 'payment', payment, from: { kind: 'gateway' }, to, at });
    if (isAccepted) return;
    const params = { amountHalalas, link: subject.linkOf(payment) };
    await notify(transaction, userId, { kind: 'paymentToWallet', params });
  }

  async function settleAsFailed(transaction: Database, payment: Payment, isTold: boolean): Promise<void> {
    const subject = subjects[payment.purpose];
    await subject.lock(transaction, payment.subjectId);
    if ((await lockPayment(transaction, payment.id)).status !== 'open') return;
    await closePayment(transaction, payment.id, 'failed', clock.now());
    if (!isTold) return;
    const params = { amountHalalas: payment.amountHalalas, link: subject.linkOf(payment) };
    await notify(transaction, payment.userId, { kind: 'paymentFailed', params });
  }

  /** Brings a payment to where the gateway says that it is; who waits for the answer is not told besides. */
  async function settleWith(payment: Payment, known: GatewayPayment, isTold = true): Promise<Payment> {
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
    await db.transaction((transaction) =>
      known.status === 'paid'
        ? settleAsPaid(transaction, payment)
        : settleAsFailed(transaction, payment, isTold),
    );
    return (await findPayment(db, payment.id)) ?? payment;
  }

  async function settle(payment: Payment): Promise<Payment> {
    const { gatewayId } = payment;
    if (gatewayId === null || payment.status === 'paid') return payment;
    const known = await ask(() => gateway.fetch(gatewayId));
    return known ? settleWith(payment, known) : payment;
  }

  /** Settles the payments of a subject as far as the gateway knows how they ended. False where it doesn't answer. */
  async function askAbout(purpose: PaymentPurpose, subjectId: number): Promise<boolean> {
    const unsettled = await listUnsettled(db, purpose, subjectId, ASK_MOST);
    const answers = await Promise.allSettled(unsettled.map(settle));
    return answers.every(({ status }) => status === 'fulfilled');
  }

  /** What the gateway is told of a payment. */
  async function requestOf(payment: Payment, language: Language) {
    const { reference, amountHalalas } = payment;
    const description = await subjects[payment.purpose].describe(db, payment, language);
    const returnUrl = `${publicUrl ?? ''}${RETURN_PATH}/${reference}`;
    return { reference, amountHalalas, currency: CURRENCY, description, returnUrl } as const;
  }

  /** The page on which a payment is made. Asked twice it is the same page. */
  async function pageOf(payment: Payment, language: Language): Promise<string> {
    if (payment.pageUrl !== null) return payment.pageUrl;
    const expiresAt = payment.payBefore ?? new Date(clock.now().getTime() + SWEEP_WITHIN_MS);
    const request = { ...(await requestOf(payment, language)), expiresAt };
    const page = await ask(() => gateway.createPage(request));
    // Of two who asked at once, both go to the page that was written down: only that one's money is known.
    return (await keepPage(db, payment.id, { gatewayId: page.gatewayId, pageUrl: page.url })) ?? page.url;
  }

  /** Charges a saved card; answers where the payer goes next. A refusal is his to mend, at its field. */
  async function chargeCard(payment: Payment, { card, cvv }: CardWay, language: Language): Promise<string> {
    const { gatewayId } = payment;
    if (gatewayId === null) throw new Error(`Payment ${payment.reference} was not made for a card`);
    const request = await requestOf(payment, language);
    const charged = await ask(() => gateway.charge({ ...request, gatewayId, token: card.token, cvv }));
    if (charged.challengeUrl !== null) return charged.challengeUrl;
    const settled = await settleWith(payment, charged, false);
    if (settled.status !== 'failed') return resultPathOf(settled);
    const { error, field } = REFUSALS[charged.refusal ?? 'declined'];
    throw new ApiError(error, { field });
  }

  async function payFromWallet(transaction: Database, charge: Charge): Promise<Payment> {
    const { userId, amountHalalas, purpose, subjectId } = charge;
    const at = clock.now();
    // Before the wallet, in the order in which settling locks them.
    await cancelOpenPayment(transaction, purpose, subjectId, at);
    const balance = await lockWallet(transaction, userId);
    if (balance < amountHalalas) throw new ApiError('walletTooLow', { field: 'payWith' });
    const payment = await addPaidPayment(transaction, charge, at);
    const { credits, accept } = subjects[purpose];
    if (credits === 'wallet') throw new ApiError('topUpByWallet', { field: 'payWith' });
    const from = { kind: 'wallet', userId } as const;
    await move(transaction, { kind: 'payment', payment, from, to: { kind: credits }, at });
    if (!(await accept(transaction, payment, at))) throw new ApiError('conflict');
    return payment;
  }

  return {
    /**
     * How a person wants to pay, by the `payWith`, `paymentMethodId` and `cvv` of a call's body. Fails, at their
     * field, where it can't be done, and nothing has happened.
     */
    wayOf(userId: number, wish: PayWish): Promise<Way> {
      return readWay(db, userId, wish, clock.now());
    },

    /**
     * Begins a payment in the transaction of what is paid for, which must be locked, and answers its id: out of
     * the wallet it is paid at once. To be followed by `lead`, once the transaction is committed.
     */
    async start(transaction: Database, charge: Charge, way: Way): Promise<number> {
      if (way.by === 'wallet') return (await payFromWallet(transaction, charge)).id;
      const cardId = way.by === 'card' ? way.card.id : null;
      return (await openPayment(transaction, charge, cardId, clock.now())).id;
    },

    /**
     * Where the payer goes: the gateway's page, his bank's question, or our result page where it is settled.
     * Repeated it charges nothing twice. Fails where the gateway does, and where it refuses the card.
     */
    async lead(paymentId: number, language: Language, way: Way): Promise<string> {
      const payment = await findPayment(db, paymentId);
      if (!payment) throw new ApiError('paymentNotFound');
      if (payment.status !== 'open') return resultPathOf(payment);
      return way.by === 'card' ? chargeCard(payment, way, language) : pageOf(payment, language);
    },

    askAbout,

    /**
     * Whether what was held for a payment may be given to another: once the gateway has said how its payments stand,
     * so that what was paid unknown to us is settled first. One that doesn't answer keeps the hold for an hour at most.
     */
    async mayGiveOn({ purpose, subjectId, heldUntil }: Hold): Promise<boolean> {
      const isKnown = await askAbout(purpose, subjectId);
      return isKnown || clock.now().getTime() - heldUntil.getTime() > GIVE_ON_UNASKED_MS;
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
