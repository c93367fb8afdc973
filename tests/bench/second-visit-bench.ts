import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, CHROMIUM_HINT, findChromium } from '../support/chromium.ts';
import { runServer } from '../support/running-server.ts';
import { PHONE } from '../support/screens.ts';
import { median } from './timing.ts';

const RUNS = 9;
const CPU_SLOWDOWN = 4;
/**
 * A pause before each visit, so that the browser is idle and has a process ready for the next page.
 */
const REST_MS = 1000;

const SHOWN = 'first listings';
/**
 * Runs in every page before its own scripts: logs ms from opening it to the frame after the first
 * listings. Logged, since polling the page runs code in it, which took 80 ms of the measured time
 * at this slowdown.
 */
const TELL_FIRST_LISTINGS = `
  requestAnimationFrame(function look() {
    if (!document.querySelector('article')) requestAnimationFrame(look);
    else requestAnimationFrame(() => console.debug('${SHOWN}', performance.now()));
  });`;

export interface SecondVisitFigures {
  /**
   * ms from opening / to the first frame that shows listings, at 4× slowdown (issue: under 300).
   */
  online: number;
  /** The same offline. */
  offline: number;
  /** The browser's own share: the same for a page with only one listing, in the same run. */
  barePage: number;
}

/** Times opening home on a second visit; null without Chromium. */
export async function benchSecondVisit(): Promise<SecondVisitFigures | null> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.warn(CHROMIUM_HINT);
    return null;
  }
  const server = await runServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const [context, page] = await visitOnce(browser, server.url);
    const online = await timeVisits(page, '/');
    const barePage = await timeBarePage(page);
    await context.setOffline(true);
    return { online, offline: await timeVisits(page, '/'), barePage };
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** The first visit: waits until the service worker is installed and home is saved. */
async function visitOnce(browser: Browser, baseURL: string): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'ar-SA' });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => localStorage.getItem('rukn.queries.ar.guest')?.includes('home.get'));
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript({ content: TELL_FIRST_LISTINGS });
  return [context, page];
}

async function timeBarePage(page: Page): Promise<number> {
  const bare = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html').end('<!doctype html><article>A home</article>');
  });
  await new Promise<void>((listening) => bare.listen(0, '127.0.0.1', listening));
  try {
    return await timeVisits(page, `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`);
  } finally {
    bare.close();
  }
}

async function timeVisits(page: Page, address: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    await page.goto('about:blank');
    await page.waitForTimeout(REST_MS);
    const shown = page.waitForEvent('console', (message) => message.text().startsWith(SHOWN));
    await page.goto(address, { waitUntil: 'commit' });
    times.push(Number((await shown).text().slice(SHOWN.length)));
    // Waits for this visit's remaining requests before the next visit.
    await page.waitForLoadState('networkidle');
  }
  return Math.round(median(times));
}
