import type { Answer } from '../../../contract/contract.ts';
import type { FinancePeriod } from '../../../contract/finance-period.ts';
import type { Language } from '../../../contract/language.ts';
import { riyadhClock, riyadhDay, riyadhMoment } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { type CsvPiece, csvPiece } from '../../lib/csv.ts';
import { inSar } from '../../lib/money.ts';
import {
  type AccountKind,
  type EntryKind,
  readMovements,
  readStatement,
} from '../../modules/payments/ledger/statement.ts';
import { personName } from '../../plugins/session.ts';
import type { Words } from './verb.ts';
import { purposeWords } from './words.ts';

export type FinanceAnswer = Answer<'ops.finance'>;

const spanOf = ({ from, to }: FinancePeriod) => ({
  from: riyadhMoment(from, '00:00'),
  to: riyadhMoment(to, '00:00'),
});

/** All that the finance page says of a period, in riyals. */
export async function financeOf(
  db: Database,
  period: FinancePeriod,
  language: Language,
): Promise<FinanceAnswer> {
  const { accounts, paid, refunds, revenue, wallets, held, holders, gateway } = await readStatement(
    db,
    spanOf(period),
  );
  const sum = ({ count, halalas }: { count: number; halalas: number }) => ({ count, amount: inSar(halalas) });
  const pair = ({ ours, theirs }: { ours: number; theirs: number }) => ({
    ours: inSar(ours),
    theirs: inSar(theirs),
  });
  return {
    period: period.name,
    day: period.from,
    isMonth: period.isMonth,
    previous: period.previous,
    next: period.next,
    accounts: accounts.map(({ account, opening, in: into, out, closing }) => ({
      account,
      opening: inSar(opening),
      in: inSar(into),
      out: inSar(out),
      closing: inSar(closing),
    })),
    paid: { card: sum(paid.card), wallet: sum(paid.wallet) },
    refunds: { card: sum(refunds.card), wallet: sum(refunds.wallet) },
    revenue: revenue.map(({ purpose, earned, back }) => ({
      title: purposeWords[purpose][language],
      earned: inSar(earned),
      back: inSar(back),
      left: inSar(earned - back),
    })),
    wallets: sum(wallets),
    held: held.map(({ purpose, ...held }) => ({ title: purposeWords[purpose][language], ...sum(held) })),
    holders: holders.map(({ personId, purpose, halalas, ...names }) => ({
      personId,
      name: personName(names, language),
      title: purpose === null ? ACCOUNTS.wallet[language] : purposeWords[purpose][language],
      amount: inSar(halalas),
    })),
    gateway: { taken: pair(gateway.taken), back: pair(gateway.back) },
  };
}

const HEAD: Words[] = [
  { ar: 'اليوم', en: 'Day' },
  { ar: 'الساعة', en: 'Time' },
  { ar: 'الحركة', en: 'Movement' },
  { ar: 'الغرض', en: 'For' },
  { ar: 'من', en: 'From' },
  { ar: 'إلى', en: 'To' },
  { ar: 'المبلغ', en: 'Amount' },
  { ar: 'رقم العملية', en: 'Reference' },
  { ar: 'الاسم', en: 'Name' },
  { ar: 'الجوال', en: 'Mobile' },
];
const MOVEMENTS: Record<EntryKind, Words> = {
  payment: { ar: 'دفع', en: 'Payment' },
  refund: { ar: 'استرداد', en: 'Refund' },
  earned: { ar: 'استحقاق', en: 'Earned' },
};
const ACCOUNTS: Record<AccountKind, Words> = {
  gateway: { ar: 'البوابة', en: 'Gateway' },
  wallet: { ar: 'المحفظة', en: 'Wallet' },
  held: { ar: 'محجوز', en: 'Held' },
  income: { ar: 'الإيراد', en: 'Revenue' },
};

/** A piece of the file of a period's movements. */
export async function financeCsv(
  db: Database,
  period: FinancePeriod,
  { after, language }: { after: number | undefined; language: Language },
): Promise<CsvPiece> {
  return csvPiece(await readMovements(db, spanOf(period), after), {
    head: HEAD.map((words) => words[language]),
    after,
    cells: (row) => [
      riyadhDay(row.at),
      riyadhClock(row.at),
      MOVEMENTS[row.kind][language],
      purposeWords[row.purpose][language],
      ACCOUNTS[row.from][language],
      ACCOUNTS[row.to][language],
      { halalas: row.halalas },
      row.reference,
      row.name,
      row.mobile,
    ],
  });
}
