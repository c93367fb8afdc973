import { randomInt, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { CardBrand } from '../../../contract/card-number.ts';
import type { CardRefusal } from '../../../contract/payments.ts';
import { SMS_CODE_ALPHABET } from '../../../contract/sms-code.ts';
import type { Database } from '../../db/database.ts';
import {
  cardRefunds,
  ledgerAccounts,
  ledgerEntries,
  ledgerLines,
  paymentMethods,
  payments,
} from '../../db/schema/money.ts';
import { findDiscrepancy } from './discrepancies.ts';
import type { Payment, PaymentPurpose } from './payment-subject.ts';
import { firstPollAt, PAGE_OPEN_MS, pollPaidAt } from './status-polling.ts';

const REFERENCE_LENGTH = 8;

/**
 * A random reference of 40 bits, in letters that are not confused over the telephone. A unique
 * constraint refuses a duplicate.
 */
export function newReference(): string {
  const draw = () => SMS_CODE_ALPHABET.charAt(randomInt(SMS_CODE_ALPHABET.length));
  return `RK${Array.from({ length: REFERENCE_LENGTH }, draw).join('')}`;
}

/** What a user pays for, and until when. */
export interface Charge {
  userId: number;
  purpose: PaymentPurpose;
  subjectId: number;
  amountHalalas: number;
  payBefore: Date | null;
}

const isOf = (purpose: PaymentPurpose, subjectId: number) =>
  and(eq(payments.purpose, purpose), eq(payments.subjectId, subjectId));
const isOpenOf = (purpose: PaymentPurpose, subjectId: number) =>
  and(isOf(purpose, subjectId), eq(payments.status, 'open'));

/**
 * Locks a subject's open payment, so that no card is sent for it until the transaction ends. The
 * subject must be locked already.
 */
export async function lockOpen(
  transaction: Database,
  purpose: PaymentPurpose,
  subjectId: number,
): Promise<Payment | undefined> {
  const [found] = await transaction.select().from(payments).where(isOpenOf(purpose, subjectId)).for('update');
  return found;
}

/**
 * Payments of these subjects that the gateway may have taken without our record, the latest first.
 * They include closed ones (status-polling.ts says for how long).
 */
export async function listUnsettled(
  db: Database,
  purpose: PaymentPurpose,
  subjectIds: number[],
): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.purpose, purpose),
        inArray(payments.subjectId, subjectIds),
        ne(payments.status, 'paid'),
        isNotNull(payments.askAt),
        isNotNull(payments.gatewayId),
      ),
    )
    .orderBy(desc(payments.id));
}

/**
 * The user's oldest payment of this purpose whose card was sent and whose result is still unknown;
 * of one subject only, if `subjectId` is given.
 */
export async function findUnanswered(
  db: Database,
  { userId, purpose }: Charge,
  subjectId?: number,
): Promise<Payment | undefined> {
  const ofSubject = subjectId === undefined ? undefined : eq(payments.subjectId, subjectId);
  const [found] = await db
    .select()
    .from(payments)
    .where(
      and(eq(payments.userId, userId), eq(payments.purpose, purpose), isNotNull(payments.sentAt), ofSubject),
    )
    .orderBy(asc(payments.id))
    .limit(1);
  return found;
}

/** Records that a card is sent now; false if one was sent already and has no result yet. */
export async function markSent(db: Database, id: number, at: Date): Promise<boolean> {
  const marked = await db
    .update(payments)
    .set({ sentAt: at, pageEndsAt: new Date(at.getTime() + PAGE_OPEN_MS), askAt: firstPollAt(at) })
    .where(and(eq(payments.id, id), eq(payments.status, 'open'), isNull(payments.sentAt)))
    .returning({ id: payments.id });
  return marked.length > 0;
}

/** Records the gateway's answer for a card; `isFinal` stops polling. */
export async function markAnswered(db: Database, id: number, isFinal = false): Promise<void> {
  await db
    .update(payments)
    .set({ sentAt: null, ...(isFinal && { askAt: null }) })
    .where(eq(payments.id, id));
}

/**
 * Returns the subject's open payment by a saved card, or by the gateway's page if `cardId` is null;
 * creates one if there is none. Replaces an open one if its card differs, its page has ended or it
 * has a discrepancy. The subject must be locked.
 */
export async function openPayment(
  transaction: Database,
  charge: Charge,
  cardId: number | null,
  at: Date,
): Promise<Payment> {
  const there = await lockOpen(transaction, charge.purpose, charge.subjectId);
  const ends = [there?.payBefore, there?.pageEndsAt].filter((end) => end != null);
  const hasEnded = ends.some((end) => end <= at);
  const isOdd = there !== undefined && (await findDiscrepancy(transaction, there.id)) !== null;
  if (there?.paymentMethodId === cardId && !hasEnded && !isOdd) return there;
  if (there) await cancelOpenPayment(transaction, charge.purpose, charge.subjectId, at);
  const [made] = await transaction
    .insert(payments)
    .values({
      ...charge,
      reference: newReference(),
      method: 'gateway',
      paymentMethodId: cardId,
      // We choose the id: if the server dies during the charge, it can fetch the result.
      gatewayId: cardId === null ? null : randomUUID(),
      createdAt: at,
      askAt: firstPollAt(at),
    })
    .returning();
  if (!made) throw new Error('The payment was not written');
  return made;
}

/** Creates a payment from the wallet, which is settled at once. */
export async function addPaidPayment(transaction: Database, charge: Charge, at: Date): Promise<Payment> {
  const [made] = await transaction
    .insert(payments)
    .values({
      ...charge,
      reference: newReference(),
      method: 'wallet',
      status: 'paid',
      createdAt: at,
      settledAt: at,
      askAt: null,
    })
    .returning();
  if (!made) throw new Error('The payment was not written');
  return made;
}

/** Stores when the page ends, if the gateway chose another time than requested. */
export async function keepPageEnd(db: Database, id: number, pageEndsAt: Date): Promise<void> {
  await db.update(payments).set({ pageEndsAt }).where(eq(payments.id, id));
}

export async function findPayment(db: Database, id: number): Promise<Payment | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.id, id));
  return found;
}

export async function findByReference(db: Database, reference: string): Promise<Payment | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.reference, reference));
  return found;
}

/** The payment that paid for a subject; undefined if it is unpaid. */
export async function findPaid(
  db: Database,
  purpose: PaymentPurpose,
  subjectId: number,
): Promise<Payment | undefined> {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(isOf(purpose, subjectId), eq(payments.status, 'paid')))
    .orderBy(asc(payments.settledAt))
    .limit(1);
  return found;
}

/** Locks a payment until the transaction ends; its subject must be locked already. */
export async function lockPayment(transaction: Database, id: number): Promise<Payment> {
  const [found] = await transaction.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!found) throw new Error(`There is no payment ${id}`);
  return found;
}

/** Sets the final status; a paid one is polled on, in case it is reversed. */
export async function closePayment(
  transaction: Database,
  id: number,
  status: 'paid' | 'failed',
  at: Date,
): Promise<void> {
  const change = { status, settledAt: at, ...(status === 'paid' && { sentAt: null, askAt: pollPaidAt(at) }) };
  await transaction.update(payments).set(change).where(eq(payments.id, id));
}

/** The card that paid: a saved one, or the one that the gateway named; null if neither is known. */
export async function findCard(
  db: Database,
  { paymentMethodId, cardBrand, cardLast }: Payment,
): Promise<{ brand: CardBrand; last: string } | null> {
  if (cardBrand && cardLast) return { brand: cardBrand, last: cardLast };
  if (paymentMethodId === null) return null;
  const [saved] = await db
    .select({ brand: paymentMethods.brand, last: paymentMethods.last })
    .from(paymentMethods)
    .where(eq(paymentMethods.id, paymentMethodId));
  return saved ?? null;
}

/** Stores the card that the gateway charged on its page, for the receipt. */
export async function keepCard(
  transaction: Database,
  id: number,
  { brand, last }: { brand: CardBrand; last: string },
): Promise<void> {
  await transaction.update(payments).set({ cardBrand: brand, cardLast: last }).where(eq(payments.id, id));
}

/** Stores why the last card was refused. */
export async function keepRefusal(db: Database, id: number, refusal: CardRefusal | null): Promise<void> {
  await db.update(payments).set({ refusal }).where(eq(payments.id, id));
}

/** Stores when the payer left the gateway's page unpaid; null once they go there again. */
export async function markLeft(db: Database, id: number, leftAt: Date | null): Promise<void> {
  await db
    .update(payments)
    .set({ leftAt })
    .where(and(eq(payments.id, id), eq(payments.status, 'open')));
}

/** The latest payment of a subject, in any status. */
export async function findLatest(
  db: Database,
  purpose: PaymentPurpose,
  subjectId: number,
): Promise<Payment | undefined> {
  const [found] = await db
    .select()
    .from(payments)
    .where(isOf(purpose, subjectId))
    .orderBy(desc(payments.id))
    .limit(1);
  return found;
}

/** Whether a user's last payment that was made came out of the wallet. */
export async function wasLastFromWallet(db: Database, userId: number): Promise<boolean> {
  const [last] = await db
    .select({ method: payments.method })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.status, 'paid'), ne(payments.purpose, 'top_up')))
    .orderBy(desc(payments.id))
    .limit(1);
  return last?.method === 'wallet';
}

/**
 * Cancels a subject's open payment. The job polls it next and closes its page at the gateway; money
 * that still arrives for it goes to the wallet.
 */
export async function cancelOpenPayment(
  transaction: Database,
  purpose: PaymentPurpose,
  subjectId: number,
  at: Date,
): Promise<void> {
  await transaction
    .update(payments)
    .set({
      status: 'cancelled',
      settledAt: at,
      askAt: sql`case when ${payments.pageUrl} is null then ${payments.askAt} else ${at.toISOString()}::timestamptz end`,
    })
    .where(isOpenOf(purpose, subjectId));
}

/** Open payments of a purpose that are past `payBefore`, the oldest first. */
export async function listOverdue(db: Database, purpose: PaymentPurpose, now: Date, most: number) {
  return db
    .select({ id: payments.id, subjectId: payments.subjectId, payBefore: payments.payBefore })
    .from(payments)
    .where(and(eq(payments.purpose, purpose), eq(payments.status, 'open'), lte(payments.payBefore, now)))
    .orderBy(asc(payments.payBefore))
    .limit(most);
}

/** Stores the hosted page unless there is one already. Returns the address of the stored one. */
export async function keepPage(
  db: Database,
  id: number,
  page: { gatewayId: string; pageUrl: string | null; pageEndsAt?: Date; askAt?: Date },
): Promise<string | null> {
  await db
    .update(payments)
    .set(page)
    .where(and(eq(payments.id, id), isNull(payments.gatewayId)));
  return (await findPayment(db, id))?.pageUrl ?? null;
}

/** Whether a payment's money went to the payer's wallet, on settling or as a refund. */
export async function isInWallet(db: Database, paymentId: number): Promise<boolean> {
  const credited = db
    .select({ entryId: ledgerLines.entryId })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .where(
      and(
        eq(ledgerEntries.paymentId, payments.id),
        eq(ledgerAccounts.kind, 'wallet'),
        gt(ledgerLines.amountHalalas, 0),
      ),
    );
  const found = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, paymentId), exists(credited)));
  return found.length > 0;
}

/** When a payment was refunded to its card; null if it was not. */
export async function givenToCardAt(db: Database, paymentId: number): Promise<Date | null> {
  const [found] = await db
    .select({ at: cardRefunds.createdAt })
    .from(cardRefunds)
    .where(eq(cardRefunds.paymentId, paymentId));
  return found?.at ?? null;
}
