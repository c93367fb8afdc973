import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAd, myAds, updateAd } from '../../../tests/support/ads.ts';
import {
  addVisitors,
  comeBack,
  decidePayment,
  postAs,
  read,
  type Visitor,
} from '../../../tests/support/bookings.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { payments } from '../../db/schema/money.ts';
import { properties } from '../../db/schema/properties.ts';
import { createMovableClock } from '../../lib/clock.ts';
import { endFeatures, notifyOfExpiries } from './expiries.ts';

const DAY_MS = 86_400_000;
const clock = createMovableClock();
let made: Awaited<ReturnType<typeof createTestApp>>;
let owner: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  made = await createTestApp({ clock });
  [owner, stranger] = (await addVisitors(made.db, 2)) as [Visitor, Visitor];
});
afterAll(() => made.app.close());

/** On the gateway's page. */
const CARD = { payWith: 'card' };
const featured = { isFeatured: true, adDuration: 1 };
const newFeatured = async (more = {}) =>
  (await createAd(made.app, owner.headers, { property: featured, more: { ...CARD, ...more } })).json();
const pay = (propertyId: number, more = {}, person = owner) =>
  postAs(made.app, person, '/api/properties/payFeatured', { propertyId, ...CARD, ...more });
const adOf = async (id: number) =>
  (await myAds(made.app, owner.headers)).find((ad: { id: number }) => ad.id === id);
const paymentsOf = (id: number) =>
  made.db
    .select()
    .from(payments)
    .where(and(eq(payments.purpose, 'featuredAd'), eq(payments.subjectId, id)));
const kinds = async (): Promise<string[]> =>
  (await read(made.app, owner, '/api/users/notifications')).rows.map(({ kind }: { kind: string }) => kind);
/** Days from now, rounded. */
const daysUntil = (moment: string) => Math.round((Date.parse(moment) - clock.now().getTime()) / DAY_MS);

describe('a featured ad', () => {
  it('waits for its payment, and is public and featured for its days once that is made', async () => {
    const { propertyId: id, status, paymentUrl } = await newFeatured();
    expect(status).toBe('pending_payment');
    expect(paymentUrl).toMatch(/^\/sandbox\/pay\//);
    expect(await adOf(id)).toMatchObject({
      adDuration: 1,
      isFeatured: false,
      actions: ['pay', 'edit', 'delete'],
    });
    expect((await made.app.inject(`/api/properties/retrieve/${id}`)).statusCode).toBe(404);

    const landed = await comeBack(made.app, await decidePayment(made.app, paymentUrl, 'approve'));
    expect(landed).toContain('/payment/success');
    const ad = await adOf(id);
    expect(ad).toMatchObject({ status: 'published', isFeatured: true, adDuration: null, isShown: true });
    expect(daysUntil(ad.featuredUntil)).toBe(7);
    const result = await read(made.app, owner, `/api/payments/result/${landed.split('=')[1]}`);
    expect(result.payment).toMatchObject({ purpose: 'featuredAd', amount: 99, link: '/propertie' });
    expect(await kinds()).toEqual(expect.arrayContaining(['adApproved', 'adFeatured']));
    expect((await pay(id)).json().error_number).toBe(3046);
  });

  it('whose payment was declined is paid again; two windows have one page', async () => {
    const { propertyId: id, paymentUrl } = await newFeatured();
    const failed = await comeBack(made.app, await decidePayment(made.app, paymentUrl, 'decline'));
    expect(failed).toContain('/payment/failed');
    const [first, second] = [(await pay(id)).json(), (await pay(id)).json()];
    expect(first.paymentUrl).toBe(second.paymentUrl);
    expect((await pay(id, {}, stranger)).statusCode).toBe(404);
    expect((await pay(id, { payWith: 'wallet' })).json()).toMatchObject({ error_number: 4022 });
    await comeBack(made.app, await decidePayment(made.app, first.paymentUrl, 'approve'));
    expect(await adOf(id)).toMatchObject({ status: 'published', isFeatured: true });
    expect((await paymentsOf(id)).map(({ status }) => status).toSorted()).toEqual(['failed', 'paid']);
  });

  it('given up by an edit is published without it; money that comes all the same goes to the wallet', async () => {
    const { propertyId: id, paymentUrl } = await newFeatured();
    const edited = await updateAd(made.app, owner.headers, id, { property: { isFeatured: false } });
    expect(edited.json()).toEqual({ propertyId: id, status: 'published', paymentUrl: null });
    await comeBack(made.app, await decidePayment(made.app, paymentUrl, 'approve'));
    expect(await adOf(id)).toMatchObject({ status: 'published', isFeatured: false, featuredUntil: null });
    expect(await kinds()).toContain('paymentToWallet');

    // The balance pays for the next ad.
    const again = await newFeatured({ payWith: 'wallet' });
    expect(again.paymentUrl).toContain('/payment/success');
    expect(again.status).toBe('published');
    expect(await adOf(again.propertyId)).toMatchObject({ status: 'published', isFeatured: true });
  });

  it('that was paid unknown to us is so for what was paid, whatever duration an edit wants', async () => {
    const { propertyId: id, paymentUrl } = await newFeatured();
    await decidePayment(made.app, paymentUrl, 'approve');
    const edited = await updateAd(made.app, owner.headers, id, { property: { ...featured, adDuration: 3 } });
    expect(edited.json()).toMatchObject({ status: 'published', paymentUrl: null });
    expect(daysUntil((await adOf(id)).featuredUntil)).toBe(7);
    expect((await paymentsOf(id)).map(({ status }) => status)).toEqual(['paid']);
  });

  it('newly so by an edit stays public while it is paid for; another duration makes another page', async () => {
    const id = (await createAd(made.app, owner.headers)).json().propertyId;
    const none = await updateAd(made.app, owner.headers, id, { property: { isFeatured: true } });
    expect(none.json()).toMatchObject({ errors: { adDuration: 'اختر مدة التمييز' } });
    const week = (await updateAd(made.app, owner.headers, id, { property: featured, more: CARD })).json();
    expect(week).toMatchObject({ status: 'published', paymentUrl: expect.stringContaining('/sandbox/pay/') });
    const month = (
      await updateAd(made.app, owner.headers, id, { property: { ...featured, adDuration: 3 }, more: CARD })
    ).json();
    expect(month.paymentUrl).not.toBe(week.paymentUrl);
    await comeBack(made.app, await decidePayment(made.app, month.paymentUrl, 'approve'));
    const ad = await adOf(id);
    expect(daysUntil(ad.featuredUntil)).toBe(30);
    // The server cancelled the first duration's payment.
    expect((await paymentsOf(id)).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'paid']);
    const settled = await updateAd(made.app, owner.headers, id, { property: featured });
    expect(settled.json().paymentUrl).toBeNull();

    clock.forward(31 * DAY_MS);
    expect(await endFeatures(made.db, clock)).toBeGreaterThan(0);
    expect(await endFeatures(made.db, clock)).toBe(0);
    expect(await adOf(id)).toMatchObject({ isFeatured: false, featuredUntil: null, status: 'published' });
    expect(await kinds()).toContain('adFeatureEnded');
  });
});

it('a licence that has expired hides the ad at once, and its advertiser is notified once', async () => {
  const id = (await createAd(made.app, owner.headers)).json().propertyId;
  await made.db
    .update(properties)
    .set({ adLicenseNumber: '7200000001', adLicenseExpiresAt: '2020-01-01' })
    .where(eq(properties.id, id));
  expect((await made.app.inject(`/api/properties/retrieve/${id}`)).statusCode).toBe(404);
  expect(await adOf(id)).toMatchObject({ status: 'published', isShown: false, isLicenseExpired: true });
  expect(await notifyOfExpiries(made.db, clock)).toBeGreaterThan(0);
  expect(await notifyOfExpiries(made.db, clock)).toBe(0);
  expect((await kinds()).filter((kind) => kind === 'adLicenceExpired')).toHaveLength(1);
});
