import { and, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { PAYMENT_FILTERS } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import {
  cardRefunds,
  ledgerAccounts,
  ledgerEntries,
  ledgerLines,
  paymentDiscrepancies,
  paymentMethods,
  payments,
} from '../../db/schema/money.ts';
import { MISMATCHES } from './discrepancies.ts';
import type { PaymentPurpose } from './payment-subject.ts';

type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** The purposes of each tab of the wallet (core §2); `Users` are the user's own top-ups. */
const PURPOSES: Record<PaymentFilter, PaymentPurpose[]> = {
  Users: ['top_up'],
  PropReservations: ['reservation'],
  Reservations: ['viewing'],
  MaintenanceOrders: ['callOut', 'maintenance'],
};

interface Listing {
  userId: number;
  filter: PaymentFilter | undefined;
  page: number;
}

const isFiltered = (filter: PaymentFilter | undefined) =>
  filter && inArray(payments.purpose, PURPOSES[filter]);

/** Makes ids unique in the union: ledger entries get even ids, payments odd ones. */
const entryId = sql<number>`${ledgerEntries.id} * 2`.as('row_id');
const paymentId = sql<number>`${payments.id} * 2 + 1`.as('row_id');
const kindOf = (kind: SQL | typeof ledgerEntries.kind) => sql<'payment' | 'refund'>`${kind}`.as('row_kind');
const amountOf = (amount: SQL | typeof ledgerLines.amountHalalas | typeof payments.amountHalalas) =>
  sql<number>`${amount}`.mapWith(Number).as('row_amount');
const at = (moment: SQL | typeof payments.createdAt | typeof ledgerEntries.createdAt) =>
  sql<Date>`${moment}`.mapWith(payments.createdAt).as('row_at');
const aPayment = sql`'payment'`;

/** Wallet movements, and failed top-ups. */
function walletRows(db: Database, { userId, filter }: Listing) {
  const moved = db
    .select({
      id: entryId,
      paymentId: ledgerEntries.paymentId,
      kind: kindOf(ledgerEntries.kind),
      amountHalalas: amountOf(ledgerLines.amountHalalas),
      createdAt: at(ledgerEntries.createdAt),
    })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .where(and(eq(ledgerAccounts.kind, 'wallet'), eq(ledgerAccounts.userId, userId), isFiltered(filter)));
  const failed = db
    .select({
      id: paymentId,
      paymentId: payments.id,
      kind: kindOf(aPayment),
      amountHalalas: amountOf(payments.amountHalalas),
      createdAt: at(payments.createdAt),
    })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.purpose, 'top_up'),
        eq(payments.status, 'failed'),
        isFiltered(filter),
      ),
    );
  return unionAll(moved, failed);
}

/** Paid and failed payments by any means, and their refunds. */
function allRows(db: Database, { userId, filter }: Listing) {
  const made = db
    .select({
      id: paymentId,
      paymentId: payments.id,
      kind: kindOf(aPayment),
      amountHalalas: amountOf(payments.amountHalalas),
      createdAt: at(sql`coalesce(${payments.settledAt}, ${payments.createdAt})`),
    })
    .from(payments)
    .where(
      and(eq(payments.userId, userId), inArray(payments.status, ['paid', 'failed']), isFiltered(filter)),
    );
  const returned = db
    .select({
      id: entryId,
      paymentId: payments.id,
      kind: kindOf(ledgerEntries.kind),
      amountHalalas: amountOf(payments.amountHalalas),
      createdAt: at(ledgerEntries.createdAt),
    })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .where(and(eq(payments.userId, userId), eq(ledgerEntries.kind, 'refund'), isFiltered(filter)));
  return unionAll(made, returned);
}

const isReversal = notInArray(paymentDiscrepancies.kind, [...MISMATCHES]);

/** A page of a user's payments, the latest first: those of the wallet, or all. */
export async function listPayments(db: Database, listing: Listing & { isWallet: boolean }) {
  const rows = await (listing.isWallet ? walletRows(db, listing) : allRows(db, listing))
    .orderBy(sql`row_at desc`, sql`row_id desc`)
    .limit(PAGE_SIZE)
    .offset((listing.page - 1) * PAGE_SIZE);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.paymentId);
  const found = await db
    .select({
      payment: payments,
      brand: paymentMethods.brand,
      last: paymentMethods.last,
      wentToCard: isNotNull(cardRefunds.paymentId).mapWith(Boolean),
      isReversed: isNotNull(paymentDiscrepancies.paymentId).mapWith(Boolean),
    })
    .from(payments)
    .leftJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId))
    .leftJoin(cardRefunds, eq(cardRefunds.paymentId, payments.id))
    .leftJoin(paymentDiscrepancies, and(eq(paymentDiscrepancies.paymentId, payments.id), isReversal))
    .where(inArray(payments.id, ids));
  const byId = new Map(found.map((one) => [one.payment.id, one]));
  return rows.flatMap((row) => {
    const one = byId.get(row.paymentId);
    if (!one) return [];
    const { payment, brand, last, wentToCard } = one;
    const isReversed = one.isReversed && payment.status === 'paid' && row.kind === 'payment';
    const [by, digits] = [payment.cardBrand ?? brand, payment.cardLast ?? last];
    return [
      { ...row, payment, wentToCard, isReversed, card: by && digits ? { brand: by, last: digits } : null },
    ];
  });
}

export type ListedPayment = Awaited<ReturnType<typeof listPayments>>[number];
