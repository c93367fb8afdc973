import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE } from '../contract/language.ts';
import { BUILD_ID, buildOfPage } from '../src/device/build-id.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Not in every browser yet (Safari before 18.4, Firefox before 140). */
  cookieStore?: { get(name: string): Promise<{ value: string } | null> };
};

const PREFIX = 'rukn-home-';
const CACHE = PREFIX + BUILD_ID;
/** How long the installation waits for the first copy. */
const FIRST_LIMIT_MS = 10_000;

/** Whether a URL is the home page without parameters: its page is cached for no other URL. */
export function isHome({ pathname, search }: URL): boolean {
  return pathname === '/' && search === '';
}

const keyOf = (language: string) => `/?__language=${language}`;

/** The language of a page that the server rendered for this build; null for any other page. */
export function languageOfPage(html: string): string | null {
  if (buildOfPage(html) !== BUILD_ID) return null;
  return /<html lang="([a-z]+)"[^>]* data-page="rendered"/.exec(html)?.[1] ?? null;
}

/**
 * The home page as the server rendered it at the last visit, in the current language: its listings
 * show before any code runs. Null without a copy, or where cookies can't be read.
 */
export async function cachedHomePage(): Promise<Response | null> {
  if (!self.cookieStore) return null;
  const cookie = await self.cookieStore.get(LANGUAGE_COOKIE);
  const cache = await caches.open(CACHE);
  const page = await cache.match(keyOf(cookie?.value ?? DEFAULT_LANGUAGE), { ignoreVary: true });
  return page ?? null;
}

/**
 * Caches a home page for the next visit, if the server rendered it for this build. It is always
 * rendered for a guest.
 */
export async function cacheHomePage(response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return;
  const html = await response.clone().text();
  const language = languageOfPage(html);
  if (language === null) return;
  const cache = await caches.open(CACHE);
  // Marks the page as cached: the app then refetches what it shows (src/app/main.tsx).
  const marked = html.replace('<html ', '<html data-kept ');
  await cache.put(keyOf(language), new Response(marked, { headers: response.headers }));
}

/** Caches the first copy, for the second visit; does nothing offline or on a timeout. */
export async function cacheFirstHomePage(): Promise<void> {
  try {
    await cacheHomePage(await fetch('/', { signal: AbortSignal.timeout(FIRST_LIMIT_MS) }));
  } catch {
    // The next visit opens from the shell.
  }
}

export async function deleteOlderHomePages(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
