import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PaymentEntry, PaymentResult } from '../../../contract/payments.ts';
import { addVisitors, decidePayment, read, untilDecided } from '../../../tests/support/bookings.ts';
import { reservationFixture } from '../../../tests/support/reservation-fixture.ts';
import { answerOf, statusCounts } from '../../../tests/support/test-app.ts';
import { cardRefunds, ledgerLines, payments } from '../../db/schema/money.ts';
import { reservations } from '../../db/schema/reservations.ts';
import { sandboxPayments } from '../../db/schema/sandbox.ts';

const DAY_MS = 86_400_000;

const fixture = reservationFixture();
const { entriesOf, init, kinds, list, ops, pay, reserve, statusOfProperty, wallet } = fixture;

describe('time', () => {
  it('releases what is not paid within 30 minutes; the next user needs not wait for the job', async () => {
    await reserve();
    fixture.made().clock.forward(30 * 60_000);
    expect((await init(fixture.stranger)).standing).toBe('open');
    expect((await reserve(fixture.stranger)).statusCode).toBe(200);
    expect((await list())[0].status).toBe('expired');
    expect(await kinds(fixture.visitor.id)).toEqual(['reservationReleased']);
    fixture.made().clock.forward(30 * 60_000);
    expect(await fixture.made().app.timed.reservations.releaseUnpaid()).toBeGreaterThan(0);
    expect(await kinds(fixture.stranger.id)).toEqual(['reservationReleased']);
    const [another] = await addVisitors(fixture.made().db, 1);
    expect((await init(another)).standing).toBe('open');
  });

  it('does not release what was paid without a notice', async () => {
    const { paymentUrl } = (await reserve()).json();
    await decidePayment(fixture.made().app, paymentUrl, 'approve');
    fixture.made().clock.forward(31 * 60_000);
    await fixture.made().app.timed.reservations.releaseUnpaid();
    expect((await list())[0].status).toBe('reserved');
  });

  it('does not give it to the next user where it was paid without a notice, job or no job', async () => {
    const { paymentUrl } = (await reserve()).json();
    await decidePayment(fixture.made().app, paymentUrl, 'approve');
    fixture.made().clock.forward(31 * 60_000);
    expect((await reserve(fixture.stranger)).json().error_number).toBe(4040);
    expect((await list())[0].status).toBe('reserved');
    expect(await kinds(fixture.visitor.id)).toEqual(['reservationPaid']);
  });

  it('asks about the page that gave way to a card as well', async () => {
    const page = (await reserve()).json().paymentUrl;
    const paymentMethodId = await fixture.addCard(fixture.visitor, '4000 0000 0000 3220');
    await reserve(fixture.visitor, { paymentMethodId, cvv: '123' });
    await decidePayment(fixture.made().app, page, 'approve');
    fixture.made().clock.forward(31 * 60_000);
    expect((await reserve(fixture.stranger)).json().error_number).toBe(4040);
    expect((await list())[0].status).toBe('reserved');
  });

  it('forfeits what is not executed within three days, once', async () => {
    const id = await pay();
    fixture.made().clock.forward(3 * DAY_MS - 60_000);
    await fixture.made().app.timed.reservations.forfeitOverdue();
    expect(await statusOfProperty()).toBe('reserved');
    fixture.made().clock.forward(120_000);
    expect((await list())[0].status).toBe('forfeited');
    await Promise.all([
      fixture.made().app.timed.reservations.forfeitOverdue(),
      fixture.made().app.timed.reservations.forfeitOverdue(),
    ]);
    expect(await statusOfProperty()).toBe('published');
    expect(await entriesOf(id)).toEqual(['payment', 'earned']);
    expect(await kinds(fixture.visitor.id)).toEqual(['reservationPaid', 'reservationForfeited']);
    expect((await init()).standing).toBe('open');
  });
});

/** The user's latest refund in the list of /financialtransactions. */
async function listedRefund() {
  const { rows } = await read(fixture.made().app, fixture.visitor, '/api/payments/paymentsList');
  return rows.find(({ kind }: PaymentEntry) => kind === 'refund');
}

/** The user's receipt of a payment. */
async function receiptOf(payment: { reference: string } | undefined): Promise<PaymentResult> {
  const path = `/api/payments/result/${payment?.reference}`;
  return (await read(fixture.made().app, fixture.visitor, path)).payment;
}

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
    expect(await kinds(fixture.visitor.id)).toEqual(['reservationPaid', 'reservationExecuted']);
    expect(await ops('reservations execute', { id: String(id) })).toMatchObject({
      refused: [expect.stringContaining('executed')],
    });
    expect(await ops('reservations list', { status: 'executed' })).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ id, status: 'executed', amount: 2_000 })]),
    });
  });

  it('refund to the card that paid: the server asks the gateway until it is done, and once', async () => {
    const id = await pay();
    await ops('reservations refund', { id: String(id) });
    expect(await statusOfProperty()).toBe('published');
    const [payment] = await fixture
      .made()
      .db.select()
      .from(payments)
      .where(
        and(eq(payments.purpose, 'reservation'), eq(payments.subjectId, id), eq(payments.status, 'paid')),
      );
    await fixture.made().app.timed.sendCardRefunds();
    await fixture.made().app.timed.sendCardRefunds();
    const [told] = await fixture
      .made()
      .db.select()
      .from(cardRefunds)
      .where(eq(cardRefunds.paymentId, payment?.id ?? 0));
    expect(told?.status).toBe('done');
    const [atGateway] = await fixture
      .made()
      .db.select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.id, payment?.gatewayId ?? ''));
    expect(atGateway?.refundedHalalas).toBe(200_000);
    expect(await wallet()).toBe(0);
    expect(await listedRefund()).toMatchObject({ method: 'card' });
    expect((await receiptOf(payment)).toCardAt).toBe(told?.createdAt.toISOString());
    expect(await kinds(fixture.visitor.id)).toEqual(['reservationPaid', 'reservationRefunded']);
  });

  it('refund to the wallet, out of which another can be paid', async () => {
    const id = await pay();
    await ops('reservations refund', { id: String(id), to: 'wallet' });
    expect(await wallet()).toBe(200_000);
    const returned = await listedRefund();
    expect(returned).toMatchObject({ method: 'wallet', card: null });
    expect(await receiptOf(returned)).toMatchObject({ isInWallet: true, toCardAt: null });
    expect((await reserve(fixture.visitor, { payWith: 'wallet' })).json().paymentUrl).toContain('success');
    expect(await wallet()).toBe(0);
    const again = (await list())[0].id;
    expect(await ops('reservations refund', { id: String(again), to: 'card' })).toMatchObject({ code: 1 });
    await ops('reservations refund', { id: String(again) });
    expect(await wallet()).toBe(200_000);
    expect(answerOf(await reserve(fixture.stranger, { payWith: 'wallet' }))).toMatchObject({
      status: 422,
      body: { error_number: 4022, errors: { payWith: expect.any(String) } },
    });
    // A wallet with too little money does not hold the property either.
    expect((await init()).standing).toBe('open');
  });
});

it('fifty people at once: one hold, whatever they pay with', { timeout: 120_000 }, async () => {
  const people = await addVisitors(fixture.made().db, 50);
  const answers = await Promise.all(people.map((who) => untilDecided((key) => reserve(who, {}, key))));
  expect(statusCounts(answers)).toEqual({ 200: 1, 409: 49 });
  const { rows } = await fixture.made().db.execute(sql`
    select property_id from ${reservations} where status in ('waiting_payment', 'reserved')
    group by property_id having count(*) > 1`);
  expect(rows).toEqual([]);
  const [total] = await fixture.made().db.select({ sum: sql<string>`sum(amount_halalas)` }).from(ledgerLines);
  expect(Number(total?.sum)).toBe(0);
});
