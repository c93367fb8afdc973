import { beforeEach, expect, it, vi } from 'vitest';
import { cacheStorage } from '../tests/support/cache-storage.ts';

vi.mock('workbox-routing', () => ({ registerRoute: vi.fn() }));

const SCRIPT = { 'content-type': 'text/javascript' };
const fetched: [string, RequestCache | undefined][] = [];
let answer: () => Response;

beforeEach(() => {
  vi.resetModules();
  fetched.length = 0;
  answer = () => new Response('code', { headers: SCRIPT });
  vi.stubGlobal('caches', cacheStorage());
  vi.stubGlobal('self', {
    location: { href: 'https://rukn.example/sw.js' },
    navigator: {},
    registration: { active: null },
    addEventListener: () => undefined,
  });
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit = {}) => {
    fetched.push([url, cache]);
    return answer();
  });
});

async function laterFiles() {
  const module = await import('./later-files.ts');
  module.cacheLaterFiles([
    { url: 'assets/list.js', revision: null },
    { url: 'assets/detail.js', revision: null },
    { url: 'art/login.avif', revision: '5d41402a' },
  ]);
  return module;
}

it('caches all once, two at a time, and a file without a hash in its name from the server itself', async () => {
  const { fillLaterFiles } = await laterFiles();
  await Promise.all([fillLaterFiles(), fillLaterFiles()]);
  await fillLaterFiles();
  expect(fetched).toEqual([
    ['assets/list.js', undefined],
    ['assets/detail.js', undefined],
    ['art/login.avif', 'reload'],
  ]);
});

it('takes a file with a hash in its name from another build’s cache', async () => {
  await (await caches.open('rukn-files-older')).put('assets/list.js', answer());
  const { cacheFiles } = await laterFiles();
  await cacheFiles(['/assets/list.js', '/assets/detail.js', '/assets/unknown.js']);
  expect(fetched.map(([url]) => url)).toEqual(['assets/detail.js']);
});

it('refuses a portal’s page, and tries again at the next time', async () => {
  const { fillLaterFiles } = await laterFiles();
  answer = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
  await expect(fillLaterFiles()).rejects.toThrow('did not come');
  answer = () => new Response('code', { headers: SCRIPT });
  await fillLaterFiles();
  expect((await (await caches.open((await caches.keys()).at(-1) ?? '')).keys()).length).toBe(3);
});
