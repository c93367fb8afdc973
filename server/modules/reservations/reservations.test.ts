import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addVisitors,
  comeBack,
  createBookingApp,
  decidePayment,
  postAs,
  read,
  type Visitor,
} from '../../../tests/support/bookings.ts';
import { answerOf } from '../../../tests/support/test-app.ts';
import { cardRefunds, ledgerEntries, ledgerLines, payments } from '../../db/schema/money.ts';
import { notifications } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { financeRequests, reservations } from '../../db/schema/reservations.ts';
import { sandboxPayments } from '../../db/schema/sandbox.ts';
import { perform } from '../../ops/perform.ts';
import { balanceOf } from '../ledger/repository.ts';

const DAY_MS = 86_400_000;
const actor = { name: 'فيصل', door: 'shell', account: 'faisal' } as const;

let made: Awaited<ReturnType<typeof createBookingApp>>;
let visitor: Visitor;
let stranger: Visitor;
let propertyId: number;

beforeAll(async () => {
  made = await createBookingApp();
  propertyId = made.listings[0]?.id ?? 0;
});
afterAll(() => made.app.close());
beforeEach(async () => {
  const nobody = { id: 0, headers: {} };
  [visitor = nobody, stranger = nobody] = await addVisitors(made.db, 2);
  const free = { status: 'expired', closedAt: made.clock.now() } as const;
  await made.db.update(reservations).set(free).where(eq(reservations.propertyId, propertyId));
  await made.db
    .update(properties)
    .set({ status: 'published', purpose: 'for_rent', rentPeriod: 'year' })
    .where(eq(properties.id, propertyId));
});

const reserve = (who = visitor, more: object = {}, key?: string) =>
  postAs(made.app, who, '/api/propReservation/create', { propertyId, ...more }, key);
const list = async (who = visitor) => (await read(made.app, who, '/api/propReservation/list')).rows;
const init = (who = visitor) => read(made.app, who, `/api/propReservation/init?propertyId=${propertyId}`);
const kinds = async (userId: number) =>
  (
    await made.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(notifications.id)
  ).map(({ kind }) => kind);
const wallet = (who = visitor) => balanceOf(made.db, { kind: 'wallet', userId: who.id });
const statusOfProperty = async () =>
  (await made.db.select().from(properties).where(eq(properties.id, propertyId)))[0]?.status;
const ops = (verb: string, given: Record<string, string>) => perform(made.db, { verb, given, actor });

/** What the ledger says of the payments of a reservation. */
async function entriesOf(id: number): Promise<string[]> {
  const rows = await made.db
    .select({ kind: ledgerEntries.kind })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .where(and(eq(payments.purpose, 'reservation'), eq(payments.subjectId, id)))
    .orderBy(ledgerEntries.id);
  return rows.map(({ kind }) => kind);
}

async function pay(who = visitor): Promise<number> {
  const { paymentUrl } = (await reserve(who)).json();
  await comeBack(made.app, await decidePayment(made.app, paymentUrl, 'approve'));
  return (await list(who))[0].id;
}

async function addCard(who = visitor, number = '4111 1111 1111 1111'): Promise<number> {
  const card = { number, expiry_month: 12, expiry_year: new Date().getUTCFullYear() + 1 };
  return (await postAs(made.app, who, '/api/payments/addPayment', card)).json().paymentMethod.id;
}

describe('reserving', () => {
  it('holds the property until it is paid, and then for three days', async () => {
    expect(await init()).toEqual({ price: 2_000, standing: 'open', expiresAt: null });
    const { paymentUrl } = (await reserve()).json();
    expect(paymentUrl).toMatch(/^\/sandbox\/pay\//);
    expect((await init()).standing).toBe('waiting_payment');
    expect((await init(stranger)).standing).toBe('taken');
    const landed = await comeBack(made.app, await decidePayment(made.app, paymentUrl, 'approve'));
    expect(landed).toMatch(/^\/payment\/success\?reference=RK/);
    const [row] = await list();
    expect(row).toMatchObject({ status: 'reserved', amount: 2_000, financingRequest: false });
    expect(Date.parse(row.expiresAt) - Date.parse(row.paidAt)).toBe(3 * DAY_MS);
    expect(row.Property).toMatchObject({ id: propertyId, status: 'reserved' });
    expect(await init()).toMatchObject({ standing: 'reserved', expiresAt: row.expiresAt });
    expect(await kinds(visitor.id)).toEqual(['reservationPaid']);
    // Pressed again, by back or in another window, it leads to what is paid.
    expect((await reserve()).json().paymentUrl).toBe(landed);
    expect(answerOf(await reserve(stranger))).toMatchObject({ status: 409, body: { error_number: 4040 } });
    expect(await list(stranger)).toEqual([]);
  });

  it('goes on after a decline and after the page was closed: the same reservation, charged once', async () => {
    const first = (await reserve()).json().paymentUrl;
    expect(await comeBack(made.app, await decidePayment(made.app, first, 'decline'))).toContain('failed');
    const second = (await reserve()).json().paymentUrl;
    expect(second).not.toBe(first);
    await comeBack(made.app, await decidePayment(made.app, second, 'close'));
    expect((await reserve()).json().paymentUrl).toBe(second);
    await decidePayment(made.app, second, 'approve');
    expect((await reserve()).json().paymentUrl).toContain('/payment/success');
    expect(await list()).toHaveLength(1);
    expect(await entriesOf((await list())[0].id)).toEqual(['payment']);
  });

  it('by a saved card needs its cvv, tells a refusal at its field, and keeps the hold', async () => {
    const paymentMethodId = await addCard();
    const fault = (field: string, error_number: number) => ({
      status: 422,
      body: { error_number, errors: { [field]: expect.any(String) } },
    });
    expect(answerOf(await reserve(visitor, { paymentMethodId }))).toMatchObject(fault('cvv', 4056));
    expect(await list()).toEqual([]);
    expect(answerOf(await reserve(visitor, { paymentMethodId, cvv: '999' }))).toMatchObject(
      fault('cvv', 4055),
    );
    const declined = await addCard(visitor, '4000 0000 0000 0002');
    expect(answerOf(await reserve(visitor, { paymentMethodId: declined, cvv: '123' }))).toMatchObject(
      fault('paymentMethodId', 4053),
    );
    const empty = await addCard(visitor, '4000 0000 0000 9995');
    expect(answerOf(await reserve(visitor, { paymentMethodId: empty, cvv: '123' }))).toMatchObject(
      fault('paymentMethodId', 4054),
    );
    expect((await list())[0].status).toBe('waiting_payment');
    expect((await reserve(visitor, { paymentMethodId, cvv: '123' })).json().paymentUrl).toContain('success');
    expect((await list())[0].status).toBe('reserved');
    expect(await kinds(visitor.id)).toEqual(['reservationPaid']);
  });

  it('by a card whose bank asks leads to its question', async () => {
    const paymentMethodId = await addCard(visitor, '4000 0000 0000 3220');
    const { paymentUrl } = (await reserve(visitor, { paymentMethodId, cvv: '123' })).json();
    expect(paymentUrl).toMatch(/^\/sandbox\/pay\//);
    expect((await reserve(visitor, { paymentMethodId, cvv: '123' })).json().paymentUrl).toBe(paymentUrl);
    const landed = await comeBack(made.app, await decidePayment(made.app, paymentUrl, 'approve'));
    expect(landed).toContain('/payment/success');
    expect((await list())[0].status).toBe('reserved');
  });

  it('another way closes the page that was open, whose money goes to the wallet if it comes', async () => {
    const page = (await reserve()).json().paymentUrl;
    const paymentMethodId = await addCard();
    await reserve(visitor, { paymentMethodId, cvv: '123' });
    await comeBack(made.app, await decidePayment(made.app, page, 'approve'));
    expect((await list())[0].status).toBe('reserved');
    expect(await wallet()).toBe(200_000);
    expect(await kinds(visitor.id)).toEqual(['reservationPaid', 'paymentToWallet']);
  });

  it('never by a stranger’s card, nor of one’s own property, nor of one that is gone', async () => {
    const theirs = await addCard(stranger);
    expect(answerOf(await reserve(visitor, { paymentMethodId: theirs, cvv: '123' }))).toMatchObject({
      status: 404,
      body: { error_number: 4021 },
    });
    const [listing] = made.listings.slice(1);
    const own = { propertyId: listing?.id, advertiserId: visitor.id };
    await made.db
      .update(properties)
      .set({ advertiserId: visitor.id })
      .where(eq(properties.id, own.propertyId ?? 0));
    expect(answerOf(await reserve(visitor, { propertyId: own.propertyId }))).toMatchObject({
      status: 422,
      body: { error_number: 4041 },
    });
    await made.db.update(properties).set({ status: 'sold' }).where(eq(properties.id, propertyId));
    expect((await reserve()).statusCode).toBe(404);
    expect((await reserve(visitor, { propertyId: 2_000_000 })).statusCode).toBe(404);
    await made.db.update(properties).set({ status: 'reserved' }).where(eq(properties.id, propertyId));
    expect(answerOf(await reserve())).toMatchObject({ status: 409, body: { error_number: 4040 } });
  });

  it('sends a request for financing with it, once, with the latest figures', async () => {
    const financing = { salary: 18_000.5, amount: 900_000, obligations: 'قسط سيارة' };
    await reserve(visitor, { financingRequest: true, financing });
    await reserve(visitor, { financingRequest: true, financing: { ...financing, salary: 20_000 } });
    const sent = await made.db.select().from(financeRequests).where(eq(financeRequests.userId, visitor.id));
    expect(sent).toMatchObject([
      { propertyId, salaryHalalas: 2_000_000, amountHalalas: 90_000_000, obligations: 'قسط سيارة' },
    ]);
    expect((await list())[0]).toMatchObject({ financingRequest: true });
  });

  it('answers the same key the same, and refuses it for another body', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => reserve(visitor, {}, 'one')));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answerOf(await reserve(visitor, { financingRequest: true }, 'one'))).toMatchObject({
      status: 422,
      body: { error_number: 4031 },
    });
    expect(await list()).toHaveLength(1);
  });
});

describe('time', () => {
  it('releases what is not paid within 30 minutes; whoever wants it needs not wait for the job', async () => {
    await reserve();
    made.clock.forward(30 * 60_000);
    expect((await init(stranger)).standing).toBe('open');
    expect((await reserve(stranger)).statusCode).toBe(200);
    expect((await list())[0].status).toBe('expired');
    expect(await kinds(visitor.id)).toEqual(['reservationReleased']);
    made.clock.forward(30 * 60_000);
    expect(await made.app.timed.reservations.releaseUnpaid()).toBeGreaterThan(0);
    expect(await kinds(stranger.id)).toEqual(['reservationReleased']);
    expect((await init()).standing).toBe('open');
  });

  it('does not release what was paid while nobody told us', async () => {
    const { paymentUrl } = (await reserve()).json();
    await decidePayment(made.app, paymentUrl, 'approve');
    made.clock.forward(31 * 60_000);
    await made.app.timed.reservations.releaseUnpaid();
    expect((await list())[0].status).toBe('reserved');
  });

  it('forfeits what is not executed within three days, once', async () => {
    const id = await pay();
    made.clock.forward(3 * DAY_MS - 60_000);
    await made.app.timed.reservations.forfeitOverdue();
    expect(await statusOfProperty()).toBe('reserved');
    made.clock.forward(120_000);
    expect((await list())[0].status).toBe('forfeited');
    await Promise.all([
      made.app.timed.reservations.forfeitOverdue(),
      made.app.timed.reservations.forfeitOverdue(),
    ]);
    expect(await statusOfProperty()).toBe('published');
    expect(await entriesOf(id)).toEqual(['payment', 'earned']);
    expect(await kinds(visitor.id)).toEqual(['reservationPaid', 'reservationForfeited']);
    expect((await init()).standing).toBe('open');
  });
});

describe('operators', () => {
  it('execute a paid one: the property is let, and what was held is earned', async () => {
    const id = await pay();
    expect(await ops('reservations execute', { id: String(id) })).toMatchObject({
      message: `Reservation ${id} is executed`,
      before: { status: 'reserved' },
      after: { status: 'executed' },
    });
    expect(await statusOfProperty()).toBe('rented');
    expect((await list())[0]).toMatchObject({ status: 'executed', expiresAt: null });
    expect(await kinds(visitor.id)).toEqual(['reservationPaid', 'reservationExecuted']);
    for (const verb of ['reservations execute', 'reservations refund']) {
      expect(await ops(verb, { id: String(id) })).toMatchObject({
        refused: [expect.stringContaining('executed')],
      });
    }
    expect(await ops('reservations list', { status: 'executed' })).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ id, amountSar: 2_000 })]),
    });
  });

  it('refund to the card that paid: the gateway is told until it has done it, and once', async () => {
    const id = await pay();
    await ops('reservations refund', { id: String(id) });
    expect(await statusOfProperty()).toBe('published');
    const [payment] = await made.db
      .select()
      .from(payments)
      .where(
        and(eq(payments.purpose, 'reservation'), eq(payments.subjectId, id), eq(payments.status, 'paid')),
      );
    await made.app.timed.sendCardRefunds();
    await made.app.timed.sendCardRefunds();
    const [told] = await made.db
      .select()
      .from(cardRefunds)
      .where(eq(cardRefunds.paymentId, payment?.id ?? 0));
    expect(told?.status).toBe('done');
    const [atGateway] = await made.db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.id, payment?.gatewayId ?? ''));
    expect(atGateway?.refundedHalalas).toBe(200_000);
    expect(await wallet()).toBe(0);
    expect(await kinds(visitor.id)).toEqual(['reservationPaid', 'reservationRefunded']);
  });

  it('refund to the wallet, out of which another can be paid', async () => {
    const id = await pay();
    await ops('reservations refund', { id: String(id), to: 'wallet' });
    expect(await wallet()).toBe(200_000);
    expect((await reserve(visitor, { payWith: 'wallet' })).json().paymentUrl).toContain('success');
    expect(await wallet()).toBe(0);
    const again = (await list())[0].id;
    expect(await ops('reservations refund', { id: String(again), to: 'card' })).toMatchObject({ code: 1 });
    await ops('reservations refund', { id: String(again) });
    expect(await wallet()).toBe(200_000);
    expect(answerOf(await reserve(stranger, { payWith: 'wallet' }))).toMatchObject({
      status: 422,
      body: { error_number: 4022, errors: { payWith: expect.any(String) } },
    });
    // A wallet that is too empty holds nothing either.
    expect((await init()).standing).toBe('open');
  });
});

it('fifty people at once: one hold, whatever they pay with', { timeout: 120_000 }, async () => {
  const people = await addVisitors(made.db, 50);
  const answers = await Promise.all(people.map((who) => reserve(who)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49);
  const { rows } = await made.db.execute(sql`
    select property_id from ${reservations} where status in ('waiting_payment', 'reserved')
    group by property_id having count(*) > 1`);
  expect(rows).toEqual([]);
  const [total] = await made.db.select({ sum: sql<string>`sum(amount_halalas)` }).from(ledgerLines);
  expect(Number(total?.sum)).toBe(0);
});
