import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookingFixture } from '../../../../tests/support/booking-fixture.ts';
import { postAs, read } from '../../../../tests/support/bookings.ts';
import { answerOf } from '../../../../tests/support/test-app.ts';
import { payments } from '../../../db/schema/money.ts';

const fixture = bookingFixture();
const { made, settle, addCard, kinds } = fixture;

const topUp = (body: object, key?: string) =>
  postAs(made().app, fixture.visitor, '/api/users/addBalance', { payWith: 'card', ...body }, key);
const wallet = (query = '') =>
  read(made().app, fixture.visitor, `/api/payments/paymentsList?isWallet=1${query}`);
const all = () => read(made().app, fixture.visitor, '/api/payments/paymentsList');
describe('topping up', () => {
  it('is in the wallet once the gateway says so', async () => {
    const { paymentUrl } = (await topUp({ amount: 1_000 })).json();
    expect(await wallet()).toEqual({ balance: 0, rows: [] });
    const landed = await settle(paymentUrl);
    expect(landed).toContain('/payment/success');
    expect(await wallet()).toMatchObject({
      balance: 1_000,
      rows: [
        {
          description: 'شحن المحفظة',
          amount: 1_000,
          approved: true,
          kind: 'payment',
          purpose: 'top_up',
          method: 'card',
          card: null,
          link: '/wallet',
        },
      ],
    });
    expect(await kinds()).toEqual(['walletToppedUp']);
    const result = await read(made().app, fixture.visitor, `/api/payments/result/${landed.split('=')[1]}`);
    expect(result.payment).toMatchObject({ status: 'paid', isInWallet: false, link: '/wallet' });
  });

  it('by a saved card is there at once, and says by which', async () => {
    const paymentMethodId = await addCard(fixture.visitor, '4201320111111010');
    const answer = await topUp({ amount: 250, paymentMethodId, cvv: '123' });
    expect(answer.json().paymentUrl).toContain('/payment/success');
    const { balance, rows } = await wallet();
    expect(balance).toBe(250);
    expect(rows[0].card).toEqual({ brand: 'mada', last: '1010' });
  });

  it('that is refused is listed as refused, and charges nothing', async () => {
    const paymentMethodId = await addCard(fixture.visitor, '4000000000000002');
    expect(answerOf(await topUp({ amount: 300, paymentMethodId, cvv: '123' }))).toMatchObject({
      status: 422,
      body: { error_number: 4053, errors: { paymentMethodId: expect.stringContaining('لم يُخصم شيء') } },
    });
    expect(await wallet()).toMatchObject({
      balance: 0,
      rows: [{ amount: 300, approved: false, status: 'failed' }],
    });
    expect((await all()).rows).toHaveLength(1);
    expect(await kinds()).toEqual([]);
  });

  it.each([
    [{}, 4024, 'يرجي ادخال المبلغ المطلوب'],
    [{ amount: '' }, 4024, 'يرجي ادخال المبلغ المطلوب'],
    [{ amount: ' ' }, 4024, 'يرجي ادخال المبلغ المطلوب'],
    [{ amount: null }, 4024, 'يرجي ادخال المبلغ المطلوب'],
    [{ amount: 0 }, 1001, 'المبلغ: أقل قيمة مقبولة 1'],
    [{ amount: -5 }, 1001, 'المبلغ: أقل قيمة مقبولة 1'],
    [{ amount: 666_667 }, 1001, 'المبلغ: أكبر قيمة مقبولة 666,666'],
    [{ amount: 'مئة' }, 1001, 'المبلغ: اكتب رقمًا'],
    [{ amount: 10.5 }, 1001, 'المبلغ: اكتب عددًا بلا كسور'],
  ])('of %o is refused at its field', async (body, error_number, message) => {
    expect(answerOf(await topUp(body))).toMatchObject({
      status: 422,
      body: { error_number, errors: { amount: message } },
    });
    expect(await made().db.$count(payments, eq(payments.userId, fixture.visitor.id))).toBe(0);
  });

  it('takes the most that is allowed, and never out of the wallet itself', async () => {
    expect((await topUp({ amount: 666_666 })).statusCode).toBe(200);
    expect((await topUp({ amount: '٦٦٦٬٦٦٦' })).statusCode).toBe(200);
    expect(answerOf(await topUp({ amount: 5, payWith: 'wallet' }))).toMatchObject({
      status: 422,
      body: { error_number: 4025 },
    });
  });

  it('under one key is one top-up, and another amount under it is refused', async () => {
    const paymentMethodId = await addCard();
    const body = { amount: 100, paymentMethodId, cvv: '123' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => topUp(body, 'double-tap')));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect((await wallet()).balance).toBe(100);
    expect((await topUp({ ...body, amount: 200 }, 'double-tap')).statusCode).toBe(422);
  });

  it('that is abandoned is closed; what is paid all the same is taken', async () => {
    const { paymentUrl } = (await topUp({ amount: 40 })).json();
    made().clock.forward(31 * 60_000);
    expect(await made().app.timed.wallet.releaseAbandoned()).toBeGreaterThan(0);
    const [payment] = await made().db.select().from(payments).where(eq(payments.userId, fixture.visitor.id));
    expect(payment?.status).toBe('cancelled');
    expect(paymentUrl).toContain(payment?.gatewayId);
  });
});

describe('the list of payments', () => {
  it('lists what came in and went out, by tab, the latest first', async () => {
    const paymentMethodId = await addCard();
    const propertyId = made().listings[1]?.id;
    await topUp({ amount: 9_000, paymentMethodId, cvv: '123' });
    await postAs(made().app, fixture.visitor, '/api/propReservation/create', {
      propertyId,
      payWith: 'wallet',
    });
    const { balance, rows } = await wallet();
    expect(rows.map((row: { purpose: string }) => row.purpose)).toEqual(['reservation', 'top_up']);
    expect(rows[0].amount).toBe(balance - 9_000);
    expect(rows[0].description).toMatch(/^حجز عقار: /);
    const purposes = async (filter: string) =>
      (await wallet(`&filter=${filter}`)).rows.map((row: { purpose: string }) => row.purpose);
    expect(await purposes('Users')).toEqual(['top_up']);
    expect(await purposes('PropReservations')).toEqual(['reservation']);
    expect(await purposes('Reservations')).toEqual([]);
    expect(await purposes('MaintenanceOrders')).toEqual([]);
    expect(await purposes('')).toEqual(['reservation', 'top_up']);
    expect((await all()).rows.every((row: { amount: number }) => row.amount > 0)).toBe(true);
    expect((await wallet('&page=2')).rows).toEqual([]);
    expect((await wallet('&filter=Nobody')).error_number).toBe(1001);
  });

  it('has pages of 30', async () => {
    const paymentMethodId = await addCard();
    for (let count = 0; count < 31; count++) await topUp({ amount: 1, paymentMethodId, cvv: '123' });
    expect((await wallet()).rows).toHaveLength(30);
    expect((await wallet('&page=2')).rows).toHaveLength(1);
    const ids = [...(await wallet()).rows, ...(await wallet('&page=2')).rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(31);
  });
});
