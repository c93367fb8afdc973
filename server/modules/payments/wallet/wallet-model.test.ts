import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import type { DatabaseHandle } from '../../../db/database.ts';
import { ledgerLines } from '../../../db/schema/money.ts';
import { users } from '../../../db/schema/people.ts';
import { createSandboxPayments, decideSandboxPayment } from '../../../gateways/payments/sandbox-payments.ts';
import type { ApiError } from '../../../http/api-error.ts';
import { brokenConstraint } from '../../../http/database-error.ts';
import { createMovableClock } from '../../../lib/clock.ts';
import { earn, giveBack } from '../card-refunds.ts';
import { balanceOf } from '../ledger/repository.ts';
import type { PaymentSubject } from '../payment-subject.ts';
import { findPayment } from '../repository.ts';
import { createPayments, type Payments } from '../service.ts';
import { topUpPayment } from './payment.ts';

/** WALLET_SEQUENCES=10000 is the full size of docs/decisions/0012; the default runs in seconds. */
const SEQUENCES = Number(process.env.WALLET_SEQUENCES ?? 20);
const PAGE = { by: 'page' } as const;
const WALLET = { by: 'wallet' } as const;

let database: DatabaseHandle;
let payments: Payments;
let userId = 0;
let subjects = 0;
/** Cancelled subjects: payments for them go to the wallet. */
const gone = new Set<number>();

function subject(credits: 'income' | 'held'): PaymentSubject {
  return {
    credits,
    lock: async () => {},
    accept: async (_transaction, { subjectId }) => !gone.has(subjectId),
    describe: async () => 'model',
    linkOf: () => '/',
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  payments = createPayments({
    db: database.db,
    gateway: createSandboxPayments(database.db),
    subjects: {
      viewing: subject('income'),
      reservation: subject('held'),
      top_up: topUpPayment,
      callOut: subject('income'),
      maintenance: subject('income'),
      featuredAd: subject('income'),
    },
    clock: createMovableClock(),
    publicUrl: null,
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(() => database.close());

type Purpose = 'viewing' | 'reservation' | 'top_up';
/** A settled payment, and where its money is now. */
interface Paid {
  id: number;
  amount: number;
  lies: 'income' | 'held' | 'wallet' | 'returned';
}
interface Model {
  balance: number;
  paid: Paid[];
}

async function start(purpose: Purpose, amountHalalas: number, way: typeof PAGE | typeof WALLET) {
  subjects += 1;
  const charge = { userId, purpose, subjectId: subjects, amountHalalas, payBefore: null };
  return database.db.transaction((transaction) => payments.start(transaction, charge, way));
}

/** Pays on the gateway's page, with the webhook called twice, as gateways do. */
async function payOnPage(purpose: Purpose, amount: number, end: 'paid' | 'failed' | 'late'): Promise<number> {
  const id = await start(purpose, amount, PAGE);
  const gatewayId = String((await payments.lead(id, 'ar', PAGE)).split('/').at(-1));
  if (end === 'late') gone.add(subjects);
  await decideSandboxPayment(database.db, gatewayId, end === 'failed' ? 'failed' : 'paid');
  await Promise.all([payments.noticed(gatewayId), payments.noticed(gatewayId)]);
  return id;
}

type Step =
  | { do: 'topUp'; amount: number; end: 'paid' | 'failed' }
  | { do: 'card'; purpose: 'viewing' | 'reservation'; amount: number; end: 'paid' | 'failed' | 'late' }
  | { do: 'spend'; purpose: 'viewing' | 'reservation'; amount: number }
  | { do: 'return' | 'earn'; which: number };

async function settle(step: { do: 'return' | 'earn' }, one: Paid): Promise<boolean> {
  const at = new Date();
  const payment = await findPayment(database.db, one.id);
  if (!payment) throw new Error('no payment');
  const work = database.db.transaction((transaction) =>
    step.do === 'earn'
      ? earn(transaction, payment, at)
      : giveBack(transaction, payment, { from: one.lies === 'held' ? 'held' : 'income', to: 'wallet', at }),
  );
  return work.then(
    () => true,
    (error) => {
      expect(brokenConstraint(error)).toMatch(/^ledger_entries_(?:once|one_end)$/);
      return false;
    },
  );
}

async function take(step: Step, model: Model): Promise<void> {
  if (step.do === 'topUp') {
    await payOnPage('top_up', step.amount, step.end);
    if (step.end === 'paid') model.balance += step.amount;
    return;
  }
  if (step.do === 'card') {
    const id = await payOnPage(step.purpose, step.amount, step.end);
    if (step.end === 'late') model.balance += step.amount;
    const lies = step.purpose === 'viewing' ? 'income' : 'held';
    if (step.end === 'paid') model.paid.push({ id, amount: step.amount, lies });
    return;
  }
  if (step.do === 'spend') {
    const isEnough = model.balance >= step.amount;
    const spent = await start(step.purpose, step.amount, WALLET).catch((error: unknown) => {
      expect((error as ApiError).kind).toBe('walletTooLow');
      return null;
    });
    expect(spent !== null).toBe(isEnough);
    if (spent === null) return;
    model.balance -= step.amount;
    model.paid.push({ id: spent, amount: step.amount, lies: step.purpose === 'viewing' ? 'income' : 'held' });
    return;
  }
  const one = model.paid[step.which % Math.max(1, model.paid.length)];
  // Only held money can be earned; the database refuses a second refund or earning.
  if (!one || (step.do === 'earn' && one.lies === 'income')) return;
  const isOver = one.lies === 'returned' || one.lies === 'wallet';
  const isDone = await settle(step, one);
  expect(isDone).toBe(!isOver);
  if (!isDone) return;
  if (step.do === 'return') model.balance += one.amount;
  one.lies = step.do === 'return' ? 'returned' : 'wallet';
}

const amount = fc.integer({ min: 1, max: 500_000 });
const purpose = fc.constantFrom('viewing' as const, 'reservation' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('topUp' as const),
    amount,
    end: fc.constantFrom('paid' as const, 'failed' as const),
  }),
  fc.record({
    do: fc.constant('card' as const),
    purpose,
    amount,
    end: fc.constantFrom('paid' as const, 'failed' as const, 'late' as const),
  }),
  fc.record({ do: fc.constant('spend' as const), purpose, amount }),
  fc.record({ do: fc.constantFrom('return' as const, 'earn' as const), which: fc.nat(20) }),
);

it(`holds what the model holds, through ${SEQUENCES} random sequences`, { timeout: 3_600_000 }, async () => {
  let people = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      people += 1;
      const mobile = `05011${String(people).padStart(5, '0')}`;
      const [person] = await database.db.insert(users).values({ name: 'نموذج', mobile }).returning();
      userId = person?.id ?? 0;
      const model: Model = { balance: 0, paid: [] };
      for (const one of steps) await take(one, model);
      expect(model.balance).toBeGreaterThanOrEqual(0);
      expect(await balanceOf(database.db, { kind: 'wallet', userId })).toBe(model.balance);
    }),
    { numRuns: SEQUENCES, endOnFailure: true },
  );
  const [total] = await database.db
    .select({ sum: sql<string>`coalesce(sum(amount_halalas), 0)` })
    .from(ledgerLines);
  expect(Number(total?.sum)).toBe(0);
  const { rows } = await database.db.execute(sql`
    select entry_id from ledger_lines group by entry_id having sum(amount_halalas) <> 0 or count(*) < 2
    union all
    select account_id from ledger_lines join ledger_accounts on ledger_accounts.id = account_id
    where kind in ('wallet', 'held') group by account_id having sum(amount_halalas) < 0`);
  expect(rows).toEqual([]);
});
