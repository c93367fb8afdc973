import type { Language } from '../../../contract/language.ts';
import type { PayWish } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../time/clock.ts';
import { lockWallet, move } from '../ledger/repository.ts';
import { claimAsking, claimDue, endAsking, firstAskAt, PAGE_OPEN_MS } from './asking.ts';
import { createCharging } from './charging.ts';
import { readWay, type Way } from './pay-way.ts';
import type { Payment, PaymentPurpose, PaymentSubjects } from './payment-subject.ts';
import {
  addPaidPayment,
  type Charge,
  cancelOpenPayment,
  findByReference,
  findPayment,
  findUnanswered,
  keepPage,
  keepPageEnd,
  listUnsettled,
  lockOpen,
  openPayment,
} from './repository.ts';
import { resultPathOf } from './result-path.ts';
import { createSettling } from './settling.ts';

export const RETURN_PATH = '/payments/return';
const CURRENCY = 'SAR';
/** A result page that waits asks us often, and so may anybody who has a return address; the gateway is spared. */
const ASK_EVERY_MS = 1_000;
/** So many questions are under way at once, and so many are asked in one turn of the job. */
const ASK_AT_ONCE = 8;
const SWEEP_MOST = 48;
/** Payments of one subject that are asked about at a time: beside the open one, those that gave way to it. */
const ASK_MOST = 3;
/** A gateway that doesn't answer keeps what is held from the next person for so long. */
const GIVE_ON_UNASKED_MS = 3_600_000;

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
  subjectId: number;
  heldUntil: Date;
}

/**
 * Payments at the gateway (docs/decisions/0011). Whoever says that something was paid (the browser that
 * comes back, a notice, anybody) only makes us ask the gateway; what it answers settles the payment, once.
 */
export function createPayments({ db, gateway, subjects, clock, publicUrl, onFault }: Services) {
  const settling = createSettling({ db, subjects, clock, onFault });
  const charging = createCharging({ db, gateway, settling, clock, onFault });

  async function ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      onFault(error);
      throw new ApiError('paymentUnavailable');
    }
  }

  async function settle(payment: Payment): Promise<Payment> {
    const { gatewayId } = payment;
    if (gatewayId === null) return payment;
    const known = await ask(() => gateway.fetch(gatewayId));
    if (!known) return settling.settleUnknown(payment);
    const { endsAt } = known;
    if (endsAt && endsAt.getTime() !== payment.pageEndsAt?.getTime()) {
      await keepPageEnd(db, payment.id, endsAt);
    }
    return settling.settleWith(payment, known);
  }

  /** Asks about some at once, until the gateway tells of none of them. Answers those it told of, as they stand. */
  async function settleAll(unsettled: Payment[]): Promise<Payment[]> {
    const told: Payment[] = [];
    for (let from = 0; from < unsettled.length; from += ASK_AT_ONCE) {
      const asked = await Promise.allSettled(unsettled.slice(from, from + ASK_AT_ONCE).map(settle));
      const answers = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (answers.length === 0) break;
      told.push(...answers);
    }
    return told;
  }

  async function askAboutAll(purpose: PaymentPurpose, subjectIds: number[]) {
    const unsettled = await listUnsettled(db, purpose, subjectIds);
    const asked = subjectIds.flatMap((id) =>
      unsettled.filter(({ subjectId }) => subjectId === id).slice(0, ASK_MOST),
    );
    return { asked, told: await settleAll(asked) };
  }

  /**
   * What of that which was held for payments may be given to another: once the gateway has said how its payments
   * stand, so that what was paid unknown to us is settled first. One that doesn't answer, or doesn't know yet what
   * became of a card, keeps a hold for an hour at most.
   */
  async function toGiveOn<One extends Hold>(purpose: PaymentPurpose, holds: One[]): Promise<One[]> {
    const subjectIds = holds.map(({ subjectId }) => subjectId);
    const { asked, told } = await askAboutAll(purpose, subjectIds);
    const known = new Set(told.filter(({ sentAt }) => sentAt === null).map(({ id }) => id));
    const unknown = new Set(asked.filter(({ id }) => !known.has(id)).map(({ subjectId }) => subjectId));
    const enough = clock.now().getTime() - GIVE_ON_UNASKED_MS;
    return holds.filter(
      ({ subjectId, heldUntil }) => !unknown.has(subjectId) || heldUntil.getTime() < enough,
    );
  }

  /** As it stands: while the gateway may know more it is asked, though not each time. */
  async function askInTurn(payment: Payment): Promise<Payment> {
    const isOver = payment.status === 'paid' || payment.status === 'failed';
    if (isOver || !(await claimAsking(db, payment.id, clock.now(), ASK_EVERY_MS))) return payment;
    // A gateway that doesn't answer now is asked again by the result page and the job.
    return settle(payment).catch(() => payment);
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
    const expiresAt = payment.payBefore ?? new Date(clock.now().getTime() + PAGE_OPEN_MS);
    const request = { ...(await requestOf(payment, language)), expiresAt };
    const page = await ask(() => gateway.createPage(request));
    // Of two who asked at once, both go to the page that was written down: only that one's money is known.
    const made = {
      gatewayId: page.gatewayId,
      pageUrl: page.url,
      pageEndsAt: page.endsAt ?? expiresAt,
      askAt: firstAskAt(clock.now()),
    };
    return (await keepPage(db, payment.id, made)) ?? page.url;
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
     * the wallet it is paid at once. Where a card was sent for one of its kind and nobody knows yet whether it was
     * charged, that one is answered: nothing more is charged before. To be followed by `lead`, once the
     * transaction is committed.
     */
    async start(transaction: Database, charge: Charge, way: Way): Promise<number> {
      await lockOpen(transaction, charge.purpose, charge.subjectId);
      const ofSubject = way.by === 'wallet' ? charge.subjectId : undefined;
      const unanswered = await findUnanswered(transaction, charge, ofSubject);
      if (unanswered) return unanswered.id;
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
      if (payment.sentAt !== null) return charging.followUp(payment);
      if (payment.status !== 'open') return resultPathOf(payment);
      if (way.by !== 'card') return pageOf(payment, language);
      return charging.chargeCard(payment, await requestOf(payment, language), way);
    },

    /** Settles the payments of a subject as far as the gateway knows how they ended. Answers those it told of. */
    async askAbout(purpose: PaymentPurpose, subjectId: number): Promise<Payment[]> {
      return (await askAboutAll(purpose, [subjectId])).told;
    },

    toGiveOn,

    /** The same of one hold. */
    async mayGiveOn(purpose: PaymentPurpose, hold: Hold): Promise<boolean> {
      return (await toGiveOn(purpose, [hold])).length > 0;
    },

    /** The browser is back from the gateway: how the payment stands now. Undefined where there is none. */
    async returned(reference: string): Promise<Payment | undefined> {
      const payment = await findByReference(db, reference);
      return payment && askInTurn(payment);
    },

    /** A person's own payment as it stands; while it is open the gateway is asked, though not each time. */
    async resultOf(reference: string, userId: number): Promise<Payment> {
      const payment = await findByReference(db, reference);
      if (payment?.userId !== userId) throw new ApiError('paymentNotFound');
      return askInTurn(payment);
    },

    /** A notice of the gateway came about one of its payments: asks what it is. */
    async noticed(gatewayId: string): Promise<void> {
      const known = await ask(() => gateway.fetch(gatewayId));
      const payment = known && (await findByReference(db, known.reference));
      if (payment) await settling.settleWith(payment, known);
      else if (known?.status === 'paid')
        onFault(new Error(`The gateway took money for nothing of ours: ${gatewayId}`));
    },

    /**
     * Asks about payments of which nobody told us the end, some at once; a gateway that tells of none of them is
     * left alone until the next turn. Answers how many it asked about.
     */
    async sweep(): Promise<number> {
      let asked = 0;
      while (asked < SWEEP_MOST) {
        const at = clock.now();
        const due = await claimDue(db, at, ASK_AT_ONCE);
        const told = await settleAll(due);
        await endAsking(db, told, at);
        asked += due.length;
        if (due.length < ASK_AT_ONCE || told.length === 0) break;
      }
      return asked;
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
