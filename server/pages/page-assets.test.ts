import { expect, it } from 'vitest';
import { createPageAssets } from './page-assets.ts';

const assets = createPageAssets({
  'src/i18n/ar.ts': { file: 'assets/ar.js' },
  'src/i18n/en.ts': { file: 'assets/en.js' },
  'src/i18n/locales/en/detail.json': { file: 'assets/detail-texts.js' },
  _app: { file: 'assets/app.js', imports: ['_framework'] },
  _framework: { file: 'assets/framework.js', imports: ['_app'] },
  'src/routes/_shell.tsx?tsr-split=component': { file: 'assets/shell.js', imports: ['_app'] },
  'src/routes/_shell/index.tsx?tsr-split=component': { file: 'assets/home.js', imports: ['_app'] },
  'src/routes/_shell/propertydetails.$id.tsx?tsr-split=component': { file: 'assets/detail.js' },
  'src/routes/_shell/_account/favorite.tsx?tsr-split=component---loader': { file: 'assets/favourites.js' },
});

it('names the language’s texts and the routes’ chunks with what they import, each once', () => {
  expect(
    assets.modules({ routeIds: ['__root__', '/_shell', '/_shell/'], texts: ['shell'], language: 'ar' }),
  ).toEqual([
    '/assets/ar.js',
    '/assets/shell.js',
    '/assets/app.js',
    '/assets/framework.js',
    '/assets/home.js',
  ]);
});

it('finds a route with a parameter by its id, and the texts of its own', () => {
  expect(
    assets.modules({ routeIds: ['/_shell/propertydetails/$id'], texts: ['shell', 'detail'], language: 'en' }),
  ).toEqual(['/assets/en.js', '/assets/detail-texts.js', '/assets/detail.js']);
});

it('finds a route whose loader is in its chunk', () => {
  expect(assets.modules({ routeIds: ['/_shell/_account/favorite'], texts: [], language: 'en' })).toEqual([
    '/assets/en.js',
    '/assets/favourites.js',
  ]);
});
