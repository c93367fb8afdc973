import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { daysAfter } from '../../../contract/day-arithmetic.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { postAs, read } from '../../../tests/support/bookings.ts';
import { addOperator } from '../../../tests/support/console.ts';
import { reservationFixture } from '../../../tests/support/reservation-fixture.ts';

const fixture = reservationFixture();
const today = () => riyadhDay(fixture.made().clock.now());

it('a paid reservation is held, and the day’s file, the board and the command line say the same', async () => {
  await fixture.pay();
  const { app, db } = fixture.made();
  const operator = await addOperator(db, '=ليان', 'finance');
  const found = await read(app, operator, '/api/ops/finance');
  expect(found).toMatchObject({ period: today(), isMonth: false, next: null });
  const [gateway, ...others] = found.accounts.map(({ closing }: { closing: number }) => closing);
  expect(others.reduce((sum: number, one: number) => sum + one, 0)).toBeCloseTo(gateway, 6);
  expect(found.paid.card.amount).toBeGreaterThan(0);
  const { days } = await read(app, operator, '/api/ops/figures');
  expect(days.at(-1)).toMatchObject({
    payments: found.paid.card.count,
    paid: found.paid.card.amount - found.refunds.card.amount,
  });
  const typed = await fixture.ops('finance day', {});
  expect(typed).toMatchObject({
    rows: expect.arrayContaining([
      { figure: 'paid by card', sar: found.paid.card.amount, count: found.paid.card.count },
    ]),
  });
  const file = await read(app, operator, `/api/ops/finance/file?period=${today().slice(0, 7)}`);
  expect(file.text).toMatch(/^\uFEFFاليوم,الساعة,الحركة,.*\r\n/);
  expect(file.text).toContain(',دفع,حجز عقار,البوابة,محجوز,');
});

it('every answer balances to the halala while money moves beside it', async () => {
  const { app, db } = fixture.made();
  const operator = await addOperator(db, 'ليان', 'finance');
  const ask = () => read(app, operator, '/api/ops/finance');
  type Account = Record<'opening' | 'in' | 'out' | 'closing', number>;
  const halalas = (sar: number) => Math.round(sar * 100);
  const sumOf = (sums: { amount: number }[]) => sums.reduce((all, { amount }) => all + halalas(amount), 0);
  const unbalanced = (found: Awaited<ReturnType<typeof ask>>) => {
    const accounts: Account[] = found.accounts;
    const [gateway, wallet, held, income] = accounts.map(({ closing }) => halalas(closing));
    return [
      ...accounts.map((one) => halalas(one.opening + one.in - one.out) - halalas(one.closing)),
      (gateway ?? 0) - (wallet ?? 0) - (held ?? 0) - (income ?? 0),
      (wallet ?? 0) - halalas(found.wallets.amount),
      (held ?? 0) - sumOf(found.held),
    ];
  };
  const before = await ask();
  let isMoving = true;
  const topUp = async (amount: number) => {
    const payload = { amount, payWith: 'card' };
    const { paymentUrl } = (await postAs(app, fixture.visitor, '/api/users/addBalance', payload)).json();
    await fixture.settle(paymentUrl);
  };
  const amounts = Array.from({ length: 15 }, (_, number) => 100 + number);
  const inTurn = async (own: number[]) => {
    for (const amount of own) await topUp(amount);
  };
  const lanes = [0, 5, 10].map((from) => inTurn(amounts.slice(from, from + 5)));
  const moving = Promise.all([fixture.pay(), ...lanes]).finally(() => {
    isMoving = false;
  });
  const walletsSeen = new Set<number>();
  while (isMoving) {
    const found = await ask();
    expect(unbalanced(found)).toEqual(Array(7).fill(0));
    walletsSeen.add(found.wallets.amount);
    // On a database within the process, only a timer lets the others go on.
    await sleep(1);
  }
  await moving;
  // Some of the answers came in the middle.
  expect(walletsSeen.size).toBeGreaterThan(1);
  const after = await ask();
  expect(unbalanced(after)).toEqual(Array(7).fill(0));
  const added = amounts.reduce((all, one) => all + one, 0);
  expect(halalas(after.wallets.amount - before.wallets.amount)).toBe(halalas(added));
});

it.each(['2026-02-30', '2026-13', 'أمس', '٢٠٢٦-١٣'])('%j is no period', async (period) => {
  const { app, db } = fixture.made();
  const { headers } = await addOperator(db, 'ليان', 'finance');
  for (const url of ['/api/ops/finance', '/api/ops/finance/file']) {
    const answer = await app.inject({ url, query: { period }, headers: { ...headers, language: 'ar' } });
    expect([answer.statusCode, answer.json().msg]).toEqual([
      422,
      'لا يوجد يوم أو شهر بهذا التاريخ. اختر تاريخًا آخر',
    ]);
  }
});

it('a period that has not begun is refused, in either language and at the command line', async () => {
  const { app, db } = fixture.made();
  const { headers } = await addOperator(db, 'ليان', 'finance');
  const period = daysAfter(today(), 1);
  const ask = async (language: string) =>
    (
      await app.inject({ url: '/api/ops/finance', query: { period }, headers: { ...headers, language } })
    ).json();
  expect(await ask('ar')).toMatchObject({ msg: 'هذه الفترة لم تبدأ بعد. اختر اليوم أو ما قبله' });
  expect(await ask('en')).toMatchObject({ error_number: 6016, msg: expect.stringContaining('not begun') });
  expect(await fixture.ops('finance day', { date: '2999-01-01' })).toMatchObject({
    refused: [expect.stringContaining('not in the future')],
  });
  expect(await fixture.ops('finance month', { month: '2026-13' })).toMatchObject({ code: 2 });
});
