import type { Language } from '../../../contract/language.ts';
import type { PAYMENT_PURPOSES } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import type { payments } from '../../db/schema/money.ts';

export type Payment = typeof payments.$inferSelect;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/**
 * What can be paid for, as its module passes it to `createPayments`; payments use nothing else.
 * Locks are taken in one order everywhere, so that there is no deadlock: the subject, its payment,
 * the wallet.
 */
export interface PaymentSubject {
  /** The account that the money goes to (docs/money.md). */
  credits: 'income' | 'wallet' | 'held';
  /** Locks it until the transaction ends. */
  lock(transaction: Database, subjectId: number): Promise<void>;
  /**
   * Takes what was paid, in the transaction of the settlement. Returns false if it no longer waits
   * for this payment (its hold was released): the money then goes to the payer's wallet.
   */
  accept(transaction: Database, payment: Payment, at: Date): Promise<boolean>;
  /** What is paid for, for the gateway's page and the receipt. */
  describe(db: Database, payment: Payment, language: Language): Promise<string>;
  /** Path in the app that shows it, with its search. */
  linkOf(payment: Payment): string;
}

export type PaymentSubjects = Record<PaymentPurpose, PaymentSubject>;
