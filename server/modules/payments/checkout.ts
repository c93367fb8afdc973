import type { Body } from '../../../contract/contract.ts';
import { errorTable } from '../../../contract/errors.ts';
import type { Language } from '../../../contract/language.ts';
import type { OpenPayment, PaymentResult } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { inHalalas, inSar } from '../../lib/money.ts';
import type { Caller } from '../../plugins/idempotency.ts';
import { texts } from '../../texts/texts.ts';
import { REFUSALS } from './charging.ts';
import type { Owed, Payment, PaymentSubjects } from './payment-subject.ts';
import { findSeller } from './receipts/sellers.ts';
import { findByReference, findLatest, findPaid, wasLastFromWallet } from './repository.ts';
import type { Payments } from './service.ts';

interface Services {
  db: Database;
  payments: Payments;
  subjects: PaymentSubjects;
  clock: Clock;
}

/** What a payment's subject waits to be paid; or why it waits for nothing. */
type Standing = { owed: Owed; ended: null } | { owed: null; ended: ApiError };

/** Our own page /pay/{reference}: shows what is to be paid, and pays it by the chosen way. */
export function createCheckout(services: Services) {
  return {
    /** What is to be paid. Asks the gateway about an unfinished payment first. */
    open: (reference: string, userId: number, language: Language) =>
      open(services, reference, { userId, language }),
    /**
     * Pays what the payment is for, in place of its open payment; returns where to redirect the
     * payer, which is the result page if it is paid already.
     */
    pay: (reference: string, body: Body<'payments.pay'>, caller: Caller) =>
      pay(services, reference, body, caller),
    /** Of a payment that did not succeed: whether it can be paid, until when, and why it failed. */
    outlookOf: (payment: Payment, language: Language) => outlookOf(services, payment, language),
  };
}

export type Checkout = ReturnType<typeof createCheckout>;

/** Whether a card was sent for it and its result is not known yet. */
const isAwaited = (payment: Payment) => payment.sentAt !== null;

function reasonOf({ refusal }: Payment, language: Language): OpenPayment['reason'] {
  return refusal && { kind: refusal, text: errorTable[REFUSALS[refusal].error][language] };
}

const hasLeft = (payment: Payment) =>
  payment.status === 'open' && payment.leftAt !== null && !isAwaited(payment);

async function standingOf(
  subjects: PaymentSubjects,
  transaction: Database,
  payment: Payment,
  at: Date,
): Promise<Standing> {
  const subject = subjects[payment.purpose];
  await subject.lock(transaction, payment.subjectId);
  try {
    return { owed: await subject.owes(transaction, payment, at), ended: null };
  } catch (error) {
    if (error instanceof ApiError) return { owed: null, ended: error };
    throw error;
  }
}

async function open(
  { db, payments, subjects, clock }: Services,
  reference: string,
  { userId, language }: { userId: number; language: Language },
): Promise<OpenPayment> {
  const payment = await payments.resultOf(reference, userId);
  const { purpose, subjectId } = payment;
  const newest = await findLatest(db, purpose, subjectId);
  const latest =
    newest && newest.id !== payment.id ? await payments.resultOf(newest.reference, userId) : payment;
  const { owed, ended } = await db.transaction((transaction) =>
    standingOf(subjects, transaction, payment, clock.now()),
  );
  const paid = owed ? undefined : await findPaid(db, purpose, subjectId);
  const subject = subjects[purpose];
  const description = await subject.describe(db, payment, language);
  const amount = inSar(owed?.amountHalalas ?? latest.amountHalalas);
  const lines = owed ? ((await subject.linesOf?.(db, payment)) ?? []) : [];
  return {
    reference,
    purpose,
    subjectId,
    description,
    amount,
    lines:
      lines.length === 0
        ? [{ name: description, amount }]
        : lines.map(({ name, halalas }) => ({
            name: texts[language].receiptLine[name],
            amount: inSar(halalas),
          })),
    isTaxed: subject.credits === 'income' && (await findSeller(db)) !== undefined,
    heldUntil: owed?.payBefore?.toISOString() ?? null,
    reason: reasonOf(latest, language),
    hasLeft: hasLeft(latest),
    prefersWallet: await wasLastFromWallet(db, userId),
    ended: ended && errorTable[ended.kind][language],
    settledBy: isAwaited(latest) ? latest.reference : (paid?.reference ?? null),
    link: subject.linkOf(payment),
  };
}

async function pay(
  { db, payments, subjects, clock }: Services,
  reference: string,
  { amount, ...wish }: Body<'payments.pay'>,
  { userId, isProved, language, once }: Caller,
): Promise<string> {
  const payment = await findByReference(db, reference);
  if (payment?.userId !== userId) throw new ApiError('paymentNotFound');
  const { purpose, subjectId } = payment;
  // It may have been paid on another page, by another tab, or by a card without an answer yet.
  await payments.askAbout(purpose, subjectId);
  const way = await payments.wayOf({ userId, isProved }, wish);
  if (way.by === 'wallet' && subjects[purpose].credits === 'wallet')
    throw new ApiError('topUpByWallet', { field: 'payWith' });
  const { paymentId } = await once(async (transaction) => {
    const { owed, ended } = await standingOf(subjects, transaction, payment, clock.now());
    if (!owed) {
      const paid = await findPaid(transaction, purpose, subjectId);
      if (!paid) throw ended;
      return { paymentId: paid.id };
    }
    const { amountHalalas, payBefore } = owed;
    if (amount !== undefined && inHalalas(amount) !== amountHalalas)
      throw new ApiError('paymentAmountChanged');
    const charge = { userId, purpose, subjectId, amountHalalas, payBefore };
    return { paymentId: await payments.start(transaction, charge, way) };
  });
  return payments.lead(paymentId, language, way);
}

async function outlookOf(
  { db, subjects, clock }: Services,
  payment: Payment,
  language: Language,
): Promise<Pick<PaymentResult, 'reason' | 'hasLeft' | 'canPay' | 'heldUntil'>> {
  if (payment.status === 'paid') return { reason: null, hasLeft: false, canPay: false, heldUntil: null };
  const { owed } = await db.transaction((transaction) =>
    standingOf(subjects, transaction, payment, clock.now()),
  );
  return {
    reason: reasonOf(payment, language),
    hasLeft: hasLeft(payment),
    canPay: owed !== null && payment.status !== 'cancelled' && !isAwaited(payment),
    heldUntil: owed?.payBefore?.toISOString() ?? null,
  };
}
