import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { SESSION_HEADER } from '../contract/language.ts';
import { forgetOtherBuilds, GUEST_ANSWERS, PERSON_ANSWERS, signOutCount } from './answer-caches.ts';
import { answerKey } from './answer-key.ts';
import { cacheRuleOf } from './kept-endpoints.ts';
import { inWhole, isKeepable, isNoAnswer, stamped } from './saved-answer.ts';

declare const self: ServiceWorkerGlobalScope;

/** A network that has not answered by then is as good as none, where something is saved. */
const PATIENCE_SECONDS = 3;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Keys by language and person; keeps proper answers only, and none that a sign-out overtook. */
const careful: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => answerKey(request),
  handlerWillStart: async ({ state }) => {
    if (state) state.signOuts = signOutCount();
  },
  cacheWillUpdate: async ({ response, state }) =>
    isKeepable(response) && state?.signOuts === signOutCount() ? stamped(response, Date.now()) : null,
};

/** Takes an answer in whole, and none that is not the server's where a saved one can stand in for it. */
function preferSaved(cacheName: string): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response }) => {
      const whole = await inWhole(response);
      if (!isNoAnswer(whole)) return whole;
      const saved = await caches.match(await answerKey(request), { cacheName, ignoreVary: true });
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
 * Reads that the contract lets a device keep: the network first, the saved answer where there is none.
 * All other calls, and everything that changes something, pass by untouched. What is asked by POST
 * (`/api/home`) is kept by the page's own store.
 */
export function answerApiReads(): void {
  const forGuests = networkFirst(GUEST_ANSWERS, 200);
  const forPersons = networkFirst(PERSON_ANSWERS, 200);
  registerRoute(
    // A listing asked for by its advertiser to change it holds identity numbers: it is nothing to keep.
    ({ url, sameOrigin }) =>
      sameOrigin && cacheRuleOf(url.pathname) !== 'never' && !url.searchParams.has('management'),
    (options) => (options.request.headers.has(SESSION_HEADER) ? forPersons : forGuests).handle(options),
  );
  self.addEventListener('activate', (event) => event.waitUntil(forgetOtherBuilds()));
}
