import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../contract/language.ts';
import type { PriceDrops } from '../../../contract/limits.ts';
import { NOTIFICATION_KINDS } from '../../../contract/notification-kinds.ts';
import { newcomer, post, register } from '../../../tests/support/newcomer.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { notifications } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import type { FittingListing } from './match-texts.ts';
import { notify } from './notify.ts';
import { wordNotification } from './texts.ts';

type Made = Awaited<ReturnType<typeof createTestApp>>;
type Headers = Record<string, string>;
interface Row {
  id: number;
  kind: string;
  message: string;
  link: string | null;
  readAt: string | null;
}
let made: Made;

beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

async function noticesOf(headers: Headers, page = 1) {
  const response = await made.app.inject({ url: `/api/users/notifications?page=${page}`, headers });
  return response.json() as { rows: Row[]; unreadCount: number };
}
const idOf = async (headers: Headers): Promise<number> =>
  (await made.app.inject({ url: '/api/users/currentUser', headers })).json().user.id;
const read = (headers: Headers, id: number | string) =>
  post(made.app, `/api/users/notifications/read/${id}`, {}, headers);
const readAll = (headers: Headers, body: object = {}) =>
  post(made.app, '/api/users/notifications/readAll', body, headers);

describe('notifications', () => {
  it('greet a new user in the language of the request', async () => {
    const headers = await register(made.app, newcomer());
    const { rows, unreadCount } = await noticesOf(headers);
    expect(rows).toMatchObject([
      { kind: 'welcome', message: expect.stringMatching(/^أهلًا بك في ركن/), link: null, readAt: null },
    ]);
    expect(unreadCount).toBe(1);
    const english = await noticesOf({ ...headers, language: 'en' });
    expect(english.rows[0]?.message).toMatch(/^Welcome to Rukn/);
    const home = await made.app.inject({ method: 'POST', url: '/api/home', payload: {}, headers });
    expect(home.json().notificationsCount).toBe(1);
    const guest = await made.app.inject({ method: 'POST', url: '/api/home', payload: {} });
    expect(guest.json().notificationsCount).toBe(0);
  });

  it('come in pages, newest first, and are read one by one and all up to the newest seen', async () => {
    const headers = await register(made.app, newcomer());
    const userId = await idOf(headers);
    for (let count = 1; count <= 31; count++) {
      await notify(made.db, userId, {
        kind: 'newSignIn',
        params: { browser: `B${count}`, system: null, country: null },
      });
    }
    const first = await noticesOf(headers);
    const second = await noticesOf(headers, 2);
    expect([first.rows.length, second.rows.length, first.unreadCount]).toEqual([30, 2, 32]);
    expect(first.rows[0]?.message).toContain('B31');
    expect(second.rows.at(-1)?.kind).toBe('welcome');
    expect((await noticesOf(headers, 3)).rows).toEqual([]);

    const [newest, next] = first.rows;
    expect((await read(headers, next?.id ?? 0)).json()).toEqual({ unreadCount: 31 });
    const readAt = (await noticesOf(headers)).rows[1]?.readAt;
    expect(readAt).toEqual(expect.any(String));
    expect((await read(headers, next?.id ?? 0)).json()).toEqual({ unreadCount: 31 });
    expect((await noticesOf(headers)).rows[1]?.readAt).toBe(readAt);
    expect((await readAll(headers, { upTo: next?.id })).json()).toEqual({ unreadCount: 1 });
    expect((await noticesOf(headers)).rows[0]).toMatchObject({ id: newest?.id, readAt: null });
    expect((await readAll(headers)).json()).toEqual({ unreadCount: 0 });
  });

  it('are one person’s own', async () => {
    const mine = await register(made.app, newcomer());
    const stranger = await register(made.app, newcomer());
    const [row] = (await noticesOf(mine)).rows;
    expect((await read(stranger, row?.id ?? 0)).json()).toMatchObject({ error_number: 2061 });
    await readAll(stranger);
    expect((await noticesOf(mine)).unreadCount).toBe(1);
    expect((await read(mine, 'abc')).statusCode).toBe(404);
  });

  it('are as much part of a transaction as what they tell of', async () => {
    const headers = await register(made.app, newcomer());
    const userId = await idOf(headers);
    const failing = made.db.transaction(async (transaction) => {
      await notify(transaction, userId, { kind: 'passwordChanged', params: {} });
      throw new Error('it did not happen');
    });
    await expect(failing).rejects.toThrow();
    expect((await noticesOf(headers)).rows).toHaveLength(1);
  });

  it('are left out where this version can’t word them', async () => {
    const headers = await register(made.app, newcomer());
    const userId = await idOf(headers);
    await made.db.execute(sql`insert into notifications (user_id, kind, params)
      values (${userId}, 'of tomorrow', '{}'), (${userId}, 'adApproved', '{"title": 5}')`);
    expect((await noticesOf(headers)).rows.map(({ kind }) => kind)).toEqual(['welcome']);
  });
});

describe('listings', () => {
  async function aListing(status: 'published' | 'under_review' | 'hidden') {
    const [row] = await made.db
      .update(properties)
      .set({ status, priceHalalas: 50_000_000, adLicenseExpiresAt: null })
      .where(eq(properties.id, sql`(select min(id) from properties where price_halalas is not null)`))
      .returning();
    if (!row) throw new Error('no listing with a price');
    return row;
  }
  const priceOf = (id: number, priceHalalas: number | null) =>
    made.db.update(properties).set({ priceHalalas }).where(eq(properties.id, id));
  const dropped = async (headers: Headers) =>
    (await noticesOf(headers)).rows.filter(({ kind }) => kind === 'favouritePriceDropped');

  it('tell who keeps them that the price has dropped, and of nothing else', async () => {
    const headers = await register(made.app, newcomer());
    const { id, title, titleEn } = await aListing('published');
    await post(made.app, '/api/favorites/add', { propertyId: id }, headers);
    await priceOf(id, 60_000_000);
    await priceOf(id, 60_000_000);
    expect(await dropped(headers)).toEqual([]);
    await priceOf(id, 45_000_050);
    expect(await dropped(headers)).toMatchObject([
      {
        message: `انخفض سعر عقار في مفضلتك من 600,000\u00A0ر.س إلى 450,000.50\u00A0ر.س: ${title}`,
        link: `/propertydetails/${id}`,
      },
    ]);
    expect((await dropped({ ...headers, language: 'en' }))[0]?.message).toBe(
      `The price of one of your favourites dropped from 600,000\u00A0R.S to 450,000.50\u00A0R.S: ${titleEn ?? title}`,
    );
    await priceOf(id, null);
    await made.db.update(properties).set({ status: 'hidden' }).where(eq(properties.id, id));
    await priceOf(id, 10_000_000);
    await priceOf(id, 5_000_000);
    expect(await dropped(headers)).toHaveLength(1);
  });

  it.each<[choice: PriceDrops, halalas: (number | null)[], told: [from: number, to: number][]]>([
    ['any', [10_000_000, 9_999_999], [[10_000_000, 9_999_999]]],
    // 4.9 %, then 5 %; and one halala less than 5 %.
    ['five', [10_000_000, 9_510_000], []],
    ['five', [10_000_000, 9_500_000], [[10_000_000, 9_500_000]]],
    ['five', [10_000_001, 9_500_001], []],
    ['ten', [10_000_000, 9_000_001], []],
    ['ten', [10_000_000, 9_000_000], [[10_000_000, 9_000_000]]],
    ['never', [10_000_000, 1_000_000], []],
    // Small drops add up to the price that the person knows, which the notification then is.
    ['five', [10_000_000, 9_600_000, 9_216_000, 8_847_360, 8_755_201], [[10_000_000, 9_216_000]]],
    [
      'five',
      [10_000_000, 9_600_000, 9_216_000, 8_755_200],
      [
        [10_000_000, 9_216_000],
        [9_216_000, 8_755_200],
      ],
    ],
    // A rise makes no drop, and on request none; a first price is known from then.
    ['five', [10_000_000, 20_000_000, 9_600_000], []],
    ['five', [10_000_000, null, 9_500_000, 9_400_000], [[10_000_000, 9_400_000]]],
    ['five', [null, 10_000_000, 9_600_000, 9_500_000], [[10_000_000, 9_500_000]]],
  ])('tell of %s drop of %j: %j', async (choice, [first = null, ...later], told) => {
    const headers = await register(made.app, newcomer());
    const { id } = await aListing('published');
    await priceOf(id, first);
    await post(made.app, '/api/favorites/add', { propertyId: id }, headers);
    const url = '/api/users/notifications/settings';
    const payload = { priceDrops: choice };
    const answer = await made.app.inject({ method: 'PUT', url: `${url}/update`, payload, headers });
    expect(answer.statusCode).toBe(200);
    const settings = await made.app.inject({ url, headers });
    expect(settings.json()).toEqual({ priceDrops: choice, marketing: false, marketingAt: null });
    for (const price of later) await priceOf(id, price);
    const rows = await made.db
      .select({ params: notifications.params })
      .from(notifications)
      .where(
        and(eq(notifications.userId, await idOf(headers)), eq(notifications.kind, 'favouritePriceDropped')),
      )
      .orderBy(notifications.id);
    const pairs = rows.map(({ params }) => params as { fromHalalas: number; toHalalas: number });
    expect(pairs.map(({ fromHalalas, toHalalas }) => [fromHalalas, toHalalas])).toEqual(told);
  });

  it('tell of no drop where a rent is by the month from now on, and measure from that', async () => {
    const headers = await register(made.app, newcomer());
    const { id } = await aListing('published');
    const rent = (rentPeriod: 'year' | 'month', priceHalalas: number) =>
      made.db
        .update(properties)
        .set({ purpose: 'for_rent', rentPeriod, priceHalalas })
        .where(eq(properties.id, id));
    await rent('year', 6_000_000);
    await post(made.app, '/api/favorites/add', { propertyId: id }, headers);
    await rent('month', 500_000);
    expect(await dropped(headers)).toEqual([]);
    await rent('month', 480_000);
    expect(await dropped(headers)).toHaveLength(1);
  });

  it('let a user choose only what is offered', async () => {
    const url = '/api/users/notifications/settings';
    const headers = await register(made.app, newcomer());
    const refused = await made.app.inject({
      method: 'PUT',
      url: `${url}/update`,
      payload: { priceDrops: 'twenty' },
      headers,
    });
    expect(refused.statusCode).toBe(422);
    expect((await made.app.inject({ url, headers })).json()).toEqual({
      priceDrops: 'any',
      marketing: false,
      marketingAt: null,
    });
    expect((await made.app.inject({ url })).statusCode).toBe(401);
  });

  it('of offers go to those alone who have consented, and all others to everybody', async () => {
    const person = newcomer();
    const headers = await register(made.app, person);
    const userId = await idOf(headers);
    const url = '/api/users/notifications/settings';
    const choose = (marketing: boolean) =>
      made.app.inject({ method: 'PUT', url: `${url}/update`, payload: { marketing }, headers });
    const settings = async () => (await made.app.inject({ url, headers })).json();
    const kinds = async () => (await noticesOf(headers)).rows.map(({ kind }: { kind: string }) => kind);
    const offer = { code: 'EID', discountType: 'fixed', amount: 2_500 } as const;
    const tell = async () => {
      await notify(made.db, userId, { kind: 'couponGranted', params: offer });
      await notify(made.db, userId, { kind: 'bankSaved', params: {} });
    };
    await choose(false);
    expect(await settings()).toMatchObject({ marketing: false, marketingAt: null });
    await tell();
    expect(await kinds()).toEqual(['bankSaved', 'welcome']);

    await choose(true);
    const given = await settings();
    expect(given).toMatchObject({ priceDrops: 'any', marketing: true, marketingAt: expect.any(String) });
    await choose(true);
    expect(await settings()).toEqual(given);
    await tell();
    expect(await kinds()).toEqual(['bankSaved', 'couponGranted', 'bankSaved', 'welcome']);

    await choose(false);
    expect(await settings()).toMatchObject({ marketing: false, marketingAt: expect.any(String) });
    await tell();
    expect((await kinds()).filter((kind: string) => kind === 'couponGranted')).toHaveLength(1);
  });

  it('go to no user who does not keep them', async () => {
    const headers = await register(made.app, newcomer());
    const { id } = await aListing('published');
    await priceOf(id, 10_000_000);
    expect(await dropped(headers)).toEqual([]);
  });

  it('tell their advertiser that they were approved', async () => {
    const headers = await register(made.app, newcomer());
    const userId = await idOf(headers);
    const { id, title } = await aListing('under_review');
    await made.db.update(properties).set({ advertiserId: userId }).where(eq(properties.id, id));
    await made.db.update(properties).set({ status: 'published' }).where(eq(properties.id, id));
    await made.db.update(properties).set({ status: 'reserved' }).where(eq(properties.id, id));
    expect((await noticesOf(headers)).rows).toMatchObject([
      { kind: 'adApproved', message: `نُشر إعلانك: ${title}`, link: `/propertydetails/${id}` },
      { kind: 'welcome' },
    ]);
  });
});

const fitting: FittingListing = {
  typeAr: 'شقة',
  typeEn: 'Apartment',
  purpose: 'for_rent',
  neighborhoodAr: 'النرجس',
  neighborhoodEn: 'Al Narjis',
  cityAr: 'الرياض',
  cityEn: 'Riyadh',
  priceHalalas: 6_000_000,
  rentPeriod: 'year',
  rooms: 3,
  tenants: 'families',
  age: 0,
  asked: ['rooms', 'age'],
};

describe('wordings', () => {
  const params = {
    propertyId: 7,
    title: 'فيلا',
    titleEn: null,
    fromHalalas: 200,
    toHalalas: 100,
    browser: null,
    system: null,
    viewingId: 3,
    startsAt: '2026-11-24T14:00:00.000Z',
    refundHalalas: 50_000,
    amountHalalas: 50_000,
    link: '/previewdetails/3',
    reservationId: 4,
    executeBefore: '2026-11-24T14:00:00.000Z',
    refundTo: 'wallet',
    reason: 'الصور غير واضحة',
    days: 7,
    answer: null,
    orderId: 5,
    name: 'فهد',
    nameEn: null,
    expert: 'ريم',
    code: 'RUKN20',
    discountType: 'percentage',
    amount: 20,
    requestId: 6,
    category: 'finance',
    status: 'approved',
    message: 'وافق البنك على المبلغ',
    ...fitting,
    startsOn: '2026-01-15',
    expiresOn: '2027-01-14',
    endedOn: '2026-12-01',
    dueOn: '2026-07-15',
    side: 'owner',
    as: 'sold',
    searchId: 8,
    count: 5,
    titles: ['فيلا', 'شقة', 'أرض'],
    titlesEn: ['A villa', 'A flat', 'Land'],
  };

  it.each(NOTIFICATION_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
    'has a sentence for %s in %s',
    (kind, language) => {
      const wording = wordNotification(kind, params, language);
      expect(wording?.message.length).toBeGreaterThan(10);
      expect(wording?.message).not.toMatch(/undefined|null|NaN/);
    },
  );

  it('names the days and sums of a tenancy', () => {
    expect(wordNotification('tenancyPaid', params, 'ar')).toEqual({
      message: 'وصلت دفعة الإيجار 500\u00A0ر.س المستحقة في 15 يوليو 2026: فيلا',
      link: '/rental/7',
    });
    expect(wordNotification('tenancyEnded', { ...params, side: 'tenant' }, 'en')).toEqual({
      message: 'The tenancy ended on 1 December 2026: فيلا',
      link: '/myrents',
    });
  });

  it('names the time of a viewing as Riyadh has it', () => {
    expect(wordNotification('viewingTomorrow', params, 'ar')).toEqual({
      message: 'تذكير: معاينتك الثلاثاء، 24 نوفمبر، 5:00\u00A0م: فيلا',
      link: '/previewdetails/3',
    });
    expect(wordNotification('viewingCancelled', params, 'en')).toEqual({
      message:
        'Your viewing on Tuesday 24 November, 5:00\u00A0pm was cancelled: فيلا. 500\u00A0R.S went back to your wallet',
      link: '/wallet',
    });
  });

  it('says why a listing fits', () => {
    expect(wordNotification('homeFound', params, 'ar')).toEqual({
      message:
        'وجدنا عقارًا يناسب طلبك \u2066M-6\u2069: شقة، للإيجار، النرجس، الرياض، 60,000\u00A0ر.س سنويًا، 3 غرف، جديد',
      link: '/propertydetails/7',
    });
    const unpriced = { ...params, priceHalalas: null, asked: ['tenants', 'features'] };
    expect(wordNotification('homeFound', unpriced, 'en')?.message).toBe(
      'A home that fits your request \u2066M-6\u2069: Apartment, for rent, Al Narjis, Riyadh, for families, has the features you asked for',
    );
  });

  it('passes on what an operator answered', () => {
    expect(wordNotification('requestAnswered', params, 'ar')).toEqual({
      message: 'طلب التمويل \u2066F-6\u2069: موافق عليه. وافق البنك على المبلغ',
      link: '/myrequests?category=finance&id=6',
    });
  });

  it('has none for a name that every object has', () => {
    expect(wordNotification('constructor', {}, 'ar')).toBeNull();
  });
});
