import { expect, it } from 'vitest';
import { allVerbs } from '../all-verbs.ts';
import { factText, hasFactLabel } from './log-words.ts';

it('has a word for every argument that is logged', () => {
  const logged = allVerbs.flatMap((verb) => (verb.effect === 'read' ? [] : Object.keys(verb.args.shape)));
  expect([...new Set(logged)].filter((name) => !hasFactLabel(name))).toEqual([]);
});

it.each([
  ['ads', 'status', 'under_review', 'قيد المراجعة', 'Under review'],
  ['requests-finance', 'status', 'under_review', 'قيد الدراسة', 'Under review'],
  ['orders', 'status', 'arrived', 'الفني في الموقع', 'Technician on site'],
  ['payments', 'wentTo', 'wallet', 'محفظة الدافع', 'The payer’s wallet'],
  ['operator', 'role', 'editor', 'محرر', 'Editor'],
  ['technicians', 'isActive', false, 'لا', 'No'],
  ['orders', 'finalPaymentSar', 240.5, '240.50\u00A0ر.س', '240.50\u00A0R.S'],
  ['tenancies', 'paidOn', '2026-11-03', '3 نوفمبر 2026', '3 November 2026'],
  ['orders', 'doneTime', '2026-11-03T21:30:00.000Z', /4 نوفمبر 2026/, /4 November 2026/],
  ['ads', 'reason', 'الصور غير واضحة', 'الصور غير واضحة', 'الصور غير واضحة'],
] as const)('%s %s %j is read in words, in Riyadh', (group, name, value, ar, en) => {
  for (const [language, words] of [
    ['ar', ar],
    ['en', en],
  ] as const) {
    const text = factText(group, name, value, language);
    if (typeof words === 'string') expect(text).toBe(words);
    else expect(text).toMatch(words);
  }
});

it('leaves out what is empty', () => expect(factText('ads', 'reason', null, 'ar')).toBeNull());
