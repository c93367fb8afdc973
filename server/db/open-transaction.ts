import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Whether the code that asks runs within a transaction that has not ended: its connection waits for
 * it.
 */
export function isInTransaction(): boolean {
  return transactions.getStore()?.isOpen ?? false;
}

/** The database, whose transactions are known to `isInTransaction`. */
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
