import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { postAs, read } from '../../../tests/support/bookings.ts';
import { act, addOperator, done, itemOf as item } from '../../../tests/support/console.ts';
import { sendOrder } from '../../../tests/support/orders.ts';
import { reservationFixture } from '../../../tests/support/reservation-fixture.ts';
import { orders } from '../../db/schema/orders.ts';
import { reservations } from '../../db/schema/reservations.ts';

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
    expect(await item(server, operator, `orders/${id}`)).toMatchObject({
      status: 'done',
      actions: ['orders undone'],
    });
  });
});

it('is decided as it was seen, though a job has noted a reminder of it meanwhile', async () => {
  const { db } = fixture.made();
  const operator = await addOperator(db);
  const id = await fixture.pay();
  const change = (fields: Partial<typeof reservations.$inferInsert>) =>
    db.update(reservations).set(fields).where(eq(reservations.id, id));
  const refund = async (seen: string) =>
    act(fixture.made(), operator, { verb: 'reservations refund', args: { id: String(id) }, seen });
  const { seen } = await item(fixture.made(), operator, `reservations/${id}`);
  await change({ buyerSignedAt: fixture.made().clock.now() });
  expect(await refund(seen)).toMatchObject({ status: 409, body: { error_number: 6010 } });
  await change({ buyerSignedAt: null, remindedAt: fixture.made().clock.now() });
  expect(await refund(seen)).toEqual(done('reservations refund', id));
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
  expect(await item(fixture.made(), operator, `orders/${id}`)).toMatchObject({
    statusLabel: 'انتهى العمل، وبانتظار سداد المبلغ النهائي',
    initial: { 'orders price': { amount: '320.50' } },
  });
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

  it('that was recorded as signed by mistake is countered: the fee goes back as an entry of its own', async () => {
    const { db } = fixture.made();
    const operator = await addOperator(db);
    const id = await fixture.pay();
    await fixture.ops('reservations execute', { id: String(id) });
    expect(await fixture.statusOfProperty()).toBe('rented');
    const backOf = async () =>
      (await read(fixture.made().app, operator, '/api/ops/finance')).revenue.find(
        ({ title }: { title: string }) => title === 'حجز عقار',
      );
    const before = await backOf();
    expect((await item(fixture.made(), operator, `reservations/${id}`)).actions).toEqual([
      'reservations refund',
    ]);
    expect(await fixture.ops('reservations refund', { id: String(id), to: 'wallet' })).toHaveProperty(
      'after',
    );
    expect(await fixture.entriesOf(id)).toEqual(['payment', 'earned', 'refund']);
    expect(await fixture.statusOfProperty()).toBe('published');
    const after = await backOf();
    expect([after.earned, after.back - before.back]).toEqual([before.earned, 2_000]);
    expect(await fixture.ops('reservations refund', { id: String(id) })).toMatchObject({ code: 1 });
  });

  it('that was countered leaves a property closed that another reservation has closed', async () => {
    const { db } = fixture.made();
    const id = await fixture.pay();
    await fixture.ops('reservations execute', { id: String(id) });
    const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
    if (!row) throw new Error('no reservation');
    const { id: _, ...fields } = row;
    const [other] = await db.insert(reservations).values(fields).returning();
    expect(await fixture.ops('reservations refund', { id: String(id) })).toHaveProperty('after');
    expect(await fixture.statusOfProperty()).toBe('rented');
    await db.delete(reservations).where(eq(reservations.id, other?.id ?? 0));
  });

  it('whose fee was forfeited is given back without touching its property, which another has reserved', async () => {
    const id = await fixture.pay();
    fixture.made().clock.forward(4 * 86_400_000);
    await fixture.made().app.timed.reservations.forfeitOverdue();
    const next = await fixture.pay();
    expect(next).not.toBe(id);
    expect(await fixture.ops('reservations refund', { id: String(id) })).toHaveProperty('after');
    expect(await fixture.statusOfProperty()).toBe('reserved');
    expect((await fixture.list()).find((one: { id: number }) => one.id === next).status).toBe('reserved');
  });
});

describe('a final price that is paid', () => {
  /** An order that is done, priced and paid by card. */
  async function paidOrder(sar: number): Promise<number> {
    const { app, db, clock } = fixture.made();
    const id = (await sendOrder(app, fixture.visitor)).json().orderId as number;
    const at = clock.now();
    await db.update(orders).set({ callOutPaidAt: at, doneTime: at }).where(eq(orders.id, id));
    await fixture.ops('orders price', { id: String(id), amount: String(sar) });
    const { paymentUrl } = (
      await postAs(app, fixture.visitor, '/api/orders/pay', { orderId: id, payWith: 'card' })
    ).json();
    await fixture.settle(paymentUrl);
    return id;
  }

  it('is given back with a reason, and the order is priced and paid anew', async () => {
    const server = fixture.made();
    const operator = await addOperator(server.db);
    const id = await paidOrder(350);
    const step = async (verb: string, args: Record<string, string>) => {
      const { seen } = await item(server, operator, `orders/${id}`);
      return act(server, operator, { verb, args: { id: String(id), ...args }, seen });
    };
    expect((await item(server, operator, `orders/${id}`)).actions).toEqual(['orders refund']);
    expect(await step('orders refund', { to: 'wallet' })).toMatchObject({
      status: 422,
      body: { errors: { reason: 'اكتب السبب، في 500 حرف على الأكثر' } },
    });
    const args = { reason: 'احتُسبت قطعة لم تُركّب', to: 'wallet' };
    expect(await step('orders refund', args)).toEqual(done('orders refund', id));
    expect(await step('orders refund', args)).toMatchObject({ status: 409 });
    expect(await fixture.wallet()).toBe(27_000);
    expect(await item(server, operator, `orders/${id}`)).toMatchObject({
      status: 'done',
      actions: ['orders price', 'orders undone'],
    });
    const { rows } = await read(server.app, fixture.visitor, '/api/users/notifications');
    expect(rows[0]).toMatchObject({ kind: 'orderRefunded', message: expect.stringContaining('لم تُركّب') });
    expect(await step('orders price', { amount: '300' })).toEqual(done('orders price', id));
    const pay = { orderId: id, payWith: 'wallet' };
    expect((await postAs(server.app, fixture.visitor, '/api/orders/pay', pay)).statusCode).toBe(200);
    expect(await fixture.wallet()).toBe(5_000);
  });

  it('above the sum needs a colleague first', async () => {
    const server = fixture.made();
    const first = await addOperator(server.db);
    const second = await addOperator(server.db, 'ماجد الحربي', 'dispatcher');
    const id = await paidOrder(2_500);
    const step = async (who: typeof first, verb: string, args: Record<string, string> = {}) => {
      const { seen } = await item(server, who, `orders/${id}`);
      return act(server, who, { verb, args: { id: String(id), ...args }, seen });
    };
    const refund = { reason: 'خطأ في المبلغ', to: 'wallet' };
    expect((await item(server, first, `orders/${id}`)).actions).toEqual(['orders refund', 'orders consent']);
    expect(await step(first, 'orders refund', refund)).toMatchObject({ status: 409 });
    expect(await step(first, 'orders consent')).toEqual(done('orders consent', id));
    expect(await step(first, 'orders refund', refund)).toMatchObject({ status: 409 });
    expect(await step(second, 'orders refund', refund)).toEqual(done('orders refund', id));
    expect(await fixture.wallet()).toBe(242_000);
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

it('shows and changes coupons and technicians as they were seen, with amounts in two digits', async () => {
  const server = fixture.made();
  const [operator, other] = [await addOperator(server.db), await addOperator(server.db, 'ماجد الحربي')];
  const run = (verb: string, args: Record<string, string>, seen?: string, who = operator) =>
    act(server, who, { verb, args, ...(seen !== undefined && { seen }) });
  const couponOf = async (code: string) => {
    const { rows } = await read(server.app, operator, '/api/ops/coupons');
    return rows.find((row: { code: string }) => row.code === code);
  };
  expect(await run('coupons grant', { code: 'SEEN', sar: '240.5' })).toMatchObject({ status: 200 });
  const { seen } = await couponOf('SEEN');
  const stop = { id: 'SEEN', reason: 'مُنحت خطأً' };
  expect(await run('coupons stop', stop)).toMatchObject({ status: 422 });
  expect(await run('coupons stop', { id: 'SEEN' }, seen)).toMatchObject({
    status: 422,
    body: { errors: { reason: 'اكتب السبب، في 500 حرف على الأكثر' } },
  });
  expect(await run('coupons stop', stop, seen)).toEqual(done('coupons stop', 'SEEN'));
  expect(await run('coupons change', { id: 'SEEN', sar: '50' }, seen, other)).toMatchObject({
    status: 409,
    body: { error_number: 6009, errors: { seen: 'نورة العتيبي: إيقاف قسيمة' } },
  });
  expect(await run('coupons stop', { ...stop, id: 'NONE' }, seen)).toMatchObject({ status: 404 });
  const stopped = await couponOf('SEEN');
  expect(stopped).toMatchObject({ amount: 240.5, stoppedAt: expect.any(String) });
  expect(await run('coupons change', { id: 'SEEN', sar: '50.05' }, stopped.seen)).toMatchObject({
    status: 200,
  });
  const { rows: log } = await read(server.app, operator, '/api/ops/log?group=coupons');
  expect(log[0]).toMatchObject({
    target: 'SEEN',
    changes: [{ label: 'المبلغ', before: '240.50\u00A0ر.س', after: '50.05\u00A0ر.س' }],
  });
  const third = async () =>
    (await read(server.app, operator, '/api/ops/technicians')).rows.find(
      ({ id }: { id: number }) => id === 3,
    );
  const args = { id: '3', reason: 'في إجازة' };
  expect(await run('technicians stop', args, (await third()).seen)).toEqual(done('technicians stop', 3));
  expect(await third()).toMatchObject({ isActive: false, stopReason: 'في إجازة' });
  const id = (await sendOrder(server.app, fixture.visitor, { fields: { orderType: 'mosque' } })).json()
    .orderId;
  const order = await item(server, operator, `orders/${id}`);
  expect(await run('orders assign', { id: String(id), technician: '3' }, order.seen)).toMatchObject({
    status: 422,
    body: { errors: { technician: 'لم يعد هذا الفني يستقبل طلبات: في إجازة' } },
  });
});

it.each([
  ...['orders unarrive', 'ads reopen', 'tenancies correct', 'coupons stop', 'coupons resume'],
  ...['coupons change', 'technicians stop', 'technicians resume', 'technicians change'],
])('refuses «%s» to a user who is no operator', async (verb) => {
  const args = { id: '1', reason: 'خطأ' };
  expect(await act(fixture.made(), fixture.visitor, { verb, args, seen: 'x.0' })).toMatchObject({
    status: 404,
  });
});
