import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import type { BuiltPage } from '../../contract/rendered-page.ts';
import { indexHtml } from './index-html.vite.ts';

const project = join(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'rukn-index-html-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const FILES = {
  'index.html': readFileSync(join(project, 'index.html'), 'utf8'),
  'src/app/main.tsx': 'import "./main.css"; import { part } from "./part.ts"; globalThis.done = part();',
  'src/app/part.ts': 'export const part = () => globalThis.parts;',
  'src/app/main.css': 'p { color: red }',
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function buildWith(names: Record<string, RegExp>): Promise<{ html: string; page: BuiltPage }> {
  const groups = Object.entries(names).map(([name, test]) => ({ name, test }));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [indexHtml(project)],
    build: { modulePreload: { polyfill: false }, rolldownOptions: { output: { codeSplitting: { groups } } } },
  });
  const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
  return { html: read('index.html'), page: JSON.parse(read('.vite/page.json')) };
}

it.each([
  ['an entry of its own code', { part: /part\.ts/ }, ['part', 'index']],
  ['an entry that Vite drops, as it only imports', { part: /part\.ts/, app: /main\.tsx/ }, ['part', 'app']],
])('lists for the server of %s what each page loads, in its order', async (_, names, expected) => {
  const { html, page } = await buildWith(names);
  expect(page.modules.map((path) => /^\/assets\/([a-z]+)-/.exec(path)?.[1])).toEqual(expected);
  expect(page.starter).toContain(JSON.stringify(page.modules));
  expect(page.styles).toEqual([expect.stringMatching(/^\/assets\/.*\.css$/)]);
  // All that Vite added to the head is between these marks.
  const place = html.slice(html.indexOf('<!--page-entry-->'), html.indexOf('<!--/page-entry-->'));
  for (const address of [...page.modules, ...page.styles]) {
    expect(html.split(address)).toHaveLength(2);
    expect(place).toContain(`="${address}"`);
  }
  expect(place.match(/<(?:script|link)/g)).toHaveLength(3);
  for (const script of page.inline) expect(html).toContain(`<script>${script}</script>`);
  expect(html.match(/<script>/g)).toHaveLength(page.inline.length);
  expect(html).toContain('<svg class="start-mark"');
});

it('refuses an index.html without a place for a script', async () => {
  writeFileSync(join(root, 'index.html'), FILES['index.html'].replace('<!--script end-of-page-->', ''));
  await expect(buildWith({})).rejects.toThrow('has no <!--script end-of-page-->');
});
