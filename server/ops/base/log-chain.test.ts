import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import type { Database, DatabaseHandle } from '../../db/database.ts';
import { ledgerEntries, payments } from '../../db/schema/money.ts';
import { operatorLog } from '../../db/schema/operators.ts';
import { users } from '../../db/schema/people.ts';
import { CSV_ROWS } from '../../lib/csv.ts';
import { giveBack } from '../../modules/payments/card-refunds.ts';
import { move } from '../../modules/payments/ledger/repository.ts';
import { tryCommand } from '../run-command.ts';
import { checkChain } from './log-chain.ts';
import { logCsv } from './log-file.ts';
import { addToLog } from './operator-log.ts';

const AT_ONCE = 40;
const actor = { name: '=هدى', channel: 'shell', account: 'root' } as const;

let database: DatabaseHandle;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

const verify = () => tryCommand(db, { verb: 'log verify', given: {}, actor });

/** Changes the log past its triggers, looks at the chain, and takes the change back. */
async function afterTampering(change: ReturnType<typeof sql>): Promise<unknown> {
  let found: unknown;
  await db
    .transaction(async (transaction) => {
      await transaction.execute(sql`alter table operator_log disable trigger operator_log_only_grows`);
      await transaction.execute(change);
      found = (await checkChain(transaction)).broken;
      throw new Error('back');
    })
    .catch((error) => {
      if (error.message !== 'back') throw error;
    });
  return found;
}

it('decisions at once are chained in turn, also those that move money, and none waits for ever', async () => {
  const [person] = await db.insert(users).values({ name: 'ريم', mobile: '0500077001' }).returning();
  const userId = person?.id ?? 0;
  const at = new Date();
  const paid = await db
    .insert(payments)
    .values(
      Array.from({ length: AT_ONCE }, (_, index) => ({
        ...({ status: 'paid', method: 'gateway', purpose: 'viewing' } as const),
        ...{
          reference: `C${index}`,
          userId,
          subjectId: index + 1,
          amountHalalas: 500,
          createdAt: at,
          settledAt: at,
        },
      })),
    )
    .returning();
  const [gateway, income] = [{ kind: 'gateway' }, { kind: 'income' }] as const;
  for (const payment of paid) {
    await db.transaction((transaction) =>
      move(transaction, { kind: 'payment', payment, from: gateway, to: income, at }),
    );
  }
  const before = await db.$count(operatorLog);
  const began = performance.now();
  const outcomes = await Promise.all(
    paid.flatMap((payment, index) => [
      db.transaction(async (transaction) => {
        await giveBack(transaction, payment, { from: 'income', to: 'wallet', at });
        const entry = {
          verb: 'viewings refund',
          args: { id: String(payment.id) },
          before: null,
          after: null,
        };
        await addToLog(transaction, { actor, at, ...entry });
        return { message: '' };
      }),
      tryCommand(db, { verb: 'coupons grant', given: { code: `CHAIN-${index}`, percent: '10' }, actor }),
    ]),
  );
  expect(outcomes.filter((outcome) => !('message' in outcome))).toEqual([]);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await db.$count(operatorLog)).toBe(before + 2 * AT_ONCE);
  expect(
    await db.$count(ledgerEntries, sql`payment_id in (select id from payments where reference like 'C%')`),
  ).toBe(2 * AT_ONCE);
  expect(await verify()).toMatchObject({
    item: { entries: before + 2 * AT_ONCE, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
});

it.each([
  ['another name', sql`update operator_log set who = 'Nobody' where place = 7`, 'changed', 7],
  ['another amount', sql`update operator_log set after = '{"percent": 90}' where place = 9`, 'changed', 9],
  ['another time', sql`update operator_log set at = at + interval '1 second' where place = 1`, 'changed', 1],
  ['an entry that is gone', sql`delete from operator_log where place = 5`, 'missing', 6],
  ['the first that is gone', sql`delete from operator_log where place = 1`, 'missing', 2],
  [
    'a hash made anew',
    sql`update operator_log l set who = 'X', hash = operator_log_hash('', l) where place = 3`,
    'changed',
    3,
  ],
])('finds %s', async (_what, change, how, place) => {
  const [row] = await db.select().from(operatorLog).where(sql`place = ${place}`);
  expect(await afterTampering(change)).toMatchObject({ id: row?.id, how });
  expect((await checkChain(db)).broken).toBeNull();
});

it('says so at the command line, by the entry', async () => {
  const [row] = await db.select().from(operatorLog).where(sql`place = 2`);
  await db.execute(sql`alter table operator_log disable trigger operator_log_only_grows`);
  await db.execute(sql`update operator_log set verb = 'ads hide' where place = 2`);
  expect(await verify()).toMatchObject({
    refused: [expect.stringMatching(new RegExp(`^Entry ${row?.id} is not as it was written: ads hide, by `))],
    code: 1,
  });
  await db.execute(sql`update operator_log set verb = ${row?.verb} where place = 2`);
  await db.execute(sql`alter table operator_log enable trigger operator_log_only_grows`);
  expect(await verify()).toHaveProperty('item');
});

it('writes a long log in pieces of bounded size, each entry once', async () => {
  const more = CSV_ROWS + 10;
  await db.execute(sql`insert into operator_log (at, who, door, account, verb, arguments)
    select '2025-03-03T21:30Z', '=x', 'console', '0500000000', 'coupons grant', jsonb_build_object('code', '+' || n)
    from generate_series(1, ${more}) n`);
  expect((await checkChain(db)).broken).toBeNull();
  const texts: string[] = [];
  let before: number | undefined;
  do {
    const piece = await logCsv(db, { from: '2025-03-04', to: '2025-03-04', before }, 'ar');
    texts.push(piece.text);
    before = piece.next ?? undefined;
  } while (before !== undefined);
  expect(texts.map((text) => text.split('\r\n').length)).toEqual([CSV_ROWS + 2, 11]);
  const lines = texts.join('').split('\r\n').slice(1, -1);
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(more);
  // The time is Riyadh's, the words are the reader's, and nothing is a formula.
  expect(lines[0]).toMatch(/^\d+,2025-03-04,00:30,'=x,لوحة التشغيل,منح قسيمة,'\+\d+,/);
});

it('chains the entries from before the chain, in their order, by its migration', async () => {
  const old = await createTestDatabase();
  const migration = await readFile(
    new URL('../../db/migrations/0046_log-chain.sql', import.meta.url),
    'utf8',
  );
  for (const statement of [
    'drop trigger operator_log_chained on operator_log',
    'drop function chain_log_entry',
    'drop function operator_log_hash',
    'alter table operator_log drop column place, drop column hash',
    `insert into operator_log (at, who, door, account, verb, arguments, before, after)
      select now() - make_interval(mins => n), 'هدى', 'shell', 'root', 'ads hide', jsonb_build_object('id', n),
        case when n % 2 = 0 then '{"status": "published"}'::jsonb end, '{"status": "hidden"}'
      from generate_series(1, 7) as n`,
    ...migration.split('--> statement-breakpoint'),
  ])
    await old.db.execute(sql.raw(statement));
  expect(await checkChain(old.db)).toMatchObject({ broken: null, entries: 7 });
  const entry = { actor, verb: 'ads hide', args: { id: 8 }, at: new Date(), before: null, after: null };
  await addToLog(old.db, entry);
  expect(await checkChain(old.db)).toMatchObject({ broken: null, entries: 8 });
  const rows = await old.db.select().from(operatorLog).orderBy(operatorLog.id);
  expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await expect(old.db.update(operatorLog).set({ who: 'غيره' })).rejects.toThrow();
  await old.close();
});
