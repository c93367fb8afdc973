import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponDiscount } from '../../../../contract/coupon-discount.ts';
import { daysAfter } from '../../../../contract/day-arithmetic.ts';
import { readPeriod } from '../../../../contract/finance-period.ts';
import { FINANCE_HOLDERS_MOST } from '../../../../contract/limits.ts';
import { riyadhDay, riyadhMoment } from '../../../../contract/riyadh.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import type { Database, DatabaseHandle } from '../../../db/database.ts';
import {
  cardRefunds,
  ledgerAccounts,
  ledgerEntries,
  ledgerLines,
  paymentDiscrepancies,
  payments,
} from '../../../db/schema/money.ts';
import { users } from '../../../db/schema/people.ts';
import { CSV_ROWS } from '../../../lib/csv.ts';
import { financeCsv } from '../../../ops/base/finance.ts';
import { earn, giveBack, refundWayOf } from '../card-refunds.ts';
import type { Payment } from '../payment-subject.ts';
import { balanceOf, move } from './repository.ts';
import { readGatewayDays, readStatement, type Statement } from './statement.ts';

const HISTORIES = 1_000;
const TODAY = '2026-11-27';
const DAYS = 75;

/** Numbers from 0 to 1 that are the same in each run. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const random = randomFrom(20_261_127);
const below = (most: number) => Math.floor(random() * most);
const oneOf = <One>(all: readonly One[]) => all[below(all.length)] as One;
const isSo = (chance: number) => random() < chance;

/** Some of them at the very edge of a day in Riyadh. */
function someTime(): Date {
  const midnight = riyadhMoment(daysAfter(TODAY, -below(DAYS)), '00:00').getTime();
  return new Date(midnight + (isSo(0.1) ? oneOf([0, -1, 1]) : below(86_400_000)));
}
const later = (at: Date) => new Date(at.getTime() + below(12 * 86_400_000));

let database: DatabaseHandle;
let db: Database;
let people: number[];
let made = 0;

async function pay(
  transaction: Database,
  paid: Pick<Payment, 'purpose' | 'method' | 'userId' | 'amountHalalas'> & { at: Date },
): Promise<Payment> {
  made += 1;
  const { at, ...row } = paid;
  const [payment] = await transaction
    .insert(payments)
    .values({ ...row, status: 'paid', subjectId: made, reference: `T${made}`, createdAt: at, settledAt: at })
    .returning();
  if (!payment) throw new Error('no payment');
  const wallet = { kind: 'wallet', userId: row.userId } as const;
  const others = { kind: row.purpose === 'reservation' ? 'held' : 'income' } as const;
  await move(transaction, {
    kind: 'payment',
    payment,
    from: row.method === 'wallet' ? wallet : { kind: 'gateway' },
    to: row.purpose === 'top_up' ? wallet : others,
    at,
  });
  return payment;
}

/** Pays for something, and earns it, gives it back, or leaves it as it is. */
async function liveThrough(transaction: Database): Promise<void> {
  const userId = oneOf(people);
  const at = someTime();
  const purpose = oneOf([
    'top_up',
    'top_up',
    'viewing',
    'reservation',
    'callOut',
    'maintenance',
    'featuredAd',
  ] as const);
  const price = 1 + below(500_000);
  const discount = purpose === 'callOut' && isSo(0.3) ? couponHalalas(price) : 0;
  const amountHalalas = Math.max(1, price - discount);
  const balance = await balanceOf(transaction, { kind: 'wallet', userId });
  const method = purpose !== 'top_up' && balance >= amountHalalas ? 'wallet' : 'gateway';
  const payment = await pay(transaction, { purpose, method, userId, amountHalalas, at });
  if (purpose === 'top_up') return note(transaction, payment);
  const end = below(3);
  const from = purpose === 'reservation' ? 'held' : 'income';
  const isEarned = from === 'held' && (end === 1 || isSo(0.3));
  if (isEarned) await earn(transaction, payment, later(at));
  if (end !== 2) return;
  const to = refundWayOf(payment, oneOf(['card', 'wallet', undefined]));
  await giveBack(transaction, payment, { from: isEarned ? 'income' : from, to, at: later(at) });
  const status = oneOf(['pending', 'done', 'done', 'failed'] as const);
  await transaction.update(cardRefunds).set({ status }).where(eq(cardRefunds.paymentId, payment.id));
}

const couponHalalas = (price: number) =>
  Math.round(couponDiscount({ amount: 20, discountType: 'percentage' }, price / 100) * 100);

/** Now and then the gateway tells something else. */
async function note(transaction: Database, payment: Payment): Promise<void> {
  if (!isSo(0.1)) return;
  const kind = oneOf(['amount', 'refunded', 'unpaid', 'gatewayId', 'chargedBack'] as const);
  const notedAt = someTime();
  await transaction.insert(paymentDiscrepancies).values({
    paymentId: payment.id,
    kind,
    gatewayId: `g${payment.id}`,
    takenHalalas: kind === 'refunded' || kind === 'chargedBack' ? payment.amountHalalas : below(90_000),
    refundedHalalas: kind === 'refunded' ? below(payment.amountHalalas) : 0,
    currency: isSo(0.9) ? 'SAR' : 'USD',
    notedAt,
    closedAt: isSo(0.3) ? notedAt : null,
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const rows = Array.from({ length: 40 }, (_, index) => ({
    name: `=شخص ${index}`,
    mobile: `05009${10_000 + index}`,
  }));
  people = (await db.insert(users).values(rows).returning({ id: users.id })).map(({ id }) => id);
  for (let done = 0; done < HISTORIES; done += 100) {
    await db.transaction(async (transaction) => {
      for (let each = 0; each < 100; each += 1) await liveThrough(transaction);
    });
  }
}, 120_000);
afterAll(() => database.close());

/** All tables, read once for the brute force. */
async function readAll() {
  const [accounts, entries, lines, paid, sent, noted, persons] = await Promise.all([
    db.select().from(ledgerAccounts),
    db.select().from(ledgerEntries),
    db.select().from(ledgerLines),
    db.select().from(payments),
    db.select().from(cardRefunds),
    db.select().from(paymentDiscrepancies),
    db.select({ id: users.id, name: users.name, nameEn: users.nameEn }).from(users),
  ]);
  const accountOf = new Map(accounts.map((one) => [one.id, one]));
  const paymentOf = new Map(paid.map((one) => [one.id, one]));
  const entryOf = new Map(entries.map((one) => [one.id, one]));
  const moved = lines.map((line) => {
    const entry = entryOf.get(line.entryId);
    const payment = paymentOf.get(entry?.paymentId ?? 0);
    const account = accountOf.get(line.accountId);
    if (!entry || !payment || !account) throw new Error('A line without an entry');
    return { halalas: line.amountHalalas, entry, payment, account };
  });
  const nameOf = new Map(persons.map(({ id, ...names }) => [id, names]));
  return { moved, nameOf, sent: new Map(sent.map((one) => [one.paymentId, one.status])), noted, paymentOf };
}
let all: Awaited<ReturnType<typeof readAll>>;
beforeAll(async () => {
  all = await readAll();
});

/** The same statement, line by line in JavaScript. */
function byHand(from: Date, to: Date): Statement {
  const zero = () => ({ count: 0, halalas: 0 });
  const paid = { card: zero(), wallet: zero() };
  const refunds = { card: zero(), wallet: zero() };
  const balances = { gateway: [0, 0, 0], wallet: [0, 0, 0], held: [0, 0, 0], income: [0, 0, 0] };
  const revenue = new Map<string, { earned: number; back: number }>();
  const wallets = new Map<number, number>();
  const holds = new Map<number, number>();
  const owned = new Map<string, { personId: number; purpose: string | null; halalas: number }>();
  const taken = { ours: 0, theirs: 0 };
  const back = { ours: 0, theirs: 0 };
  const add = (sum: { count: number; halalas: number }, halalas: number) => {
    sum.count += 1;
    sum.halalas += halalas;
  };
  for (const { halalas, entry, payment, account } of all.moved) {
    if (entry.createdAt >= to) continue;
    if (account.kind === 'wallet' || account.kind === 'held') {
      const purpose = account.kind === 'held' ? payment.purpose : null;
      const personId = account.userId ?? payment.userId;
      const known = owned.get(`${personId} ${purpose}`)?.halalas ?? 0;
      owned.set(`${personId} ${purpose}`, { personId, purpose, halalas: known + halalas });
    }
    if (account.userId !== null) wallets.set(account.id, (wallets.get(account.id) ?? 0) + halalas);
    if (account.kind === 'held') holds.set(payment.id, (holds.get(payment.id) ?? 0) + halalas);
    const ours = account.kind === 'gateway' ? -halalas : halalas;
    const place = entry.createdAt < from ? 0 : ours > 0 ? 1 : 2;
    const balance = balances[account.kind];
    balance[place] = (balance[place] ?? 0) + (place === 2 ? -ours : ours);
    if (place === 0) continue;
    if (account.kind === 'income') {
      const known = revenue.get(payment.purpose) ?? { earned: 0, back: 0 };
      if (halalas > 0) known.earned += halalas;
      else known.back -= halalas;
      revenue.set(payment.purpose, known);
    }
    if (account.kind === 'gateway' && entry.kind === 'payment') {
      add(paid.card, ours);
      taken.ours += ours;
      taken.theirs += ours;
    }
    if (account.kind === 'wallet' && entry.kind === 'payment' && halalas < 0) add(paid.wallet, -halalas);
    if (account.kind === 'wallet' && entry.kind === 'refund') add(refunds.wallet, halalas);
    if (account.kind === 'gateway' && entry.kind === 'refund') {
      add(refunds.card, halalas);
      back.ours += halalas;
      if (all.sent.get(payment.id) === 'done') back.theirs += halalas;
    }
  }
  for (const { kind, currency, takenHalalas, refundedHalalas, notedAt, closedAt, paymentId } of all.noted) {
    if (closedAt || notedAt < from || notedAt >= to) continue;
    const payment = all.paymentOf.get(paymentId);
    if (kind !== 'unpaid' && currency === 'SAR') taken.theirs += takenHalalas;
    if (kind !== 'gatewayId' && payment?.status === 'paid') taken.theirs -= payment.amountHalalas;
    back.theirs += refundedHalalas;
  }
  const held = new Map<string, { count: number; halalas: number }>();
  for (const [payment, halalas] of holds) {
    if (halalas === 0) continue;
    const purpose = all.paymentOf.get(payment)?.purpose ?? '';
    if (!held.has(purpose)) held.set(purpose, zero());
    add(held.get(purpose) ?? zero(), halalas);
  }
  const full = [...wallets.values()].filter((halalas) => halalas !== 0);
  return {
    accounts: Object.entries(balances).map(([account, [opening = 0, into = 0, out = 0]]) => ({
      account: account as 'held',
      opening,
      in: into,
      out,
      closing: opening + into - out,
    })),
    paid,
    refunds,
    revenue: [...revenue].map(([purpose, one]) => ({ purpose: purpose as 'viewing', ...one })),
    wallets: { count: full.length, halalas: full.reduce((sum, one) => sum + one, 0) },
    held: [...held].map(([purpose, one]) => ({ purpose: purpose as 'viewing', ...one })),
    holders: [...owned.values()]
      .filter(({ halalas }) => halalas !== 0)
      .toSorted((one, other) => other.halalas - one.halalas || one.personId - other.personId)
      .slice(0, FINANCE_HOLDERS_MOST)
      .map((one) => ({ ...one, ...nameOf(one.personId), purpose: one.purpose as 'viewing' | null })),
    gateway: { taken, back },
  };
}
const nameOf = (id: number) => all.nameOf.get(id) ?? { name: '', nameEn: null };

const sorted = ({ revenue, held, ...rest }: Statement) => ({
  ...rest,
  revenue: revenue.toSorted((one, other) => one.purpose.localeCompare(other.purpose)),
  held: held.toSorted((one, other) => one.purpose.localeCompare(other.purpose)),
});

function periodOf(name: string) {
  const period = readPeriod(name, TODAY);
  if (typeof period === 'string') throw new Error(period);
  return { from: riyadhMoment(period.from, '00:00'), to: riyadhMoment(period.to, '00:00'), period };
}

describe('after a thousand random histories', () => {
  const days = Array.from({ length: 20 }, (_, place) => daysAfter(TODAY, -place * 4));
  it.each(['2026-11', '2026-10', '2026-09', '2026-01', ...days])(
    'every figure of %s is right',
    async (name) => {
      const { from, to } = periodOf(name);
      expect(sorted(await readStatement(db, { from, to }))).toEqual(sorted(byHand(from, to)));
    },
  );

  it('what is at the gateway is what is owed, held and earned, and a day ends where the next begins', async () => {
    let last: Statement | null = null;
    for (let day = '2026-11-01'; day <= TODAY; day = daysAfter(day, 1)) {
      const statement = await readStatement(db, periodOf(day));
      const [gateway, ...others] = statement.accounts.map(({ closing }) => closing);
      expect(others.reduce((sum, one) => sum + one, 0)).toBe(gateway);
      const [, wallets, held] = statement.accounts;
      expect(statement.wallets.halalas).toBe(wallets?.closing);
      expect(statement.held.reduce((sum, one) => sum + one.halalas, 0)).toBe(held?.closing);
      if (last) {
        expect(statement.accounts.map(({ opening }) => opening)).toEqual(
          last.accounts.map(({ closing }) => closing),
        );
      }
      last = statement;
    }
  });

  it('the board’s days are the statement’s', async () => {
    const since = daysAfter(TODAY, -13);
    const rows = await readGatewayDays(db, riyadhMoment(since, '00:00'));
    for (let day = since; day <= TODAY; day = daysAfter(day, 1)) {
      const { paid, refunds } = await readStatement(db, periodOf(day));
      const row = rows.find((one) => one.day === day);
      expect([row?.count ?? 0, row?.halalas ?? 0]).toEqual([
        paid.card.count,
        paid.card.halalas - refunds.card.halalas,
      ]);
    }
  });

  it('the file has each movement once, in pieces', async () => {
    const { from, to, period } = periodOf('2026-11');
    const pieces: string[] = [];
    let after: number | undefined;
    do {
      const piece = await financeCsv(db, period, { after, language: 'en' });
      pieces.push(piece.text);
      after = piece.next ?? undefined;
    } while (after !== undefined);
    const text = pieces.join('');
    expect(text.startsWith('\uFEFFDay,Time,Movement,For,From,To,Amount,Reference,Name,Mobile\r\n')).toBe(
      true,
    );
    const lines = text.slice(1).split('\r\n').slice(1, -1);
    const own = all.moved.filter(
      ({ entry, halalas }) => halalas > 0 && entry.createdAt >= from && entry.createdAt < to,
    );
    expect(lines).toHaveLength(own.length);
    const cells = lines.map((line) => line.split(','));
    for (const [day, , , , , , amount, , name] of cells) {
      expect(day?.slice(0, 7)).toBe('2026-11');
      expect(amount).toMatch(/^\d+\.\d\d$/);
      expect(name?.startsWith('=')).toBe(false);
    }
    const sum = cells.reduce((all, cell) => all + Math.round(Number(cell[6]) * 100), 0);
    expect(sum).toBe(own.reduce((all, { halalas }) => all + halalas, 0));
  });
});

it('a long file comes in pieces of bounded size, each by one look from where the last ended', async () => {
  const [{ id: paymentId } = { id: 0 }] = await db.select({ id: payments.id }).from(payments).limit(1);
  const rows = CSV_ROWS * 2 + 7;
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`insert into payments (reference, user_id, purpose, subject_id, amount_halalas, method,
        status, created_at, settled_at) select 'L' || n, ${people[0]}, 'viewing', n, 100, 'gateway', 'paid', now(), now()
      from generate_series(1, ${rows}) n`);
    await transaction.execute(sql`insert into ledger_entries (kind, payment_id, created_at)
      select 'payment', id, '2025-05-05T12:00Z' from payments where reference like 'L%'`);
    await transaction.execute(sql`insert into ledger_lines (entry_id, account_id, amount_halalas)
      select e.id, a.id, case a.kind when 'gateway' then -100 else 100 end
      from ledger_entries e cross join ledger_accounts a
      where e.created_at = '2025-05-05T12:00Z' and a.kind in ('gateway', 'income')`);
  });
  expect(paymentId).toBeGreaterThan(0);
  const { period } = periodOf('2025-05-05');
  const sizes: number[] = [];
  let after: number | undefined;
  do {
    const piece = await financeCsv(db, period, { after, language: 'ar' });
    sizes.push(piece.text.split('\r\n').length - 1 - (after === undefined ? 1 : 0));
    after = piece.next ?? undefined;
  } while (after !== undefined);
  expect(sizes).toEqual([CSV_ROWS, CSV_ROWS, 7]);
});

it.each(['2026-02-30', '2026-13', '2026-13-01', '2026', 'x', '', '0000-00', '2026-1-1', '1999-01'])(
  '%j is no period',
  (name) => expect(readPeriod(name, TODAY)).toBe('unknown'),
);
it.each(['2026-11-28', '2026-12', '2999-01-01'])('%s has not begun', (name) =>
  expect(readPeriod(name, TODAY)).toBe('future'),
);
it('a period knows its neighbours', () => {
  expect(readPeriod('2026-03-01', TODAY)).toMatchObject({ previous: '2026-02-28', next: '2026-03-02' });
  expect(readPeriod('2026-01', TODAY)).toMatchObject({
    previous: '2025-12',
    next: '2026-02',
    to: '2026-02-01',
  });
  expect(readPeriod('2026-11', TODAY)).toMatchObject({ next: null, isMonth: true });
  expect(readPeriod(riyadhDay(Date.parse('2026-11-26T22:00Z')), TODAY)).toMatchObject({
    name: TODAY,
    next: null,
  });
});
