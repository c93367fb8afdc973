import { expect, it } from 'vitest';
import { HELD_DATA, LIFETIME_DAYS } from '../../../contract/held-data.ts';
import ar from '../../i18n/locales/ar/privacy.json';
import en from '../../i18n/locales/en/privacy.json';

type Lifetime = keyof typeof LIFETIME_DAYS;
const lifetimes = [...new Set(Object.values(HELD_DATA).map(({ until }) => until))].toSorted();

it.each([ar, en])('words each lifetime, and types no number of days: the jobs’ own stand there', (texts) => {
  expect(Object.keys(texts.lifetime).toSorted()).toEqual(lifetimes);
  for (const [name, text] of Object.entries(texts.lifetime)) {
    // The last digits of a card are no lifetime.
    if (name !== 'card') expect(text).not.toMatch(/\d/);
    expect({ name, has: text.includes('{{days}}') }).toEqual({ name, has: name in LIFETIME_DAYS });
  }
});

it('has whole days, so that a changed limit does not make the page say a fraction', () => {
  for (const name of lifetimes) {
    const days = LIFETIME_DAYS[name as Lifetime];
    expect(days === undefined || (Number.isInteger(days) && days > 2)).toBe(true);
  }
});
