import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheStorage } from '../tests/support/cache-storage.ts';
import {
  cachedHomePage,
  cacheFirstHomePage,
  cacheHomePage,
  deleteOlderHomePages,
  isHome,
  languageOfPage,
} from './home-page-cache.ts';

const page = (language: string, build = 'test') =>
  `<!doctype html><html lang="${language}" dir="rtl" data-page="rendered"><head><meta name="build" content="${build}"></head>`;
const marked = (language: string) => page(language).replace('<html', '<html data-kept');
/** As the network returns it: same origin, so `basic`. */
const fromServer = (html: string | null, status = 200) =>
  Object.defineProperty(new Response(html, { status }), 'type', { value: 'basic' });
const cookie = (value: string | null) =>
  vi.stubGlobal('self', { cookieStore: { get: async () => value && { value } } });

beforeEach(() => {
  vi.stubGlobal('caches', cacheStorage());
  cookie(null);
});
afterEach(() => vi.unstubAllGlobals());

describe('the cached home', () => {
  it('is the page of the language that the next visit is in', async () => {
    await cacheHomePage(fromServer(page('ar')));
    expect(await (await cachedHomePage())?.text()).toBe(marked('ar'));
    cookie('en');
    expect(await cachedHomePage()).toBeNull();
    await cacheHomePage(fromServer(page('en')));
    expect(await (await cachedHomePage())?.text()).toBe(marked('en'));
  });

  it('is never a portal’s page, an error, the empty shell or another build’s', async () => {
    for (const html of ['<html>', page('ar', 'older'), page('ar').replace(' data-page="rendered"', '')])
      await cacheHomePage(fromServer(html));
    await cacheHomePage(fromServer(page('ar'), 503));
    await cacheHomePage(fromServer(null, 204));
    expect(await cachedHomePage()).toBeNull();
  });

  it('has a first copy where there is a network, and none of older builds', async () => {
    vi.stubGlobal('fetch', async () => fromServer(page('ar')));
    await caches.open('rukn-home-older');
    await cacheFirstHomePage();
    await deleteOlderHomePages();
    expect(await caches.keys()).toEqual(['rukn-home-test']);
    expect(await cachedHomePage()).not.toBeNull();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(cacheFirstHomePage()).resolves.toBeUndefined();
  });

  it('is not used where the language is unknown', async () => {
    await cacheHomePage(fromServer(page('ar')));
    vi.stubGlobal('self', {});
    expect(await cachedHomePage()).toBeNull();
  });

  it('is served at / alone', () => {
    expect(isHome(new URL('https://rukn.example/#top'))).toBe(true);
    expect(isHome(new URL('https://rukn.example/?utm_source=x'))).toBe(false);
    expect(isHome(new URL('https://rukn.example/propertielist'))).toBe(false);
    expect(languageOfPage('')).toBeNull();
  });
});
