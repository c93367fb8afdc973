import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bareTexts } from './support/bare-texts.ts';

const root = join(import.meta.dirname, '..');
const screens = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'));

/**
 * A browser's translator replaces text nodes by `font` elements. React then updates detached nodes,
 * unless the text is its element's only child.
 */
it('gives each text that may change an element of its own', { timeout: 120_000 }, () => {
  expect(bareTexts(root, screens)).toEqual([]);
});
