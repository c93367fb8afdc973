import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { RunningServer } from './running-server.ts';

/** The two ways to be offline: the device reports it, or only the server does not respond. */
export const CUTS = ['the network cut', 'the server stopped'] as const;
export type Cut = (typeof CUTS)[number];

interface Parts {
  context: BrowserContext;
  server: RunningServer;
}

/** Runs `work` without network and restores the network afterwards, also if it throws. */
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
 * Restores the network and retries failed requests. If the app's own retry came too early, presses
 * the button `retryName`.
 */
export async function backOnline(page: Page, retryName = 'أعد المحاولة'): Promise<void> {
  await page.context().setOffline(false);
  const retry = page.getByRole('button', { name: retryName }).first();
  await retry.click({ timeout: 3_000 }).catch(() => undefined);
}

/** Waits until the service worker controls this page. */
export const workerControls = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/**
 * The names of the files that the worker has cached after its installation, and how many there
 * should be.
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

/** Waits until the saved queries contain this text; they are saved a moment after rendering. */
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
 * From the next page load on, saved queries are an hour old at each start, so they are refetched.
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
 * Waits until nothing in view is loading: it shows content or an error. 15 s, since requests time
 * out after 10.
 */
export async function atRest(page: Page): Promise<void> {
  const isAtRest = () =>
    [...document.querySelectorAll('main [aria-busy="true"]')].every(
      (part) => part.getBoundingClientRect().top > window.innerHeight,
    );
  await page.waitForFunction(isAtRest, undefined, { timeout: 15_000 });
}
