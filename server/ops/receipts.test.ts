import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/support/test-database.ts';
import type { DatabaseHandle } from '../db/database.ts';
import { payments } from '../db/schema/money.ts';
import { giveBack } from '../modules/payments/card-refunds.ts';
import { move } from '../modules/payments/ledger/repository.ts';
import { recordSeller } from '../modules/payments/receipts/sellers.ts';
import { newReference } from '../modules/payments/repository.ts';
import { allVerbs } from './all-verbs.ts';
import { readCommandLine } from './command-line.ts';
import { tryCommand } from './run-command.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const actor = { name: 'منى', channel: 'shell', account: 'ops' } as const;

async function type(...argv: string[]) {
  const command = readCommandLine(argv, allVerbs);
  if (command.kind !== 'command') return command;
  return tryCommand(database.db, { verb: command.verb.name, given: command.given, actor });
}

it('exports what was issued on these days, with the tax and what a credit note takes back', async () => {
  const { db } = database;
  // 23:30 in Riyadh of the last day, and the next day an hour later.
  const [at, later] = [new Date('2031-03-31T20:30:00Z'), new Date('2031-03-31T21:30:00Z')];
  await recordSeller(db, { nameAr: 'ركن', nameEn: 'Rukn', vatNumber: '310000000000003' }, at);
  const reference = newReference();
  await db.transaction(async (transaction) => {
    const [payment] = await transaction
      .insert(payments)
      .values({
        userId: 1,
        reference,
        purpose: 'viewing',
        subjectId: 900_000,
        amountHalalas: 50_000,
        method: 'gateway',
        status: 'paid',
        createdAt: at,
        settledAt: at,
      })
      .returning();
    if (!payment) throw new Error('no payment');
    const income = { kind: 'income' } as const;
    await move(transaction, { kind: 'payment', payment, from: { kind: 'gateway' }, to: income, at });
    await giveBack(transaction, payment, { from: 'income', to: 'wallet', at: later });
  });
  const sums = { payment: reference, purpose: 'viewing', netSar: 434.78, vatSar: 65.22, totalSar: 500 };
  const invoice = {
    ...sums,
    kind: 'invoice',
    number: 'INV-000001',
    refersTo: null,
    vatNumber: '310000000000003',
  };
  expect(await type('receipts', 'export', '--from', '2031-03-01', '--to', '2031-03-31')).toMatchObject({
    rows: [invoice],
  });
  expect(await type('receipts', 'export', '--from', '2031-03-31', '--to', '2031-04-01')).toMatchObject({
    rows: [invoice, { ...sums, kind: 'creditNote', number: 'CRN-000001', refersTo: 'INV-000001' }],
  });
  expect(await type('receipts', 'export', '--from', 'March', '--to', '2031-03-31')).toMatchObject({
    errors: [expect.stringContaining('must be the first day, as YYYY-MM-DD')],
  });
});
