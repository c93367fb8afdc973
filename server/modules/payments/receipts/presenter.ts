import { asc, eq } from 'drizzle-orm';
import type { Receipt } from '../../../../contract/payments.ts';
import type { Database } from '../../../db/database.ts';
import { receiptNumbers, receipts, sellers } from '../../../db/schema/receipts.ts';
import { inSar } from '../../../lib/money.ts';
import { texts } from '../../../texts/texts.ts';
import { taxQr } from './tax-qr.ts';

type Numbered = Pick<typeof receiptNumbers.$inferSelect, 'kind' | 'number'>;

const SERIES = { invoice: 'INV', receipt: 'RCT', creditNote: 'CRN', refund: 'RFD' } as const;

/** A number as people read it, such as INV-000042. */
export function receiptNumber({ kind, number }: Numbered): string {
  return `${SERIES[kind]}-${String(number).padStart(6, '0')}`;
}

/** What was issued for a payment, in order; `description`: what it paid for, in both languages. */
export async function readReceipts(
  db: Database,
  paymentId: number,
  description: { ar: string; en: string },
): Promise<Receipt[]> {
  const found = await db
    .select({ receipt: receipts, number: receiptNumbers, seller: sellers })
    .from(receipts)
    .innerJoin(receiptNumbers, eq(receiptNumbers.receiptId, receipts.id))
    .leftJoin(sellers, eq(sellers.id, receipts.sellerId))
    .where(eq(receipts.paymentId, paymentId))
    .orderBy(asc(receipts.id));
  return found.map(({ receipt, number, seller }) => {
    const { kind, issuedAt, amountHalalas, vatHalalas, lines, refersTo } = receipt;
    const taxed = kind === 'invoice' || kind === 'creditNote' ? seller : null;
    const referred = found.find((one) => one.receipt.id === refersTo)?.number;
    const facts = { issuedAt, amountHalalas, vatHalalas };
    return {
      kind,
      number: receiptNumber(number),
      issuedAt: issuedAt.toISOString(),
      seller: taxed && {
        name: { ar: taxed.nameAr, en: taxed.nameEn },
        vatNumber: taxed.vatNumber,
      },
      lines:
        lines.length === 0
          ? [{ name: description, amount: inSar(amountHalalas) }]
          : lines.map(({ name, halalas }) => ({
              name: { ar: texts.ar.receiptLine[name], en: texts.en.receiptLine[name] },
              amount: inSar(halalas),
            })),
      amount: inSar(amountHalalas),
      vat: taxed && inSar(vatHalalas),
      refersTo: referred ? receiptNumber(referred) : null,
      qr: taxed && taxQr({ ...facts, sellerName: taxed.nameAr, vatNumber: taxed.vatNumber }),
    };
  });
}
