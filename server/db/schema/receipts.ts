import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { RECEIPT_KINDS, type RECEIPT_LINES } from '../../../contract/payments.ts';
import { at, halalas, oneOf, rowId } from './columns.ts';
import { ledgerEntries, payments } from './money.ts';

/** A line of a receipt, such as a tip; a discount is negative. */
export interface ReceiptLine {
  name: (typeof RECEIPT_LINES)[number];
  halalas: number;
}

/**
 * Who sells, as the settings named it at a start of the server; the last row is the present one. A
 * receipt keeps the row under which it was issued.
 */
export const sellers = pgTable(
  'sellers',
  {
    id: rowId(),
    nameAr: text('name_ar').notNull(),
    nameEn: text('name_en').notNull(),
    vatNumber: text('vat_number').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [check('sellers_vat_number', sql`${table.vatNumber} ~ '^3[0-9]{13}3$'`)],
);

/** The last number of each series; its row is locked while a transaction with a receipt commits. */
export const receiptSeries = pgTable(
  'receipt_series',
  {
    kind: text('kind', { enum: RECEIPT_KINDS }).primaryKey(),
    last: integer('last').notNull(),
  },
  (table) => [check('receipt_series_kind', oneOf(table.kind, RECEIPT_KINDS))],
);

/** What is issued for each movement of the ledger; a trigger refuses every change. */
export const receipts = pgTable(
  'receipts',
  {
    id: rowId(),
    kind: text('kind', { enum: RECEIPT_KINDS }).notNull(),
    entryId: integer('entry_id')
      .notNull()
      .unique()
      .references(() => ledgerEntries.id),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    amountHalalas: halalas('amount_halalas').notNull(),
    /** The tax within the amount; 0 on what bears none. */
    vatHalalas: halalas('vat_halalas').notNull(),
    /** Its parts, where the amount has several. */
    lines: jsonb('lines').$type<ReceiptLine[]>().notNull(),
    /** Null where no seller is configured. */
    sellerId: integer('seller_id').references(() => sellers.id),
    /** The invoice that a credit note takes back, or the receipt that a refund does. */
    refersTo: integer('refers_to').references((): AnyPgColumn => receipts.id),
    issuedAt: at('issued_at').notNull(),
  },
  (table) => [
    check('receipts_kind', oneOf(table.kind, RECEIPT_KINDS)),
    check('receipts_amount', sql`${table.amountHalalas} > 0`),
    check('receipts_vat', sql`${table.vatHalalas} between 0 and ${table.amountHalalas}`),
    check('receipts_tax', sql`${table.kind} in ('receipt', 'refund') or ${table.sellerId} is not null`),
    index('receipts_payment').on(table.paymentId),
    index('receipts_issued').on(table.issuedAt.desc(), table.id.desc()),
  ],
);

/**
 * The receipts' numbers: within each kind from 1, without gaps. A deferred trigger (in the
 * migration that made the table) adds them as the last thing of a transaction. So servers number in
 * turn, what is rolled back leaves no gap, and nobody waits for a lock while holding the series.
 */
export const receiptNumbers = pgTable(
  'receipt_numbers',
  {
    receiptId: integer('receipt_id')
      .primaryKey()
      .references(() => receipts.id),
    kind: text('kind', { enum: RECEIPT_KINDS }).notNull(),
    number: integer('number').notNull(),
  },
  (table) => [unique('receipt_numbers_once').on(table.kind, table.number)],
);
