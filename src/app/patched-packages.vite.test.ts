import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutKeys, withoutStyles } from './patched-packages.vite.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../node_modules', file), 'utf8');

it.each(['tractor', 'house', 'sofa', 'bell'])('draws %s by nothing but its lines', (name) => {
  const code = read(`lucide-react/dist/esm/icons/${name}.mjs`);
  const bare = withoutKeys(code);
  expect(code).toContain('key:');
  expect(bare).not.toContain('key:');
  const lines = (text: string) => text.match(/(?:d|cx|cy|r): "[^"]+"/g);
  expect(lines(bare)).toEqual(lines(code));
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
