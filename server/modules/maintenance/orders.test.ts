import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { orderWindowDays, orderWindows } from '../../../contract/order-windows.ts';
import { riyadhDay, riyadhMoment } from '../../../contract/riyadh.ts';
import { addVisitors, postAs, read, type Visitor } from '../../../tests/support/bookings.ts';
import { orderFixture } from '../../../tests/support/order-fixture.ts';
import { sendOrder, somePicture } from '../../../tests/support/orders.ts';
import { answerOf } from '../../../tests/support/test-app.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/people.ts';

const fixture = orderFixture();
const { made, order, paidOrder, pay, cancel, rowOf, messages, settle, wallet } = fixture;

describe('a new order', () => {
  it('waits for its call-out, with its picture as we keep it, and leads to the hosted page', async () => {
    const answer = await order();
    expect(answer).toEqual({
      orderId: expect.any(Number),
      paymentUrl: expect.stringMatching(/^\/sandbox\/pay\//),
    });
    const row = await rowOf(answer.orderId);
    expect(row).toMatchObject({
      title: 'المكيّف لا يبرّد',
      orderType: 'normal',
      issueId: 1,
      Issue: { id: 1, name: 'تكييف وتبريد' },
      latitude: 24.7743,
      longitude: 46.7386,
      status: 'waiting_payment',
      assignTime: null,
      Provider: null,
      finalPayment: null,
      price: 80,
      canCancel: true,
      bill: { callOut: 80, tip: 0, discount: 0, finalPayment: null, credit: 0, total: 80, paid: 0, due: 80 },
    });
    const open = (headers = {}) => made().app.inject({ url: row.image, headers });
    const [stranger] = (await addVisitors(made().db, 1)) as [Visitor];
    expect((await open()).json().error_number).toBe(2001);
    expect((await open(stranger.headers)).statusCode).toBe(404);
    await made().db.update(users).set({ role: 'dispatcher' }).where(eq(users.id, stranger.id));
    expect((await open(stranger.headers)).statusCode).toBe(200);
    const picture = await open(fixture.visitor.headers);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    });
    expect((await sharp(picture.rawPayload).metadata()).format).toBe('webp');
    expect(await messages()).toEqual([]);
  });

  it('for a mosque is free, and confirmed at once', async () => {
    const answer = await order({ orderType: 'mosque' });
    expect(answer.paymentUrl).toBeNull();
    expect(await rowOf(answer.orderId)).toMatchObject({
      status: 'created',
      price: null,
      bill: { total: 0, due: 0 },
    });
    expect(await messages()).toEqual(['orderReceived']);
  });

  it.each([
    ['title', 'اكتب العنوان'],
    ['orderType', 'اختر نوع الصيانة'],
    ['issueId', 'اختر نوع العطل'],
    ['description', 'اكتب الوصف'],
  ])('needs %s', async (field, message) => {
    for (const value of [undefined, '', '   ']) {
      const { status, body } = answerOf(
        await sendOrder(made().app, fixture.visitor, { fields: { [field]: value } }),
      );
      expect(status).toBe(422);
      if (value !== '   ') expect(body.errors).toEqual({ [field]: message });
      else expect(Object.keys(body.errors)).toEqual([field]);
    }
  });

  it('needs a picture, and one that is', async () => {
    const none = answerOf(await sendOrder(made().app, fixture.visitor, { image: null }));
    expect(none).toEqual({
      status: 422,
      body: { msg: 'بعض الحقول غير صحيحة', error_number: 1001, errors: { image: 'أضف صورة العطل' } },
    });
    const text = answerOf(
      await sendOrder(made().app, fixture.visitor, { image: Buffer.from('<svg onload="x()"/>') }),
    );
    expect(text).toMatchObject({
      status: 415,
      body: { error_number: 2070, errors: { image: expect.any(String) } },
    });
    const large = answerOf(
      await sendOrder(made().app, fixture.visitor, { image: Buffer.alloc(9 * 1024 * 1024) }),
    );
    expect(large).toMatchObject({ status: 413, body: { errors: { image: expect.any(String) } } });
    expect(await made().db.$count(orders, eq(orders.userId, fixture.visitor.id))).toBe(0);
  });

  it('needs an issue of the list and a place on earth; the place may be left out, never halved', async () => {
    const issue = answerOf(await sendOrder(made().app, fixture.visitor, { fields: { issueId: '999' } }));
    expect(issue).toMatchObject({
      status: 422,
      body: { error_number: 4060, errors: { issueId: expect.any(String) } },
    });
    const beyond = answerOf(await sendOrder(made().app, fixture.visitor, { fields: { latitude: '200' } }));
    expect(beyond).toMatchObject({ status: 422, body: { errors: { latitude: expect.any(String) } } });
    const { orderId } = await order({ latitude: '' });
    expect(await rowOf(orderId)).toMatchObject({ latitude: null, longitude: null });
  });

  it('keeps where, when and up to five photos, each of which only its user and operators see', async () => {
    const [day = ''] = orderWindowDays(Date.now()).slice(1);
    const [from] = orderWindows(day, Date.now()) as [Date];
    const fields = { address: 'حي الياسمين، الدور 2، شقة 5', windowFrom: from.toISOString() };
    const sent = await sendOrder(made().app, fixture.visitor, { fields, photos: 4 });
    const row = await rowOf(sent.json().orderId);
    expect(row).toMatchObject({
      address: fields.address,
      windowFrom: from.toISOString(),
      windowUntil: new Date(from.getTime() + 2 * 3_600_000).toISOString(),
      expectedArrival: null,
      question: null,
    });
    expect(row.photos).toHaveLength(5);
    expect(row.photos[0]).toBe(row.image);
    const last = { url: row.photos[4] };
    expect((await made().app.inject({ ...last, headers: fixture.visitor.headers })).statusCode).toBe(200);
    expect((await made().app.inject({ ...last, headers: fixture.stranger.headers })).statusCode).toBe(404);
  });

  it('refuses a sixth photo, a place abroad, and a window that has begun or is none', async () => {
    const refused = async (sending: Parameters<typeof sendOrder>[2]) =>
      answerOf(await sendOrder(made().app, fixture.visitor, sending));
    expect(await refused({ photos: 5 })).toMatchObject({
      status: 422,
      body: { error_number: 4074, errors: { image: '5 صور على الأكثر. احذف بعضها' } },
    });
    expect(await refused({ fields: { latitude: '51.5', longitude: '-0.12' } })).toMatchObject({
      status: 422,
      body: { error_number: 4068, errors: { latitude: 'هذا الموقع خارج المملكة. ضع الدبوس داخلها' } },
    });
    const passed = riyadhMoment(riyadhDay(Date.now() - 86_400_000), '10:00').toISOString();
    for (const windowFrom of [passed, '2099-01-01T05:00:00.000Z']) {
      expect(await refused({ fields: { windowFrom } })).toMatchObject({
        status: 422,
        body: { error_number: 4069, errors: { windowFrom: expect.any(String) } },
      });
    }
    expect((await refused({ fields: { windowFrom: 'غدًا' } })).body.errors).toEqual({
      windowFrom: expect.stringContaining('الموعد'),
    });
    expect(await made().db.$count(orders, eq(orders.userId, fixture.visitor.id))).toBe(0);
  });

  it('is made once, however often it is sent under its key', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendOrder(made().app, fixture.visitor, { key: 'order-1' })),
    );
    const ids = new Set(answers.map((answer) => answer.json().orderId));
    expect(ids.size).toBe(1);
    const list = await read(made().app, fixture.visitor, '/api/orders/list');
    expect(list.currentOrders).toHaveLength(1);
    const other = await sendOrder(made().app, fixture.visitor, {
      key: 'order-1',
      image: Buffer.concat([somePicture, Buffer.from(' ')]),
    });
    expect(other.json().error_number).toBe(4031);
  });
});

describe('unpaid orders of one person', () => {
  it('are ten at most; mosques are free, and one that is called off makes room', async () => {
    const ids: number[] = [];
    for (let times = 0; times < 10; times += 1) ids.push((await order()).orderId);
    expect((await sendOrder(made().app, fixture.visitor)).json().error_number).toBe(4067);
    const mosque = await sendOrder(made().app, fixture.visitor, { fields: { orderType: 'mosque' } });
    expect(mosque.statusCode).toBe(200);
    await fixture.cancel(ids[0] ?? 0);
    expect((await sendOrder(made().app, fixture.visitor)).statusCode).toBe(200);
  });
});

describe('the call-out', () => {
  it('declined stays due, paid again brings the order to the technicians, once', async () => {
    const { orderId, paymentUrl } = await order();
    expect(await settle(paymentUrl ?? '', 'decline')).toMatch(/^\/payment\/failed/);
    expect((await rowOf(orderId)).status).toBe('waiting_payment');
    const again = (await pay({ orderId, tip: 0 })).json().paymentUrl;
    expect(again).not.toBe(paymentUrl);
    expect(await settle(again)).toMatch(/^\/payment\/success/);
    expect(await rowOf(orderId)).toMatchObject({ status: 'created', bill: { paid: 80, due: 0 } });
    expect(await messages()).toEqual(['orderReceived', 'paymentFailed']);
    expect((await pay({ orderId, tip: 0 })).json().error_number).toBe(4065);
    const reference = again && (await settle(again));
    const result = await read(made().app, fixture.visitor, `/api/payments/result/${reference.split('=')[1]}`);
    expect(result.payment).toMatchObject({
      purpose: 'callOut',
      description: 'أجرة كشف الصيانة: المكيّف لا يبرّد',
      link: `/maintenances?order=${orderId}&notice=paid`,
    });
  });

  it('takes a tip; a page that was opened over another amount pays into the wallet', async () => {
    const { orderId, paymentUrl } = await order();
    const withTip = (await pay({ orderId, tip: 15.5 })).json().paymentUrl;
    expect((await rowOf(orderId)).bill).toMatchObject({ callOut: 80, tip: 15.5, total: 95.5, due: 95.5 });
    await settle(paymentUrl ?? '');
    expect((await rowOf(orderId)).status).toBe('waiting_payment');
    expect(await wallet()).toBe(8_000);
    await settle(withTip);
    expect(await rowOf(orderId)).toMatchObject({ status: 'created', bill: { paid: 95.5 } });
    await cancel(orderId, 'mended', { refundTo: 'wallet' });
    expect(await wallet()).toBe(8_000 + 9_550);
  });

  it('is paid out of the wallet where it holds enough', async () => {
    const first = await paidOrder();
    const { orderId } = await order();
    expect((await pay({ orderId, tip: 0, payWith: 'wallet' })).json()).toMatchObject({ error_number: 4022 });
    await cancel(first, 'mended', { refundTo: 'wallet' });
    const paid = (await pay({ orderId, tip: 0, payWith: 'wallet' })).json();
    expect(paid.paymentUrl).toMatch(/^\/payment\/success\?reference=RK/);
    expect(await wallet()).toBe(0);
    expect((await rowOf(orderId)).status).toBe('created');
  });

  it('is paid by a saved card, whose code is needed', async () => {
    const card = { number: '4111111111111111', expiry_month: 12, expiry_year: 2040 };
    const saved = (await postAs(made().app, fixture.visitor, '/api/payments/addPayment', card)).json()
      .paymentMethod;
    const { orderId } = await order();
    const withCard = { orderId, tip: 5, paymentMethodId: saved.id };
    expect((await pay(withCard)).json().errors).toEqual({ cvv: expect.any(String) });
    expect((await pay({ ...withCard, cvv: '123' })).json().paymentUrl).toMatch(/^\/payment\/success/);
    expect(await rowOf(orderId)).toMatchObject({ status: 'created', bill: { paid: 85 } });
  });

  it('refuses a tip that is none, and a card that is not saved', async () => {
    const { orderId } = await order();
    for (const tip of [-1, 10_000, 'خمسة']) {
      expect((await pay({ orderId, tip })).json().errors).toEqual({ tip: expect.any(String) });
    }
    expect((await pay({ orderId, paymentMethodId: 1, cvv: '123' })).json().error_number).toBe(4021);
    expect((await pay({ orderId: 999_999 })).json().error_number).toBe(4061);
  });
});
