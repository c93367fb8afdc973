import { describe, expect, it } from 'vitest';
import { type SearchSources, suggest } from './search-suggestions.ts';

const centre = { latitude: 0, longitude: 0 };
const sources: SearchSources = {
  regions: [
    { id: 1, name: 'الرياض' },
    { id: 2, name: 'مكة المكرمة' },
  ],
  cities: [
    { id: 1, name: 'الرياض', regionId: 1, ...centre },
    { id: 4, name: 'جدة', regionId: 2, ...centre },
  ],
  neighborhoods: [
    { id: 101, name: 'الملقا', cityId: 1, cover: null, ...centre },
    { id: 102, name: 'الروضة', cityId: 1, cover: null, ...centre },
    { id: 401, name: 'الروضة', cityId: 4, cover: null, ...centre },
    { id: 402, name: 'أبحر الشمالية', cityId: 4, cover: null, ...centre },
  ],
  sidesOf: (city) => [`شمال ${city}`, `جنوب ${city}`],
  types: [{ id: 1, name: 'شقة', plural: 'شقق', icon: 'building', category: 'residential' }],
};
const named = (text: string) => suggest(text, sources).map(({ kind, name }) => `${kind} ${name}`);

describe('suggest', () => {
  it.each([
    ['جده', ['city جدة']],
    ['جِدّة', ['city جدة']],
    ['ابحر', ['neighborhood أبحر الشمالية']],
    ['شماليه', ['neighborhood أبحر الشمالية']],
    ['حي الملقا', ['neighborhood الملقا']],
    ['رياض', ['city الرياض', 'region الرياض']],
    ['مكرم', ['region مكة المكرمة']],
    ['شقق', ['type شقة']],
    ['شقه', ['type شقة']],
    ['لا مكان بهذا الاسم', []],
  ])('%s', (text, expected) => expect(named(text)).toEqual(expected));

  it('knows the sides of a large city, which the text then says', () => {
    const more = Array.from({ length: 20 }, (_, at) => ({
      id: 110 + at,
      name: `حي ${at}`,
      cityId: 1,
      cover: null,
      ...centre,
    }));
    const large = { ...sources, neighborhoods: [...sources.neighborhoods, ...more] };
    expect(suggest('شمال', large)).toEqual([
      expect.objectContaining({ kind: 'side', set: { regionId: 1, cityId: 1, q: 'شمال الرياض' } }),
      expect.objectContaining({ kind: 'neighborhood' }),
    ]);
  });

  it('distinguishes two neighbourhoods of one name, and sets each with its city', () => {
    expect(suggest('الروضه', sources)).toEqual([
      expect.objectContaining({ within: 'الرياض', set: { regionId: 1, cityId: 1, neighborhoodId: 102 } }),
      expect.objectContaining({ within: 'جدة', set: { regionId: 2, cityId: 4, neighborhoodId: 401 } }),
    ]);
  });

  it('begins with regions and types', () => {
    expect(named(' ')).toEqual(['region الرياض', 'region مكة المكرمة', 'type شقة']);
  });
});
