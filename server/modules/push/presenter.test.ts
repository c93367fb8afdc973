import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../contract/language.ts';
import { NOTIFICATION_KINDS } from '../../../contract/notification-kinds.ts';
import { isPushMessage, PUSH_MESSAGE_MAX_BYTES } from '../../../contract/push-message.ts';
import { presentPush } from './presenter.ts';

/** Distinctive values, so that the test finds any that leak. */
const params = {
  propertyId: 7,
  title: 'فيلا',
  titleEn: null,
  fromHalalas: 60_000_000,
  toHalalas: 50_000_000,
  browser: 'Chrome',
  system: 'Android',
  viewingId: 3,
  startsAt: '2026-11-24T14:00:00.000Z',
  refundHalalas: 1_234_500,
  amountHalalas: 1_234_500,
  link: '/previewdetails/3',
  reservationId: 4,
  executeBefore: '2026-11-24T14:00:00.000Z',
  refundTo: 'wallet',
  reason: 'سبب خاص',
  days: 7,
  answer: 'جواب خاص',
  orderId: 5,
  name: 'فهد',
  nameEn: null,
  expert: 'ريم',
  code: 'SECRET20',
  discountType: 'fixed',
  amount: 1_234_500,
  requestId: 6,
  category: 'finance',
  status: 'approved',
  message: 'رسالة خاصة',
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
  asked: ['price'],
  searchId: 7,
  count: 2,
  titles: ['فيلا', 'شقة'],
  titlesEn: ['A villa', 'A flat'],
  as: 'sold',
  startsOn: '2026-01-15',
  expiresOn: '2027-01-14',
  endedOn: '2026-12-01',
  dueOn: '2026-07-15',
  side: 'owner',
};
const now = new Date('2026-11-22T10:00:00Z');
const row = (kind: string, changed: object = {}) => ({
  id: 91,
  kind,
  params: { ...params, ...changed },
  createdAt: now,
});
const messageOf = (kind: string, language: 'ar' | 'en', changed: object = {}) =>
  JSON.parse(presentPush(row(kind, changed), { language, unread: 3, now })?.payload ?? 'null');

describe.each(LANGUAGES)('on a lock screen, in %s', (language) => {
  it.each(NOTIFICATION_KINDS)('%s is news, and shows nothing private', (kind) => {
    const message = messageOf(kind, language);
    expect(isPushMessage(message)).toBe(true);
    const seen = `${message.title} ${message.text}`;
    expect(seen).not.toMatch(/undefined|null|NaN/);
    // The user's money, codes, an operator's text to the user, and any request for financing.
    expect(seen).not.toMatch(/12,345|1234500|SECRET20|سبب خاص|جواب خاص|رسالة خاصة|تمويل|financ/i);
    expect(message.path).toMatch(/^\/(?!\/)/);
  });
});

it('what everybody may see of a listing stays', () => {
  expect(messageOf('favouritePriceDropped', 'ar').text).toBe(
    'انخفض سعر عقار في مفضلتك من 600,000\u00A0ر.س إلى 500,000\u00A0ر.س: فيلا',
  );
});

it('names each topic once, within what a push service takes for a topic', () => {
  for (const kind of NOTIFICATION_KINDS) {
    const ids = { propertyId: 2_147_483_647, viewingId: 2_147_483_647, requestId: 2_147_483_647 };
    const push = presentPush(
      { ...row(kind, { ...ids, category: 'management' }), id: 2_147_483_647 },
      { language: 'ar', unread: 0, now },
    );
    expect(push?.topic).toMatch(/^[\w-]{3,32}$/);
  }
  const tags = ['orderAssigned', 'orderArrived', 'orderDone'].map((kind) => messageOf(kind, 'ar').tag);
  expect(new Set(tags)).toEqual(new Set(['order-5']));
  expect(messageOf('newSignIn', 'ar').tag).toBe('account-n91');
});

it('lives as long as it is news', () => {
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const of = (kind: string, hours: number) =>
    presentPush(row(kind), { language: 'ar', unread: 0, now: at(hours) });
  expect(of('viewingSoon', 0)).toMatchObject({ ttlSeconds: 3_600, urgency: 'high' });
  expect(of('viewingSoon', 0.5)).toMatchObject({ ttlSeconds: 1_800 });
  expect(of('viewingSoon', 1)).toBeNull();
  expect(of('adApproved', 24)).toMatchObject({ ttlSeconds: 48 * 3_600, urgency: 'normal' });
  expect(of('adApproved', 72)).toBeNull();
  expect(of('welcome', 0)).toMatchObject({ urgency: 'low' });
});

it('stays below the limit, whatever people write', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NOTIFICATION_KINDS),
      fc.string({ unit: 'binary', maxLength: 5_000 }),
      (kind, text) => {
        const said = { title: text, link: `/${text}`, name: text, reason: text };
        const push = presentPush(row(kind, said), { language: 'ar', unread: 99, now });
        expect(Buffer.byteLength(push?.payload ?? '')).toBeLessThan(PUSH_MESSAGE_MAX_BYTES);
      },
    ),
  );
});
