import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { book, comeBack, decidePayment, freeTimes, postAs, read } from '../../../tests/support/bookings.ts';
import { reservationFixture } from '../../../tests/support/reservation-fixture.ts';
import { answerOf } from '../../../tests/support/test-app.ts';
import { payments } from '../../db/schema/money.ts';
import { sessions } from '../../db/schema/people.ts';
import { sandboxPayments } from '../../db/schema/sandbox.ts';

const fixture = reservationFixture();
const { made, reserve, settle, wallet } = fixture;
const MINUTE = 60_000;

/** Posts to payments.pay of an own page's path. */
const payAt = (path: string, wish: object, key?: string, who = fixture.visitor) =>
  postAs(made().app, who, path.replace('/pay/', '/api/payments/pay/'), wish, key);
const openAt = async (path: string, who = fixture.visitor) =>
  (await read(made().app, who, path.replace('/pay/', '/api/payments/open/'))).payment;
const resultAt = async (path: string) =>
  (await read(made().app, fixture.visitor, `/api/payments/result/${path.split(/[/=]/).at(-1)}`)).payment;

/** Our own page of a new reservation, whose way is not chosen. */
const reservePath = async (): Promise<string> =>
  (await reserve(fixture.visitor, { payWith: undefined })).json().paymentUrl;
const topUpPath = async (amount: number): Promise<string> =>
  (await postAs(made().app, fixture.visitor, '/api/users/addBalance', { amount })).json().paymentUrl;

async function fillWallet(sar: number): Promise<void> {
  await settle((await payAt(await topUpPath(sar), { payWith: 'card' })).json().paymentUrl);
}
const own = () =>
  made().db.select().from(payments).where(eq(payments.userId, fixture.visitor.id)).orderBy(payments.id);

describe('our own page', () => {
  it('says what for, how much, until when by the server’s clock, and is for its payer alone', async () => {
    const path = await reservePath();
    expect(path).toMatch(/^\/pay\/RK[2-9A-HJ-NP-Z]{8}$/);
    const until = new Date(made().clock.now().getTime() + 30 * MINUTE);
    const shown = await openAt(path);
    expect(shown).toMatchObject({
      purpose: 'reservation',
      description: expect.stringContaining('حجز'),
      amount: 2_000,
      lines: [{ amount: 2_000 }],
      isTaxed: false,
      reason: null,
      hasLeft: false,
      prefersWallet: false,
      ended: null,
      settledBy: null,
    });
    expect(Math.abs(Date.parse(shown.heldUntil) - until.getTime())).toBeLessThan(MINUTE);
    expect(await openAt(path, fixture.stranger)).toBeUndefined();
    const refused = await payAt(path, { payWith: 'card' }, undefined, fixture.stranger);
    expect(answerOf(refused)).toMatchObject({ status: 404, body: { error_number: 4020 } });
  });

  it('stays one payment through reloads, and leads to one page of the gateway', async () => {
    const path = await reservePath();
    expect(await reservePath()).toBe(path);
    const first = (await payAt(path, { payWith: 'card' })).json().paymentUrl;
    expect(first).toMatch(/^\/sandbox\/pay\//);
    expect((await payAt(path, { payWith: 'card' })).json().paymentUrl).toBe(first);
    expect(await own()).toHaveLength(1);
  });

  it('pays once by one key, and leads to what was paid by any other', async () => {
    await fillWallet(5_000);
    const path = await reservePath();
    const answers = await Promise.all(
      ['one', 'one', 'two', 'three'].map((key) => payAt(path, { payWith: 'wallet' }, key)),
    );
    const urls = new Set(answers.map((answer) => answer.json().paymentUrl));
    expect([...urls]).toEqual([expect.stringMatching(/^\/payment\/success\?reference=RK/)]);
    expect(await wallet()).toBe(300_000);
    const { settledBy } = await openAt(path);
    expect([...urls][0]).toContain(settledBy);
    expect((await openAt(path)).ended).toBeTruthy();
  });

  it('from the wallet above the sum needs a proof, moves nothing before it, and pays once after it', async () => {
    await fillWallet(5_000);
    const path = await reservePath();
    const proveAt = (provedAt: Date | null) =>
      made().db.update(sessions).set({ provedAt }).where(eq(sessions.userId, fixture.visitor.id));
    await proveAt(null);
    const before = await own();
    const refused = await payAt(path, { payWith: 'wallet' }, 'proved');
    expect(answerOf(refused)).toMatchObject({ status: 403, body: { error_number: 2112 } });
    expect((await payAt(path, { payWith: 'wallet' }, 'proved')).statusCode).toBe(403);
    expect(await wallet()).toBe(500_000);
    expect(await own()).toEqual(before);

    await proveAt(new Date());
    const paid = await Promise.all([1, 2, 3].map(() => payAt(path, { payWith: 'wallet' }, 'proved')));
    for (const answer of paid) expect(answer.json().paymentUrl).toMatch(/^\/payment\/success/);
    // A lost answer is given again, though the proof has lapsed meanwhile.
    await proveAt(null);
    expect((await payAt(path, { payWith: 'wallet' }, 'proved')).json()).toEqual(paid[0]?.json());
    expect(await wallet()).toBe(300_000);
  });

  it('from the wallet up to the sum needs no proof, and a booking that needs one books nothing', async () => {
    await fillWallet(5_000);
    await made().db.update(sessions).set({ provedAt: null }).where(eq(sessions.userId, fixture.visitor.id));
    const held = await reserve(fixture.visitor, { payWith: 'wallet' }, 'a-key');
    expect(held.statusCode).toBe(403);
    expect(await fixture.list()).toEqual([]);
    expect(await fixture.statusOfProperty()).toBe('published');
    const [slot] = await freeTimes(made().app, fixture.propertyId, fixture.visitor);
    const wish = { propertyId: fixture.propertyId, ...slot, fancyReview: true, payWith: 'wallet' };
    expect((await book(made().app, fixture.visitor, wish)).statusCode).toBe(200);
    expect(await wallet()).toBe(450_000);
  });

  it('in two tabs by two ways at once charges one of them', async () => {
    await fillWallet(2_000);
    const paymentMethodId = await fixture.addCard();
    const path = await reservePath();
    const [byCard, byWallet] = await Promise.all([
      payAt(path, { payWith: 'card', paymentMethodId, cvv: '123' }),
      payAt(path, { payWith: 'wallet' }),
    ]);
    expect([byCard.statusCode, byWallet.statusCode]).toEqual([200, 200]);
    const paid = (await own()).filter(
      ({ purpose, status }) => purpose === 'reservation' && status === 'paid',
    );
    expect(paid).toHaveLength(1);
    expect(await wallet()).toBe(paid[0]?.method === 'wallet' ? 0 : 200_000);
  });

  it('keeps the money of a page that another tab has replaced: in the wallet, and told', async () => {
    await fillWallet(2_000);
    const path = await reservePath();
    const page = (await payAt(path, { payWith: 'card' })).json().paymentUrl;
    expect((await payAt(path, { payWith: 'wallet' })).json().paymentUrl).toContain('success');
    expect(await wallet()).toBe(0);
    await settle(page);
    expect(await wallet()).toBe(200_000);
    expect(await fixture.kinds()).toContain('paymentToWallet');
  });

  it('closes a page at the gateway that was replaced', async () => {
    await fillWallet(2_000);
    const path = await reservePath();
    const page = (await payAt(path, { payWith: 'card' })).json().paymentUrl;
    await payAt(path, { payWith: 'wallet' });
    await made().app.timed.payments.sweep();
    await decidePayment(made().app, page, 'approve');
    await made().app.timed.payments.sweep();
    expect(await wallet()).toBe(0);
    const [theirs] = await made()
      .db.select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.id, page.split('/').at(-1) ?? ''));
    expect(theirs?.status).toBe('expired');
  });

  it('does not pay out of a wallet that was emptied in between', async () => {
    await fillWallet(2_000);
    const path = await reservePath();
    expect((await openAt(path)).amount).toBe(2_000);
    const propertyId = made().listings[1]?.id ?? 0;
    const [slot] = await freeTimes(made().app, propertyId, fixture.visitor);
    const viewing = { propertyId, ...slot, fancyReview: true, payWith: 'wallet' };
    expect((await book(made().app, fixture.visitor, viewing)).statusCode).toBe(200);
    expect(answerOf(await payAt(path, { payWith: 'wallet' }))).toMatchObject({
      status: 422,
      body: { error_number: 4022, errors: { payWith: expect.any(String) } },
    });
    expect((await openAt(path)).ended).toBeNull();
  });

  it('refuses another amount than the payer saw', async () => {
    const path = await reservePath();
    expect(answerOf(await payAt(path, { payWith: 'card', amount: 1_999 }))).toMatchObject({
      status: 409,
      body: { error_number: 4027 },
    });
    expect((await payAt(path, { payWith: 'card', amount: 2_000 })).statusCode).toBe(200);
  });

  it('is no way to top a wallet up out of itself, nor to pay without saying how', async () => {
    const path = await topUpPath(50);
    expect(answerOf(await payAt(path, { payWith: 'wallet' })).body).toMatchObject({ error_number: 4025 });
    expect(answerOf(await payAt(path, {}))).toMatchObject({
      status: 422,
      body: { errors: { payWith: expect.any(String) } },
    });
  });

  it('takes no money once its hold is over, though the payer stood at the bank', async () => {
    const path = await reservePath();
    const page = (await payAt(path, { payWith: 'card' })).json().paymentUrl;
    made().clock.forward(31 * MINUTE);
    await made().app.timed.reservations.releaseUnpaid();
    expect(answerOf(await payAt(path, { payWith: 'card' })).body).toMatchObject({ error_number: 4047 });
    const shown = await openAt(path);
    expect(shown).toMatchObject({ heldUntil: null, settledBy: null });
    expect(shown.ended).toBeTruthy();
    expect(await decidePayment(made().app, page, 'approve')).toBeTruthy();
    expect(await wallet()).toBe(0);
  });
});

describe('a refusal', () => {
  const CARDS = [
    ['4000 0000 0000 0002', '123', 'declined', 4053],
    ['4000 0000 0000 9995', '123', 'funds', 4054],
    ['4000 0000 0000 9987', '123', 'limit', 4150],
    ['4000 0000 0000 9979', '123', 'blocked', 4152],
    ['4000 0000 0000 0127', '123', 'notOnline', 4153],
    ['4000 0000 0000 0119', '123', 'bank', 4154],
    ['4111 1111 1111 1111', '999', 'code', 4055],
  ] as const;

  it.each(CARDS)('of %s says why, and the same page pays another way', async (number, cvv, kind, error) => {
    const path = await reservePath();
    const paymentMethodId = await fixture.addCard(fixture.visitor, number);
    const refused = answerOf(await payAt(path, { payWith: 'card', paymentMethodId, cvv }));
    expect(refused).toMatchObject({ status: 422, body: { error_number: error } });
    const shown = await openAt(path);
    expect(shown).toMatchObject({ ended: null, reason: { kind, text: refused.body.msg } });
    expect(shown.heldUntil).toBeTruthy();
    const failed = (await own()).at(-1)?.reference ?? '';
    expect(await resultAt(`/pay/${failed}`)).toMatchObject({
      status: 'failed',
      canPay: true,
      reason: { kind },
      heldUntil: shown.heldUntil,
    });
    await settle((await payAt(path, { payWith: 'card' })).json().paymentUrl);
    expect((await openAt(path)).settledBy).toBeTruthy();
    expect(await resultAt(`/pay/${failed}`)).toMatchObject({ canPay: false, heldUntil: null });
  });

  it('on the gateway’s page is a refusal too', async () => {
    const path = await reservePath();
    const page = (await payAt(path, { payWith: 'card' })).json().paymentUrl;
    const landed = await settle(page, 'decline');
    expect(await resultAt(landed)).toMatchObject({ status: 'failed', reason: { kind: 'declined' } });
    expect(await openAt(path)).toMatchObject({ reason: { kind: 'declined' }, ended: null });
  });

  it('is not leaving on purpose, which says so until the payer goes there again', async () => {
    const path = await reservePath();
    const page = (await payAt(path, { payWith: 'card' })).json().paymentUrl;
    const landed = await comeBack(made().app, await decidePayment(made().app, page, 'close'));
    expect(await resultAt(landed)).toMatchObject({
      status: 'open',
      hasLeft: true,
      canPay: true,
      reason: null,
    });
    expect(await openAt(path)).toMatchObject({ hasLeft: true });
    expect((await payAt(path, { payWith: 'card' })).json().paymentUrl).toBe(page);
    expect(await openAt(path)).toMatchObject({ hasLeft: false });
  });
});
