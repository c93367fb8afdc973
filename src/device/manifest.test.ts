import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { manifest } from './manifest.ts';

const root = join(import.meta.dirname, '../..');
const routes = readFileSync(join(root, 'src/app/route-tree.gen.ts'), 'utf8');
const hasScreen = (path: string) => new RegExp(`fullPath: '${path}/?'`).test(routes);

/** Width and height from a PNG's header. */
function sizeOf(path: string): string {
  const png = readFileSync(join(root, 'public', path));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it('leads only to screens that there are', () => {
  const { start_url = '', shortcuts = [], share_target } = manifest;
  const paths = [start_url, ...shortcuts.map(({ url }) => url), share_target?.action ?? ''];
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !hasScreen(path))).toEqual([]);
});

it('names pictures that there are, of the size that it says', () => {
  const { icons = [], screenshots = [], shortcuts = [] } = manifest;
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])];
  for (const { src, sizes } of pictures) {
    expect({ src, isThere: existsSync(join(root, 'public', src)) }).toEqual({ src, isThere: true });
    expect({ src, size: sizeOf(src) }).toEqual({ src, size: sizes });
  }
});

it('is in Arabic, with icons of every purpose', () => {
  expect(manifest).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(new Set(manifest.icons?.map(({ purpose }) => purpose))).toEqual(
    new Set(['any', 'maskable', 'monochrome']),
  );
});

it('shows the app on a phone and on a wide screen', () => {
  const factors = new Set(manifest.screenshots?.map(({ form_factor }) => form_factor));
  expect(factors).toEqual(new Set(['narrow', 'wide']));
});

it('opens a link of ours inside the installed app, in the window that is open', () => {
  expect(manifest).toMatchObject({
    scope: '/',
    handle_links: 'preferred',
    launch_handler: { client_mode: expect.arrayContaining(['navigate-existing']) },
    share_target: { method: 'GET', params: { url: 'url', text: 'text' } },
  });
});
