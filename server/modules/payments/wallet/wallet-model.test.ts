import { max, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import type { DatabaseHandle } from '../../../db/database.ts';
import { ledgerEntries, ledgerLines } from '../../../db/schema/money.ts';
import { users } from '../../../db/schema/people.ts';
import type { PaymentsGateway } from '../../../gateways/payments/payments-gateway.ts';
import { createSandboxPayments, decideSandboxPayment } from '../../../gateways/payments/sandbox-payments.ts';
import { ApiError } from '../../../http/api-error.ts';
import { brokenConstraint } from '../../../http/database-error.ts';
import { createMovableClock } from '../../../lib/clock.ts';
import { inHalalas } from '../../../lib/money.ts';
import { figuresOf } from '../../../ops/console/figures.ts';
import { earn, giveBack, sendCardRefunds } from '../card-refunds.ts';
import { saveCard } from '../cards/repository.ts';
import { type Checkout, createCheckout } from '../checkout.ts';
import { balanceOf } from '../ledger/repository.ts';
import type { Way } from '../pay-way.ts';
import type { Payment, PaymentSubject } from '../payment-subject.ts';
import { recordSeller } from '../receipts/sellers.ts';
import { findPaid, findPayment } from '../repository.ts';
import { createPayments, type Payments } from '../service.ts';
import { topUpPayment } from './payment.ts';

/** WALLET_SEQUENCES=10000 is the full size of docs/decisions/0012; the default runs in seconds. */
const SEQUENCES = Number(process.env.WALLET_SEQUENCES ?? 20);
const PAGE = { by: 'page' } as const;
const WALLET = { by: 'wallet', isProved: true } as const;
const LATER = { by: 'later' } as const;
const AT = { month: 12, year: 2090 };

let database: DatabaseHandle;
let payments: Payments;
let checkout: Checkout;
let gateway: PaymentsGateway;
let userId = 0;
let card: Way = PAGE;
/** Above the ids of the demo, whose payments are of the same purposes. */
let subjects = 1_000_000;
/** The last entry of the demo, which was paid before the gateway here. */
let before = 0;
/** Cancelled subjects: payments for them go to the wallet. */
const gone = new Set<number>();
/** Subjects that are paid: they wait for nothing more. */
const settled = new Set<number>();

/** A third of the amount as a tip, less a coupon of a riyal. */
const parts = async (_: unknown, { amountHalalas }: Payment) => {
  const tip = Math.floor(amountHalalas / 3);
  return [
    { name: 'callOut' as const, halalas: amountHalalas - tip + 100 },
    { name: 'tip' as const, halalas: tip },
    { name: 'coupon' as const, halalas: -100 },
  ];
};

function subject(credits: 'income' | 'held', linesOf?: PaymentSubject['linesOf']): PaymentSubject {
  return {
    credits,
    ...(linesOf && { linesOf }),
    lock: async () => {},
    accept: async (_transaction, { subjectId }) => {
      const isWaiting = !gone.has(subjectId) && !settled.has(subjectId);
      settled.add(subjectId);
      return isWaiting;
    },
    owes: async (_transaction, { subjectId, amountHalalas }) => {
      if (settled.has(subjectId)) throw new ApiError('viewingNothingToPay');
      return { amountHalalas, payBefore: null };
    },
    describe: async () => 'model',
    linkOf: () => '/',
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  const [last] = await database.db.select({ id: max(ledgerEntries.id) }).from(ledgerEntries);
  before = last?.id ?? 0;
  await recordSeller(
    database.db,
    { nameAr: 'ركن', nameEn: 'Rukn', vatNumber: '310000000000003' },
    new Date(),
  );
  gateway = createSandboxPayments(database.db);
  const bought = {
    viewing: subject('income'),
    reservation: subject('held'),
    top_up: topUpPayment,
    callOut: subject('income', parts),
    maintenance: subject('income'),
    featuredAd: subject('income'),
  };
  const work = { db: database.db, subjects: bought, clock: createMovableClock() };
  payments = createPayments({
    ...work,
    gateway,
    publicUrl: null,
    onError: (error) => {
      throw error;
    },
  });
  checkout = createCheckout({ ...work, payments });
});
afterAll(() => database.close());

const SOLD = ['viewing', 'callOut', 'maintenance', 'featuredAd'] as const;
type Bought = (typeof SOLD)[number] | 'reservation';
type Purpose = Bought | 'top_up';
/** A settled payment, and where its money is now. */
interface Paid {
  id: number;
  amount: number;
  by: 'card' | 'wallet';
  account: 'income' | 'held' | 'earned' | 'returned';
}
interface Model {
  balance: number;
  /** What cards paid, less what went back to them. */
  byCard: number;
  paid: Paid[];
}

async function start(purpose: Purpose, amountHalalas: number, way: Way) {
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

/** Pays by the saved card, which is charged at once. */
async function payByCard(purpose: Purpose, amount: number): Promise<number> {
  const id = await start(purpose, amount, card);
  await payments.lead(id, 'ar', card);
  return id;
}

/** What the payer does on our own page, one try after the other. */
const TRIES = ['left', 'declined', 'refused', 'page', 'card', 'wallet'] as const;
type Try = (typeof TRIES)[number];

function bodyOf(tried: Try) {
  if (tried === 'wallet') return { payWith: 'wallet' } as const;
  if (tried !== 'card' && tried !== 'refused') return { payWith: 'card' } as const;
  const paymentMethodId = card.by === 'card' ? card.card.id : 0;
  return { payWith: 'card', paymentMethodId, cvv: tried === 'refused' ? '999' : '123' } as const;
}

/** The gateway's decision on one of its pages, told twice; false if it is decided already. */
async function decide(gatewayId: string, status: 'paid' | 'failed'): Promise<boolean> {
  const isDecided = await decideSandboxPayment(database.db, gatewayId, status);
  await Promise.all([payments.noticed(gatewayId), payments.noticed(gatewayId)]);
  return isDecided;
}

/**
 * Tries the ways in order, after which the page that was left may be paid all the same. Returns how
 * it was paid, and how much went to and out of the wallet.
 */
async function checkOut({ purpose, amount, tries, isLeftPaid }: CheckOut, balance: number) {
  const id = await start(purpose, amount, LATER);
  const { reference = '', subjectId = 0 } = (await findPayment(database.db, id)) ?? {};
  const once = <Effect>(work: (transaction: DatabaseHandle['db']) => Promise<Effect>) =>
    database.db.transaction(work);
  let by: Paid['by'] | null = null;
  let left: string | null = null;
  for (const tried of tries) {
    const answer: string = await checkout
      .pay(reference, bodyOf(tried), { userId, language: 'ar', once, isProved: true })
      .catch((error: ApiError) => error.kind);
    if (by !== null) expect(answer).toContain('/payment/success');
    else if (tried === 'wallet') {
      expect(answer).toMatch(balance >= amount ? /success/ : /walletTooLow/);
      if (balance >= amount) by = 'wallet';
    } else if (tried === 'refused') expect(answer).toBe('cvvWrong');
    else if (tried === 'card') by = 'card';
    else {
      const page = answer.split('/').at(-1) ?? '';
      if (tried === 'left') left = page;
      else if ((await decide(page, tried === 'page' ? 'paid' : 'failed')) && tried === 'page') by = 'card';
    }
  }
  const isLate = left !== null && isLeftPaid && (await decide(left, 'paid'));
  const moved = (by === 'wallet' ? -amount : 0) + (isLate && by !== null ? amount : 0);
  const paidBy = by ?? (isLate ? ('card' as const) : null);
  const paid = await findPaid(database.db, purpose, subjectId);
  expect(paid === undefined).toBe(paidBy === null);
  const byCard = (by === 'card' ? amount : 0) + (isLate ? amount : 0);
  return { moved, byCard, paid: paid && paidBy && { id: paid.id, by: paidBy } };
}

interface CheckOut {
  purpose: Bought;
  amount: number;
  tries: Try[];
  isLeftPaid: boolean;
}
type Step =
  | ({ do: 'checkOut' } & CheckOut)
  | { do: 'topUp'; amount: number; end: 'paid' | 'failed' | 'saved' }
  | { do: 'card'; purpose: Bought; amount: number; end: 'paid' | 'failed' | 'late' | 'saved' }
  | { do: 'spend'; purpose: Bought; amount: number }
  | { do: 'return'; which: number; to: 'wallet' | 'card' }
  | { do: 'earn'; which: number };

/** Only what a card has paid goes back to a card. */
const wayBack = (step: { to: 'wallet' | 'card' }, one: Paid) => (one.by === 'card' ? step.to : 'wallet');

async function settle(step: Extract<Step, { which: number }>, one: Paid): Promise<boolean> {
  const at = new Date();
  const payment = await findPayment(database.db, one.id);
  if (!payment) throw new Error('no payment');
  const work = database.db.transaction((transaction) =>
    step.do === 'earn'
      ? earn(transaction, payment, at)
      : giveBack(transaction, payment, {
          from: one.account === 'held' ? 'held' : 'income',
          to: wayBack(step, one),
          at,
        }),
  );
  return work.then(
    () => true,
    (error) => {
      expect(brokenConstraint(error)).toMatch(/^ledger_(?:entries|held)_once$/);
      return false;
    },
  );
}

async function take(step: Step, model: Model): Promise<void> {
  const account = 'purpose' in step && step.purpose === 'reservation' ? 'held' : 'income';
  if (step.do === 'topUp') {
    if (step.end === 'saved') await payByCard('top_up', step.amount);
    else await payOnPage('top_up', step.amount, step.end);
    if (step.end === 'failed') return;
    model.balance += step.amount;
    model.byCard += step.amount;
    return;
  }
  if (step.do === 'card') {
    const { purpose, amount, end } = step;
    const id = end === 'saved' ? await payByCard(purpose, amount) : await payOnPage(purpose, amount, end);
    if (end === 'late') model.balance += amount;
    if (end !== 'failed') model.byCard += amount;
    if (end === 'paid' || end === 'saved') model.paid.push({ id, amount, by: 'card', account });
    return;
  }
  if (step.do === 'checkOut') {
    const { moved, byCard, paid } = await checkOut(step, model.balance);
    model.balance += moved;
    model.byCard += byCard;
    if (paid) model.paid.push({ ...paid, amount: step.amount, account });
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
    model.paid.push({ id: spent, amount: step.amount, by: 'wallet', account });
    return;
  }
  const one = model.paid[step.which % Math.max(1, model.paid.length)];
  // Only held money can be earned, and also earned money given back; the database refuses a
  // second time.
  if (!one || (step.do === 'earn' && one.account === 'income')) return;
  const isOver = one.account === 'returned' || (step.do === 'earn' && one.account === 'earned');
  const isDone = await settle(step, one);
  expect(isDone).toBe(!isOver);
  if (!isDone) return;
  if (step.do === 'return') {
    if (wayBack(step, one) === 'wallet') model.balance += one.amount;
    else model.byCard -= one.amount;
  }
  one.account = step.do === 'return' ? 'returned' : 'earned';
}

const amount = fc.integer({ min: 1, max: 500_000 });
const purpose = fc.constantFrom(...SOLD, 'reservation' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('topUp' as const),
    amount,
    end: fc.constantFrom('paid' as const, 'failed' as const, 'saved' as const),
  }),
  fc.record({
    do: fc.constant('card' as const),
    purpose,
    amount,
    end: fc.constantFrom('paid' as const, 'failed' as const, 'late' as const, 'saved' as const),
  }),
  fc.record({ do: fc.constant('spend' as const), purpose, amount }),
  fc.record({
    do: fc.constant('checkOut' as const),
    purpose,
    amount,
    tries: fc.array(fc.constantFrom(...TRIES), { minLength: 1, maxLength: 5 }),
    isLeftPaid: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('return' as const),
    which: fc.nat(20),
    to: fc.constantFrom('wallet' as const, 'card' as const),
  }),
  fc.record({ do: fc.constant('earn' as const), which: fc.nat(20) }),
);

/**
 * What a user's documents say: what was sold to them, and what is held for them. Invoices less
 * credit notes; receipts less refunds and less what became an invoice, or was paid from the wallet.
 */
async function documentsOf(id: number) {
  const { rows } = await database.db.execute(sql`
    select
      coalesce(sum(r.amount_halalas * case r.kind when 'invoice' then 1 when 'creditNote' then -1 else 0 end), 0) as sold,
      coalesce(sum(r.amount_halalas * case r.kind when 'receipt' then 1 when 'refund' then -1 else 0 end), 0)
      - coalesce(sum(r.amount_halalas) filter (where e.kind = 'earned'), 0)
      - coalesce(sum(r.amount_halalas) filter (where e.kind = 'payment' and p.method = 'wallet'), 0)
      + coalesce(sum(r.amount_halalas) filter (where e.kind = 'refund' and l.id is not null), 0) as held
    from receipts r
    join payments p on p.id = r.payment_id
    join ledger_entries e on e.id = r.entry_id
    left join lateral (
      select a.id from ledger_lines join ledger_accounts a on a.id = account_id
      where entry_id = e.id and a.kind = 'wallet' and amount_halalas > 0
    ) l on true
    where p.user_id = ${id}`);
  return { sold: Number(rows[0]?.sold), held: Number(rows[0]?.held) };
}

/** The board's figure of the payments of the last days, in halalas. */
async function shownOnBoard(): Promise<number> {
  const days = await figuresOf(database.db, new Date(), 30);
  return days.reduce((sum, { paid }) => sum + inHalalas(paid), 0);
}

/** What disagrees between ledger, documents and gateway; to be empty. */
async function disagreements() {
  const work = { db: database.db, gateway, clock: createMovableClock(), onError: () => undefined };
  while ((await sendCardRefunds(work)) > 0);
  const { rows } = await database.db.execute(sql`
    select 'entry without its document' as what, e.id from ledger_entries e
      join payments p on p.id = e.payment_id left join receipts r on r.entry_id = e.id
      where e.id > ${before} and (r.id is null or r.payment_id <> p.id or r.amount_halalas <> p.amount_halalas)
    union all
    select 'number with a gap', s.last from receipt_series s
      where s.last <> (select count(*) from receipts r where r.kind = s.kind)
        or s.last <> (select count(*) from receipt_numbers n where n.kind = s.kind)
        or s.last <> (select max(number) from receipt_numbers n where n.kind = s.kind)
    union all
    select 'tax of a sale', r.id from receipts r where r.entry_id > ${before}
      and r.vat_halalas <> case when r.kind in ('invoice', 'creditNote')
        then floor((2 * r.amount_halalas * 15 + 115) / 230.0) else 0 end
    union all
    select 'lines', r.id from receipts r where jsonb_array_length(r.lines) > 0
      and r.amount_halalas <> (select sum((line ->> 'halalas')::bigint) from jsonb_array_elements(r.lines) line)
    union all
    select 'credit note', n.id from receipts n left join receipts i on i.id = n.refers_to
      where n.kind = 'creditNote' and (i.kind <> 'invoice' or i.payment_id <> n.payment_id
        or i.amount_halalas <> n.amount_halalas or i.vat_halalas <> n.vat_halalas or i.id is null)
    union all
    select 'money at the gateway', p.id from payments p join sandbox_payments g on g.id = p.gateway_id
      left join card_refunds c on c.payment_id = p.id
      where (p.status = 'paid') <> (g.status = 'paid') or p.amount_halalas <> g.amount_halalas
        or coalesce(g.refunded_halalas, 0) <> case when c.status = 'done' then p.amount_halalas else 0 end
        or c.status <> 'done'`);
  return rows;
}

it(`holds what the model holds, through ${SEQUENCES} random sequences`, { timeout: 3_600_000 }, async () => {
  let people = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      people += 1;
      const mobile = `05011${String(people).padStart(5, '0')}`;
      const [person] = await database.db.insert(users).values({ name: 'نموذج', mobile }).returning();
      userId = person?.id ?? 0;
      const kept = await gateway.cards.keep?.({ number: '4111111111111111', expiry: AT });
      if (!kept) throw new Error('The sandbox keeps cards');
      const at = new Date();
      const saved = await saveCard(database.db, { userId, card: kept, at });
      card = { by: 'card', card: saved, cvv: '123' };
      const model: Model = { balance: 0, byCard: 0, paid: [] };
      const shownBefore = await shownOnBoard();
      for (const one of steps) await take(one, model);
      expect(model.balance).toBeGreaterThanOrEqual(0);
      expect(await balanceOf(database.db, { kind: 'wallet', userId })).toBe(model.balance);
      expect((await shownOnBoard()) - shownBefore).toBe(model.byCard);
      const sums = { income: 0, held: 0, earned: 0, returned: 0 };
      for (const { account, amount } of model.paid) sums[account] += amount;
      expect(await documentsOf(userId)).toEqual({
        sold: sums.income + sums.earned,
        held: model.balance + sums.held,
      });
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
  expect(await disagreements()).toEqual([]);
});
