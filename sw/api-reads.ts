import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { SESSION_HEADER } from '../contract/language.ts';
import { SAVED_AT_HEADER } from '../src/api/saved-answers.ts';
import { cacheKey, forgetOtherBuilds, GUEST_ANSWERS, PERSON_ANSWERS, signOutCount } from './answer-caches.ts';
import { cacheRuleOf } from './cache-rules.ts';

declare const self: ServiceWorkerGlobalScope;

/** After this long without an answer the saved copy is used, if there is one. */
const PATIENCE_SECONDS = 3;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Keys by language and person; keeps proper answers only, and none that a sign-out overtook. */
const careful: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => cacheKey(request),
  handlerWillStart: async ({ state }) => {
    if (state) state.signOuts = signOutCount();
  },
  cacheWillUpdate: async ({ response, state }) =>
    isCacheable(response) && state?.signOuts === signOutCount() ? stamped(response, Date.now()) : null,
};

/** Reads an answer to its end, and rejects one that is not the server's if a saved copy exists. */
function preferSaved(cacheName: string): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response }) => {
      const whole = await inWhole(response);
      if (!isNoAnswer(whole)) return whole;
      const saved = await caches.match(await cacheKey(request), { cacheName, ignoreVary: true });
      if (saved) throw new Error('This is not the answer: the saved one stands in');
      return whole;
    },
  };
}

function networkFirst(cacheName: string, maxEntries: number): NetworkFirst {
  return new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [
      preferSaved(cacheName),
      careful,
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true }),
    ],
  });
}

/**
 * Reads that the contract lets a device keep: the network first, the saved answer where there is
 * none. All other calls, and everything that changes something, pass by untouched. What is asked by
 * POST (`/api/home`) is kept by the page's own store.
 */
export function answerApiReads(): void {
  const forGuests = networkFirst(GUEST_ANSWERS, 200);
  const forPersons = networkFirst(PERSON_ANSWERS, 200);
  registerRoute(
    // A listing asked for by its advertiser to change it holds identity numbers: it is nothing to
    // keep.
    ({ url, sameOrigin }) =>
      sameOrigin && cacheRuleOf(url.pathname) !== 'never' && !url.searchParams.has('management'),
    (options) => (options.request.headers.has(SESSION_HEADER) ? forPersons : forGuests).handle(options),
  );
  self.addEventListener('activate', (event) => event.waitUntil(forgetOtherBuilds()));
}

/**
 * Whether an answer may be kept: ours, complete and JSON. A captive portal's page and errors are
 * not.
 */
export function isCacheable(response: Response): boolean {
  const isOurs = response.type === 'basic' || response.type === 'default';
  const type = response.headers.get('content-type') ?? '';
  return isOurs && response.status === 200 && !response.redirected && /^application\/json(?:;|$)/i.test(type);
}

/**
 * Whether a saved answer, where there is one, serves better: a portal's page, or a server that is
 * not there.
 */
export function isNoAnswer(response: Response): boolean {
  return response.status >= 502 || (response.status === 200 && !isCacheable(response));
}

/** Statuses that have no body (Fetch, null body status). */
const WITHOUT_BODY = [101, 103, 204, 205, 304];

/**
 * The answer once all of it has come. One that stops after its first bytes counts as none, so that
 * the saved answer is given.
 */
export async function inWhole(response: Response): Promise<Response> {
  if (response.redirected || WITHOUT_BODY.includes(response.status)) return response;
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/**
 * The answer as it is kept: with its time, so that a page that gets it later can say how old it is.
 * By the device's clock alone: the server's date would make everything look outdated where that
 * clock is wrong.
 */
export function stamped(response: Response, now: number): Response {
  const headers = new Headers(response.headers);
  headers.delete('date');
  headers.set(SAVED_AT_HEADER, String(now));
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
