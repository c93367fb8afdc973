import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Draws the mark into index.html: a file of its own would come, and be shown, a round trip later. */
export function startMark(root: string): Plugin {
  const mark = readFileSync(join(root, 'public/icons/favicon.svg'), 'utf8');
  return {
    name: 'start-mark',
    transformIndexHtml: (html) =>
      html.replace('<!--start-mark-->', () =>
        mark.replace('<svg ', '<svg class="start-mark" aria-hidden="true" '),
      ),
  };
}
