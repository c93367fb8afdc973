import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asSinglePath, withoutStyles } from './patched-packages.vite.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../node_modules', file), 'utf8');

const path = (name: string) =>
  /lineIcon\("([^"]+)"\)/.exec(asSinglePath(read(`lucide-react/dist/esm/icons/${name}.mjs`)))?.[1];

it.each([
  ['bell', /^M10\.268 21[^"]+M3\.262 15\.326/],
  ['eye', /M9 12a3 3 0 0 1 6 0a3 3 0 0 1 -6 0Z$/],
  ['ruler-dimension-line', /M4 12h16a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2Z$/],
  ['ellipsis', /^M11 12a1 1/],
  ['saudi-riyal', /19 13M19 18l-5 2M19 8 4 14$/],
])('draws %s as one path', (name, drawn) => expect(path(name)).toMatch(drawn));

it('draws every icon of lucide, and leaves other names of one as they are', () => {
  const folder = join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons');
  const codes = readdirSync(folder).filter((file) => file.endsWith('.mjs') && file !== 'index.mjs');
  const drawn = codes.map((file) => asSinglePath(readFileSync(join(folder, file), 'utf8')));
  for (const code of drawn)
    expect(code).toMatch(/lineIcon\("M[^"]+"\)|^[^{]*export \{ (?:__iconData, )?default/m);
});

it('keeps vaul from injecting its CSS, which it still does', () => {
  const code = read('vaul/dist/index.mjs');
  expect(code).toMatch(/^__insertCSS\("\[data-vaul/m);
  const [, injection = ''] =
    /^(function __insertCSS\(code\) \{[\s\S]*?\n\})$/m.exec(withoutStyles(code)) ?? [];
  const document = { createElement: () => expect.fail('a <style> element') };
  new Function('document', `${injection}; __insertCSS('a {}')`)(document);
});

it('replaces the scroll lock’s styles, which are still a <style> element', () => {
  expect(read('react-style-singleton/dist/es2015/singleton.js')).toContain("createElement('style')");
});
