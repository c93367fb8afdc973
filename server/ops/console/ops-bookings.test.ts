import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { read } from '../../../tests/support/bookings.ts';
import { act, addOperator, done, itemOf as item } from '../../../tests/support/console.ts';
import { sendOrder } from '../../../tests/support/orders.ts';
import { reservationFixture } from '../../../tests/support/reservation-fixture.ts';
import { orders } from '../../db/schema/orders.ts';

const fixture = reservationFixture();

describe('an order', () => {
  it('goes from a technician to its bill by the steps that it offers', async () => {
    const { app, db } = fixture.made();
    const operator = await addOperator(db);
    const server = fixture.made();
    const id = (await sendOrder(app, fixture.visitor, { fields: { orderType: 'mosque' } })).json()
      .orderId as number;
    const step = async (verb: string, args: Record<string, string> = {}) => {
      const { seen, actions } = await item(server, operator, `orders/${id}`);
      expect(actions).toContain(verb);
      return act(server, operator, { verb, args: { id: String(id), ...args }, seen });
    };
    const { rows: crew } = await read(app, operator, '/api/ops/technicians');
    expect(await step('orders assign', { technician: '99' })).toMatchObject({
      status: 422,
      body: { errors: { technician: 'لا يوجد هذا الفني' } },
    });
    expect(await step('orders assign', { technician: String(crew[0].id) })).toEqual(
      done('orders assign', id),
    );
    expect(
      await step('orders assign', { technician: String(crew[0].id), arrival: '2020-01-01T10:00' }),
    ).toMatchObject({
      status: 422,
      body: { errors: { arrival: 'هذا الوقت مضى. اختر وقتًا قادمًا' } },
    });
    expect(await step('orders depart')).toEqual(done('orders depart', id));
    expect(await step('orders arrive')).toEqual(done('orders arrive', id));
    expect(await step('orders unarrive')).toMatchObject({
      status: 422,
      body: { errors: { reason: 'اكتب السبب، في 500 حرف على الأكثر' } },
    });
    expect(await step('orders unarrive', { reason: 'خطأ' })).toEqual(done('orders unarrive', id));
    expect(await step('orders arrive')).toEqual(done('orders arrive', id));
    expect(await step('orders done')).toEqual(done('orders done', id));
    expect(await item(server, operator, `orders/${id}`)).toMatchObject({ status: 'done', actions: [] });
  });
});

it('waits for its final payment in a queue of its own, until it is paid', async () => {
  const { app, db, clock } = fixture.made();
  const operator = await addOperator(db);
  const id = (await sendOrder(app, fixture.visitor)).json().orderId as number;
  const at = clock.now();
  const change = (fields: Partial<typeof orders.$inferInsert>) =>
    db.update(orders).set(fields).where(eq(orders.id, id));
  const row = async () => {
    const { rows } = await read(app, operator, '/api/ops/queue/orders-unpaid');
    return rows.find((one: { id: number }) => one.id === id);
  };
  await change({ callOutPaidAt: at, doneTime: at });
  expect(await row()).toBeUndefined();
  await change({ finalHalalas: 32_050 });
  // The call-out's 80 are paid.
  expect(await row()).toMatchObject({ amount: 240.5, since: at.toISOString() });
  expect((await item(fixture.made(), operator, `orders/${id}`)).statusLabel).toBe(
    'انتهى العمل، وبانتظار سداد المبلغ النهائي',
  );
  await change({ finalPaidAt: at });
  expect(await row()).toBeUndefined();
});

describe('a reservation', () => {
  it('offers a card only where a card has paid', async () => {
    const server = fixture.made();
    const operator = await addOperator(server.db);
    const byCard = await fixture.pay();
    expect((await item(server, operator, `reservations/${byCard}`)).offers).toEqual({});
    await fixture.ops('reservations refund', { id: String(byCard), to: 'wallet' });
    await fixture.reserve(fixture.visitor, { payWith: 'wallet' });
    const [{ id: byWallet }] = await fixture.list();
    expect((await item(server, operator, `reservations/${byWallet}`)).offers).toEqual({
      to: ['wallet'],
    });
  });

  it('is refunded once, however often it is asked for', async () => {
    const server = fixture.made();
    const operator = await addOperator(server.db);
    const id = await fixture.pay();
    const { seen, actions, about } = await item(server, operator, `reservations/${id}`);
    expect(actions).toEqual(['reservations execute', 'reservations refund']);
    expect(about).toMatchObject({ kind: 'ads', id: fixture.propertyId });
    const refund = { verb: 'reservations refund', args: { id: String(id) } };
    expect(await act(server, operator, { ...refund, seen })).toEqual(done('reservations refund', id));
    const again = await act(server, operator, { ...refund, seen });
    expect(again).toMatchObject({ status: 409, body: { errors: { seen: 'أنت: إعادة مبلغ حجز' } } });
    const now = await item(server, operator, `reservations/${id}`);
    expect(await act(server, operator, { ...refund, seen: now.seen })).toMatchObject({
      status: 409,
      body: { error_number: 6011 },
    });
    expect(await fixture.entriesOf(id)).toEqual(['payment', 'refund']);
  });
});

describe('figures', () => {
  it('count the day’s bookings and payments', async () => {
    await fixture.pay();
    const operator = await addOperator(fixture.made().db);
    const today = (await read(fixture.made().app, operator, '/api/ops/figures?days=30')).days.at(-1);
    expect(today.bookings).toBeGreaterThan(0);
    expect(today.payments).toBeGreaterThan(0);
    expect(today.paid).toBeGreaterThan(0);
  });
});
