import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Prng } from '../../server/db/seed/demo/prng.ts';
import { atEmptyList, favouritesAt, hearts, pressed, reload, withoutSync } from '../support/hearts.ts';
import { journey } from '../support/journey.ts';

/** 500 by the issue (`RUKN_TOGGLES=500`); fewer in every run of the tests. create-queue.test.ts has 500 without a browser. */
const TOGGLE_RUNS = Number(process.env.RUKN_TOGGLES ?? 12);
const SEED = 6;
const PLACES = [0, 1, 2];

/** Says that the network is back, and answers how many writes still wait on the device. */
const leftAfterTry = (page: Page) =>
  page.evaluate(async () => {
    const count = () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('rukn.writes');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('writes').objectStore('writes').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
          counting.onerror = () => reject(counting.error);
        };
      });
    const left = await count();
    if (left > 0) window.dispatchEvent(new Event('online'));
    return left;
  });

journey('hearts over a link that is cut before or after the server has done them', ({ visit, server }) => {
  it(`are as they were last tapped, each sent once: ${TOGGLE_RUNS} random runs`, {
    timeout: 90_000 + TOGGLE_RUNS * 5_000,
  }, async () => {
    const { page, context } = await visit();
    await withoutSync(context);
    const token = await atEmptyList(server().url, page);
    const chance = new Prng();
    const fates = new Prng();
    fates.restart(SEED, TOGGLE_RUNS);
    /** Writes by their key: each is a wish of its own. Answered ones, which nobody may send again. */
    const answered = new Set<string>();
    const seen = new Set<string>();
    const sentAgain: string[] = [];
    await context.route(/api\/favorites\/(add|remove)/, async (route) => {
      const key = (await route.request().headerValue('idempotency-key')) ?? '';
      if (answered.has(key)) sentAgain.push(key);
      seen.add(key);
      const fate = fates.below(3);
      if (fate === 0) return route.abort();
      const response = await route.fetch();
      if (fate === 1) return route.abort();
      answered.add(key);
      return route.fulfill({ response });
    });
    const ids = await Promise.all(
      PLACES.map(async (place) => {
        const href = await page
          .getByRole('article')
          .nth(place)
          .getByRole('link')
          .first()
          .getAttribute('href');
        return Number(href?.split('/').at(-1));
      }),
    );
    const wanted = PLACES.map(() => false);
    const expected = () => {
      const kept = ids.filter((_, place) => wanted[place]).toSorted();
      return { left: 0, kept, shown: kept.length };
    };
    const state = async () => ({
      left: await leftAfterTry(page),
      kept: (await favouritesAt(server().url, token)).toSorted(),
      shown: await pressed(page).count(),
    });
    let taps = 0;
    for (let run = 0; run < TOGGLE_RUNS; run += 1) {
      chance.restart(SEED, run);
      for (let left = chance.between(1, 4); left > 0; left -= 1) {
        const place = chance.below(PLACES.length);
        wanted[place] = !wanted[place];
        taps += 1;
        await hearts(page).nth(place).click();
        // Between two taps a try may be under way, or over, or the link may be back.
        if (chance.below(3) === 0) await page.evaluate(() => window.dispatchEvent(new Event('online')));
        if (chance.below(3) === 0) await page.waitForTimeout(chance.below(60));
      }
      if (run % 25 === 6) {
        // The last tap is on the device by then.
        await page.waitForTimeout(300);
        await reload(page);
        await hearts(page).first().waitFor();
      }
      await expect.poll(state, { timeout: 40_000, interval: 50, message: `run ${run}` }).toEqual(expected());
    }
    // A tap that was not written down yet when its run seemed over would show now.
    await page.waitForTimeout(1_000);
    expect(await state()).toEqual(expected());
    expect(sentAgain).toEqual([]);
    // A tap is a wish under one key, however often it was tried; one that the next overtook was perhaps never sent.
    expect(seen.size).toBeLessThanOrEqual(taps);
    expect(seen.has('')).toBe(false);
  });
});
