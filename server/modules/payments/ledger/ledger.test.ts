import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import type { DatabaseHandle } from '../../../db/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerLines, payments } from '../../../db/schema/money.ts';
import { users } from '../../../db/schema/people.ts';
import { brokenConstraint } from '../../../http/database-error.ts';
import { type Account, balanceOf, lockWallet, move } from './repository.ts';

let database: DatabaseHandle;
let userId: number;
let made = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  made += 1;
  const [person] = await database.db
    .insert(users)
    .values({ name: 'محفظة', mobile: `0500088${String(made).padStart(3, '0')}` })
    .returning();
  userId = person?.id ?? 0;
});

const at = new Date();
const gateway = { kind: 'gateway' } as const;
const income = { kind: 'income' } as const;
const wallet = () => ({ kind: 'wallet', userId }) as const;

async function newPayment(amountHalalas: number) {
  made += 1;
  const reference = `RK${String(made).padStart(8, '0')}`;
  const paid = { status: 'paid', method: 'gateway', purpose: 'viewing', subjectId: made } as const;
  const [payment] = await database.db
    .insert(payments)
    .values({ ...paid, reference, userId, amountHalalas, createdAt: at, settledAt: at })
    .returning();
  if (!payment) throw new Error('no payment');
  return payment;
}

async function post(amount: number, from: Account, to: typeof from) {
  const payment = await newPayment(amount);
  await database.db.transaction((transaction) =>
    move(transaction, { kind: 'payment', payment, from, to, at }),
  );
  return payment;
}

async function brokenBy(work: Promise<unknown>): Promise<string | null> {
  return work.then(
    () => null,
    (error) => brokenConstraint(error) ?? String(error.cause?.message ?? error),
  );
}

describe('the ledger', () => {
  it('moves money between accounts, and a balance is the sum of the lines', async () => {
    await post(1_000, gateway, wallet());
    await post(300, wallet(), income);
    expect(await balanceOf(database.db, wallet())).toBe(700);
    expect(await database.db.transaction((transaction) => lockWallet(transaction, userId))).toBe(700);
    const [total] = await database.db.select({ sum: sql<string>`sum(amount_halalas)` }).from(ledgerLines);
    expect(Number(total?.sum)).toBe(0);
  });

  it('enters a payment once, and gives it back once', async () => {
    const payment = await post(500, gateway, income);
    const again = (kind: 'payment' | 'refund') =>
      database.db.transaction((transaction) =>
        move(transaction, { kind, payment, from: income, to: wallet(), at }),
      );
    expect(await brokenBy(again('payment'))).toBe('ledger_entries_once');
    expect(await brokenBy(again('refund'))).toBeNull();
    expect(await brokenBy(again('refund'))).toBe('ledger_entries_once');
    expect(await balanceOf(database.db, wallet())).toBe(500);
  });

  it('lets what is held for a payment leave it once, and gives it back out of the income once earned', async () => {
    const held: Account = { kind: 'held' };
    const before = await balanceOf(database.db, held);
    const payment = await post(500, gateway, held);
    await post(500, gateway, held);
    const end = (kind: 'refund' | 'earned', from: Account) =>
      brokenBy(
        database.db.transaction((transaction) =>
          move(transaction, { kind, payment, from, to: kind === 'earned' ? income : wallet(), at }),
        ),
      );
    const ends = await Promise.all([end('earned', held), end('refund', held)]);
    expect(ends.toSorted()).toEqual(['ledger_held_once', null]);
    expect(await end(ends[0] === null ? 'refund' : 'earned', held)).toBe('ledger_held_once');
    if (ends[0] === null) expect(await end('refund', income)).toBeNull();
    expect(await balanceOf(database.db, held)).toBe(before + 500);
  });

  it('never lets a wallet hold less than nothing, however many take at once', async () => {
    await post(1_000, gateway, wallet());
    expect(await brokenBy(post(1_001, wallet(), income))).toBe('ledger_wallet_holds');
    const attempts = await Promise.all(
      Array.from({ length: 20 }, () => brokenBy(post(300, wallet(), income))),
    );
    expect(attempts.filter((broken) => broken === null)).toHaveLength(3);
    expect(new Set(attempts.filter(Boolean))).toEqual(new Set(['ledger_wallet_holds']));
    expect(await balanceOf(database.db, wallet())).toBe(100);
  });

  it.each([
    ['lines that don’t sum to zero', [500, -400]],
    ['one line', [500]],
    ['no line', []],
  ])('refuses an entry with %s', async (_what, amounts) => {
    const payment = await newPayment(500);
    const accounts = await database.db.select().from(ledgerAccounts).orderBy(ledgerAccounts.id).limit(2);
    const before = await database.db.$count(ledgerEntries);
    const work = database.db.transaction(async (transaction) => {
      const [entry] = await transaction
        .insert(ledgerEntries)
        .values({ kind: 'payment', paymentId: payment.id, createdAt: at })
        .returning();
      const lines = amounts.map((amountHalalas, index) => ({
        entryId: entry?.id ?? 0,
        accountId: accounts[index]?.id ?? 0,
        amountHalalas,
      }));
      if (lines.length > 0) await transaction.insert(ledgerLines).values(lines);
    });
    await expect(work).rejects.toThrow();
    expect(await database.db.$count(ledgerEntries)).toBe(before);
  });

  it('only grows, and is never added to afterwards', async () => {
    const payment = await post(500, gateway, income);
    const { db } = database;
    const [entry] = await db.select().from(ledgerEntries).where(eq(ledgerEntries.paymentId, payment.id));
    const changes = [
      () => db.update(ledgerLines).set({ amountHalalas: 1 }),
      () => db.delete(ledgerLines),
      () => db.update(ledgerEntries).set({ kind: 'refund' }),
      () => db.delete(ledgerEntries),
      () => db.execute(sql`truncate ledger_lines`),
    ];
    for (const change of changes) {
      expect(await brokenBy(Promise.resolve().then(change))).toMatch(/^ledger_\w+ only grows/);
    }
    await db.transaction((transaction) =>
      move(transaction, { kind: 'refund', payment, from: income, to: wallet(), at }),
    );
    const [account] = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.userId, userId));
    const added = db
      .insert(ledgerLines)
      .values({ entryId: entry?.id ?? 0, accountId: account?.id ?? 0, amountHalalas: 1 });
    expect(await brokenBy(Promise.resolve(added))).toBe('ledger_entries_balanced');
  });
});
