import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { riyadhMoment } from '../../../contract/riyadh.ts';
import { payments } from '../../db/schema/money.ts';
import { receiptNumbers, receipts, sellers } from '../../db/schema/receipts.ts';
import { inSar } from '../../lib/money.ts';
import { receiptNumber } from '../../modules/payments/receipts/presenter.ts';
import { argument, dayText } from '../base/arguments.ts';
import { listVerb } from '../base/read-verbs.ts';
import type { Verb } from '../base/verb.ts';

const DAY_MS = 86_400_000;

const day = (end: string) =>
  argument(dayText, { placeholder: 'YYYY-MM-DD', rule: `must be the ${end} day, as YYYY-MM-DD` });

export const receiptVerbs: readonly Verb[] = [
  listVerb({
    name: 'receipts export',
    summary: 'Every invoice, receipt, credit note and refund of these days, in order; with --json for books',
    args: z.object({ from: day('first'), to: day('last') }),
    async list(db, { from, to }) {
      const referred = alias(receiptNumbers, 'referred');
      const found = await db
        .select({ receipt: receipts, number: receiptNumbers, referred, payment: payments, seller: sellers })
        .from(receipts)
        .innerJoin(receiptNumbers, eq(receiptNumbers.receiptId, receipts.id))
        .innerJoin(payments, eq(payments.id, receipts.paymentId))
        .leftJoin(referred, eq(referred.receiptId, receipts.refersTo))
        .leftJoin(sellers, eq(sellers.id, receipts.sellerId))
        .where(
          and(
            gte(receipts.issuedAt, riyadhMoment(from, '00:00')),
            lt(receipts.issuedAt, new Date(riyadhMoment(to, '00:00').getTime() + DAY_MS)),
          ),
        )
        .orderBy(asc(receipts.issuedAt), asc(receipts.id));
      return found.map(({ receipt, number, referred: before, payment, seller }) => ({
        number: receiptNumber(number),
        kind: receipt.kind,
        issuedAt: receipt.issuedAt.toISOString(),
        payment: payment.reference,
        purpose: payment.purpose,
        method: payment.method === 'wallet' ? 'wallet' : 'card',
        netSar: inSar(receipt.amountHalalas - receipt.vatHalalas),
        vatSar: inSar(receipt.vatHalalas),
        totalSar: inSar(receipt.amountHalalas),
        refersTo: before && receiptNumber(before),
        vatNumber: seller?.vatNumber ?? null,
      }));
    },
  }),
];
