import { z } from 'zod';
import { readPeriod } from '../../../contract/finance-period.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { argument, dayText, digitsText } from '../base/arguments.ts';
import { type FinanceAnswer, financeOf } from '../base/finance.ts';
import { type Facts, RefusedError, readingVerb, type Verb } from '../base/verb.ts';

const rule = (what: string) => `must be ${what}, not in the future; today’s if absent`;
const date = argument(dayText.optional(), {
  placeholder: 'DATE',
  rule: rule('a day such as 2026-11-27'),
  byPlace: true,
  isTimely: (day, today) => day <= today,
});
const month = argument(digitsText.pipe(z.string().regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/)).optional(), {
  placeholder: 'MONTH',
  rule: rule('a month such as 2026-11'),
  byPlace: true,
  isTimely: (name, today) => name <= today.slice(0, 7),
});

/** The page's figures as lines: what, how many, how much. */
function linesOf(found: FinanceAnswer): Facts[] {
  const line = (figure: string, sar: number, count: number | null = null) => ({ figure, count, sar });
  const { paid, refunds, wallets, gateway } = found;
  return [
    line('paid by card', paid.card.amount, paid.card.count),
    line('paid from wallets', paid.wallet.amount, paid.wallet.count),
    line('refunded to cards', refunds.card.amount, refunds.card.count),
    line('refunded to wallets', refunds.wallet.amount, refunds.wallet.count),
    ...found.revenue.flatMap(({ title, earned, back }) => [
      line(`revenue: ${title}`, earned),
      ...(back === 0 ? [] : [line(`revenue: ${title}, given back`, -back)]),
    ]),
    ...found.accounts.flatMap(({ account, opening, in: into, out, closing }) => [
      line(`${account}: opening`, opening),
      line(`${account}: in`, into),
      line(`${account}: out`, -out),
      line(`${account}: closing`, closing),
    ]),
    line('in wallets', wallets.amount, wallets.count),
    ...found.held.map(({ title, amount, count }) => line(`held: ${title}`, amount, count)),
    line('taken by the gateway, as it says', gateway.taken.theirs),
    line('given back by the gateway, as it says', gateway.back.theirs),
  ];
}

async function run(db: Database, name: string, at: Date) {
  const period = readPeriod(name, riyadhDay(at));
  if (typeof period === 'string') throw new RefusedError(`There is no period ${name}`, 2);
  return { rows: linesOf(await financeOf(db, period, 'en')), page: 1, hasMore: false };
}

export const financeVerbs: readonly Verb[] = [
  readingVerb({
    name: 'finance day',
    summary: 'What came in, was earned, went back and is held on a day in Riyadh',
    args: z.object({ date }),
    run: ({ db, at, args }) => run(db, args.date ?? riyadhDay(at), at),
  }),
  readingVerb({
    name: 'finance month',
    summary: 'The same for a month',
    args: z.object({ month }),
    run: ({ db, at, args }) => run(db, args.month ?? riyadhDay(at).slice(0, 7), at),
  }),
];
