import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { build } from 'vite';
import { beginAsOwner } from '../support/ad-steps.ts';
import { signInByCall } from '../support/api-person.ts';
import { CHROMIUM_ARGS, CHROMIUM_HINT, findChromium } from '../support/chromium.ts';
import { SARA } from '../support/people.ts';
import { runServer } from '../support/running-server.ts';
import { PHONE } from '../support/screens.ts';
import { median } from './timing.ts';

const RUNS = 5;
/** How long to trace after `load`: work in this time is part of the page's cost. */
const WATCHED_MS = 5_000;
const SCREENS = {
  home: '/',
  list: '/propertielist',
  detail: '/propertydetails/100',
  map: '/maps',
  favourites: '/favorite',
  booking: '/propertypreview/100',
  wizard: '/propertiecreate',
};
/** Visited as a demo account; the others as a guest. */
const SIGNED_IN = ['favourites', 'booking', 'wizard'];

type State = NonNullable<BrowserContextOptions['storageState']>;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** µs of CPU time; absent if the thread was not measured. */
  tdur?: number;
  args?: { name?: string; data?: { url?: string } };
}

export interface LoadCost {
  /** ms of CPU time of the page's main thread. */
  main: number;
  /** ms of CPU time of the service worker's thread. */
  worker: number;
  /** Frames that the main thread has committed. */
  frames: number;
  /** Tasks of the main thread. */
  tasks: number;
  elements: number;
}

/**
 * Measures the CPU cost of a first visit on a phone, compared with a baseline in the same run:
 * React, Router and Query with the list's thirty cards. CPU time, not wall time, so that other work
 * on the machine does not count. Null without Chromium.
 */
export async function benchFloor(): Promise<Record<string, LoadCost> | null> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.warn(CHROMIUM_HINT);
    return null;
  }
  const server = await runServer();
  const floor = await serveFloor(server.url);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const localStorage = [{ name: 'rukn.session', value: (await signInByCall(server, SARA)).stored }];
    const signedIn = { cookies: [], origins: [{ origin: server.url, localStorage }] };
    const form = await thirdStep(browser, server.url, signedIn);
    const pages = {
      floor: floor.url,
      ...mapValues(SCREENS, (path) => server.url + path),
      'wizard, step 3': form.url,
    };
    const states: Record<string, State> = {
      ...Object.fromEntries(SIGNED_IN.map((name) => [name, signedIn])),
      'wizard, step 3': form.state,
    };
    const costs: Record<string, LoadCost[]> = mapValues(pages, () => []);
    // Alternates, so that other work on the machine affects all of them.
    for (let run = 0; run < RUNS; run++)
      for (const [name, url] of Object.entries(pages))
        costs[name]?.push(await costOfVisit(browser, url, states[name]));
    return mapValues(costs, (runs) => ({
      main: Math.round(median(runs.map(({ main }) => main))),
      worker: Math.round(median(runs.map(({ worker }) => worker))),
      frames: median(runs.map(({ frames }) => frames)),
      tasks: median(runs.map(({ tasks }) => tasks)),
      elements: median(runs.map(({ elements }) => elements)),
    }));
  } finally {
    await browser.close();
    floor.server.close();
    await server.dispose();
  }
}

/** Prints each screen's figures, and their ratio to the floor's. */
export function printFloorFigures(figures: Record<string, LoadCost>): void {
  console.table(figures);
  const { floor } = figures;
  if (!floor) return;
  console.table(
    mapValues(figures, ({ main, worker, frames }) => ({
      'main ÷ floor': (main / floor.main).toFixed(2),
      'worker ÷ floor’s main': (worker / floor.main).toFixed(2),
      frames,
    })),
  );
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** The address of the ad form's third step, and a device that has the two before it as a draft. */
async function thirdStep(browser: Browser, baseURL: string, storageState: State) {
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'ar-SA', storageState });
  const page = await context.newPage();
  await page.goto(SCREENS.wizard);
  await beginAsOwner(page);
  const drafted = { url: page.url(), state: await context.storageState({ indexedDB: true }) };
  await context.close();
  return drafted;
}

async function serveFloor(api: string): Promise<{ url: string; server: Server }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'floor'),
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, 'floor/page.tsx') } },
  });
  const output = 'output' in built ? built.output : [];
  const code = output.find(({ type }) => type === 'chunk');
  if (code?.type !== 'chunk') throw new Error('The floor was not built');
  const list = await (await fetch(`${api}/api/properties/list`)).text();
  const photos = list.replaceAll('"filePath":"/media/', `"filePath":"${api}/media/`);
  const bodies: Record<string, [type: string, body: string]> = {
    '/': [
      'text/html',
      '<!doctype html><meta name="viewport" content="width=device-width"><body><script type="module" src="/page.js"></script>',
    ],
    '/page.js': ['text/javascript', code.code],
    '/list.json': ['application/json', photos],
  };
  const server = createServer((request, answer) => {
    const [type, body] = bodies[request.url ?? ''] ?? ['text/plain', ''];
    answer.setHeader('content-type', `${type}; charset=utf-8`).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

async function costOfVisit(
  browser: Browser,
  url: string,
  storageState: State | undefined,
): Promise<LoadCost> {
  const context = await browser.newContext({
    ...PHONE,
    locale: 'ar-SA',
    ...(storageState && { storageState }),
  });
  try {
    const page = await context.newPage();
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(WATCHED_MS);
    const elements = await page.locator('*').count();
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    return { ...costOf(traceEvents, new URL(url)), elements };
  } finally {
    await context.close();
  }
}

function costOf(events: TraceEvent[], { origin }: URL): Omit<LoadCost, 'elements'> {
  const named = new Map(
    events
      .filter(({ name }) => name === 'thread_name')
      .map(({ pid, tid, args }) => [`${pid}/${tid}`, args?.name ?? '']),
  );
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const thread = `${event.pid}/${event.tid}`;
    const known = threads.get(thread);
    if (known) known.push(event);
    else threads.set(thread, [event]);
  }
  const cpuOf = (thread: TraceEvent[]) =>
    thread.filter(({ name }) => name === 'RunTask').reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0);
  const ofKind = (kind: RegExp) =>
    [...threads]
      .filter(([thread]) => kind.test(named.get(thread) ?? ''))
      .map(([, thread]) => thread)
      .sort((one, other) => cpuOf(other) - cpuOf(one));
  // The browser has renderers for pages of its own.
  const main =
    ofKind(/^CrRendererMain$/).find((thread) =>
      thread.some(({ name, args }) => name === 'CommitLoad' && args?.data?.url?.startsWith(origin)),
    ) ?? [];
  const [worker = []] = ofKind(/^ServiceWorker/);
  return {
    main: cpuOf(main),
    worker: cpuOf(worker),
    tasks: main.filter(({ name }) => name === 'RunTask').length,
    frames: main.filter(({ name }) => name === 'Commit').length,
  };
}
