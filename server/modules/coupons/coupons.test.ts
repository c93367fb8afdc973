import { describe, expect, it } from 'vitest';
import { postAs, type Visitor } from '../../../tests/support/bookings.ts';
import { orderGround } from '../../../tests/support/order-ground.ts';
import { sendOrder } from '../../../tests/support/orders.ts';
import { coupons } from '../../db/schema/orders.ts';

const ground = orderGround();
const { made, pay, settle, rowOf } = ground;

let number = 0;

/** A coupon of the test's own; its code. */
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
  it('is told in percent or in SAR, however it is typed', async () => {
    const percent = await coupon();
    const fixed = await coupon({ discountType: 'fixed', amount: 3_050 });
    expect((await ask(ground.visitor, ` ${percent.toLowerCase()} `)).json()).toEqual({
      row: { amount: 25, discountType: 'percentage' },
    });
    expect((await ask(ground.visitor, fixed)).json()).toEqual({
      row: { amount: 30.5, discountType: 'fixed' },
    });
  });

  it('tells unknown, expired and used up apart; another person’s is unknown', async () => {
    const expired = await coupon({ expiresAt: new Date(Date.now() - 1_000) });
    const single = await coupon({ maxUses: 1 });
    const others = await coupon({ userId: ground.stranger.id });
    await settle(
      (await pay({ orderId: await order(ground.stranger), coupon: single }, ground.stranger)).json()
        .paymentUrl,
    );
    const numbers = await Promise.all(
      ['NOSUCH', others, expired, single].map(
        async (code) => (await ask(ground.visitor, code)).json().error_number,
      ),
    );
    expect(numbers).toEqual([4070, 4070, 4071, 4072]);
    expect((await ask(ground.visitor, '')).json().errors).toEqual({ coupon: 'هذا الحقل مطلوب' });
  });

  it('is told to nobody who has guessed ten wrong, not even the right one', async () => {
    const right = await coupon();
    const statuses: number[] = [];
    for (let tries = 0; tries < 20; tries += 1)
      statuses.push((await ask(ground.visitor, `WRONG-${tries}`)).statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect((await ask(ground.visitor, right)).json()).toMatchObject({ error_number: 4073 });
    expect((await pay({ orderId: await order(ground.visitor), coupon: right })).statusCode).toBe(429);
    expect((await ask(ground.stranger, right)).statusCode).toBe(200);
  });
});

describe('paying with a coupon', () => {
  it('charges what the lines of the bill say', async () => {
    const id = await order(ground.visitor);
    const { paymentUrl } = (await pay({ orderId: id, coupon: await coupon(), tip: 10 })).json();
    expect(await billOf(ground.visitor, id)).toMatchObject({
      callOut: 80,
      tip: 10,
      discount: 20,
      total: 70,
      due: 70,
    });
    await settle(paymentUrl);
    expect(await billOf(ground.visitor, id)).toMatchObject({ paid: 70, due: 0 });
  });

  it('is over at once where nothing is left to pay', async () => {
    const id = await order(ground.visitor);
    const code = await coupon({ discountType: 'fixed', amount: 50_000 });
    expect((await pay({ orderId: id, coupon: code })).json()).toEqual({
      paymentUrl: `/maintenances?order=${id}&notice=paid`,
    });
    expect(await billOf(ground.visitor, id)).toMatchObject({ discount: 80, total: 0, paid: 0, due: 0 });
  });

  it('gives the last use to one of two, and once to each person; a cancelled order frees it', async () => {
    const single = await coupon({ maxUses: 1 });
    const [mine, theirs] = [await order(ground.visitor), await order(ground.stranger)];
    const answers = await Promise.all([
      pay({ orderId: mine, coupon: single }),
      pay({ orderId: theirs, coupon: single }, ground.stranger),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);

    const open = await coupon();
    const first = await order(ground.visitor);
    await settle((await pay({ orderId: first, coupon: open })).json().paymentUrl);
    expect((await pay({ orderId: await order(ground.visitor), coupon: open })).json().error_number).toBe(
      4072,
    );
    await postAs(made().app, ground.visitor, `/api/orders/cancel/${first}`, { cancelReason: 'other' });
    expect((await ask(ground.visitor, open)).statusCode).toBe(200);
  });

  it('holds a coupon for an unpaid order for half an hour', async () => {
    const single = await coupon({ maxUses: 1 });
    await pay({ orderId: await order(ground.visitor), coupon: single });
    expect((await ask(ground.stranger, single)).json().error_number).toBe(4072);
    made().clock.forward(31 * 60_000);
    expect((await ask(ground.stranger, single)).statusCode).toBe(200);
  });
});
