import { vi } from 'vitest';
import type { Database } from '../../server/db/database.ts';

interface Session {
  prepareQuery(query: { sql: string }, ...rest: unknown[]): unknown;
}

/**
 * The SQL of each statement that is prepared during `work`, in order, including in transactions.
 */
export async function statementsOf(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const { session } = db as unknown as { session: Session };
  // A transaction has a different session object of the same class.
  const spy = vi.spyOn(Object.getPrototypeOf(session) as Session, 'prepareQuery');
  try {
    await work();
    return spy.mock.calls.map(([query]) => query.sql);
  } finally {
    spy.mockRestore();
  }
}
