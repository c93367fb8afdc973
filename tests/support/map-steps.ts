import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './api-person.ts';
import { publishAd } from './by-calls.ts';

export const markers = (page: Page) => page.locator('[data-cluster], [data-pin]');
export const pins = (page: Page) => page.locator('[data-pin]');
export const pinOf = (page: Page, id: number) => page.locator(`[data-pin="${id}"]`);
export const results = (page: Page) => page.getByRole('article');
export const card = (page: Page) => page.getByRole('region', { name: 'العقار المختار' });
/** How many the list says that there are. */
export const resultCount = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^([\d,]+ عقار|عقار واحد|عقاران)/ });

/**
 * What the app itself complained of: the map's driver speaks for itself where there is no graphics
 * card.
 */
export const own = (complaints: string[]) => complaints.filter((text) => !text.includes('GL Driver Message'));

/** What the pins and clusters in view count together. */
export const counted = (page: Page) =>
  page.evaluate(() => {
    const clusters = [...document.querySelectorAll<HTMLElement>('[data-cluster]')];
    const pins = document.querySelectorAll('[data-pin]');
    return clusters.reduce((sum, { dataset }) => sum + Number(dataset.cluster), pins.length);
  });

/** Waits until the map shows as many as the list beside it says; answers how many. */
export async function agreed(page: Page): Promise<number> {
  let total = 0;
  await expect(async () => {
    total = Number.parseInt((await resultCount(page).first().textContent({ timeout: 1_000 })) ?? '', 10);
    expect(await counted(page)).toBe(total);
  }).toPass({ timeout: 15_000 });
  return total;
}

/**
 * Waits until a map is at rest: two pictures of it, one after the other, are the same, and unlike
 * the one from before.
 */
export async function isAtRest(map: Locator, before?: Buffer): Promise<Buffer> {
  let last = await map.screenshot();
  await expect(async () => {
    const seen = await map.screenshot();
    const isSame = seen.equals(last);
    last = seen;
    expect(isSame && !(before && seen.equals(before))).toBe(true);
  }).toPass({ timeout: 15_000 });
  return last;
}

interface Neighbours {
  /** Of the western and the eastern one. */
  ids: [number, number];
  /** Their area, in which nothing else is, as an address has it. */
  bounds: string;
}

/** Apart: in their area one pin, from near by two. */
const BETWEEN = 0.004;
const AREA = 0.05;
let made = 0;

/** The province of the desert, by its smallest city: the maps of the large ones keep their size. */
const PROVINCE = { regionId: 5, cityId: 7, neighborhoodId: 701 };

/**
 * Publishes two listings that stand alone in the desert, side by side: on the map of their area one
 * cluster.
 */
export async function publishNeighbours(owner: Person): Promise<Neighbours> {
  // Another place each time, since listings stay where they are published.
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

/**
 * Presses the cluster of two neighbours, and one of the pins that it comes apart into: its card is
 * there.
 */
export async function choosePin(page: Page, [id, other]: readonly number[]): Promise<void> {
  await page.locator('[data-cluster="2"]').click();
  await expect(pinOf(page, other ?? 0)).toBeVisible();
  await pinOf(page, id ?? 0).click();
  await expect(card(page)).toBeVisible();
  await expect(pinOf(page, id ?? 0)).toHaveAttribute('aria-pressed', 'true');
}
