import { Agent, get } from 'node:http';
import { openDatabase } from '../../server/db/open-database.ts';
import { addListings } from '../../server/seed/add-listings.ts';
import { type RunningServer, runServer } from '../support/running-server.ts';
import { median } from './timing.ts';

const RUNS = 150;
const FRESH_RUNS = 15;
const WARM_UPS = 5;
/** Enough that 50,000 of them are public. */
const LISTINGS = 52_500;
/** How many of them the demo's seed creates. */
const SEEDED = 2_000;
const PLAIN = '/index.html';
/**
 * Pages, and the API request that provides their head's data: the least that a head must wait for.
 */
const PAGES = {
  '/': '/api/home',
  '/propertydetails/1': '/api/properties/retrieve/1',
  '/propertielist?purpose=for_rent': '/api/properties/list?purpose=for_rent',
  '/blogDetails/3': '/api/forums/retrieve/3',
  '/questions?lang=en': '/api/questions/list',
};

interface PageFigures {
  /** Median ms until the first byte of the page's response. */
  page: number;
  /** The same for the plain file, requested alternately with the page. */
  plain: number;
  /** page / plain (issue: at most 1.2). */
  ratio: number;
  /** ms if the page was not requested within a minute, so it is rendered first. */
  fresh: number;
  /** ms of the API request alone that the head needs. */
  headCall: number;
}

export interface HeadFigures {
  pages: Record<string, PageFigures>;
  sitemaps: {
    listings: number;
    addresses: number;
    /**
     * Seconds from the start of the first request to the end of the last, uncached (issue: under
     * 2).
     */
    seconds: number;
  };
}

/**
 * Times pages with their head compared with the plain file, and the sitemaps of 50,000 listings, on
 * the built server.
 */
export async function benchHead(): Promise<HeadFigures> {
  const server = await runServer();
  try {
    const pages: HeadFigures['pages'] = {};
    for (const [path, call] of Object.entries(PAGES)) pages[path] = await timePage(server.url, path, call);
    return { pages, sitemaps: await timeSitemaps(server) };
  } finally {
    await server.dispose();
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** ms until the response's first byte; the rest is read and discarded. */
function firstByte(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      let took = Number.NaN;
      response.once('data', () => {
        took = performance.now() - started;
      });
      response.once('end', () => resolve(took));
      response.resume();
    }).once('error', reject);
  });
}

async function timePage(origin: string, path: string, call: string): Promise<PageFigures> {
  const times = { page: [] as number[], plain: [] as number[], fresh: [] as number[], call: [] as number[] };
  for (let run = -WARM_UPS; run < RUNS; run++) {
    // Alternates, so that other work on the machine affects both.
    const [plain, page] = [await firstByte(origin + PLAIN), await firstByte(origin + path)];
    if (run < 0) continue;
    times.plain.push(plain);
    times.page.push(page);
  }
  for (let run = 0; run < FRESH_RUNS; run++) {
    times.fresh.push(await firstByte(`${origin}${path}${path.includes('?') ? '&' : '?'}utm_source=${run}`));
    times.call.push(await firstByte(origin + call));
  }
  const [page, plain] = [median(times.page), median(times.plain)];
  return {
    page: round(page),
    plain: round(plain),
    ratio: round(page / plain),
    fresh: round(median(times.fresh)),
    headCall: round(median(times.call)),
  };
}

async function timeSitemaps(server: RunningServer): Promise<HeadFigures['sitemaps']> {
  await server.stop();
  const database = await openDatabase({ dataDir: server.dataDir });
  await addListings(database, LISTINGS - SEEDED);
  await database.close();
  await server.start();
  const open = async (url: string) => {
    const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.text();
  };
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  const started = performance.now();
  const index = await open(`${server.url}/sitemap.xml`);
  const parts = locations(index).filter((url) => url.includes('/listings-'));
  const texts: string[] = [];
  for (const url of parts) texts.push(await open(url));
  const seconds = (performance.now() - started) / 1000;
  const addresses = texts.flatMap(locations);
  return {
    listings: new Set(addresses.map((url) => url.split('?', 1)[0])).size,
    addresses: addresses.length,
    seconds: round(seconds),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
