import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutKeys } from './patched-packages.vite.ts';

const ICONS = join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons');

it.each(['tractor', 'house', 'sofa', 'bell'])('draws %s by nothing but its lines', (name) => {
  const code = readFileSync(join(ICONS, `${name}.mjs`), 'utf8');
  const bare = withoutKeys(code);
  expect(code).toContain('key:');
  expect(bare).not.toContain('key:');
  const lines = (text: string) => text.match(/(?:d|cx|cy|r): "[^"]+"/g);
  expect(lines(bare)).toEqual(lines(code));
});
