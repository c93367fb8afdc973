import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { Prng } from '../../server/seed/demo/prng.ts';
import { favouriteButtons, favouritesOf, openList, pressed } from '../support/favourites.ts';
import { expect, isNightly, test } from '../support/journey.ts';

// A server on which no other test publishes, so the list does not change.
test.use({ serverSettings: { environment: { OWN_SERVER: 'stopped' } } });

/** src/device/writes/queue.test.ts does 500 runs without a browser in every test run. */
const RUNS = isNightly ? 500 : 8;
const SEED = 6;
const PLACES = [0, 1, 2];

const sayOnline = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

/**
 * The number of queued writes on the device, and the sequence number of the next one, found by
 * adding one in a transaction that is rolled back.
 */
const queueOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ left: number; next: number }>((resolve, reject) => {
        const opening = indexedDB.open('rukn.writes');
        // Nothing has been queued yet: aborts, so that the app creates the database.
        let isThere = true;
        opening.onupgradeneeded = () => {
          isThere = false;
          opening.transaction?.abort();
        };
        opening.onerror = () => (isThere ? reject(opening.error) : resolve({ left: 0, next: 1 }));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('writes', 'readwrite');
          const counting = transaction.objectStore('writes').count();
          const adding = transaction.objectStore('writes').add({});
          adding.onsuccess = () => transaction.abort();
          transaction.onabort = () => {
            opening.result.close();
            resolve({ left: counting.result, next: Number(adding.result) });
          };
        };
      }),
  );

/** Fires `online` if writes are queued; returns how many are. */
async function leftAfterTry(page: Page): Promise<number> {
  const { left } = await queueOf(page);
  if (left > 0) await sayOnline(page);
  return left;
}

test(`favourites over a link that is cut before or after the server has done them are as they were last tapped, each sent once: ${RUNS} random runs`, async ({
  visit,
  person,
}) => {
  if (isNightly) test.setTimeout(60_000 + RUNS * 5_000);
  const reader = await person();
  const visited = await visit({ as: reader });
  const { page, context } = visited;
  await openList(visited);
  const chance = new Prng();
  const fates = new Prng();
  fates.restart(SEED, RUNS);
  /**
   * Changes with each reload: a write without a response before the reload is sent again with the
   * same key.
   */
  let life = 0;
  /**
   * Writes with a response, by idempotency key (one per tap): the same page must not send them
   * again.
   */
  const answered = new Map<string, number>();
  const seen = new Set<string>();
  const sentAgain: string[] = [];
  await context.route(/api\/favorites\/(add|remove)/, async (route) => {
    const key = (await route.request().headerValue('idempotency-key')) ?? '';
    const startedIn = life;
    if (answered.get(key) === startedIn) sentAgain.push(key);
    seen.add(key);
    const fate = fates.below(3);
    if (fate === 0) return route.abort();
    const response = await route.fetch();
    if (fate === 1) return route.abort();
    answered.set(key, startedIn);
    return route.fulfill({ response });
  });
  const ids = await Promise.all(
    PLACES.map(async (place) => {
      const link = page.getByRole('article').nth(place).getByRole('link').first();
      return Number((await link.getAttribute('href'))?.split('/').at(-1));
    }),
  );
  const wanted = PLACES.map(() => false);
  const expected = () => {
    const kept = ids.filter((_, place) => wanted[place]).toSorted();
    return { left: 0, kept, shown: kept.length };
  };
  const state = async () => ({
    left: await leftAfterTry(page),
    kept: (await favouritesOf(reader)).toSorted(),
    shown: await pressed(page).count(),
  });
  let taps = 0;
  for (let run = 0; run < RUNS; run += 1) {
    chance.restart(SEED, run);
    for (let left = chance.between(1, 4); left > 0; left -= 1) {
      const place = chance.below(PLACES.length);
      wanted[place] = !wanted[place];
      taps += 1;
      await favouriteButtons(page).nth(place).click();
      // Between two taps, a send may be running or done, or the network back.
      if (chance.below(3) === 0) await sayOnline(page);
      if (chance.below(3) === 0) await pause(chance.below(60));
    }
    if (run % 25 === 6) {
      // While sending, but not before the last tap is stored on the device.
      await expect.poll(async () => (await queueOf(page)).next).toBe(taps + 1);
      life += 1;
      await page.reload();
      life += 1;
      await expect(favouriteButtons(page).first()).toBeVisible();
    }
    await expect.poll(state, { timeout: 40_000, intervals: [50], message: `run ${run}` }).toEqual(expected());
  }
  await expect.poll(async () => (await queueOf(page)).next).toBe(taps + 1);
  await expect.poll(state).toEqual(expected());
  expect(sentAgain).toEqual([]);
  // A tap keeps its key in all retries; a tap that the next one overtook may never have been sent.
  expect(seen.size).toBeLessThanOrEqual(taps);
  expect(seen.has('')).toBe(false);
});
