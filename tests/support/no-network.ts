import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { RunningServer } from './running-server.ts';

/**
 * The two ways of being without network: the device knows it, or the server is simply not there.
 */
export const CUTS = ['the network cut', 'the server stopped'] as const;
export type Cut = (typeof CUTS)[number];

interface Parts {
  context: BrowserContext;
  server: RunningServer;
}

/** Does something without network, and gives it back whatever happens. */
export async function withoutNetwork(
  cut: Cut,
  { context, server }: Parts,
  work: () => Promise<void>,
): Promise<void> {
  if (cut === 'the network cut') await context.setOffline(true);
  else await server.stop();
  try {
    await work();
  } finally {
    if (cut === 'the network cut') await context.setOffline(false);
    else await server.start();
  }
}

/**
 * Restores the network and repeats failed requests. The app retries on its own; where it did so
 * before the network was quite there, this presses the button `retryName`.
 */
export async function backOnline(page: Page, retryName = 'أعد المحاولة'): Promise<void> {
  await page.context().setOffline(false);
  const retry = page.getByRole('button', { name: retryName }).first();
  await retry.click({ timeout: 3_000 }).catch(() => undefined);
}

/** The worker is installed, and in charge of this page. */
export const workerControls = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/**
 * The names of the files that the worker has cached after its installation, and how many there are
 * to be.
 */
export const laterFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('rukn-files-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const script = await fetch('/sw.js').then((response) => response.text());
    return {
      cached: requests.flat().map(({ url }) => new URL(url).pathname),
      all: script.match(/"isLater":true/g)?.length ?? 0,
    };
  });

/**
 * Waits until the worker controls the page and has the code of all screens, which it caches at once
 * instead of when the page is idle.
 */
export async function workerInCharge(page: Page): Promise<void> {
  await workerControls(page);
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_FILES' }));
  await expect
    .poll(async () => {
      const { cached, all } = await laterFiles(page);
      return all > 0 && cached.length >= all;
    })
    .toBe(true);
}

/**
 * What is on the screen has been saved (a moment after it came): the text stands in the saved
 * answers.
 */
export async function savedOnDevice(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      Object.keys(localStorage).some(
        (key) => key.startsWith('rukn.queries.') && localStorage.getItem(key)?.includes(wanted),
      ),
    text,
  );
}

/**
 * From the next page on, what is saved is an hour old at each start: old enough to be asked for
 * again.
 */
export async function anHourLater(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('rukn.queries.'))) {
      const aged = localStorage
        .getItem(key)
        ?.replace(/"dataUpdatedAt":(\d+)/g, (_, time) => `"dataUpdatedAt":${Number(time) - 3_600_000}`);
      if (aged) localStorage.setItem(key, aged);
    }
  });
}

/**
 * Nothing in view turns or pulses any more: it is there, or the page says why not. 15 s, since a
 * call gives up after 10.
 */
export async function atRest(page: Page): Promise<void> {
  const isAtRest = () =>
    [...document.querySelectorAll('main [aria-busy="true"]')].every(
      (part) => part.getBoundingClientRect().top > window.innerHeight,
    );
  await page.waitForFunction(isAtRest, undefined, { timeout: 15_000 });
}
