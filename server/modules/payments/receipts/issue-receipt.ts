import { and, desc, eq, inArray } from 'drizzle-orm';
import { vatWithin } from '../../../../contract/vat.ts';
import type { Database } from '../../../db/database.ts';
import { type ReceiptLine, receipts } from '../../../db/schema/receipts.ts';
import { findSeller } from './sellers.ts';

type Receipt = typeof receipts.$inferSelect;

/** A movement of the ledger, for which a receipt is issued. */
export interface Movement {
  entryId: number;
  kind: 'payment' | 'refund' | 'earned';
  payment: { id: number; amountHalalas: number };
  /** The account that the money goes to. */
  to: 'wallet' | 'gateway' | 'income' | 'held';
  /** The parts of the amount, where it has several. */
  lines: ReceiptLine[];
  at: Date;
}

/** What was issued when the money of a payment came: its invoice, or else its receipt. */
async function findIssued(transaction: Database, paymentId: number): Promise<Receipt | undefined> {
  const [found] = await transaction
    .select()
    .from(receipts)
    .where(and(eq(receipts.paymentId, paymentId), inArray(receipts.kind, ['invoice', 'receipt'])))
    .orderBy(desc(receipts.id))
    .limit(1);
  return found;
}

/**
 * Issues what belongs to a movement: an invoice where Rukn has sold something, a receipt where it
 * only holds the money, a credit note or a refund where it gives either back. Without a seller in
 * the settings there is no tax, so a receipt for all. It gets its number when the transaction
 * commits.
 */
export async function issueReceipt(
  transaction: Database,
  { entryId, kind, payment, to, lines, at }: Movement,
): Promise<void> {
  const seller = await findSeller(transaction);
  const issued = kind === 'payment' ? undefined : await findIssued(transaction, payment.id);
  // Its receipt stands for the same money.
  if (kind === 'earned' && !seller) return;
  const { amountHalalas } = payment;
  if (lines.length > 0 && lines.reduce((sum, line) => sum + line.halalas, 0) !== amountHalalas)
    throw new Error(`The lines of payment ${payment.id} do not add up to it`);
  const ofSale = {
    kind: 'invoice',
    lines,
    sellerId: seller?.id ?? null,
    refersTo: null,
    vatHalalas: vatWithin(amountHalalas),
  } as const;
  const ofReturn = {
    kind: issued?.kind === 'invoice' ? 'creditNote' : 'refund',
    lines: issued?.lines ?? [],
    sellerId: issued?.sellerId ?? seller?.id ?? null,
    refersTo: issued?.id ?? null,
    vatHalalas: issued?.vatHalalas ?? 0,
  } as const;
  const document =
    kind === 'refund'
      ? ofReturn
      : seller && to === 'income'
        ? ofSale
        : ({ ...ofSale, kind: 'receipt', vatHalalas: 0 } as const);
  await transaction.insert(receipts).values({
    ...document,
    entryId,
    paymentId: payment.id,
    amountHalalas,
    issuedAt: at,
  });
}
