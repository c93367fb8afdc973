import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, optionalWire, sar, text, wireId } from './fields.ts';

const read = { method: 'GET', auth: 'operator', cache: 'never' } as const;

/** May be below zero. */
const balance = z.number();
const sum = z.object({ count: z.int(), amount: sar });
const compared = z.object({ ours: balance, theirs: balance });
/** A day or a month of Riyadh, `2026-11-27` or `2026-11`; today without one. */
const period = optionalWire(text(20));

/** A piece of a CSV file: the first holds its head, and the next begins after `next`. */
export const filePiece = z.object({ text: z.string(), next: z.int().nullable() });

export const opsFinance = {
  finance: endpoint({
    ...read,
    path: '/api/ops/finance',
    summary: 'A day or a month in money: what was paid, earned, given back and is held, by the ledger',
    query: z.object({ period }),
    response: z.object({
      period: z.string(),
      /** The first day of the period. */
      day: z.iso.date(),
      isMonth: z.boolean(),
      previous: z.string(),
      /** Null while the next one has not begun. */
      next: z.string().nullable(),
      /** `gateway` is what the other three are together. */
      accounts: z.array(
        z.object({
          account: z.enum(['gateway', 'wallet', 'held', 'income']),
          opening: balance,
          in: sar,
          out: sar,
          closing: balance,
        }),
      ),
      paid: z.object({ card: sum, wallet: sum }),
      refunds: z.object({ card: sum, wallet: sum }),
      /** By what was paid for, in the request’s language. */
      revenue: z.array(z.object({ title: z.string(), earned: sar, back: sar, left: balance })),
      /** At the period’s end: wallets with money in them; payments that are not earned yet. */
      wallets: sum,
      held: z.array(sum.extend({ title: z.string() })),
      /** Whose that is, by person and what it is for: the largest (FINANCE_HOLDERS_MOST). */
      holders: z.array(z.object({ personId: id, name: z.string(), title: z.string(), amount: sar })),
      /** By our ledger, and by what the gateway has told us. */
      gateway: z.object({ taken: compared, back: compared }),
    }),
  }),
  financeFile: endpoint({
    ...read,
    path: '/api/ops/finance/file',
    summary: 'A piece of a period’s movements as CSV',
    query: z.object({ period, after: optionalWire(wireId) }),
    response: filePiece,
  }),
};
