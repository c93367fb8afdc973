import { expect, it } from 'vitest';
import ar from './ar.ts';
import { createI18n } from './i18n.ts';
import { addTexts } from './route-texts.ts';

it('puts a route’s texts into its own instance only: the server makes one a page', async () => {
  const page = createI18n('ar', ar);
  await addTexts(page, ['search']);
  expect(page.hasResourceBundle('ar', 'search')).toBe(true);
  expect(createI18n('ar', ar).hasResourceBundle('ar', 'search')).toBe(false);
});

it.each([
  ['properties:purpose.for_auction', 'للاستثمار'],
  ['properties:purposeShort.for_auction', 'استثمار'],
  ['search:list.titlePurpose.for_auction', 'عقارات للاستثمار'],
  ['search:list.titleTypes.for_auction', 'شقق للاستثمار'],
  ['properties:tenants.robots', ''],
  ['properties:category.lunar', ''],
  ['search:sort.by_luck', ''],
])('says what an unknown value is, or nothing, but never a key: %s', async (key, expected) => {
  const i18n = createI18n('ar', ar);
  await addTexts(i18n, ['search']);
  expect(i18n.t(key as never, { types: 'شقق' })).toBe(expected);
  const screen = i18n.getFixedT(null, ['properties', 'search']);
  expect(screen(key as never, { types: 'شقق' })).toBe(expected);
});
