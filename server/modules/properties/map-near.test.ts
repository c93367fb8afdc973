import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bounds, properties as calls } from '../../../contract/properties.ts';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import {
  answerOf,
  createTestApp,
  demoAccount,
  otherAccount,
  signIn,
} from '../../../tests/support/test-app.ts';
import { isPublic } from '../../db/public-listing.ts';
import { favourites, properties } from '../../db/schema/properties.ts';

/**
 * The requests of /maps (services §7): a view's listings nearest first, and the favourites, as
 * cards and as pins.
 */

type Headers = Record<string, string>;
type Row = typeof properties.$inferSelect;
let made: Awaited<ReturnType<typeof createTestApp>>;
let publicRows: Row[];
let me: Headers;

beforeAll(async () => {
  made = await createTestApp();
  publicRows = await made.db.select().from(properties).where(isPublic());
  me = await signIn(made.app, otherAccount);
});
beforeEach(() => made.db.delete(favourites));
afterAll(() => made.app.close());

async function get(call: string, headers: Headers = {}) {
  return answerOf(await made.app.inject({ url: `/api/properties/${call}`, headers }));
}

async function keep(ids: readonly number[]): Promise<void> {
  for (const propertyId of ids) {
    const request = {
      method: 'POST',
      url: '/api/favorites/add',
      headers: me,
      payload: { propertyId },
    } as const;
    expect((await made.app.inject(request)).statusCode).toBe(200);
  }
}

/** The cards of all pages of a list. */
async function everyCard(query: string, headers: Headers = {}): Promise<PropertyCard[]> {
  const cards: PropertyCard[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await get(`nearYou?${query}&page=${page}`, headers);
    cards.push(...body.properties);
    if (body.properties.length < 30) return cards;
  }
}

const isIn = ([south, west, north, east]: Bounds, { latitude, longitude }: Row) =>
  latitude !== null &&
  longitude !== null &&
  latitude >= south &&
  latitude <= north &&
  longitude >= west &&
  longitude <= east;
const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id).sort((a, b) => a - b);
const placed = () => publicRows.filter(({ latitude }) => latitude !== null);

describe('the listings of a view', () => {
  const riyadh: Bounds = [24.55, 46.55, 24.85, 46.85];
  it.each<[string, Bounds, string]>([
    ['from its middle', riyadh, 'latitude=24.7&longitude=46.7'],
    ['from a place far outside', riyadh, 'latitude=21.54&longitude=39.17'],
    ['from the default', riyadh, ''],
    ['of a whole country', [16, 34, 33, 56], 'latitude=24.7&longitude=46.7'],
    ['of one type', riyadh, 'typeId=1'],
    ['where nothing is', [19, 52, 20, 53], 'latitude=24.7&longitude=46.7'],
  ])('are all of them, nearest first, %s', async (_, bounds, around) => {
    const cards = await everyCard(`bounds=${bounds}&${around}`);
    const typeId = Number(new URLSearchParams(around).get('typeId') ?? 0);
    const wanted = publicRows.filter((row) => isIn(bounds, row) && (typeId === 0 || row.typeId === typeId));
    expect(idsOf(cards)).toEqual(idsOf(wanted));
    const distances = cards.map(({ distance }) => distance ?? -1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    const pins = await get(`pins?bounds=${bounds}${typeId ? `&typeId=${typeId}` : ''}`);
    expect(pins.body.total).toBe(cards.length);
  });

  it('can’t be asked by a view that is none', async () => {
    expect(await get('nearYou?bounds=25,46,24,47')).toMatchObject({
      status: 422,
      body: { error_number: 1001, errors: { bounds: 'bounds: حد الجنوب أعلى من حد الشمال' } },
    });
  });
});

describe('the favourites on the map', () => {
  it('are a person’s own: a guest is refused, another has none', async () => {
    await keep(
      placed()
        .slice(0, 3)
        .map(({ id }) => id),
    );
    expect((await get('pins?favorites=yes')).body).toMatchObject({ error_number: 2001 });
    expect((await get('pins?favorites=yes')).status).toBe(401);
    const other = await signIn(made.app, demoAccount);
    expect((await get('pins?favorites=yes', other)).body).toMatchObject({ total: 0, pins: [], clusters: [] });
  });

  it('add up to what is kept and still public, by type and in a view', async () => {
    const kept = placed().filter((_, place) => place % 7 === 0);
    const unplaced = publicRows.filter(({ latitude }) => latitude === null).slice(0, 1);
    await keep([...kept, ...unplaced].map(({ id }) => id));
    const all = (await get('pins?favorites=yes', me)).body;
    calls.pins.response.parse(all);
    calls.nearYou.response.parse((await get('nearYou?favorites=yes', me)).body);
    expect(all).toMatchObject({ total: kept.length, unplaced: unplaced.length });
    const [{ typeId = 0 } = {}] = kept;
    const ofType = kept.filter((row) => row.typeId === typeId);
    expect((await get(`pins?favorites=yes&typeId=${typeId}`, me)).body.total).toBe(ofType.length);
    const view: Bounds = [24, 46, 25, 47];
    const inView = idsOf(kept.filter((row) => isIn(view, row)));
    expect((await get(`pins?favorites=yes&bounds=${view}`, me)).body.total).toBe(inView.length);
    expect(idsOf(await everyCard(`favorites=yes&bounds=${view}`, me))).toEqual(inView);
  });

  it('are marked on every map, for their person alone, until they are removed', async () => {
    const view: Bounds = [24, 46, 25.4, 47.4];
    const url = `pins?bounds=${view}&columns=12`;
    const [pin] = (await get(url)).body.pins as { id: number; Favorites: unknown[] }[];
    if (!pin) throw new Error('No listing stands alone in that view');
    await keep([pin.id]);
    const favourites = async (headers?: Headers) =>
      (await get(url, headers)).body.pins.find(({ id }: { id: number }) => id === pin.id).Favorites;
    expect(await favourites(me)).toEqual([{ propertyId: pin.id }]);
    expect(await favourites()).toEqual([]);
    const one = await get('pins?favorites=yes', me);
    expect(one.body.pins).toMatchObject([{ id: pin.id, Favorites: [{ propertyId: pin.id }] }]);
    await made.app.inject({ method: 'DELETE', url: `/api/favorites/remove/${pin.id}`, headers: me });
    expect(await favourites(me)).toEqual([]);
  });
});
