import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createServerDatabase } from '../../../../tests/support/server-database.ts';
import type { Database, DatabaseHandle } from '../../../db/database.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { payments } from '../../../db/schema/money.ts';
import { receiptNumbers } from '../../../db/schema/receipts.ts';
import { move } from '../ledger/repository.ts';
import { newReference } from '../repository.ts';
import { recordSeller } from './sellers.ts';

const server = process.env.TEST_DATABASE_URL;
/** How many payments each of the two servers settles. */
const EACH = 60;

describe.skipIf(!server)('the numbers of two servers on one database (TEST_DATABASE_URL)', () => {
  const handles: DatabaseHandle[] = [];
  let drop = async () => {};

  beforeAll(async () => {
    const made = await createServerDatabase(server ?? '', inject('databaseTemplate') ?? '');
    drop = made.drop;
    for (let at = 0; at < 2; at += 1)
      handles.push(await openDatabase({ databaseUrl: made.url, dataDir: null }));
    const [first] = handles;
    const seller = { nameAr: 'ركن', nameEn: 'Rukn', vatNumber: '310000000000003' };
    if (first) await recordSeller(first.db, seller, new Date());
  });
  afterAll(async () => {
    for (const handle of handles) await handle.close();
    await drop();
  });

  /** Settles a payment; some are rolled back after their number, as by a lost connection. */
  async function settle(db: Database, index: number): Promise<'invoice' | 'receipt' | 'lost'> {
    const to = index % 3 === 0 ? 'held' : 'income';
    const isLost = index % 5 === 0;
    const at = new Date();
    await db
      .transaction(async (transaction) => {
        const [payment] = await transaction
          .insert(payments)
          .values({
            userId: 1,
            reference: newReference(),
            purpose: to === 'held' ? 'reservation' : 'viewing',
            subjectId: 1_000_000 + index,
            amountHalalas: 50_000,
            method: 'gateway',
            status: 'paid',
            createdAt: at,
            settledAt: at,
          })
          .returning();
        if (!payment) throw new Error('no payment');
        await move(transaction, {
          kind: 'payment',
          payment,
          from: { kind: 'gateway' },
          to: { kind: to },
          at,
        });
        if (isLost) throw new Error('lost');
      })
      .catch((error: Error) => {
        if (error.message !== 'lost') throw error;
      });
    if (isLost) return 'lost';
    return to === 'income' ? 'invoice' : 'receipt';
  }

  it('have no gap and no duplicate, also where a settlement was rolled back', async () => {
    const [first, second] = handles;
    if (!first || !second) throw new Error('no servers');
    const numbers = async () => {
      const rows = await first.db.select().from(receiptNumbers);
      const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ number }) => number);
      return { invoice: of('invoice'), receipt: of('receipt') };
    };
    const before = await numbers();
    const settled = await Promise.all(
      Array.from({ length: 2 * EACH }, (_, index) => settle((index % 2 ? first : second).db, index)),
    );
    const after = await numbers();
    for (const kind of ['invoice', 'receipt'] as const) {
      const count = settled.filter((one) => one === kind).length;
      expect(count).toBeGreaterThan(EACH / 3);
      const all = after[kind].toSorted((a, b) => a - b);
      expect(all).toHaveLength(before[kind].length + count);
      expect(all).toEqual(Array.from({ length: all.length }, (_, index) => index + 1));
    }
  });
});
