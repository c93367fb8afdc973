import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstScreenChunk, laterTexts, markLaterFiles } from './first-screen.vite.ts';

const LUCIDE = '/app/node_modules/lucide-react/dist/esm';

const sources: Record<string, string> = {
  '/app/src/ui/button.tsx': `import { House, Share2 as Share } from "lucide-react";`,
  [`${LUCIDE}/lucide-react.mjs`]: `export { default as House, default as HouseIcon } from './icons/house.mjs';
export { default as Share2 } from './icons/share-2.mjs';
export { default as Eye } from './icons/eye.mjs';`,
};

const imports: Record<string, string[]> = {
  '/app/src/app/main.tsx': ['/app/src/app/router.tsx'],
  '/app/src/app/router.tsx': ['/app/src/ui/button.tsx', '/app/src/app/main.tsx'],
  '/app/src/ui/button.tsx': [`${LUCIDE}/lucide-react.mjs`],
  [`${LUCIDE}/lucide-react.mjs`]: ['house', 'share-2', 'eye'].map((icon) => `${LUCIDE}/icons/${icon}.mjs`),
  '/app/src/features/home/home-screen.tsx': ['/app/src/ui/rail.tsx'],
  '/app/src/features/properties/near/near-screen.tsx': ['/app/src/ui/pager.tsx', '/app/src/ui/button.tsx'],
};
const graph = {
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [], code: sources[id] ?? null }),
};

it('names the chunk for what the first screen imports in any number of steps, and for nothing else', () => {
  const nameOf = firstScreenChunk('app', '/app');
  for (const path of ['app/main.tsx', 'app/router.tsx', 'ui/button.tsx', 'ui/rail.tsx'])
    expect(nameOf(`/app/src/${path}`, graph)).toBe('app');
  for (const path of ['features/properties/near-screen.tsx', 'ui/pager.tsx'])
    expect(nameOf(`/app/src/${path}`, graph)).toBeNull();
});

it('counts of a package of icons those that are imported by name', () => {
  const nameOf = firstScreenChunk('icons', '/app');
  for (const icon of ['house', 'share-2']) expect(nameOf(`${LUCIDE}/icons/${icon}.mjs`, graph)).toBe('icons');
  expect(nameOf(`${LUCIDE}/icons/eye.mjs`, graph)).toBeNull();
});

it('joins the texts of later screens by language', () => {
  expect(laterTexts('/app/src/i18n/locales/en/wallet.json')).toBe('texts-en');
  expect(laterTexts('/app/src/i18n/locales/ar/home.json')).toBeNull();
});

it('leaves for later what neither home nor the bars need', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'rukn-first-screen-'));
  const chunk = (file: string, imports: string[] = []) => ({ file, imports, css: [`${file}.css`] });
  await mkdir(join(outDir, '.vite'));
  await writeFile(
    join(outDir, '.vite/manifest.json'),
    JSON.stringify({
      'index.html': { ...chunk('assets/app.js', ['_framework']), isEntry: true },
      _framework: chunk('assets/framework.js'),
      _shared: chunk('assets/shared.js'),
      'src/features/home/recent-section.tsx': chunk('assets/recent.js', ['_shared']),
      'src/features/wallet/wallet-screen.tsx': chunk('assets/wallet.js'),
    }),
  );
  const urls = [
    'index.html',
    ...['app', 'framework', 'shared', 'recent', 'wallet'].map((name) => `assets/${name}.js`),
    ...['app', 'wallet'].map((name) => `assets/${name}.js.css`),
    ...['rubik-arabic-1', 'rubik-arabic-rare-1'].map((name) => `assets/${name}.woff2`),
    ...['offline.svg', 'login.avif'].map((name) => `art/${name}`),
  ];
  const { manifest } = await markLaterFiles(outDir)(urls.map((url) => ({ url })));
  await rm(outDir, { recursive: true });
  expect(manifest.filter((entry) => 'isLater' in entry).map(({ url }) => url)).toEqual([
    'assets/wallet.js',
    'assets/wallet.js.css',
    'assets/rubik-arabic-rare-1.woff2',
    'art/login.avif',
  ]);
});
