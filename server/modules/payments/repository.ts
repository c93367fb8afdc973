import { randomInt, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { SMS_CODE_ALPHABET } from '../../../contract/sms-code.ts';
import type { Database } from '../../db/database.ts';
import { cardRefunds, ledgerAccounts, ledgerEntries, ledgerLines, payments } from '../../db/schema/money.ts';
import type { Payment, PaymentPurpose } from './payment-subject.ts';

const REFERENCE_LENGTH = 8;

/** 40 bits, of letters that nobody mistakes for each other over the telephone; a unique constraint stands behind. */
function newReference(): string {
  const draw = () => SMS_CODE_ALPHABET.charAt(randomInt(SMS_CODE_ALPHABET.length));
  return `RK${Array.from({ length: REFERENCE_LENGTH }, draw).join('')}`;
}

/** What is paid for, by whom and until when. */
export interface Charge {
  userId: number;
  purpose: PaymentPurpose;
  subjectId: number;
  amountHalalas: number;
  payBefore: Date | null;
}

const isOpenOf = (purpose: PaymentPurpose, subjectId: number) =>
  and(eq(payments.purpose, purpose), eq(payments.subjectId, subjectId), eq(payments.status, 'open'));

export async function findOpen(
  db: Database,
  purpose: PaymentPurpose,
  subjectId: number,
): Promise<Payment | undefined> {
  const [found] = await db.select().from(payments).where(isOpenOf(purpose, subjectId));
  return found;
}

/** Payments of a subject that the gateway may have taken unknown to us, the latest first: also ones that we closed. */
export async function listUnsettled(
  db: Database,
  purpose: PaymentPurpose,
  subjectId: number,
  most: number,
): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.purpose, purpose),
        eq(payments.subjectId, subjectId),
        inArray(payments.status, ['open', 'cancelled']),
        isNotNull(payments.gatewayId),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(most);
}

/**
 * The open payment of a subject by a saved card, or by the gateway's page where `cardId` is null: the one that
 * is there, else a new one. One that was to be paid another way, or whose page has ended, is closed. Its subject
 * must be locked.
 */
export async function openPayment(
  transaction: Database,
  charge: Charge,
  cardId: number | null,
  at: Date,
): Promise<Payment> {
  const there = await findOpen(transaction, charge.purpose, charge.subjectId);
  const hasEnded = there?.payBefore && there.payBefore <= at;
  if (there?.paymentMethodId === cardId && !hasEnded) return there;
  if (there) await cancelOpenPayment(transaction, charge.purpose, charge.subjectId, at);
  const [made] = await transaction
    .insert(payments)
    .values({
      ...charge,
      reference: newReference(),
      method: 'gateway',
      paymentMethodId: cardId,
      // Ours from the start: if we die while the card is charged, we know what to ask for.
      gatewayId: cardId === null ? null : randomUUID(),
      createdAt: at,
    })
    .returning();
  if (!made) throw new Error('The payment was not written');
  return made;
}

/** A payment that is settled as it is made: out of the wallet. */
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
    })
    .returning();
  if (!made) throw new Error('The payment was not written');
  return made;
}

export async function findPayment(db: Database, id: number): Promise<Payment | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.id, id));
  return found;
}

export async function findByReference(db: Database, reference: string): Promise<Payment | undefined> {
  const [found] = await db.select().from(payments).where(eq(payments.reference, reference));
  return found;
}

/** The payment that a subject was paid by, if it was. */
export async function findPaid(
  db: Database,
  purpose: PaymentPurpose,
  subjectId: number,
): Promise<Payment | undefined> {
  const [found] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.purpose, purpose), eq(payments.subjectId, subjectId), eq(payments.status, 'paid')))
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

/** Closes a payment. */
export async function closePayment(
  transaction: Database,
  id: number,
  status: 'paid' | 'failed',
  at: Date,
): Promise<void> {
  await transaction.update(payments).set({ status, settledAt: at, fault: null }).where(eq(payments.id, id));
}

/** Closes the open payment of a subject that is gone; money that comes all the same goes to the wallet. */
export async function cancelOpenPayment(
  transaction: Database,
  purpose: PaymentPurpose,
  subjectId: number,
  at: Date,
): Promise<void> {
  await transaction
    .update(payments)
    .set({ status: 'cancelled', settledAt: at })
    .where(isOpenOf(purpose, subjectId));
}

/** Open payments of a purpose whose page takes no money any more, the oldest first. */
export async function listOverdue(db: Database, purpose: PaymentPurpose, now: Date, most: number) {
  return db
    .select({ id: payments.id, subjectId: payments.subjectId, payBefore: payments.payBefore })
    .from(payments)
    .where(and(eq(payments.purpose, purpose), eq(payments.status, 'open'), lte(payments.payBefore, now)))
    .orderBy(asc(payments.payBefore))
    .limit(most);
}

/** Writes down the hosted page; the first one stays. Answers the address of the one that stands. */
export async function keepPage(
  db: Database,
  id: number,
  page: { gatewayId: string; pageUrl: string | null },
): Promise<string | null> {
  await db
    .update(payments)
    .set(page)
    .where(and(eq(payments.id, id), isNull(payments.gatewayId)));
  return (await findPayment(db, id))?.pageUrl ?? null;
}

export async function noteFault(db: Database, id: number, fault: string): Promise<void> {
  await db.update(payments).set({ fault }).where(eq(payments.id, id));
}

/** Whether it is this caller's turn to ask the gateway, which nobody asks more often than every so many ms. */
export async function claimAsking(db: Database, id: number, at: Date, everyMs: number): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ askedAt: at })
    .where(and(eq(payments.id, id), isNotAskedSince(new Date(at.getTime() - everyMs))))
    .returning({ id: payments.id });
  return claimed.length > 0;
}

const isNotAskedSince = (moment: Date) => or(isNull(payments.askedAt), lt(payments.askedAt, moment));

interface Unsettled {
  at: Date;
  /** Not those that somebody asked about so recently. */
  everyMs: number;
  /** Not those that are older. */
  withinMs: number;
  most: number;
}

/**
 * Payments of which the gateway may know more than we do: open ones, and those that we gave up and that may
 * have been paid all the same; the older one is, the more seldom. Each is given to one caller only.
 */
export async function claimUnsettled(db: Database, { at, everyMs, withinMs, most }: Unsettled) {
  const now = sql`${at.toISOString()}::timestamptz`;
  const pause = sql`greatest(make_interval(secs => ${everyMs / 1000}), (${now} - ${payments.createdAt}) / 10)`;
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['open', 'cancelled']),
        isNotNull(payments.gatewayId),
        gt(payments.createdAt, new Date(at.getTime() - withinMs)),
        lt(payments.createdAt, new Date(at.getTime() - everyMs)),
        or(isNull(payments.askedAt), sql`${payments.askedAt} < ${now} - ${pause}`),
      ),
    )
    .orderBy(asc(payments.createdAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db.update(payments).set({ askedAt: at }).where(inArray(payments.id, due)).returning();
}

/** Whether the money of a payment went to its payer's wallet: as it came, or when it was given back. */
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

/** When a payment was given back to the card that paid it; null where it was not. */
export async function givenToCardAt(db: Database, paymentId: number): Promise<Date | null> {
  const [found] = await db
    .select({ at: cardRefunds.createdAt })
    .from(cardRefunds)
    .where(eq(cardRefunds.paymentId, paymentId));
  return found?.at ?? null;
}
