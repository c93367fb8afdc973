import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './api-person.ts';
import { publishAd } from './by-calls.ts';

export const markers = (page: Page) => page.locator('[data-cluster], [data-pin]');
export const pins = (page: Page) => page.locator('[data-pin]');
export const pinOf = (page: Page, id: number) => page.locator(`[data-pin="${id}"]`);
export const results = (page: Page) => page.getByRole('article');
export const card = (page: Page) => page.getByRole('region', { name: 'العقار المختار' });
/** The list's count of results. */
export const resultCount = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^([\d,]+ عقار|عقار واحد|عقاران)/ });

/** The number of listings that the pins and clusters in view stand for. */
export const counted = (page: Page) =>
  page.evaluate(() => {
    const clusters = [...document.querySelectorAll<HTMLElement>('[data-cluster]')];
    const pins = document.querySelectorAll('[data-pin]');
    return clusters.reduce((sum, { dataset }) => sum + Number(dataset.cluster), pins.length);
  });

/** Waits until the map shows as many listings as the list counts; returns the count. */
export async function agreed(page: Page): Promise<number> {
  let total = 0;
  await expect(async () => {
    total = Number.parseInt((await resultCount(page).first().textContent({ timeout: 1_000 })) ?? '', 10);
    expect(await counted(page)).toBe(total);
  }).toPass({ timeout: 30_000 });
  return total;
}

/**
 * Waits until two consecutive screenshots of the map are equal and differ from `before`; returns
 * the last.
 */
export async function isAtRest(map: Locator, before?: Buffer): Promise<Buffer> {
  let last = await map.screenshot();
  await expect(async () => {
    const seen = await map.screenshot();
    const isSame = seen.equals(last);
    last = seen;
    expect(isSame && !(before && seen.equals(before))).toBe(true);
  }).toPass({ timeout: 30_000 });
  return last;
}

interface Neighbours {
  /** The western and the eastern listing. */
  ids: [number, number];
  /** The bounds of an area with no other listing, as in the URL. */
  bounds: string;
}

/** In degrees: so close that they cluster on their area's map, and separate when zoomed in. */
const BETWEEN = 0.004;
const AREA = 0.05;
let made = 0;

/** A desert province and its smallest city, so that the maps of large cities don't change. */
const PROVINCE = { regionId: 5, cityId: 7, neighborhoodId: 701 };

/**
 * Publishes two listings side by side in the desert, which form one cluster on the map of their
 * area.
 */
export async function publishNeighbours(owner: Person): Promise<Neighbours> {
  // A new place on each call, since listings stay published.
  const south = 18 + 2 * AREA * (made % 20);
  const west = 47 + 2 * AREA * Math.floor(made / 20);
  made += 1;
  const publish = (east: number) =>
    publishAd(owner, { ...PROVINCE, latitude: south + AREA / 2, longitude: west + AREA / 2 + east });
  return {
    ids: [await publish(0), await publish(BETWEEN)],
    bounds: [south, west, south + AREA, west + AREA].map((degrees) => degrees.toFixed(4)).join(','),
  };
}

/** Opens the cluster of two neighbours and presses the first one's pin; its card opens. */
export async function choosePin(page: Page, [id, other]: readonly number[]): Promise<void> {
  await page.locator('[data-cluster="2"]').click();
  await expect(pinOf(page, other ?? 0)).toBeVisible();
  await pinOf(page, id ?? 0).click();
  await expect(card(page)).toBeVisible();
  await expect(pinOf(page, id ?? 0)).toHaveAttribute('aria-pressed', 'true');
}
