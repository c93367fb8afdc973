import type { Language } from '../../../contract/language.ts';
import { WALLET_UNPROVED_SAR } from '../../../contract/limits.ts';
import type { PaymentChoice } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { inHalalas } from '../../lib/money.ts';
import type { Caller } from '../../plugins/idempotency.ts';
import { requireProof } from '../../plugins/session.ts';
import { chargeCard, followUp } from './charging.ts';
import { lockWallet, move } from './ledger/repository.ts';
import { readWay, type WalletWay, type Way } from './pay-way.ts';
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
  markLeft,
  openPayment,
} from './repository.ts';
import { payPathOf, resultPathOf } from './result-path.ts';
import { settleUnknown, settleWith } from './settling.ts';
import { claimDue, claimPoll, endPolling, firstPollAt, PAGE_OPEN_MS } from './status-polling.ts';

export const RETURN_PATH = '/payments/return';
const CURRENCY = 'SAR';
/**
 * The result page, or any client with a return address, may request often: this spares the gateway.
 */
const POLL_EVERY_MS = 1_000;
/** How many polls run at once, and how many one run of the job makes. */
const POLL_AT_ONCE = 8;
const SWEEP_MOST = 48;
/** How many payments of one subject are polled: the open one, and those that it replaced. */
const POLL_MOST = 3;
/** If the gateway doesn't answer, a hold is kept from the next user for at most this long. */
const GIVE_ON_UNPOLLED_MS = 3_600_000;

interface Services {
  db: Database;
  gateway: PaymentsGateway;
  subjects: PaymentSubjects;
  clock: Clock;
  /** Public origin of the app; null if it is not configured, so that URLs are relative paths. */
  publicUrl: string | null;
  /** Called with an error if the gateway fails, or if its money fits no payment. */
  onError: (error: unknown) => void;
}

/** A subject that no other user can take until it is paid or its hold ends. */
interface Hold {
  subjectId: number;
  heldUntil: Date;
}

/**
 * Payments at the gateway (docs/decisions/0011). A claim that something was paid (from the
 * returning browser, a webhook or any client) only triggers a fetch from the gateway; the gateway's
 * answer settles the payment.
 */
export function createPayments(services: Services) {
  return {
    /**
     * Reads how the user wants to pay from a body's `payWith`, `paymentMethodId` and `cvv`. Throws,
     * naming the field, if that is not possible; nothing has happened by then.
     */
    wayOf: (caller: Pick<Caller, 'userId' | 'isProved'>, wish: PaymentChoice) =>
      readWay(services.db, caller, wish, services.clock.now()),
    /**
     * Creates a payment in the transaction of its subject, which must be locked, and returns its
     * id. From the wallet it is paid at once. If a card was sent for a payment of the same purpose
     * and its result is unknown, returns that payment and charges nothing. After the commit, call
     * `lead`.
     */
    start: (transaction: Database, charge: Charge, way: Way) => start(services, transaction, charge, way),
    /**
     * Returns where to redirect the payer: our page if the way is not chosen yet, the gateway's
     * page, their bank's challenge or our result page. A second call charges nothing more. Throws
     * if the gateway fails or refuses.
     */
    lead: (paymentId: number, language: Language, way: Way) => lead(services, paymentId, language, way),
    /** Polls a subject's unsettled payments. Returns those the gateway answered for. */
    askAbout: (purpose: PaymentPurpose, subjectId: number) => askAbout(services, purpose, subjectId),
    /**
     * Returns the holds that the next user may take. Polls the gateway about their payments first,
     * and settles what was paid. If the gateway doesn't answer, or doesn't know yet whether a card
     * was charged, a hold is kept for an hour at most.
     */
    toGiveOn: <One extends Hold>(purpose: PaymentPurpose, holds: One[]) => toGiveOn(services, purpose, holds),
    /** `toGiveOn` for one hold. */
    mayGiveOn: (purpose: PaymentPurpose, hold: Hold) => mayGiveOn(services, purpose, hold),
    /**
     * The browser returned from the gateway: returns the payment after a poll, or undefined if
     * there is none.
     */
    returned: (reference: string) => returned(services, reference),
    /** The user's own payment; polls the gateway first if unsettled, at most once a second. */
    resultOf: (reference: string, userId: number) => resultOf(services, reference, userId),
    /** The gateway's webhook named one of its payments: fetches and settles it. */
    noticed: (gatewayId: string) => noticed(services, gatewayId),
    /**
     * Polls the payments that are due, several at once; if the gateway answers for none of a batch,
     * stops until the next run. Returns how many it polled.
     */
    sweep: () => sweep(services),
  };
}

export type Payments = ReturnType<typeof createPayments>;

/** Calls the gateway; reports a failure to `onError`, and throws paymentUnavailable. */
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
  if (payment.status === 'cancelled' && payment.pageUrl !== null && known.status === 'open')
    await services.gateway.closePage(gatewayId).catch(services.onError);
  return settleWith(services, payment, known);
}

/** Polls in batches until the gateway answers for none in a batch. Returns those answered. */
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

/**
 * Polls the gateway about an unfinished payment, at most once in POLL_EVERY_MS. Null if it was not
 * polled or the gateway doesn't answer: then the result page and the job poll again.
 */
async function pollInTurn(services: Services, payment: Payment): Promise<Payment | null> {
  const { db, clock } = services;
  const isOver = payment.status === 'paid' || payment.status === 'failed';
  if (isOver || payment.gatewayId === null || !(await claimPoll(db, payment.id, clock.now(), POLL_EVERY_MS)))
    return null;
  return settle(services, payment).catch(() => null);
}

/** The request to the gateway for a payment. */
async function requestOf({ db, subjects, publicUrl }: Services, payment: Payment, language: Language) {
  const { reference, amountHalalas } = payment;
  const description = await subjects[payment.purpose].describe(db, payment, language);
  const returnUrl = `${publicUrl ?? ''}${RETURN_PATH}/${reference}`;
  return { reference, amountHalalas, currency: CURRENCY, description, returnUrl } as const;
}

/** The URL of the payment's page at the gateway. A second call returns the same page. */
async function pageOf(services: Services, payment: Payment, language: Language): Promise<string> {
  const { db, gateway, clock } = services;
  if (payment.leftAt !== null) await markLeft(db, payment.id, null);
  if (payment.pageUrl !== null) return payment.pageUrl;
  const expiresAt = payment.payBefore ?? new Date(clock.now().getTime() + PAGE_OPEN_MS);
  const request = { ...(await requestOf(services, payment, language)), expiresAt };
  const page = await ask(services, () => gateway.createPage(request));
  // Two requests at once may create two pages: both use the stored one, since only its money can be
  // matched.
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
  way: WalletWay,
): Promise<Payment> {
  const { userId, amountHalalas, purpose, subjectId } = charge;
  const at = clock.now();
  // Cancelled before the wallet is locked, in the same lock order as settling.
  await cancelOpenPayment(transaction, purpose, subjectId, at);
  const balance = await lockWallet(transaction, userId);
  if (balance < amountHalalas) throw new ApiError('walletTooLow', { field: 'payWith' });
  if (amountHalalas > inHalalas(WALLET_UNPROVED_SAR)) requireProof(way);
  const payment = await addPaidPayment(transaction, charge, at);
  const { credits, accept, linesOf } = subjects[purpose];
  if (credits === 'wallet') throw new ApiError('topUpByWallet', { field: 'payWith' });
  const from = { kind: 'wallet', userId } as const;
  if (!(await accept(transaction, payment, at))) throw new ApiError('conflict');
  const lines = await linesOf?.(transaction, payment);
  await move(transaction, { kind: 'payment', payment, from, to: { kind: credits }, lines, at });
  return payment;
}

async function start(services: Services, transaction: Database, charge: Charge, way: Way): Promise<number> {
  const { purpose, subjectId } = charge;
  const open = await lockOpen(transaction, purpose, subjectId);
  // The price has changed: what is still paid on the old page goes to the wallet.
  if (open?.sentAt === null && open.amountHalalas !== charge.amountHalalas)
    await cancelOpenPayment(transaction, purpose, subjectId, services.clock.now());
  const ofSubject = way.by === 'wallet' ? charge.subjectId : undefined;
  const unanswered = await findUnanswered(transaction, charge, ofSubject);
  if (unanswered) return unanswered.id;
  if (way.by === 'wallet') return (await payFromWallet(services, transaction, charge, way)).id;
  const cardId = way.by === 'card' ? way.card.id : null;
  return (await openPayment(transaction, charge, cardId, services.clock.now())).id;
}

async function lead(services: Services, paymentId: number, language: Language, way: Way): Promise<string> {
  const payment = await findPayment(services.db, paymentId);
  if (!payment) throw new ApiError('paymentNotFound');
  if (payment.sentAt !== null) return followUp(services, payment);
  if (payment.status !== 'open') return resultPathOf(payment);
  if (way.by === 'later') return payPathOf(payment);
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
  const { db, clock } = services;
  const payment = await findByReference(db, reference);
  if (!payment) return undefined;
  const polled = await pollInTurn(services, payment);
  if (polled?.status === 'open' && polled.sentAt === null) await markLeft(db, payment.id, clock.now());
  return polled ?? payment;
}

async function resultOf(services: Services, reference: string, userId: number): Promise<Payment> {
  const payment = await findByReference(services.db, reference);
  if (payment?.userId !== userId) throw new ApiError('paymentNotFound');
  return (await pollInTurn(services, payment)) ?? payment;
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
