import { and, eq, isNull, or, sum } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerLines, type payments } from '../../../db/schema/money.ts';
import type { ReceiptLine } from '../../../db/schema/receipts.ts';
import { issueReceipt } from '../receipts/issue-receipt.ts';

/** A user's wallet, or one of our own accounts. */
export type Account =
  | { kind: 'wallet'; userId: number }
  | { kind: 'gateway' | 'income' | 'held'; userId?: null };

interface Movement {
  kind: (typeof ledgerEntries.$inferInsert)['kind'];
  payment: Pick<typeof payments.$inferSelect, 'id' | 'amountHalalas'>;
  from: Account;
  to: Account;
  /** For its receipt: the parts of the amount, where it has several. */
  lines?: ReceiptLine[];
  at: Date;
}

function isAccount({ kind, userId }: Account) {
  const owner = userId == null ? isNull(ledgerAccounts.userId) : eq(ledgerAccounts.userId, userId);
  return and(eq(ledgerAccounts.kind, kind), owner);
}

/** Returns the accounts' ids; creates missing accounts. */
async function accountIds(transaction: Database, accounts: Account[]): Promise<number[]> {
  const rows = accounts.map(({ kind, userId }) => ({ kind, userId: userId ?? null }));
  await transaction.insert(ledgerAccounts).values(rows).onConflictDoNothing();
  const found = await transaction
    .select()
    .from(ledgerAccounts)
    .where(or(...accounts.map(isAccount)));
  return rows.map(({ kind, userId }) => {
    const account = found.find((one) => one.kind === kind && one.userId === userId);
    if (!account) throw new Error(`There is no ${kind} account`);
    return account.id;
  });
}

/**
 * Moves a payment's amount between two accounts, in the transaction of the event behind it, and
 * issues its receipt. Database constraints allow one entry per payment and kind, and no overdrawn
 * wallet.
 */
export async function move(
  transaction: Database,
  { kind, payment, from, to, lines = [], at }: Movement,
): Promise<void> {
  const [fromId, toId] = await accountIds(transaction, [from, to]);
  const [entry] = await transaction
    .insert(ledgerEntries)
    .values({ kind, paymentId: payment.id, createdAt: at })
    .returning({ id: ledgerEntries.id });
  if (!entry || fromId === undefined || toId === undefined) throw new Error('The ledger took no entry');
  await transaction.insert(ledgerLines).values([
    { entryId: entry.id, accountId: fromId, amountHalalas: -payment.amountHalalas },
    { entryId: entry.id, accountId: toId, amountHalalas: payment.amountHalalas },
  ]);
  await issueReceipt(transaction, { entryId: entry.id, kind, payment, to: to.kind, lines, at });
}

/** What an account holds, in halalas: the sum of its lines. */
export async function balanceOf(db: Database, account: Account): Promise<number> {
  const [row] = await db
    .select({ balance: sum(ledgerLines.amountHalalas).mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .where(isAccount(account));
  return row?.balance ?? 0;
}

/**
 * A wallet's balance in halalas, locked until the transaction ends so that no other one spends from
 * it. 0 if the wallet was never used.
 */
export async function lockWallet(transaction: Database, userId: number): Promise<number> {
  const wallet: Account = { kind: 'wallet', userId };
  await transaction.select().from(ledgerAccounts).where(isAccount(wallet)).for('no key update');
  return balanceOf(transaction, wallet);
}
