import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { comeBack, decidePayment } from '../../../tests/support/bookings.ts';
import { reservationFixture } from '../../../tests/support/reservation-fixture.ts';
import { answerOf } from '../../../tests/support/test-app.ts';
import { properties } from '../../db/schema/properties.ts';
import { financeRequests } from '../../db/schema/reservations.ts';

const DAY_MS = 86_400_000;

const fixture = reservationFixture();
const { addCard, entriesOf, init, kinds, list, reserve, wallet } = fixture;

/** Sets the listing's price, in SAR; null is on request. */
const price = (sar: number | null, more: object = {}) =>
  fixture
    .made()
    .db.update(properties)
    .set({ priceHalalas: sar === null ? null : Math.round(sar * 100), ...more })
    .where(eq(properties.id, fixture.propertyId));

describe('the fee', () => {
  it('is 5 % of the first year’s rent, and the flat one at most', async () => {
    await price(39_999.99);
    expect((await init()).price).toBe(1_999.99);
    await price(3_000, { rentPeriod: 'month' });
    expect((await init()).price).toBe(1_800);
    await price(60_000, { purpose: 'for_sale', rentPeriod: null });
    expect((await init()).price).toBe(3_000);
    await price(null);
    expect((await init()).price).toBe(5_000);
    await price(50_000, { purpose: 'for_rent', rentPeriod: 'year' });
    expect((await init()).price).toBe(2_000);
  });

  it('that was shown is the one that is held and paid, whatever the price becomes', async () => {
    await price(20_000);
    expect((await reserve(fixture.visitor, { price: 1_000 })).statusCode).toBe(200);
    await price(30_000);
    expect((await init()).price).toBe(1_000);
    expect((await init(fixture.stranger)).price).toBe(1_500);
    const { paymentUrl } = (await reserve(fixture.visitor, { price: 1_000 })).json();
    await comeBack(fixture.made().app, await decidePayment(fixture.made().app, paymentUrl, 'approve'));
    expect((await list())[0]).toMatchObject({ status: 'reserved', amount: 1_000 });
    expect((await init()).price).toBe(1_000);
  });

  it('is refused where it changed since it was shown, and nothing is held', async () => {
    await price(20_000);
    expect(answerOf(await reserve(fixture.visitor, { price: 2_000 }))).toMatchObject({
      status: 409,
      body: { error_number: 4044 },
    });
    expect((await init(fixture.stranger)).standing).toBe('open');
  });
});

describe('reserving', () => {
  it('holds the property until it is paid, and then for three days', async () => {
    expect(await init()).toEqual({ price: 2_000, standing: 'open', expiresAt: null });
    const { paymentUrl } = (await reserve()).json();
    expect(paymentUrl).toMatch(/^\/sandbox\/pay\//);
    expect((await init()).standing).toBe('waiting_payment');
    expect((await init(fixture.stranger)).standing).toBe('taken');
    const landed = await comeBack(
      fixture.made().app,
      await decidePayment(fixture.made().app, paymentUrl, 'approve'),
    );
    expect(landed).toMatch(/^\/payment\/success\?reference=RK/);
    const [row] = await list();
    expect(row).toMatchObject({ status: 'reserved', amount: 2_000, financingRequest: false });
    expect(Date.parse(row.expiresAt) - Date.parse(row.paidAt)).toBe(3 * DAY_MS);
    expect(row.Property).toMatchObject({ id: fixture.propertyId, status: 'reserved' });
    expect(await init()).toMatchObject({ standing: 'reserved', expiresAt: row.expiresAt });
    expect(await kinds(fixture.visitor.id)).toEqual(['reservationPaid']);
    // A second click, after going back or in another window, leads to the paid reservation.
    expect((await reserve()).json().paymentUrl).toBe(landed);
    expect(answerOf(await reserve(fixture.stranger))).toMatchObject({
      status: 409,
      body: { error_number: 4040 },
    });
    expect(await list(fixture.stranger)).toEqual([]);
  });

  it('goes on after a decline and after the page was closed: the same reservation, charged once', async () => {
    const first = (await reserve()).json().paymentUrl;
    expect(
      await comeBack(fixture.made().app, await decidePayment(fixture.made().app, first, 'decline')),
    ).toContain('failed');
    const second = (await reserve()).json().paymentUrl;
    expect(second).not.toBe(first);
    await comeBack(fixture.made().app, await decidePayment(fixture.made().app, second, 'close'));
    expect((await reserve()).json().paymentUrl).toBe(second);
    await decidePayment(fixture.made().app, second, 'approve');
    expect((await reserve()).json().paymentUrl).toContain('/payment/success');
    expect(await list()).toHaveLength(1);
    expect(await entriesOf((await list())[0].id)).toEqual(['payment']);
  });

  it('by a saved card needs its cvv, shows a refusal at its field, and keeps the hold', async () => {
    const paymentMethodId = await addCard();
    const fault = (field: string, error_number: number) => ({
      status: 422,
      body: { error_number, errors: { [field]: expect.any(String) } },
    });
    expect(answerOf(await reserve(fixture.visitor, { paymentMethodId }))).toMatchObject(fault('cvv', 4056));
    expect(await list()).toEqual([]);
    expect(answerOf(await reserve(fixture.visitor, { paymentMethodId, cvv: '999' }))).toMatchObject(
      fault('cvv', 4055),
    );
    const declined = await addCard(fixture.visitor, '4000 0000 0000 0002');
    expect(answerOf(await reserve(fixture.visitor, { paymentMethodId: declined, cvv: '123' }))).toMatchObject(
      fault('paymentMethodId', 4053),
    );
    const empty = await addCard(fixture.visitor, '4000 0000 0000 9995');
    expect(answerOf(await reserve(fixture.visitor, { paymentMethodId: empty, cvv: '123' }))).toMatchObject(
      fault('paymentMethodId', 4054),
    );
    expect((await list())[0].status).toBe('waiting_payment');
    expect((await reserve(fixture.visitor, { paymentMethodId, cvv: '123' })).json().paymentUrl).toContain(
      'success',
    );
    expect((await list())[0].status).toBe('reserved');
    expect(await kinds(fixture.visitor.id)).toEqual(['reservationPaid']);
  });

  it('by a card whose bank asks leads to its question', async () => {
    const paymentMethodId = await addCard(fixture.visitor, '4000 0000 0000 3220');
    const { paymentUrl } = (await reserve(fixture.visitor, { paymentMethodId, cvv: '123' })).json();
    expect(paymentUrl).toMatch(/^\/sandbox\/pay\//);
    expect((await reserve(fixture.visitor, { paymentMethodId, cvv: '123' })).json().paymentUrl).toBe(
      paymentUrl,
    );
    const landed = await comeBack(
      fixture.made().app,
      await decidePayment(fixture.made().app, paymentUrl, 'approve'),
    );
    expect(landed).toContain('/payment/success');
    expect((await list())[0].status).toBe('reserved');
  });

  it('another way closes the page that was open, whose money goes to the wallet if it comes', async () => {
    const page = (await reserve()).json().paymentUrl;
    const paymentMethodId = await addCard();
    await reserve(fixture.visitor, { paymentMethodId, cvv: '123' });
    await comeBack(fixture.made().app, await decidePayment(fixture.made().app, page, 'approve'));
    expect((await list())[0].status).toBe('reserved');
    expect(await wallet()).toBe(200_000);
    expect(await kinds(fixture.visitor.id)).toEqual(['reservationPaid', 'paymentToWallet']);
  });

  it('never by a stranger’s card, nor of one’s own property, nor of one that is gone', async () => {
    const theirs = await addCard(fixture.stranger);
    expect(answerOf(await reserve(fixture.visitor, { paymentMethodId: theirs, cvv: '123' }))).toMatchObject({
      status: 404,
      body: { error_number: 4021 },
    });
    const [listing] = fixture.made().listings.slice(1);
    const own = { propertyId: listing?.id, advertiserId: fixture.visitor.id };
    await fixture
      .made()
      .db.update(properties)
      .set({ advertiserId: fixture.visitor.id })
      .where(eq(properties.id, own.propertyId ?? 0));
    expect(answerOf(await reserve(fixture.visitor, { propertyId: own.propertyId }))).toMatchObject({
      status: 422,
      body: { error_number: 4041 },
    });
    await fixture
      .made()
      .db.update(properties)
      .set({ status: 'sold' })
      .where(eq(properties.id, fixture.propertyId));
    expect((await reserve()).statusCode).toBe(404);
    expect((await reserve(fixture.visitor, { propertyId: 2_000_000 })).statusCode).toBe(404);
    await fixture
      .made()
      .db.update(properties)
      .set({ status: 'reserved' })
      .where(eq(properties.id, fixture.propertyId));
    expect(answerOf(await reserve())).toMatchObject({ status: 409, body: { error_number: 4040 } });
  });

  it('sends a request for financing with it, once, with the latest figures', async () => {
    const financing = { salary: 18_000.5, amount: 900_000, obligations: 'قسط سيارة' };
    await reserve(fixture.visitor, { financingRequest: true, financing });
    await reserve(fixture.visitor, { financingRequest: true, financing: { ...financing, salary: 20_000 } });
    const sent = await fixture
      .made()
      .db.select()
      .from(financeRequests)
      .where(eq(financeRequests.userId, fixture.visitor.id));
    expect(sent).toMatchObject([
      {
        propertyId: fixture.propertyId,
        salaryHalalas: 2_000_000,
        amountHalalas: 90_000_000,
        obligations: 'قسط سيارة',
      },
    ]);
    expect((await list())[0]).toMatchObject({ financingRequest: true });
  });

  it('answers the same key the same, and refuses it for another body', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => reserve(fixture.visitor, {}, 'one')));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answerOf(await reserve(fixture.visitor, { financingRequest: true }, 'one'))).toMatchObject({
      status: 422,
      body: { error_number: 4031 },
    });
    expect(await list()).toHaveLength(1);
  });
});
