import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_COORDINATES, HOME_SECTION_SIZE, PAGE_SIZE } from '../../contract/limits.ts';
import type { DatabaseHandle } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { propertyPictures } from '../db/schema/properties.ts';
import { buildListIdsQuery, buildNearbyIdsQuery, type ListSearch } from '../modules/properties/queries.ts';
import { propertyTypes } from './reference/property-types.ts';
import { seedIfEmpty } from './seed-if-empty.ts';

/** At most this many listings on a page of thirty start with the same picture… */
const MOST_ALIKE = 3;
/** …or one more, occasionally, in a city's list, which has fewer pictures to choose from. */
const NOW_AND_THEN = 1;
/** In a type's list, at most this many times the uses of an even distribution. */
const MOST_UNEVEN = 3;
const PAGES = [1, 2, 3, 4, 5, 6];
/** The cities with several pages: Riyadh and Jeddah. */
const LARGE_CITIES = [1, 2];

describe('the demo on its first start', () => {
  let database: DatabaseHandle;
  let coverOf: ReadonlyMap<number, number>;
  beforeAll(async () => {
    database = await openDatabase({ dataDir: null });
    await seedIfEmpty(database, { demo: true });
    const rows = await database.db
      .select({ propertyId: propertyPictures.propertyId, pictureId: propertyPictures.pictureId })
      .from(propertyPictures)
      .where(eq(propertyPictures.position, 0));
    coverOf = new Map(rows.map(({ propertyId, pictureId }) => [propertyId, pictureId]));
  }, 120_000);
  afterAll(() => database?.close());

  /** How often a page's most frequent first picture occurs. */
  function mostAlike(ids: readonly number[]): number {
    const counts = new Map<number | undefined, number>();
    for (const id of ids) counts.set(coverOf.get(id), (counts.get(coverOf.get(id)) ?? 0) + 1);
    return Math.max(0, ...counts.values());
  }
  const pageOf = async (search: ListSearch, size = PAGE_SIZE) =>
    (await buildListIdsQuery(database.db, search, { size })).map(({ id }) => id);

  it.each(PAGES)('opens page %i of the list with different pictures', async (page) => {
    expect(mostAlike(await pageOf({ page }))).toBeLessThanOrEqual(MOST_ALIKE);
  });

  it.each(LARGE_CITIES)('opens the pages of city %i with different pictures', async (cityId) => {
    for (const page of PAGES) {
      const alike = mostAlike(await pageOf({ cityId, page }));
      expect(alike, `page ${page}`).toBeLessThanOrEqual(MOST_ALIKE + NOW_AND_THEN);
    }
  });

  it('does so on the sections of the home screen and near its place', async () => {
    for (const search of [
      { isFeatured: true },
      { propertyType: 'families' },
      { propertyType: 'singles' },
    ] as ListSearch[]) {
      expect(mostAlike(await pageOf(search, HOME_SECTION_SIZE))).toBeLessThanOrEqual(MOST_ALIKE);
    }
    const near = await buildNearbyIdsQuery(database.db, { position: DEFAULT_COORDINATES });
    expect(mostAlike(near.map(({ id }) => id))).toBeLessThanOrEqual(MOST_ALIKE + NOW_AND_THEN);
  });

  it.each(propertyTypes)('takes turns in the list of $key', async ({ id: typeId }) => {
    const ids = await pageOf({ typeId });
    const used = new Set(ids.map((id) => coverOf.get(id))).size;
    const evenly = Math.ceil(ids.length / used);
    expect(mostAlike(ids)).toBeLessThanOrEqual(Math.max(MOST_ALIKE + NOW_AND_THEN, evenly * MOST_UNEVEN));
  });

  it('gives every listing a cover, and every picture its place in order', async () => {
    const ids = [1, 2, 3, 500, 2000];
    const rows = await database.db
      .select()
      .from(propertyPictures)
      .where(inArray(propertyPictures.propertyId, ids))
      .orderBy(asc(propertyPictures.propertyId), asc(propertyPictures.position));
    for (const id of ids) {
      const places = rows.filter(({ propertyId }) => propertyId === id).map(({ position }) => position);
      expect(places).toEqual(places.map((_, index) => index));
      expect(coverOf.has(id)).toBe(true);
    }
  });
});
