import { describe, expect, it } from 'vitest';
import ar from '../../../i18n/ar.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import search from '../../../i18n/locales/ar/search.json';
import { leftOutText } from './left-out-text.ts';

const t = createI18n('ar', { ...ar, search }).getFixedT(null, ['properties', 'search'] as const);

describe('what was left out of a link', () => {
  it('is said by its name and value, with its number', () => {
    expect(leftOutText(t, [{ key: 'priceTo', value: '0' }], undefined)).toEqual({
      message: 'تركنا من الرابط: السعر إلى (0). هذه نتائج الباقي.',
      number: 1001,
    });
  });

  it('is never said by a name of the wire', () => {
    const dropped = [
      { key: 'minPrice', value: '' },
      { key: 'colour', value: '' },
    ];
    const text = leftOutText(t, dropped, undefined)?.message;
    expect(text).toBe('تركنا من الرابط: خيارين لا نعرفهما. هذه نتائج الباقي.');
  });

  it('says what the server does not know, with the server’s number', () => {
    const leftOut = { fields: { cityId: 'هذا المكان غير موجود' }, number: 3005 };
    expect(leftOutText(t, [], leftOut)).toEqual({
      message: 'تركنا من الرابط: المدينة (غير موجودة). هذه نتائج الباقي.',
      number: 3005,
    });
  });

  it('is listed as a sentence is, the last with «و»', () => {
    const fields = { regionId: 'هذا المكان غير موجود', neighborhoodId: 'هذا المكان غير موجود' };
    const dropped = [{ key: 'typeId', value: 'abc' }];
    expect(leftOutText(t, dropped, { fields, number: 3005 })?.message).toBe(
      'تركنا من الرابط: المنطقة (غير موجودة)، الحي (غير موجود)، ونوع العقار (abc). هذه نتائج الباقي.',
    );
  });

  it('is nothing where nothing was', () => expect(leftOutText(t, [], undefined)).toBeNull());
});
