import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { MAP_COLUMNS } from '../../contract/limits.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { seedIfEmpty } from '../../server/seed/seed-if-empty.ts';
import { CHROMIUM_ARGS, CHROMIUM_HINT, findChromium } from '../support/chromium.ts';
import { SARA, signInAt } from '../support/people.ts';
import { runServer } from '../support/running-server.ts';
import { DESKTOP, PHONE } from '../support/screens.ts';
import { median } from './timing.ts';

/** Enough that the city of Riyadh alone has more than ten thousand. */
const LISTINGS = 26_000;
const FEWEST_IN_VIEW = 10_000;
/** South, west, north, east of that city. */
const RIYADH = '24.4,46.4,25.1,47';
const CPU_SLOWDOWN = 4;
const PAN_MS = 4_000;
const FRAME_MS = 1000 / 60;
/** The response for a map without pins, to measure the renderer alone. */
const BARE = { pins: [], clusters: [], total: 0, unplaced: 0, leftOut: null };

export interface PanFigures {
  /** Pins and clusters on the screen. */
  markers: number;
  framesPerSecond: number;
  /** ms from one frame to the next. */
  medianFrame: number;
  slowestTwentieth: number;
  /**
   * Main-thread work in ms per frame, including the slowdown: in total, in scripts, and in styles
   * and layout.
   */
  mainThread: number;
  scripts: number;
  styleAndLayout: number;
  /** Tasks over 50 ms while panning. */
  longTasks: number;
}

export interface MapsFigures {
  listingsInView: number;
  /** Compressed bytes over the wire, by request (issue: under 60 KB). */
  answerBytes: Record<string, number>;
  pans: Record<string, PanFigures>;
}

/**
 * Measures /maps with ten thousand listings in view: its response size, and panning at 4× slowdown
 * compared with a bare map in the same run. A headless browser draws WebGL on the CPU, so frame
 * times measure that renderer; the pins' cost is the difference in main-thread work. Null without
 * Chromium.
 */
export async function benchMaps(): Promise<MapsFigures | null> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.warn(CHROMIUM_HINT);
    return null;
  }
  const startFrom = await seeded();
  const server = await runServer({ startFrom });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const view = `bounds=${RIYADH}`;
    const { total } = (await (await fetch(`${server.url}/api/properties/pins?${view}`)).json()) as {
      total: number;
    };
    if (total < FEWEST_IN_VIEW) throw new Error(`Only ${total} listings are in the view`);
    const answerBytes: Record<string, number> = {};
    for (const columns of [4, 7, MAP_COLUMNS.max]) {
      answerBytes[`pins, ${columns} columns`] = await bytesOf(
        `${server.url}/api/properties/pins?${view}&columns=${columns}`,
      );
    }
    answerBytes['the list beside it'] = await bytesOf(`${server.url}/api/properties/nearYou?${view}`);
    const pans: Record<string, PanFigures> = {};
    for (const [screen, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      for (const isBare of [true, false]) {
        const name = `${screen}, ${isBare ? 'bare map' : 'with its pins'}`;
        pans[name] = await timePan(browser, server.url, { options, isBare });
      }
    }
    return { listingsInView: total, answerBytes, pans };
  } finally {
    await browser.close();
    await server.dispose();
    await rm(startFrom, { recursive: true, force: true });
  }
}

async function seeded(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rukn-bench-maps-'));
  const database = await openDatabase({ dataDir });
  await seedIfEmpty(database, { demo: true, listings: LISTINGS });
  await database.close();
  return dataDir;
}

/** Bytes of a response's body over the wire. */
function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    }).on('error', reject);
  });
}

interface Pan {
  options: typeof PHONE | typeof DESKTOP;
  isBare: boolean;
}

async function timePan(browser: Browser, baseURL: string, { options, isBare }: Pan): Promise<PanFigures> {
  const context = await browser.newContext({ ...options, baseURL, locale: 'ar-SA', serviceWorkers: 'block' });
  if (isBare) await context.route('**/api/properties/pins?*', (route) => route.fulfill({ json: BARE }));
  const page = await context.newPage();
  await signInAt(page, SARA, `/maps?bounds=${encodeURIComponent(RIYADH)}`);
  await page.locator('.maplibregl-canvas').waitFor();
  if (!isBare) await page.locator('[data-cluster], [data-pin]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_500);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const metrics = async () => {
    const { metrics: all } = await session.send('Performance.getMetrics');
    const of = (name: string) => (all.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return {
      task: of('TaskDuration'),
      script: of('ScriptDuration'),
      look: of('LayoutDuration') + of('RecalcStyleDuration'),
    };
  };
  const markers = await page.locator('[data-cluster], [data-pin]').count();
  const before = await metrics();
  await page.evaluate(RECORD);
  await drag(page);
  const { frames, longTasks } = (await page.evaluate('window.endRecording()')) as Recorded;
  const after = await metrics();
  await context.close();
  const sorted = frames.toSorted((a, b) => a - b);
  const each = (from: number, to: number) => round((to - from) / frames.length);
  return {
    markers,
    framesPerSecond: Math.round((frames.length / frames.reduce((sum, frame) => sum + frame, 0)) * 1000),
    medianFrame: round(median(frames)),
    slowestTwentieth: round(sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN),
    mainThread: each(before.task, after.task),
    scripts: each(before.script, after.script),
    styleAndLayout: each(before.look, after.look),
    longTasks,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

interface Recorded {
  frames: number[];
  longTasks: number;
}

/** Runs in the page: records each frame's length and long tasks until they are read. */
const RECORD = `(() => {
  const frames = [];
  let longTasks = 0;
  let last = performance.now();
  let isOver = false;
  const watch = new PerformanceObserver((list) => { longTasks += list.getEntries().length; });
  watch.observe({ type: 'longtask' });
  requestAnimationFrame(function note(now) {
    frames.push(now - last);
    last = now;
    if (!isOver) requestAnimationFrame(note);
  });
  window.endRecording = () => {
    isOver = true;
    watch.disconnect();
    return { frames: frames.slice(1), longTasks };
  };
})()`;

/** Drags the map in a circle, one step per frame, without releasing. */
async function drag(page: Page): Promise<void> {
  const box = await page.locator('.maplibregl-canvas').boundingBox();
  if (!box) throw new Error('The map has no place on the screen');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const radius = Math.min(box.width, box.height) / 4;
  await page.mouse.move(middle.x + radius, middle.y);
  await page.mouse.down();
  const started = performance.now();
  for (let now = 0; now < PAN_MS; now = performance.now() - started) {
    const turn = (now / 1_500) * 2 * Math.PI;
    await page.mouse.move(middle.x + radius * Math.cos(turn), middle.y + radius * Math.sin(turn));
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  }
  await page.mouse.up();
}

export function printMapsFigures({ listingsInView, answerBytes, pans }: MapsFigures): void {
  console.log(`${listingsInView} listings in view; answers in bytes, compressed`);
  console.table(answerBytes);
  console.log('Panning at 4× slowdown; ms a frame');
  console.table(pans);
}
