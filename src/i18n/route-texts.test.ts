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
