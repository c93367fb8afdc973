import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFlat, createAd, myAds, updateAd } from '../../../tests/support/ads.ts';
import {
  addVisitors,
  comeBack,
  decidePayment,
  postAs,
  read,
  type Visitor,
} from '../../../tests/support/bookings.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { propertyAds } from '../../db/schema/advertising.ts';
import { properties, propertyPrices } from '../../db/schema/properties.ts';
import { tryCommand } from '../../ops/run-command.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
let owner: Visitor;
let reader: Visitor;
beforeAll(async () => {
  made = await createTestApp({ env: { REVIEW_ADS: '1' } });
  [owner, reader] = (await addVisitors(made.db, 2)) as [Visitor, Visitor];
});
afterAll(() => made.app.close());

const ops = (verb: string, given: Record<string, string>) =>
  tryCommand(made.db, { verb, given, actor: { name: 'Huda', channel: 'shell', account: 'root' } });
const licence = { licence: '7200000001', expires: `${new Date().getFullYear() + 1}-06-30` };
const approve = (id: number) => ops('ads approve', { id: String(id), ...licence });
const adOf = async (id: number) =>
  (await myAds(made.app, owner.headers)).find((ad: { id: number }) => ad.id === id);
const seen = async (id: number) =>
  made.app.inject({ url: `/api/properties/retrieve/${id}`, headers: { language: 'en' } });
const newest = async (person: Visitor) => (await read(made.app, person, '/api/users/notifications')).rows[0];

describe('where operators look at ads', () => {
  it('one waits, is approved under its licence, and shows it with what its QR holds', async () => {
    const broker = {
      ownerType: 'broker',
      falLicense: '1200000001',
      adLicenseNumber: '7200000009',
      agentIdentity: '1000000008',
      agencyNumber: '4412345678',
      agentMobile: '0500007002',
      agentDOB: '1990-01-01',
    };
    const answer = (await createAd(made.app, owner.headers, { owner: broker })).json();
    expect(answer.status).toBe('under_review');
    expect(await newest(owner)).toMatchObject({ kind: 'adReceived', link: '/propertie' });
    const id = answer.propertyId;
    expect((await seen(id)).statusCode).toBe(404);
    expect(await ops('ads show', { id: String(id) })).toMatchObject({
      item: { ownerType: 'Broker', falLicence: '1200000001', givenLicence: '7200000009' },
    });
    await approve(id);
    expect((await seen(id)).json().property).toMatchObject({
      ownerType: 'broker',
      adLicenseNumber: licence.licence,
      licenseQr: `Advertising licence: 7200000001\nValid until: ${licence.expires}\nFAL licence: 1200000001`,
      Agent: { falLicense: '1200000001', isVerified: false },
    });
    expect(await newest(owner)).toMatchObject({ kind: 'adApproved' });
  });

  it('one is rejected with a reason, mended, and looked at again', async () => {
    const id = (await createAd(made.app, owner.headers)).json().propertyId;
    await ops('ads reject', { id: String(id), reason: 'الصور غير واضحة' });
    expect(await adOf(id)).toMatchObject({ status: 'rejected', statusReason: 'الصور غير واضحة' });
    expect((await newest(owner)).message).toContain('الصور غير واضحة');
    const again = await updateAd(made.app, owner.headers, id, { property: { title: 'شقة بصور أوضح' } });
    expect(again.json().status).toBe('under_review');
    expect(await adOf(id)).toMatchObject({ statusReason: null });
  });

  it('a new price stays public, new words are looked at again', async () => {
    const id = (await createAd(made.app, owner.headers)).json().propertyId;
    await approve(id);
    const cheaper = await updateAd(made.app, owner.headers, id, { property: { price: 48_000 } });
    expect(cheaper.json().status).toBe('published');
    const reworded = await updateAd(made.app, owner.headers, id, { property: { title: 'فيلا بدل الشقة' } });
    expect(reworded.json().status).toBe('under_review');
  });

  it('a new price alone needs no new look, changes nothing else, and is a step of its history', async () => {
    const id = (await createAd(made.app, owner.headers)).json().propertyId;
    await approve(id);
    const reprice = (price: unknown) =>
      made.app.inject({
        method: 'PUT',
        url: `/api/properties/price/${id}`,
        headers: owner.headers,
        payload: { price },
      });
    const all = async () => ({
      property: await made.db.select().from(properties).where(eq(properties.id, id)),
      ad: await made.db.select().from(propertyAds).where(eq(propertyAds.propertyId, id)),
    });
    const steps = async () =>
      (await made.db.select().from(propertyPrices).where(eq(propertyPrices.propertyId, id))).map(
        ({ priceHalalas }) => priceHalalas,
      );
    const before = await all();
    for (const wrong of [0, -5, 'كثير', '1,5', 10_000_000_000, undefined, '']) {
      const refused = await reprice(wrong);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['price']]);
    }
    expect([await all(), await steps()]).toEqual([before, [5_200_000]]);

    expect((await reprice('٤٨٬٠٠٠')).json().property).toMatchObject({
      id,
      price: 48_000,
      status: 'published',
    });
    const [row] = before.property;
    const cheaper = { ...row, priceHalalas: 4_800_000, yearlyPriceHalalas: 4_800_000 };
    expect(await all()).toEqual({ ...before, property: [cheaper] });
    // The same price again is no step; none at all is one.
    await reprice(48_000);
    expect((await reprice(null)).json().property).toMatchObject({ price: null });
    expect(await steps()).toEqual([5_200_000, 4_800_000, null]);
  });

  it('one that an operator hid is not shown again by its advertiser', async () => {
    const id = (await createAd(made.app, owner.headers)).json().propertyId;
    await approve(id);
    await ops('ads hide', { id: String(id), reason: 'بلاغ عن الإعلان' });
    expect(await newest(owner)).toMatchObject({ kind: 'adHidden' });
    expect(await adOf(id)).toMatchObject({ actions: ['edit', 'delete'], statusReason: 'بلاغ عن الإعلان' });
    const show = await postAs(made.app, owner, `/api/properties/mark/${id}`, { as: 'published' });
    expect(show.statusCode).toBe(409);
    await ops('ads publish', { id: String(id), reason: 'أُخفي خطأً' });
    expect(await newest(owner)).toMatchObject({ kind: 'adShownAgain' });
  });

  it('one decided wrongly returns to review, with a reason for its advertiser', async () => {
    const id = (await createAd(made.app, owner.headers)).json().propertyId;
    const reopen = (reason: string) => ops('ads reopen', { id: String(id), reason });
    expect(await reopen('لم نره بعد')).toMatchObject({
      refused: [expect.stringContaining('is under_review')],
    });
    await ops('ads reject', { id: String(id), reason: 'الصور غير واضحة' });
    expect(await reopen('الصور واضحة، رفضناه خطأً')).toMatchObject({
      before: { status: 'rejected', statusReason: 'الصور غير واضحة' },
      after: { status: 'under_review', statusReason: null },
    });
    expect(await newest(owner)).toMatchObject({
      kind: 'adReopened',
      message: expect.stringMatching(/^أعدنا إعلانك إلى المراجعة: .*السبب: الصور واضحة، رفضناه خطأً$/),
    });
    expect(await reopen('مرة ثانية')).toMatchObject({
      refused: [expect.stringContaining('is under_review')],
    });
    await approve(id);
    const url = `/api/properties/retrieve/${id}`;
    expect((await made.app.inject(url)).statusCode).toBe(200);
    await reopen('نُشر قبل التحقق من رخصته');
    expect((await made.app.inject(url)).statusCode).toBe(404);
    expect(await adOf(id)).toMatchObject({ status: 'under_review', statusReason: null });
    expect(await ops('ads reopen', { id: '999999', reason: 'x' })).toEqual({
      refused: ['There is no ad 999999'],
      code: 1,
    });
  });

  it('one that is held by a reservation does not return to review', async () => {
    const id = (await createAd(made.app, owner.headers, { property: { area: 371 } })).json().propertyId;
    await approve(id);
    const reserved = await postAs(made.app, reader, '/api/propReservation/create', { propertyId: id });
    expect(reserved.statusCode).toBe(200);
    expect(await ops('ads reopen', { id: String(id), reason: 'خطأ' })).toMatchObject({
      refused: [expect.stringMatching(`^Ad ${id} is held by reservation \\d+: that ends first$`)],
    });
    expect(await adOf(id)).toMatchObject({ status: 'published' });
  });

  it('a paid duration begins when the ad is approved', async () => {
    const property = { isFeatured: true, adDuration: 2 };
    const { propertyId: id, paymentUrl } = (
      await createAd(made.app, owner.headers, { property, more: { payWith: 'card' } })
    ).json();
    await comeBack(made.app, await decidePayment(made.app, paymentUrl, 'approve'));
    expect(await adOf(id)).toMatchObject({ status: 'under_review', featuredUntil: null });
    await approve(id);
    const { featuredUntil } = await adOf(id);
    expect(Math.round((Date.parse(featuredUntil) - Date.now()) / 86_400_000)).toBe(15);
  });
});

describe('a report', () => {
  const report = (person: Visitor, propertyId: number, more: object = {}) =>
    postAs(made.app, person, '/api/propertyReports/create', { propertyId, reason: 'wrongPrice', ...more });

  it('is kept, followed, answered by an operator, and notified', async () => {
    const id = (await createAd(made.app, owner.headers)).json().propertyId;
    expect((await report(reader, id)).statusCode).toBe(404);
    await approve(id);
    const made1 = (await report(reader, id, { details: 'السعر في الصورة غيره' })).json().report;
    expect(made1).toMatchObject({ status: 'open', title: aFlat.title, propertyId: id });
    expect((await report(reader, id)).json()).toMatchObject({ error_number: 3051 });
    expect((await report(owner, id)).json()).toMatchObject({ error_number: 3050 });
    expect((await report(reader, id, { reason: 'ugly' })).json().errors).toHaveProperty('reason');
    expect(await ops('reports list', {})).toMatchObject({
      rows: [{ id: made1.id, ad: id, reason: 'wrongPrice' }],
    });

    const answered = { id: String(made1.id), answer: 'صُحح السعر' };
    expect(await ops('reports uphold', answered)).toMatchObject({
      message: `Report ${made1.id} of ad ${id} is upheld`,
    });
    expect(await ops('reports uphold', answered)).toMatchObject({
      refused: [`There is no open report ${made1.id}`],
    });
    const list = await read(made.app, reader, '/api/propertyReports/list');
    expect(list.rows).toMatchObject([{ status: 'upheld', answer: 'صُحح السعر' }]);
    expect(list.reportStatus.upheld).toBe('اتُّخذ إجراء');
    expect(await newest(reader)).toMatchObject({ kind: 'reportUpheld' });
    expect((await read(made.app, owner, '/api/propertyReports/list')).rows).toEqual([]);
    // After the answer, the user may send another report.
    const second = (await report(reader, id)).json().report;
    await ops('reports dismiss', { id: String(second.id) });
    expect(await newest(reader)).toMatchObject({ kind: 'reportDismissed' });

    // It is looked into again for a reason, unless a newer one of the same person is open.
    const again = { id: String(second.id), reason: 'وصلتنا صورة أوضح' };
    expect(await ops('reports reopen', { ...again, id: '999999' })).toMatchObject({
      refused: ['There is no decided report 999999'],
    });
    expect(await ops('reports reopen', { id: again.id })).toMatchObject({ code: 2 });
    expect(await ops('reports reopen', again)).toMatchObject({
      before: { status: 'dismissed' },
      after: { status: 'open' },
    });
    expect(await newest(reader)).toMatchObject({
      kind: 'reportReopened',
      message: expect.stringMatching(/^نراجع بلاغك من جديد: .+ السبب: وصلتنا صورة أوضح$/),
    });
    expect(await ops('reports reopen', { ...answered, reason: 'x' })).toMatchObject({
      refused: [`The author of report ${made1.id} has reported the ad again`],
    });
    expect(await ops('reports dismiss', { id: again.id })).toHaveProperty('message');
  });
});
