import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { decidePayment, postAs, type Visitor } from '../../../../tests/support/bookings.ts';
import { orderFixture } from '../../../../tests/support/order-fixture.ts';
import { sendOrder } from '../../../../tests/support/orders.ts';
import { coupons } from '../../../db/schema/orders.ts';

const fixture = orderFixture();
const { made, pay, settle, rowOf } = fixture;

let number = 0;

/** Adds a new coupon; returns its code. */
async function coupon(fields: Partial<typeof coupons.$inferInsert> = {}): Promise<string> {
  number += 1;
  const code = `TEST-${number}`;
  await made()
    .db.insert(coupons)
    .values({ code, discountType: 'percentage', amount: 25, ...fields });
  return code;
}
const ask = (who: Visitor, code: string) =>
  postAs(made().app, who, '/api/coupons/available', { coupon: code });
const order = async (who: Visitor): Promise<number> => (await sendOrder(made().app, who)).json().orderId;
const billOf = async (who: Visitor, id: number) => (await rowOf(id, who)).bill;

describe('what a coupon takes off', () => {
  it('is shown in percent or in SAR, however the code is typed', async () => {
    const percent = await coupon();
    const fixed = await coupon({ discountType: 'fixed', amount: 3_050 });
    expect((await ask(fixture.visitor, ` ${percent.toLowerCase()} `)).json()).toEqual({
      row: { amount: 25, discountType: 'percentage' },
    });
    expect((await ask(fixture.visitor, fixed)).json()).toEqual({
      row: { amount: 30.5, discountType: 'fixed' },
    });
  });

  it('distinguishes unknown, expired and used up; another user’s is unknown', async () => {
    const expired = await coupon({ expiresAt: new Date(Date.now() - 1_000) });
    const single = await coupon({ maxUses: 1 });
    const others = await coupon({ userId: fixture.stranger.id });
    await settle(
      (await pay({ orderId: await order(fixture.stranger), coupon: single }, fixture.stranger)).json()
        .paymentUrl,
    );
    const numbers = await Promise.all(
      ['NOSUCH', others, expired, single].map(
        async (code) => (await ask(fixture.visitor, code)).json().error_number,
      ),
    );
    expect(numbers).toEqual([4070, 4070, 4071, 4072]);
    expect((await ask(fixture.visitor, '')).json().errors).toEqual({ coupon: 'اكتب قسيمة الخصم' });
  });

  it('is not shown after ten wrong guesses, not even the right one', async () => {
    const right = await coupon();
    const statuses: number[] = [];
    for (let tries = 0; tries < 20; tries += 1)
      statuses.push((await ask(fixture.visitor, `WRONG-${tries}`)).statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect((await ask(fixture.visitor, right)).json()).toMatchObject({ error_number: 4073 });
    expect((await pay({ orderId: await order(fixture.visitor), coupon: right })).statusCode).toBe(429);
    expect((await ask(fixture.stranger, right)).statusCode).toBe(200);
  });
});

describe('paying with a coupon', () => {
  it('charges what the lines of the bill say', async () => {
    const id = await order(fixture.visitor);
    const { paymentUrl } = (await pay({ orderId: id, coupon: await coupon(), tip: 10 })).json();
    expect(await billOf(fixture.visitor, id)).toMatchObject({
      callOut: 80,
      tip: 10,
      discount: 20,
      total: 70,
      due: 70,
    });
    await settle(paymentUrl);
    expect(await billOf(fixture.visitor, id)).toMatchObject({ paid: 70, due: 0 });
  });

  it('that ends between the page and the payment is refused at its field, and nothing is charged', async () => {
    const id = await order(fixture.visitor);
    const code = await coupon();
    expect((await ask(fixture.visitor, code)).statusCode).toBe(200);
    const expiresAt = new Date(made().clock.now().getTime() - 1_000);
    await made().db.update(coupons).set({ expiresAt }).where(eq(coupons.code, code));
    const refused = await pay({ orderId: id, coupon: code, tip: 10 });
    expect(refused.json()).toMatchObject({ error_number: 4071, errors: { coupon: expect.any(String) } });
    expect(await billOf(fixture.visitor, id)).toMatchObject({ tip: 0, discount: 0, paid: 0, due: 80 });
  });

  it('is over at once where nothing is left to pay', async () => {
    const id = await order(fixture.visitor);
    const code = await coupon({ discountType: 'fixed', amount: 50_000 });
    expect((await pay({ orderId: id, coupon: code })).json()).toEqual({
      paymentUrl: `/maintenances?order=${id}&notice=paid`,
    });
    expect(await billOf(fixture.visitor, id)).toMatchObject({ discount: 80, total: 0, paid: 0, due: 0 });
  });

  it('gives the last use to one of two, and once to each person; a cancelled order frees it', async () => {
    const single = await coupon({ maxUses: 1 });
    const [mine, theirs] = [await order(fixture.visitor), await order(fixture.stranger)];
    const answers = await Promise.all([
      pay({ orderId: mine, coupon: single }),
      pay({ orderId: theirs, coupon: single }, fixture.stranger),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);

    const open = await coupon();
    const first = await order(fixture.visitor);
    await settle((await pay({ orderId: first, coupon: open })).json().paymentUrl);
    expect((await pay({ orderId: await order(fixture.visitor), coupon: open })).json().error_number).toBe(
      4072,
    );
    await postAs(made().app, fixture.visitor, `/api/orders/cancel/${first}`, { cancelReason: 'other' });
    expect((await ask(fixture.visitor, open)).statusCode).toBe(200);
  });

  it('holds a coupon for an unpaid order for half an hour', async () => {
    const single = await coupon({ maxUses: 1 });
    await pay({ orderId: await order(fixture.visitor), coupon: single });
    expect((await ask(fixture.stranger, single)).json().error_number).toBe(4072);
    made().clock.forward(31 * 60_000);
    expect((await ask(fixture.stranger, single)).statusCode).toBe(200);
  });
});

describe('a bank’s question that outlives its hold', () => {
  const HOLD_MS = 31 * 60_000;

  /** Pays an order with a coupon by a card that needs the bank's challenge; returns its page. */
  async function asked(who: Visitor, code: string) {
    const id = await order(who);
    const paymentMethodId = await fixture.addCard(who, '4000 0000 0000 3220');
    const wish = { orderId: id, coupon: code, paymentMethodId, cvv: '123' };
    return { id, page: (await pay(wish, who)).json().paymentUrl as string };
  }

  it('pays into the wallet once the coupon is another’s, and the order costs what it costs without', async () => {
    const code = await coupon({ maxUses: 1 });
    const mine = await asked(fixture.visitor, code);
    made().clock.forward(HOLD_MS);
    const theirs = await asked(fixture.stranger, code);
    expect(await billOf(fixture.visitor, mine.id)).toMatchObject({ discount: 0, due: 80 });
    await settle(mine.page);
    await settle(theirs.page);
    expect(await billOf(fixture.visitor, mine.id)).toMatchObject({ paid: 0, due: 80 });
    expect(await fixture.wallet()).toBe(6_000);
    expect(await fixture.kinds()).toEqual(['paymentToWallet']);
    expect(await billOf(fixture.stranger, theirs.id)).toMatchObject({ discount: 20, paid: 60, due: 0 });
  });

  it('discounts one order of a person, not three', async () => {
    const code = await coupon({ maxUses: 1 });
    const pages: string[] = [];
    const ids: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      const { id, page } = await asked(fixture.visitor, code);
      ids.push(id);
      pages.push(page);
      made().clock.forward(HOLD_MS);
    }
    for (const page of pages) await settle(page);
    const bills = await Promise.all(ids.map((id) => billOf(fixture.visitor, id)));
    expect(bills.map(({ discount }) => discount)).toEqual([0, 0, 20]);
    expect(await fixture.wallet()).toBe(12_000);
  });

  it('keeps the coupon where it was paid unknown to us: the gateway is asked before it is given on', async () => {
    const code = await coupon({ maxUses: 1 });
    const mine = await asked(fixture.visitor, code);
    await decidePayment(made().app, mine.page, 'approve');
    made().clock.forward(HOLD_MS);
    const theirs = await order(fixture.stranger);
    expect((await pay({ orderId: theirs, coupon: code }, fixture.stranger)).json().error_number).toBe(4072);
    expect(await billOf(fixture.visitor, mine.id)).toMatchObject({ discount: 20, paid: 60 });
  });

  it('still pays with the coupon while no other user wants it', async () => {
    const single = await asked(fixture.visitor, await coupon({ maxUses: 1 }));
    const open = await coupon();
    const shared = await asked(fixture.visitor, open);
    made().clock.forward(HOLD_MS);
    await asked(fixture.stranger, open);
    for (const { page } of [single, shared]) await settle(page);
    for (const { id } of [single, shared])
      expect(await billOf(fixture.visitor, id)).toMatchObject({ discount: 20, paid: 60, due: 0 });
  });

  it('makes way for a page that can be paid, for its own order too', async () => {
    const code = await coupon();
    const id = await order(fixture.visitor);
    const first = (await pay({ orderId: id, coupon: code })).json().paymentUrl;
    made().clock.forward(HOLD_MS);
    const second = (await pay({ orderId: id, coupon: code })).json().paymentUrl;
    expect(second).not.toBe(first);
    await settle(second);
    expect(await billOf(fixture.visitor, id)).toMatchObject({ discount: 20, paid: 60, due: 0 });
  });
});
