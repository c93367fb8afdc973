import type { Language } from '../../../contract/language.ts';
import type { PayWish } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { chargeCard, followUp } from './charging.ts';
import { lockWallet, move } from './ledger/repository.ts';
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
import { settleUnknown, settleWith } from './settling.ts';
import { claimDue, claimPoll, endPolling, firstPollAt, PAGE_OPEN_MS } from './status-polling.ts';

export const RETURN_PATH = '/payments/return';
const CURRENCY = 'SAR';
/**
 * A waiting result page, or any client with a return address, may ask often: the gateway is spared.
 */
const POLL_EVERY_MS = 1_000;
/** So many polls run at once, and so many in one turn of the job. */
const POLL_AT_ONCE = 8;
const SWEEP_MOST = 48;
/**
 * Payments of one subject that are polled at a time: beside the open one, those that gave way to
 * it.
 */
const POLL_MOST = 3;
/** A gateway that doesn't answer keeps what is held from the next person for so long. */
const GIVE_ON_UNPOLLED_MS = 3_600_000;

interface Services {
  db: Database;
  gateway: PaymentsGateway;
  subjects: PaymentSubjects;
  clock: Clock;
  /** Where the public reaches us; null where that is unsaid, and paths must do. */
  publicUrl: string | null;
  /** Called with the error of a gateway that failed, or of money that fits no payment. */
  onError: (error: unknown) => void;
}

/** What is kept from others until it is paid or its time is over. */
interface Hold {
  subjectId: number;
  heldUntil: Date;
}

/**
 * Payments at the gateway (docs/decisions/0011). A word that something was paid (of the browser
 * that comes back, of a webhook, of any client) only makes us ask the gateway; its answer settles
 * the payment.
 */
export function createPayments(services: Services) {
  return {
    /**
     * How a person wants to pay, by the `payWith`, `paymentMethodId` and `cvv` of a call's body.
     * Fails, at their field, where it can't be done, and nothing has happened.
     */
    wayOf: (userId: number, wish: PayWish) => readWay(services.db, userId, wish, services.clock.now()),
    /**
     * Begins a payment in the transaction of what is paid for, which must be locked, and answers
     * its id: out of the wallet it is paid at once. Where a card was sent for one of its kind and
     * it is not known yet whether it was charged, returns that payment and charges nothing more.
     * To be followed by `lead`, once the transaction is committed.
     */
    start: (transaction: Database, charge: Charge, way: Way) => start(services, transaction, charge, way),
    /**
     * Where the payer goes: the gateway's page, their bank's challenge, or our result page if it is
     * settled. A second call charges nothing more. Fails if the gateway does or refuses the card.
     */
    lead: (paymentId: number, language: Language, way: Way) => lead(services, paymentId, language, way),
    /** Settles the ended payments of a subject. Returns those the gateway answered for. */
    askAbout: (purpose: PaymentPurpose, subjectId: number) => askAbout(services, purpose, subjectId),
    /**
     * Returns the holds that may be given to the next user. Asks the gateway about their payments
     * first, and settles what was paid. A gateway that doesn't answer, or doesn't know yet whether
     * a card was charged, keeps a hold for an hour at most.
     */
    toGiveOn: <One extends Hold>(purpose: PaymentPurpose, holds: One[]) => toGiveOn(services, purpose, holds),
    /** The same of one hold. */
    mayGiveOn: (purpose: PaymentPurpose, hold: Hold) => mayGiveOn(services, purpose, hold),
    /**
     * The browser is back from the gateway: returns the settled payment, or undefined if there is
     * none.
     */
    returned: (reference: string) => returned(services, reference),
    /** The user's own payment; polls the gateway first while it is open, but not at each call. */
    resultOf: (reference: string, userId: number) => resultOf(services, reference, userId),
    /** A notice of the gateway came about one of its payments: asks what it is. */
    noticed: (gatewayId: string) => noticed(services, gatewayId),
    /**
     * Asks about payments without a known end, some at once; if the gateway answers for none, waits
     * until the next turn. Returns how many it asked about.
     */
    sweep: () => sweep(services),
  };
}

export type Payments = ReturnType<typeof createPayments>;

/** Asks the gateway; reports a failure to `onError`, and throws one plain error to the caller. */
async function ask<Answer>({ onError }: Services, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    onError(error);
    throw new ApiError('paymentUnavailable');
  }
}

async function settle(services: Services, payment: Payment): Promise<Payment> {
  const { gatewayId } = payment;
  if (gatewayId === null) return payment;
  const known = await ask(services, () => services.gateway.fetch(gatewayId));
  if (!known) return settleUnknown(services, payment);
  const { endsAt } = known;
  if (endsAt && endsAt.getTime() !== payment.pageEndsAt?.getTime()) {
    await keepPageEnd(services.db, payment.id, endsAt);
  }
  return settleWith(services, payment, known);
}

/** Asks about some at once until the gateway answers for none. Returns those it answered for. */
async function settleAll(services: Services, unsettled: Payment[]): Promise<Payment[]> {
  const answered: Payment[] = [];
  for (let from = 0; from < unsettled.length; from += POLL_AT_ONCE) {
    const polled = await Promise.allSettled(
      unsettled.slice(from, from + POLL_AT_ONCE).map((payment) => settle(services, payment)),
    );
    const answers = polled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (answers.length === 0) break;
    answered.push(...answers);
  }
  return answered;
}

async function pollAll(services: Services, purpose: PaymentPurpose, subjectIds: number[]) {
  const unsettled = await listUnsettled(services.db, purpose, subjectIds);
  const polled = subjectIds.flatMap((id) =>
    unsettled.filter(({ subjectId }) => subjectId === id).slice(0, POLL_MOST),
  );
  return { polled, answered: await settleAll(services, polled) };
}

async function toGiveOn<One extends Hold>(
  services: Services,
  purpose: PaymentPurpose,
  holds: One[],
): Promise<One[]> {
  const subjectIds = holds.map(({ subjectId }) => subjectId);
  const { polled, answered } = await pollAll(services, purpose, subjectIds);
  const known = new Set(answered.filter(({ sentAt }) => sentAt === null).map(({ id }) => id));
  const unknown = new Set(polled.filter(({ id }) => !known.has(id)).map(({ subjectId }) => subjectId));
  const enough = services.clock.now().getTime() - GIVE_ON_UNPOLLED_MS;
  return holds.filter(({ subjectId, heldUntil }) => !unknown.has(subjectId) || heldUntil.getTime() < enough);
}

/** Polls the gateway about an unfinished payment, at most once in POLL_EVERY_MS. */
async function pollInTurn(services: Services, payment: Payment): Promise<Payment> {
  const { db, clock } = services;
  const isOver = payment.status === 'paid' || payment.status === 'failed';
  if (isOver || !(await claimPoll(db, payment.id, clock.now(), POLL_EVERY_MS))) return payment;
  // A gateway that doesn't answer now is asked again by the result page and the job.
  return settle(services, payment).catch(() => payment);
}

/** What is sent to the gateway of a payment. */
async function requestOf({ db, subjects, publicUrl }: Services, payment: Payment, language: Language) {
  const { reference, amountHalalas } = payment;
  const description = await subjects[payment.purpose].describe(db, payment, language);
  const returnUrl = `${publicUrl ?? ''}${RETURN_PATH}/${reference}`;
  return { reference, amountHalalas, currency: CURRENCY, description, returnUrl } as const;
}

/** The page on which a payment is made. Asked twice it is the same page. */
async function pageOf(services: Services, payment: Payment, language: Language): Promise<string> {
  const { db, gateway, clock } = services;
  if (payment.pageUrl !== null) return payment.pageUrl;
  const expiresAt = payment.payBefore ?? new Date(clock.now().getTime() + PAGE_OPEN_MS);
  const request = { ...(await requestOf(services, payment, language)), expiresAt };
  const page = await ask(services, () => gateway.createPage(request));
  // Of two who asked at once, both go to the page that was written down: only that one's money is
  // known.
  const made = {
    gatewayId: page.gatewayId,
    pageUrl: page.url,
    pageEndsAt: page.endsAt ?? expiresAt,
    askAt: firstPollAt(clock.now()),
  };
  return (await keepPage(db, payment.id, made)) ?? page.url;
}

async function payFromWallet(
  { subjects, clock }: Services,
  transaction: Database,
  charge: Charge,
): Promise<Payment> {
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

async function start(services: Services, transaction: Database, charge: Charge, way: Way): Promise<number> {
  await lockOpen(transaction, charge.purpose, charge.subjectId);
  const ofSubject = way.by === 'wallet' ? charge.subjectId : undefined;
  const unanswered = await findUnanswered(transaction, charge, ofSubject);
  if (unanswered) return unanswered.id;
  if (way.by === 'wallet') return (await payFromWallet(services, transaction, charge)).id;
  const cardId = way.by === 'card' ? way.card.id : null;
  return (await openPayment(transaction, charge, cardId, services.clock.now())).id;
}

async function lead(services: Services, paymentId: number, language: Language, way: Way): Promise<string> {
  const payment = await findPayment(services.db, paymentId);
  if (!payment) throw new ApiError('paymentNotFound');
  if (payment.sentAt !== null) return followUp(services, payment);
  if (payment.status !== 'open') return resultPathOf(payment);
  if (way.by !== 'card') return pageOf(services, payment, language);
  return chargeCard(services, payment, await requestOf(services, payment, language), way);
}

async function askAbout(services: Services, purpose: PaymentPurpose, subjectId: number): Promise<Payment[]> {
  return (await pollAll(services, purpose, [subjectId])).answered;
}

async function mayGiveOn(services: Services, purpose: PaymentPurpose, hold: Hold): Promise<boolean> {
  return (await toGiveOn(services, purpose, [hold])).length > 0;
}

async function returned(services: Services, reference: string): Promise<Payment | undefined> {
  const payment = await findByReference(services.db, reference);
  return payment && pollInTurn(services, payment);
}

async function resultOf(services: Services, reference: string, userId: number): Promise<Payment> {
  const payment = await findByReference(services.db, reference);
  if (payment?.userId !== userId) throw new ApiError('paymentNotFound');
  return pollInTurn(services, payment);
}

async function noticed(services: Services, gatewayId: string): Promise<void> {
  const known = await ask(services, () => services.gateway.fetch(gatewayId));
  const payment = known && (await findByReference(services.db, known.reference));
  if (payment) await settleWith(services, payment, known);
  else if (known?.status === 'paid')
    services.onError(new Error(`The gateway took money for nothing of ours: ${gatewayId}`));
}

async function sweep(services: Services): Promise<number> {
  const { db, clock } = services;
  let polled = 0;
  while (polled < SWEEP_MOST) {
    const at = clock.now();
    const due = await claimDue(db, at, POLL_AT_ONCE);
    const answered = await settleAll(services, due);
    await endPolling(db, answered, at);
    polled += due.length;
    if (due.length < POLL_AT_ONCE || answered.length === 0) break;
  }
  return polled;
}
