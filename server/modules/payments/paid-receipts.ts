import { and, asc, eq, gt, inArray, ne, or } from 'drizzle-orm';
import type { PaidReceipt, ReceiptSubject } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import {
  cardRefunds,
  ledgerAccounts,
  ledgerEntries,
  ledgerLines,
  paymentMethods,
  payments,
} from '../../db/schema/money.ts';
import { inSar } from '../../lib/money.ts';
import type { PaymentPurpose } from './payment-subject.ts';

/** The payments of what can be paid for. */
const PURPOSES: Record<ReceiptSubject, PaymentPurpose[]> = {
  viewing: ['viewing'],
  reservation: ['reservation'],
  order: ['callOut', 'maintenance'],
  ad: ['featuredAd'],
};

/**
 * Where the money of these payments went back to, when, and whether it has arrived. What came when
 * its subject waited for it no more counts as given back to the wallet at once.
 */
export async function findRefunds(
  db: Database,
  paymentIds: number[],
): Promise<Map<number, NonNullable<PaidReceipt['refund']>>> {
  if (paymentIds.length === 0) return new Map();
  const back = await db
    .select({
      paymentId: ledgerEntries.paymentId,
      account: ledgerAccounts.kind,
      at: ledgerEntries.createdAt,
      cardStatus: cardRefunds.status,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerLines, eq(ledgerLines.entryId, ledgerEntries.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .leftJoin(cardRefunds, eq(cardRefunds.paymentId, ledgerEntries.paymentId))
    .where(
      and(
        inArray(ledgerEntries.paymentId, paymentIds),
        gt(ledgerLines.amountHalalas, 0),
        inArray(ledgerAccounts.kind, ['wallet', 'gateway']),
        // A top-up goes to the wallet by its very payment.
        or(ne(payments.purpose, 'top_up'), eq(ledgerEntries.kind, 'refund')),
      ),
    );
  return new Map(
    back.map(({ paymentId, account, at, cardStatus }) => {
      const to = account === 'wallet' ? 'wallet' : 'card';
      return [paymentId, { to, at: at.toISOString(), isDone: to === 'wallet' || cardStatus === 'done' }];
    }),
  );
}

/** What a user has paid for these viewings, reservations, orders or ads, in order. */
export async function listPaidReceipts(
  db: Database,
  { userId, subject, ids }: { userId: number; subject: ReceiptSubject; ids: number[] },
): Promise<PaidReceipt[]> {
  const paid = await db
    .select({ payment: payments, saved: { brand: paymentMethods.brand, last: paymentMethods.last } })
    .from(payments)
    .leftJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId))
    .where(
      and(
        eq(payments.userId, userId),
        inArray(payments.purpose, PURPOSES[subject]),
        inArray(payments.subjectId, ids),
        eq(payments.status, 'paid'),
      ),
    )
    .orderBy(asc(payments.settledAt), asc(payments.id));
  const refunds = await findRefunds(
    db,
    paid.map(({ payment }) => payment.id),
  );
  return paid.map(({ payment, saved }) => {
    const { id, reference, purpose, subjectId, amountHalalas, settledAt, createdAt } = payment;
    const { method, cardBrand: brand, cardLast: last } = payment;
    return {
      reference,
      purpose,
      subjectId,
      amount: inSar(amountHalalas),
      paidAt: (settledAt ?? createdAt).toISOString(),
      method: method === 'wallet' ? 'wallet' : 'card',
      card: brand && last ? { brand, last } : saved,
      refund: refunds.get(id) ?? null,
    };
  });
}
