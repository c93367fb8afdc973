import { describe, expect, it } from 'vitest';
import ar from '../../i18n/locales/ar/session.json' with { type: 'json' };
import en from '../../i18n/locales/en/session.json' with { type: 'json' };

/** The sheet's subject and where it leads, in both languages. */
const SAYS = {
  favourite: ['مفضلتك', 'favourites'],
  viewing: ['مواعيدها', 'its times'],
  reservation: ['شروط حجزه', 'its terms'],
  finance: ['طلب تمويل', 'financing'],
  contact: ['رقمه', 'the number'],
  report: ['بلاغك', 'your report'],
  management: ['إدارة عقارك', 'property management'],
  request: ['نبحث لك', 'search for you'],
} as const;

describe('the guest sheet', () => {
  it.each(Object.entries(SAYS))('says what signing in is for: %s', (reason, words) => {
    const key = reason as keyof typeof SAYS;
    const texts = [ar.guest.reason[key], en.guest.reason[key]];
    for (const [at, text] of texts.entries()) {
      expect(text).toContain(words[at]);
      if (key !== 'viewing') expect(text).not.toMatch(/times|مواعيد/);
    }
  });

  it('has a sentence for no other reason, and the same ones in both languages', () => {
    for (const { guest } of [ar, en])
      expect(Object.keys(guest.reason).toSorted()).toEqual(Object.keys(SAYS).toSorted());
  });
});
