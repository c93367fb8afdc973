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
import { sendOrder } from '../../../tests/support/orders.ts';
import { coupons } from '../../db/schema/orders.ts';

let made: Awaited<ReturnType<typeof createBookingApp>>;
let person: Visitor;
let other: Visitor;
let number = 0;

beforeAll(async () => {
  made = await createBookingApp();
});
afterAll(() => made.app.close());
beforeEach(async () => {
  const nobody = { id: 0, headers: {} };
  [person = nobody, other = nobody] = await addVisitors(made.db, 2);
});

/** A coupon of the test's own; its code. */
async function coupon(fields: Partial<typeof coupons.$inferInsert> = {}): Promise<string> {
  number += 1;
  const code = `TEST-${number}`;
  await made.db.insert(coupons).values({ code, discountType: 'percentage', amount: 25, ...fields });
  return code;
}
const ask = (who: Visitor, code: string) => postAs(made.app, who, '/api/coupons/available', { coupon: code });
const pay = (who: Visitor, payload: object) => postAs(made.app, who, '/api/orders/pay', payload);
const order = async (who: Visitor): Promise<number> => (await sendOrder(made.app, who)).json().orderId;
const settle = async (paymentUrl: string) =>
  comeBack(made.app, await decidePayment(made.app, paymentUrl, 'approve'));
const billOf = async (who: Visitor, id: number) =>
  (await read(made.app, who, `/api/orders/retrieve/${id}`)).row.bill;

describe('what a coupon takes off', () => {
  it('is told in percent or in SAR, however it is typed', async () => {
    const percent = await coupon();
    const fixed = await coupon({ discountType: 'fixed', amount: 3_050 });
    expect((await ask(person, ` ${percent.toLowerCase()} `)).json()).toEqual({
      row: { amount: 25, discountType: 'percentage' },
    });
    expect((await ask(person, fixed)).json()).toEqual({ row: { amount: 30.5, discountType: 'fixed' } });
  });

  it('tells unknown, expired and used up apart; another person’s is unknown', async () => {
    const expired = await coupon({ expiresAt: new Date(Date.now() - 1_000) });
    const single = await coupon({ maxUses: 1 });
    const others = await coupon({ userId: other.id });
    await settle((await pay(other, { orderId: await order(other), coupon: single })).json().paymentUrl);
    const numbers = await Promise.all(
      ['NOSUCH', others, expired, single].map(async (code) => (await ask(person, code)).json().error_number),
    );
    expect(numbers).toEqual([4070, 4070, 4071, 4072]);
    expect((await ask(person, '')).json().errors).toEqual({ coupon: 'هذا الحقل مطلوب' });
  });

  it('is told to nobody who has guessed ten wrong, not even the right one', async () => {
    const right = await coupon();
    const statuses: number[] = [];
    for (let tries = 0; tries < 20; tries += 1)
      statuses.push((await ask(person, `WRONG-${tries}`)).statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect((await ask(person, right)).json()).toMatchObject({ error_number: 4073 });
    expect((await pay(person, { orderId: await order(person), coupon: right })).statusCode).toBe(429);
    expect((await ask(other, right)).statusCode).toBe(200);
  });
});

describe('paying with a coupon', () => {
  it('charges what the lines of the bill say', async () => {
    const id = await order(person);
    const { paymentUrl } = (await pay(person, { orderId: id, coupon: await coupon(), tip: 10 })).json();
    expect(await billOf(person, id)).toMatchObject({
      callOut: 80,
      tip: 10,
      discount: 20,
      total: 70,
      due: 70,
    });
    await settle(paymentUrl);
    expect(await billOf(person, id)).toMatchObject({ paid: 70, due: 0 });
  });

  it('is over at once where nothing is left to pay', async () => {
    const id = await order(person);
    const code = await coupon({ discountType: 'fixed', amount: 50_000 });
    expect((await pay(person, { orderId: id, coupon: code })).json()).toEqual({
      paymentUrl: `/maintenances?order=${id}&notice=paid`,
    });
    expect(await billOf(person, id)).toMatchObject({ discount: 80, total: 0, paid: 0, due: 0 });
  });

  it('gives the last use to one of two, and once to each person; a cancelled order frees it', async () => {
    const single = await coupon({ maxUses: 1 });
    const [mine, theirs] = [await order(person), await order(other)];
    const answers = await Promise.all([
      pay(person, { orderId: mine, coupon: single }),
      pay(other, { orderId: theirs, coupon: single }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);

    const open = await coupon();
    const first = await order(person);
    await settle((await pay(person, { orderId: first, coupon: open })).json().paymentUrl);
    expect((await pay(person, { orderId: await order(person), coupon: open })).json().error_number).toBe(
      4072,
    );
    await postAs(made.app, person, `/api/orders/cancel/${first}`, { cancelReason: 'other' });
    expect((await ask(person, open)).statusCode).toBe(200);
  });

  it('holds a coupon for an unpaid order for half an hour', async () => {
    const single = await coupon({ maxUses: 1 });
    await pay(person, { orderId: await order(person), coupon: single });
    expect((await ask(other, single)).json().error_number).toBe(4072);
    made.clock.forward(31 * 60_000);
    expect((await ask(other, single)).statusCode).toBe(200);
  });
});
