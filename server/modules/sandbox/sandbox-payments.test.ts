import { afterAll, beforeAll, expect, it } from 'vitest';
import { isCardNumber } from '../../../contract/card-number.ts';
import {
  addVisitors,
  book,
  createBookingApp,
  freeTimes,
  read,
  type Visitor,
} from '../../../tests/support/bookings.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { ledgerEntries } from '../../db/schema/money.ts';
import { SANDBOX_CARD_NUMBERS, SANDBOX_WRONG_CVV } from '../../gateways/payments/sandbox-cards.ts';

let made: Awaited<ReturnType<typeof createBookingApp>>;
let visitor: Visitor;
let propertyId: number;

beforeAll(async () => {
  made = await createBookingApp();
  propertyId = made.listings[0]?.id ?? 0;
  [visitor = { id: 0, headers: {} }] = await addVisitors(made.db, 1);
});
afterAll(() => made.app.close());

async function openPage(): Promise<{ url: string; id: number }> {
  const [slot] = await freeTimes(made.app, propertyId, visitor);
  const { row, paymentUrl } = (
    await book(made.app, visitor, { propertyId, ...slot, fancyReview: true })
  ).json();
  return { url: paymentUrl, id: row.id };
}

const send = (url: string, payload: string) =>
  made.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });
const statusOf = async (id: number) =>
  (await read(made.app, visitor, `/api/reservation/get/${id}`)).row.status;

it('shows what is paid, in either language, under the policy, and asks for no card', async () => {
  const { url } = await openPage();
  const page = await made.app.inject({ url });
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("style-src 'self'"),
  });
  expect(page.body).toContain('<html lang="ar" dir="rtl">');
  for (const text of ['معاينة فاخرة', '500', 'قبول الدفع', 'رفض البطاقة', 'الخروج دون دفع']) {
    expect(page.body).toContain(text);
  }
  expect(page.body).not.toMatch(/<script|<style|style=|onclick|type="(?:text|number|tel)"/);
  expect((await made.app.inject({ url: `${url}?lang=en` })).body).toContain('Approve the payment');
});

it('leads the browser back; the decision is final, and the page says so', async () => {
  const { url, id } = await openPage();
  const left = await send(url, 'decision=close');
  expect(left.statusCode).toBe(303);
  expect(left.headers.location).toMatch(/^\/payments\/return\/RK/);
  expect(await statusOf(id)).toBe('waiting_payment');
  expect((await send(url, 'decision=approve&notice=once')).headers.location).toBe(left.headers.location);
  await made.app.inject({ url: '/sandbox' });
  expect(await statusOf(id)).toBe('confirmed');
  await send(url, 'decision=decline');
  expect((await made.app.inject({ url })).body).toContain('تم الدفع.');
});

it('posts a notice three times together, which settle once', async () => {
  const { url, id } = await openPage();
  const before = await made.db.$count(ledgerEntries);
  await send(url, 'decision=approve&notice=repeated');
  await made.app.inject({ url: '/sandbox' });
  expect(await statusOf(id)).toBe('confirmed');
  expect(await made.db.$count(ledgerEntries)).toBe(before + 1);
});

it('refuses what is no decision, and a payment that is not there', async () => {
  const { url } = await openPage();
  expect((await send(url, 'decision=maybe')).statusCode).toBe(400);
  expect((await made.app.inject({ url: '/sandbox/pay/1' })).statusCode).toBe(404);
  const unknown = '/sandbox/pay/11111111-1111-4111-8111-111111111111';
  expect((await send(unknown, 'decision=approve')).statusCode).toBe(404);
});

it('lists payments, each with its page', async () => {
  const { url } = await openPage();
  const { body } = await made.app.inject({ url: '/sandbox' });
  expect(body).toContain(`${url}?lang=ar`);
  expect(body).toContain('معاينة فاخرة');
});

it('puts a movable clock forward, and shows no other', async () => {
  const before = made.clock.now().getTime();
  expect((await made.app.inject({ url: '/sandbox?lang=en' })).body).toContain('Put it forward');
  const moved = await send('/sandbox/clock?lang=en', 'minutes=60');
  expect(moved.headers.location).toBe('/sandbox?lang=en');
  expect(made.clock.now().getTime() - before).toBeGreaterThanOrEqual(3_600_000);
  expect((await send('/sandbox/clock', 'minutes=-1')).statusCode).toBe(400);
  const fixed = await createTestApp();
  expect((await fixed.app.inject({ url: '/sandbox' })).body).not.toContain('/sandbox/clock');
  const refused = await fixed.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { minutes: 60 } });
  expect(refused.statusCode).toBe(404);
  await fixed.app.close();
});

it('names which cards to try, and what the bank says of each', async () => {
  const body = (await made.app.inject({ url: '/sandbox?lang=en' })).body;
  for (const { number } of SANDBOX_CARD_NUMBERS) expect(body).toContain(number);
  expect(body).toContain('Not enough funds');
  expect(body).toContain(SANDBOX_WRONG_CVV);
  expect(SANDBOX_CARD_NUMBERS.filter(({ number }) => !isCardNumber(number))).toEqual([]);
});
