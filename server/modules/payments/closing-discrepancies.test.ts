import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { read } from '../../../tests/support/bookings.ts';
import { moyasarFixture } from '../../../tests/support/moyasar-fixture.ts';
import { cardRefunds, paymentDiscrepancies } from '../../db/schema/money.ts';
import { balanceOf } from './ledger/repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const fixture = moyasarFixture();
const { made, standIn, own, topUp, wallet, result, pageOf, sweepAfter, operate } = fixture;

/** Pays a page with money that does not match it. */
async function oddMoney(change: object) {
  await topUp(300);
  const { payment, id } = await pageOf();
  const paid = standIn().pay(id, change);
  await sweepAfter(2 * MINUTE_MS);
  expect(await result(payment.reference)).toMatchObject({ fault: expect.any(String) });
  return { payment, paid };
}
const close = (id: number, to?: 'wallet' | 'card') =>
  operate('payments close', { id: String(id), note: 'نُظر فيها', ...(to && { to }) });
const atGateway = () => balanceOf(made().db, { kind: 'gateway' });

describe('money that fits no payment', () => {
  it('is the payer’s where an operator says so, once', async () => {
    const before = await atGateway();
    const { payment } = await oddMoney({ amount: 30_100 });
    const twice = await Promise.all([close(payment.id, 'wallet'), close(payment.id, 'wallet')]);
    expect(twice.filter((outcome) => 'message' in outcome)).toHaveLength(1);
    expect(twice.filter((outcome) => 'refused' in outcome)).toHaveLength(1);
    expect(await wallet()).toBe(30_100);
    expect(before - (await atGateway())).toBe(30_100);
    expect(await fixture.kinds()).toEqual(['walletToppedUp']);
    expect(await result(payment.reference)).toMatchObject({ isInWallet: true, fault: null });
    // The gateway still reports the money; the server does not count it again.
    await sweepAfter(HOUR_MS);
    expect(await wallet()).toBe(30_100);
    expect(JSON.stringify(await operate('payments list'))).not.toContain(payment.reference);
  });

  it('goes back to its card whole, by the job that gives back, once', async () => {
    const before = await atGateway();
    const { payment, paid } = await oddMoney({ amount: 45_000 });
    expect(await close(payment.id, 'card')).toHaveProperty('message');
    expect(await close(payment.id, 'card')).toHaveProperty('refused');
    await made().app.timed.sendCardRefunds();
    await made().app.timed.sendCardRefunds();
    expect(paid).toMatchObject({ refunded: 45_000, status: 'refunded' });
    expect(await atGateway()).toBe(before);
    expect(await wallet()).toBe(0);
    const [, ownPayment] = await own();
    const [refund] = await made()
      .db.select()
      .from(cardRefunds)
      .where(eq(cardRefunds.paymentId, ownPayment?.id ?? 0));
    expect(refund).toMatchObject({ status: 'done' });
    expect(await result(payment.reference)).toMatchObject({ toCardAt: expect.any(String), fault: null });
    await sweepAfter(HOUR_MS);
    expect(await own()).toHaveLength(2);
  });

  it('of which a part is back already is credited by its rest, or gives back its rest', async () => {
    const first = await oddMoney({ refunded: 5_000 });
    await close(first.payment.id, 'wallet');
    expect(await wallet()).toBe(25_000);
    const second = await oddMoney({ refunded: 5_000 });
    await close(second.payment.id, 'card');
    await made().app.timed.sendCardRefunds();
    expect(second.paid).toMatchObject({ refunded: 30_000 });
    expect(await wallet()).toBe(25_000);
  });

  it('that came a second time on one page is credited beside the first, and can’t go back from here', async () => {
    await topUp(300);
    const { payment, id } = await pageOf();
    standIn().pay(id);
    await sweepAfter(2 * MINUTE_MS);
    standIn().pay(id);
    await sweepAfter(2 * HOUR_MS);
    expect(await result(payment.reference)).toMatchObject({ status: 'paid', fault: 'mismatch' });
    expect(await close(payment.id, 'card')).toHaveProperty('refused');
    expect(await close(payment.id, 'wallet')).toHaveProperty('message');
    expect(await wallet()).toBe(60_000);
  });

  it('of more than one operator may move waits for another’s consent, which can be withdrawn', async () => {
    const actorOf = (name: string, account: string) => ({ name, channel: 'console', account }) as const;
    const [first, second] = [actorOf('سعد', '0500000008'), actorOf('ليلى', '0500000009')];
    const { payment } = await oddMoney({ amount: 200_100 });
    const given = { id: String(payment.id) };
    const closing = { ...given, note: 'دُفع مرتين', to: 'wallet' };
    const needsAnother = { refused: [`Another operator has to agree first: payments consent ${payment.id}`] };
    expect(await operate('payments close', closing, first)).toMatchObject(needsAnother);
    expect(await operate('payments consent', given, first)).toHaveProperty('message');
    expect(await operate('payments close', closing, first)).toMatchObject(needsAnother);
    expect(await operate('payments unconsent', { ...given, reason: 'اتصل العميل' }, second)).toHaveProperty(
      'message',
    );
    expect(await operate('payments close', closing, second)).toMatchObject(needsAnother);
    expect(await wallet()).toBe(0);
    expect(await operate('payments consent', given, first)).toHaveProperty('message');
    expect(await operate('payments close', closing, second)).toHaveProperty('message');
    expect(await wallet()).toBe(200_100);
    expect(await operate('payments consent', given, first)).toHaveProperty('refused');

    // The consent was to that money alone, and not to what the gateway takes later on that page.
    await made()
      .db.update(paymentDiscrepancies)
      .set({ closedAt: null, note: null, wentTo: null, notedAt: new Date(made().clock.now().getTime() + 1) })
      .where(eq(paymentDiscrepancies.paymentId, payment.id));
    expect(await operate('payments close', closing, second)).toMatchObject(needsAnother);

    const small = await oddMoney({ amount: 200_000 });
    const id = String(small.payment.id);
    expect(await operate('payments consent', { id }, first)).toHaveProperty('refused');
    expect(await operate('payments close', { ...closing, id }, first)).toHaveProperty('message');
  });

  it('moves nothing where none of it is left, and nothing where it is not ours to count', async () => {
    const gone = await oddMoney({ status: 'voided' });
    expect(await close(gone.payment.id, 'wallet')).toHaveProperty('refused');
    expect(await close(gone.payment.id)).toHaveProperty('message');
    expect(await result(gone.payment.reference)).toMatchObject({ fault: 'reviewed' });
    const foreign = await oddMoney({ currency: 'USD' });
    expect(await close(foreign.payment.id, 'wallet')).toHaveProperty('refused');
    expect(await wallet()).toBe(0);
  });
});

it('a payment reversed at the gateway is not approved in the list of payments', async () => {
  await topUp(300);
  const { id } = await pageOf();
  const paid = standIn().pay(id);
  await sweepAfter(2 * MINUTE_MS);
  const rowOf = async () => (await read(made().app, fixture.payer, '/api/payments/paymentsList')).rows[0];
  expect(await rowOf()).toMatchObject({ approved: true, isReversed: false });
  Object.assign(paid, { status: 'refunded', refunded: 30_000 });
  await sweepAfter(2 * HOUR_MS);
  expect(await rowOf()).toMatchObject({ approved: false, isReversed: true, status: 'paid' });
});
