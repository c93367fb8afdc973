import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFlat, asFile, blots, createAd, myAds, updateAd, upload } from '../../../tests/support/ads.ts';
import { addVisitors, book, freeTimes, read, type Visitor } from '../../../tests/support/bookings.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { propertyAds } from '../../db/schema/advertising.ts';
import { properties } from '../../db/schema/properties.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
let owner: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  made = await createTestApp();
  [owner, stranger] = (await addVisitors(made.db, 2)) as [Visitor, Visitor];
});
afterAll(() => made.app.close());

async function newAd(ad: Parameters<typeof createAd>[2] = {}, person = owner): Promise<number> {
  const answer = await createAd(made.app, person.headers, ad);
  expect(answer.statusCode).toBe(200);
  return answer.json().propertyId;
}
const mark = (id: number, as: string, { headers } = owner) =>
  made.app.inject({ method: 'POST', url: `/api/properties/mark/${id}`, headers, payload: { as } });
const inPublic = async (id: number) => (await made.app.inject(`/api/properties/retrieve/${id}`)).statusCode;
const forEdit = ({ headers }: Visitor, id: number) =>
  made.app.inject({ url: `/api/properties/retrieve/${id}?management=1`, headers });
const kinds = async (person: Visitor) =>
  (await read(made.app, person, '/api/users/notifications')).rows.map(({ kind }: { kind: string }) => kind);

describe('an ad', () => {
  it('is published at once in the sandbox, as its advertiser gave it, with a notification', async () => {
    const answer = await createAd(made.app, owner.headers, {
      owner: { ownerMobile: '+966 ٥٠٠٠٠٧٠٠١', ownerIdentity: '١٠٠٠٠٠٠٠٠٨' },
      property: { price: '٥٢,000', area: ' 140 ', latitude: 24.7, longitude: 46.7 },
      more: { receiptImage: asFile(await blots(1)) },
    });
    expect(answer.json()).toMatchObject({ status: 'published', paymentUrl: null });
    const id = answer.json().propertyId;
    const { property } = (await made.app.inject(`/api/properties/retrieve/${id}`)).json();
    expect(property).toMatchObject({
      title: aFlat.title,
      price: 52_000,
      area: 140,
      rentPeriod: 'year',
      ownerType: 'owner',
      PropertyOwner: null,
      Ad: null,
      latitude: 24.7,
    });
    expect(await kinds(owner)).toContain('adApproved');
    const own = await forEdit(owner, id);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.json().property.PropertyOwner).toMatchObject({
      ownerType: 'owner',
      ownerMobile: '0500007001',
      ownerIdentity: '1000000008',
      receiptNumber: '3101234567',
      agentIdentity: null,
      hasReceiptImage: true,
    });
    const actions = ['reprice', 'edit', 'confirm', 'hide', 'rented', 'delete'];
    expect(own.json().property.Ad.actions).toEqual(actions);
  });

  it('shows its photos in the order given, worded by its title; a stranger’s photo is refused', async () => {
    const ids: number[] = [];
    for (const seed of [11, 12, 13]) {
      ids.push((await upload(made.app, owner.headers, await blots(seed))).json().mediaId);
    }
    const [first = 0, second = 0, third = 0] = ids;
    const id = await newAd({ property: { mediaIds: [third, first, second] } });
    const photos = async () =>
      (await forEdit(owner, id)).json().property.mediaFiles as { mediaId: number; alt: string }[];
    expect((await photos()).map(({ mediaId }) => mediaId)).toEqual([third, first, second]);
    expect((await photos())[0]?.alt).toBe(aFlat.title);
    await updateAd(made.app, owner.headers, id, { property: { mediaIds: [second, third] } });
    expect((await photos()).map(({ mediaId }) => mediaId)).toEqual([second, third]);

    const foreign = await createAd(made.app, stranger.headers, { property: { mediaIds: [second] } });
    expect(foreign.json()).toMatchObject({ error_number: 3040, errors: { mediaIds: expect.any(String) } });
    const remove = ({ headers }: Visitor) =>
      made.app.inject({ method: 'DELETE', url: `/api/media/delete/${second}`, headers });
    expect((await remove(stranger)).statusCode).toBe(404);
    expect((await remove(owner)).statusCode).toBe(200);
    expect((await photos()).map(({ mediaId }) => mediaId)).toEqual([third]);
  });

  it('sent twice under one key is one ad', async () => {
    const headers = { ...owner.headers, 'idempotency-key': 'one-ad' };
    const [first, second] = [await createAd(made.app, headers), await createAd(made.app, headers)];
    expect(second.json()).toEqual(first.json());
    const other = await createAd(made.app, headers, { property: { title: 'إعلان آخر غيره' } });
    expect(other.json()).toMatchObject({ error_number: 4031 });
  });
});

describe('the rules of services §5', () => {
  const errorsOf = async (ad: Parameters<typeof createAd>[2]) => {
    const answer = await createAd(made.app, owner.headers, ad);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    return answer.json() as { msg: string; errors: Record<string, string> };
  };

  it.each([
    ['ownerMobile', '05000070', 'رقم جوال المالك غير صحيح'],
    ['ownerIdentity', '1000000000', 'رقم هوية المالك غير صحيح'],
    ['receiptNumber', '123456789', 'رقم الصك غير صحيح'],
    ['receiptNumber', '12345678901234567', 'رقم الصك غير صحيح'],
    ['receiptNumber', '1'.repeat(100), 'رقم الصك غير صحيح'],
  ])('an owner’s %s', async (field, value, message) => {
    const { msg, errors } = await errorsOf({ owner: { [field]: value } });
    expect({ msg, errors }).toEqual({ msg: message, errors: { [field]: message } });
  });

  const agent = {
    ownerType: 'agent',
    agentIdentity: '1000000008',
    agentDOB: '1990-01-01',
    agencyNumber: '4412345678',
    agentMobile: '0500007002',
  };
  it.each([
    ['agentIdentity', '1000000000', 'رقم هوية الوكيل غير صحيح'],
    ['agencyNumber', '123', 'رقم الوكالة غير صحيح'],
    ['agentMobile', '0600000000', 'رقم جوال الوكيل غير صحيح'],
  ])('an agent’s %s', async (field, value, message) => {
    expect((await createAd(made.app, owner.headers, { owner: agent })).statusCode).toBe(200);
    expect((await errorsOf({ owner: { ...agent, [field]: value } })).errors).toEqual({ [field]: message });
  });

  it('asks a broker for every field at once', async () => {
    const { errors } = await errorsOf({ owner: { ownerType: 'broker', ownerDOB: '', ownerMobile: ' ' } });
    expect(errors).toEqual({
      falLicense: 'اكتب رقم رخصة فال',
      adLicenseNumber: 'اكتب رقم ترخيص الإعلان',
      ownerDOB: 'اكتب تاريخ ميلاد المالك',
      ownerMobile: 'اكتب رقم جوال المالك',
      agentIdentity: 'اكتب رقم هوية الوكيل',
      agencyNumber: 'اكتب رقم الوكالة',
      agentMobile: 'اكتب رقم جوال الوكيل',
      agentDOB: 'اكتب تاريخ ميلاد الوكيل',
    });
  });

  it.each([
    [{ title: 'بيت' }, { title: 'يجب ادخال الوصف المختصر بطريقة صحيحة' }],
    [{ title: '' }, { title: 'اكتب العنوان' }],
    [{ propertyType: null }, { propertyType: 'اختر السكن' }],
    [{ category: undefined }, { category: 'اختر التصنيف' }],
    [{ area: null }, { area: 'اكتب المساحة' }],
    [{ neighborhoodId: undefined }, { neighborhoodId: 'اختر الحي' }],
    [{ isFeatured: true }, { adDuration: 'اختر مدة التمييز' }],
    [{ latitude: 24 }, { longitude: 'اختر خط الطول' }],
  ])('of the property: %j', async (property, errors) => {
    expect((await errorsOf({ property })).errors).toEqual(errors);
  });

  it.each([
    [{ cityId: 999 }, 'cityId'],
    [{ neighborhoodId: 99_999 }, 'neighborhoodId'],
    [{ typeId: 999 }, 'typeId'],
    [{ features: [1, 9_999] }, 'features'],
    [{ isFeatured: true, adDuration: 99 }, 'adDuration'],
    [{ price: 0 }, 'price'],
    [{ area: 0 }, 'area'],
    [{ price: 99_999_999_999 }, 'price'],
    [{ roomsCount: 10_000 }, 'roomsCount'],
    [{ buildNumber: '12345' }, 'buildNumber'],
    [{ apartmentNumber: 'ب' }, 'apartmentNumber'],
  ])('refuses %j at its field', async (property, field) => {
    expect(Object.keys((await errorsOf({ property })).errors)).toEqual([field]);
  });

  it('takes no day that is still to come, no saved card, and no part that is no JSON', async () => {
    expect(Object.keys((await errorsOf({ owner: { ownerDOB: '2999-01-01' } })).errors)).toEqual(['ownerDOB']);
    expect(Object.keys((await errorsOf({ more: { paymentMethodId: '3' } })).errors)).toEqual([
      'paymentMethodId',
    ]);
    expect(Object.keys((await errorsOf({ more: { owner: '{' } })).errors)).toEqual(['owner']);
  });

  it('a shop has no tenants of a kind', async () => {
    await newAd({ property: { category: 'commercial', propertyType: null } });
  });
});

describe('an edit', () => {
  it('keeps what was given, and checks what is required alone (services §5)', async () => {
    const id = await newAd();
    const change = { owner: { receiptNumber: '12' }, property: { title: 'شقة بعد التجديد', price: null } };
    const answer = await updateAd(made.app, owner.headers, id, change);
    expect(answer.json()).toEqual({ propertyId: id, status: 'published', paymentUrl: null });
    const { property } = (await forEdit(owner, id)).json();
    expect(property).toMatchObject({ title: 'شقة بعد التجديد', price: null });
    expect(property.PropertyOwner.receiptNumber).toBe('12');
    const misshapen = { owner: { ownerMobile: '050', ownerIdentity: '12' }, property: { title: 'بيت' } };
    expect((await updateAd(made.app, owner.headers, id, misshapen)).statusCode).toBe(200);
    const kept = (await forEdit(owner, id)).json().property;
    expect(kept).toMatchObject({ title: 'بيت', PropertyOwner: { ownerMobile: '050', ownerIdentity: '12' } });
    const untitled = await updateAd(made.app, owner.headers, id, { property: { title: ' ' } });
    expect(untitled.json().errors).toEqual({ title: 'اكتب العنوان' });
    const missing = await updateAd(made.app, owner.headers, id, { owner: { ownerIdentity: null } });
    expect(missing.json().errors).toEqual({ ownerIdentity: 'اكتب رقم هوية المالك' });
  });

  it('replaces the picture of the deed only where another comes', async () => {
    const id = await newAd({ more: { receiptImage: asFile(await blots(21)) } });
    const keyOf = async () =>
      (await made.db.select().from(propertyAds).where(eq(propertyAds.propertyId, id)))[0]?.receiptImage;
    const first = await keyOf();
    await updateAd(made.app, owner.headers, id);
    expect(await keyOf()).toBe(first);
    await updateAd(made.app, owner.headers, id, { more: { receiptImage: asFile(await blots(22)) } });
    expect(await keyOf()).not.toBe(first);
    const key = String(await keyOf());
    expect((await made.app.inject(`/media/${key}`)).statusCode).toBe(404);
  });

  it('of another’s ad is refused: 403 where the caller may see it, 404 where not', async () => {
    const id = await newAd();
    expect((await updateAd(made.app, stranger.headers, id)).statusCode).toBe(403);
    expect((await forEdit(stranger, id)).statusCode).toBe(403);
    await mark(id, 'hidden');
    expect((await updateAd(made.app, stranger.headers, id)).statusCode).toBe(404);
    expect((await forEdit(stranger, id)).statusCode).toBe(404);
  });
});

describe('my ads', () => {
  it('are mine, newest first, with what readers did', async () => {
    const id = await newAd();
    const view = (headers = {}) =>
      made.app.inject({ method: 'POST', url: `/api/properties/viewed/${id}`, headers });
    for (const headers of [stranger.headers, stranger.headers, owner.headers, {}]) await view(headers);
    const favourite = { method: 'POST', url: '/api/favorites/add', payload: { propertyId: id } } as const;
    await made.app.inject({ ...favourite, headers: stranger.headers });
    const [newest] = await myAds(made.app, owner.headers);
    expect(newest).toMatchObject({ id, viewsCount: 2, favouritesCount: 1, isShown: true, confirmedAt: null });
    expect(await myAds(made.app, stranger.headers)).toEqual([]);
  });

  it('are marked: hidden, shown, rented; what doesn’t fit is refused; twice changes nothing', async () => {
    const id = await newAd();
    expect((await mark(id, 'hidden')).json().property).toMatchObject({ status: 'hidden', isShown: false });
    expect(await inPublic(id)).toBe(404);
    expect((await mark(id, 'hidden')).statusCode).toBe(200);
    expect((await mark(id, 'published')).json().property.status).toBe('published');
    expect((await mark(id, 'sold')).json()).toMatchObject({ error_number: 3045 });
    expect((await mark(id, 'rented')).json().property.actions).toEqual(['show', 'delete']);
    expect((await mark(id, 'rented', stranger)).statusCode).toBe(404);
    expect((await updateAd(made.app, owner.headers, id)).statusCode).toBe(409);
  });

  it('are confirmed, for everybody to see', async () => {
    const id = await newAd();
    const confirm = ({ headers }: Visitor) =>
      made.app.inject({ method: 'POST', url: `/api/properties/confirm/${id}`, headers });
    expect((await confirm(stranger)).statusCode).toBe(403);
    const { property } = (await confirm(owner)).json();
    expect(Date.parse(property.confirmedAt)).toBeGreaterThan(Date.now() - 60_000);
    const seen = (await made.app.inject(`/api/properties/retrieve/${id}`)).json();
    expect(seen.property.confirmedAt).toBe(property.confirmedAt);
  });

  it('are deleted: they are not found, and their viewers are notified', async () => {
    const id = await newAd({ more: { receiptImage: asFile(await blots(31)) } });
    const [slot] = await freeTimes(made.app, id, stranger);
    await book(made.app, stranger, { propertyId: id, ...slot });
    const remove = ({ headers }: Visitor) =>
      made.app.inject({ method: 'DELETE', url: `/api/properties/delete/${id}`, headers });
    expect((await remove(stranger)).statusCode).toBe(403);
    expect((await remove(owner)).json()).toEqual({ success: true });
    expect((await remove(owner)).statusCode).toBe(404);
    expect((await forEdit(owner, id)).statusCode).toBe(404);
    expect((await myAds(made.app, owner.headers)).some((ad: { id: number }) => ad.id === id)).toBe(false);
    expect(await kinds(stranger)).toContain('viewingCancelled');
    const { rows } = await read(made.app, stranger, '/api/reservation/list');
    expect(rows[0]).toMatchObject({ status: 'cancelled', Property: { id } });
  });

  it('that are reserved stay as they are', async () => {
    const id = await newAd();
    await made.db.update(properties).set({ status: 'reserved' }).where(eq(properties.id, id));
    const { headers } = owner;
    const answers = [
      await made.app.inject({ method: 'DELETE', url: `/api/properties/delete/${id}`, headers }),
      await updateAd(made.app, headers, id),
      await mark(id, 'hidden'),
    ];
    expect(answers.map((answer) => answer.json().error_number)).toEqual([3044, 3044, 3044]);
  });
});
