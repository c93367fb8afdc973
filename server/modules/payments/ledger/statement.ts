import { type SQL, sql } from 'drizzle-orm';
import { FINANCE_HOLDERS_MOST } from '../../../../contract/limits.ts';
import { PAYMENT_PURPOSES } from '../../../../contract/payments.ts';
import type { Database } from '../../../db/database.ts';
import type { cardRefunds, ledgerAccounts, ledgerEntries, payments } from '../../../db/schema/money.ts';
import { CSV_ROWS } from '../../../lib/csv.ts';

/*
 * Every figure of money that operators read: the finance page, its file, the command line and the
 * board. All are sums of the ledger's lines, so that they can't differ from it.
 */

export type AccountKind = (typeof ledgerAccounts.$inferSelect)['kind'];
export type EntryKind = (typeof ledgerEntries.$inferSelect)['kind'];
type Purpose = (typeof payments.$inferSelect)['purpose'];

/** A number of movements and their sum. */
interface Sum {
  count: number;
  halalas: number;
}

/** What happened from `from` until just before `to`, and what there was then. */
export interface Statement {
  /** `gateway` is what is there of ours, so it is what we owe, hold and have earned together. */
  accounts: { account: AccountKind; opening: number; in: number; out: number; closing: number }[];
  /** What was paid: by card it is new money, from wallets it was there already. */
  paid: { card: Sum; wallet: Sum };
  refunds: { card: Sum; wallet: Sum };
  revenue: { purpose: Purpose; earned: number; back: number }[];
  /** At the end: people with money in their wallets, and payments that are not earned yet. */
  wallets: Sum;
  held: (Sum & { purpose: Purpose })[];
  /** At the end, the most first: whose that is; `purpose` is null for a wallet. */
  holders: (Holder & { halalas: number })[];
  /** What the gateway took and gave back, by the ledger and by what the gateway has said. */
  gateway: { taken: { ours: number; theirs: number }; back: { ours: number; theirs: number } };
}

interface Holder {
  personId: number;
  name: string;
  nameEn: string | null;
  purpose: Purpose | null;
}

export interface Span {
  from: Date;
  to: Date;
}

const LINES = sql`ledger_entries e join ledger_lines l on l.entry_id = e.id
  join ledger_accounts a on a.id = l.account_id join payments p on p.id = e.payment_id`;
const ACCOUNTS: readonly AccountKind[] = ['gateway', 'wallet', 'held', 'income'];

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const isWithin = (column: SQL, { from, to }: Span) =>
  sql`${column} >= ${moment(from)} and ${column} < ${moment(to)}`;

interface Line extends Sum {
  account: AccountKind;
  kind: EntryKind;
  purpose: Purpose;
  isIn: boolean;
  isBefore: boolean;
}

/** Runs a query whose rows have numbers, of which drivers make texts. */
async function sumsOf<Row extends Sum>(db: Database, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Record<string, unknown>>(query);
  return rows.map((row) => ({ ...row, count: Number(row.count), halalas: Number(row.halalas) }) as Row);
}

const total = (sums: readonly Sum[]): Sum => ({
  count: sums.reduce((all, { count }) => all + count, 0),
  halalas: sums.reduce((all, { halalas }) => all + Math.abs(halalas), 0),
});

/** The statement of a span, as of one moment. */
export function readStatement(db: Database, span: Span): Promise<Statement> {
  const read = async (transaction: Database) => {
    const until = sql`e.created_at < ${moment(span.to)}`;
    const lines = await sumsOf<Line>(
      transaction,
      sql`select a.kind as account, e.kind, p.purpose, l.amount_halalas > 0 as "isIn",
          e.created_at < ${moment(span.from)} as "isBefore", count(*), sum(l.amount_halalas) as halalas
        from ${LINES} where ${until} group by 1, 2, 3, 4, 5`,
    );
    // A wallet is its person's; what is held is held for a payment.
    const owed = await sumsOf<Sum & { purpose: Purpose | null }>(
      transaction,
      sql`select purpose, count(*), sum(halalas) as halalas
        from (select case a.kind when 'held' then p.purpose end as purpose, sum(l.amount_halalas) as halalas
          from ${LINES} where a.kind in ('wallet', 'held') and ${until}
          group by 1, coalesce(a.user_id, -e.payment_id)) as each
        where halalas <> 0 group by 1`,
    );
    const most = await sumsOf<Holder & Sum>(
      transaction,
      sql`select u.id as "personId", u.name, u.name_en as "nameEn", owed.purpose, owed.halalas, 1 as count
        from (select coalesce(a.user_id, p.user_id) as person, case a.kind when 'held' then p.purpose end as purpose,
            sum(l.amount_halalas) as halalas
          from ${LINES} where a.kind in ('wallet', 'held') and ${until} group by 1, 2) as owed
        join users u on u.id = owed.person
        where owed.halalas <> 0 order by owed.halalas desc, u.id, owed.purpose limit ${FINANCE_HOLDERS_MOST}`,
    );
    const sent = await sumsOf<Sum & { status: (typeof cardRefunds.$inferSelect)['status'] }>(
      transaction,
      sql`select r.status, count(*), sum(l.amount_halalas) as halalas
        from ${LINES} join card_refunds r on r.payment_id = e.payment_id
        where e.kind = 'refund' and a.kind = 'gateway' and ${isWithin(sql`e.created_at`, span)} group by 1`,
    );
    const differing = await readDifferences(transaction, span);
    const holders = most.map(({ count: _, ...holder }) => holder);
    return { ...statementOf(lines, owed), holders, gateway: compare(lines, sent, differing) };
  };
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

function statementOf(lines: Line[], owed: (Sum & { purpose: Purpose | null })[]) {
  const { count = 0, halalas = 0 } = owed.find(({ purpose }) => purpose === null) ?? {};
  const now = lines.filter(({ isBefore }) => !isBefore);
  const of = (kind: EntryKind, account: AccountKind, isIn: boolean) =>
    total(now.filter((line) => line.kind === kind && line.account === account && line.isIn === isIn));
  const income = (purpose: Purpose, isIn: boolean) =>
    total(now.filter((one) => one.account === 'income' && one.purpose === purpose && one.isIn === isIn))
      .halalas;
  return {
    accounts: ACCOUNTS.map((account) => {
      const own = lines.filter((line) => line.account === account);
      // The ledger writes what the gateway has of ours as a negative balance.
      const sign = account === 'gateway' ? -1 : 1;
      const opening = own.reduce((all, line) => all + (line.isBefore ? sign * line.halalas : 0), 0);
      const moved = (isIn: boolean) =>
        total(own.filter((line) => !line.isBefore && sign * line.halalas > 0 === isIn)).halalas;
      const [into, out] = [moved(true), moved(false)];
      return { account, opening, in: into, out, closing: opening + into - out };
    }),
    paid: { card: of('payment', 'gateway', false), wallet: of('payment', 'wallet', false) },
    refunds: { card: of('refund', 'gateway', true), wallet: of('refund', 'wallet', true) },
    revenue: PAYMENT_PURPOSES.map((purpose) => ({
      purpose,
      earned: income(purpose, true),
      back: income(purpose, false),
    })).filter(({ earned, back }) => earned !== 0 || back !== 0),
    wallets: { count, halalas },
    held: owed.flatMap(({ purpose, ...sum }) => (purpose === null ? [] : [{ purpose, ...sum }])),
  };
}

interface Difference extends Sum {
  /** How much more the gateway took than was entered; below zero where it was less. */
  halalas: number;
  back: string | number;
}

/** What differs at the gateway, as noted in the span and not closed by an operator since. */
async function readDifferences(db: Database, span: Span): Promise<Difference | undefined> {
  const [found] = await sumsOf<Difference>(
    db,
    sql`select count(*), coalesce(sum(f.refunded_halalas), 0) as back, coalesce(sum(
        case when f.kind = 'unpaid' or f.currency <> 'SAR' then 0 else f.taken_halalas end
        - case when f.kind <> 'gatewayId' and p.status = 'paid' then p.amount_halalas else 0 end), 0) as halalas
      from payment_faults f join payments p on p.id = f.payment_id
      where f.closed_at is null and ${isWithin(sql`f.noted_at`, span)}`,
  );
  return found;
}

/** A refund that the gateway has not confirmed is a difference too. */
function compare(lines: Line[], sent: (Sum & { status: string })[], differing: Difference | undefined) {
  const ours = (kind: EntryKind) =>
    total(lines.filter((line) => !line.isBefore && line.account === 'gateway' && line.kind === kind)).halalas;
  const [taken, back] = [ours('payment'), ours('refund')];
  const done = total(sent.filter(({ status }) => status === 'done')).halalas;
  return {
    taken: { ours: taken, theirs: taken + (differing?.halalas ?? 0) },
    back: { ours: back, theirs: done + Number(differing?.back ?? 0) },
  };
}

/** By day of Riyadh: how many payments the gateway took, and their sum less what it gave back. */
export function readGatewayDays(db: Database, since: Date): Promise<(Sum & { day: string })[]> {
  return sumsOf(
    db,
    sql`select to_char(e.created_at at time zone 'Asia/Riyadh', 'YYYY-MM-DD') as day,
        count(*) filter (where e.kind = 'payment'), -sum(l.amount_halalas) as halalas
      from ${LINES} where a.kind = 'gateway' and e.created_at >= ${moment(since)} group by 1`,
  );
}

export interface Movement {
  id: number;
  at: Date;
  kind: EntryKind;
  purpose: Purpose;
  reference: string;
  name: string;
  mobile: string;
  from: AccountKind;
  to: AccountKind;
  halalas: number;
}

/** The next movements of a span, the earliest first: a piece of its file. */
export async function readMovements(db: Database, span: Span, after = 0): Promise<Movement[]> {
  const { rows } = await db.execute<Record<keyof Movement, unknown>>(sql`
    select e.id, e.created_at as at, e.kind, p.purpose, p.reference, u.name, u.mobile,
      source.kind as from, target.kind as to, credit.amount_halalas as halalas
    from (select * from ledger_entries where ${isWithin(sql`created_at`, span)} and id > ${after}
        order by id limit ${CSV_ROWS}) e
      join payments p on p.id = e.payment_id join users u on u.id = p.user_id
      join ledger_lines credit on credit.entry_id = e.id and credit.amount_halalas > 0
      join ledger_accounts target on target.id = credit.account_id
      join ledger_lines debit on debit.entry_id = e.id and debit.amount_halalas < 0
      join ledger_accounts source on source.id = debit.account_id
    order by e.id`);
  return rows.map(
    (row) => ({ ...row, at: new Date(String(row.at)), halalas: Number(row.halalas) }) as Movement,
  );
}
