import { expect, it } from 'vitest';
import { say, type TextKey } from './texts.ts';

it.each<[TextKey, string, string]>([
  ['duration', '0 يوم|يوم واحد|يومان|3 أيام|11 يومًا|100 يوم', '0 days|1 day|2 days|3 days|11 days|100 days'],
  [
    'fit.age',
    'جديد|عمره سنة|عمره سنتان|عمره 3 سنوات|عمره 11 سنة|عمره 100 سنة',
    'new|1 year old|2 years old|3 years old|11 years old|100 years old',
  ],
])('counts in %s as each language does', (key, ar, en) => {
  const counted = (language: 'ar' | 'en') =>
    [0, 1, 2, 3, 11, 100].map((count) => say(language, key, { count })).join('|');
  expect([counted('ar'), counted('en')]).toEqual([ar, en]);
});

it('writes money, days and moments of Riyadh as its reader does', () => {
  const params = { title: 'Villa', startsAt: '2026-11-23T21:30:00Z', refundHalalas: 150_050 };
  expect(say('en', 'notification.viewingCancelled', { ...params, context: 'refunded' })).toBe(
    'Your viewing on Tuesday 24 November, 12:30\u00A0am was cancelled: Villa. 1,500.50\u00A0R.S went back to your wallet',
  );
  expect(say('ar', 'notification.tenancyEnded', { title: 'فيلا', endedOn: '2026-12-01' })).toBe(
    'انتهى عقد الإيجار في 1 ديسمبر 2026: فيلا',
  );
});

it('reads nothing into what people wrote', () => {
  const title = '<b>{{reason}} $t(notification.welcome) {{- x}} $1';
  expect(say('en', 'notification.adRejected', { title, reason: '{{title}}' })).toBe(
    `Your listing was not accepted: ${title}. The reason: {{title}}`,
  );
});
