import type { Language } from '../../../contract/language.ts';
import type { PAYMENT_PURPOSES } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import type { payments } from '../../db/schema/money.ts';
import type { ReceiptLine } from '../../db/schema/receipts.ts';

/** What a subject waits to be paid now. */
export interface Owed {
  amountHalalas: number;
  /** When its hold ends; null if nothing holds it. */
  payBefore: Date | null;
}

export type Payment = typeof payments.$inferSelect;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/**
 * Something that can be paid for; payments use nothing else of its module, which passes this to
 * `createPayments`. To avoid deadlocks, every transaction locks in the same order: the subject, its
 * payment, the wallet.
 */
export interface PaymentSubject {
  /** The account that the money goes to (docs/money.md). */
  credits: 'income' | 'wallet' | 'held';
  /** Locks the subject until the transaction ends. */
  lock(transaction: Database, subjectId: number): Promise<void>;
  /**
   * Marks the subject as paid, in the transaction of the settlement. Returns false if it waits no
   * more for this payment (its hold was released): the money then goes to the payer's wallet.
   */
  accept(transaction: Database, payment: Payment, at: Date): Promise<boolean>;
  /** What the subject, which is locked, waits to be paid. Throws why if it waits for nothing. */
  owes(transaction: Database, payment: Payment, at: Date): Promise<Owed>;
  /** The parts of a payment's amount, where it has several: their sum is the amount. */
  linesOf?(transaction: Database, payment: Payment): Promise<ReceiptLine[]>;
  /** The payment's description on the gateway's page and the receipt. */
  describe(db: Database, payment: Payment, language: Language): Promise<string>;
  /** Path and query of the app's page that shows the subject. */
  linkOf(payment: Payment): string;
}

export type PaymentSubjects = Record<PaymentPurpose, PaymentSubject>;
