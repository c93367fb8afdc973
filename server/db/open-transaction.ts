import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Whether the caller runs within an open transaction, which would keep its connection while
 * waiting.
 */
export function isInTransaction(): boolean {
  return transactions.getStore()?.isOpen ?? false;
}

/** Returns the database, with transactions that `isInTransaction` recognises. */
export function withMarkedTransactions(db: Database): Database {
  const begin = db.transaction.bind(db);
  const transaction: Database['transaction'] = async (work, config) => {
    const mark = { isOpen: true };
    try {
      return await begin((inner) => transactions.run(mark, () => work(inner)), config);
    } finally {
      mark.isOpen = false;
    }
  };
  return Object.assign(db, { transaction });
}
