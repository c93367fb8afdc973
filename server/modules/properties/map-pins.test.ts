import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../contract/contract.ts';
import { MAP_COLUMNS } from '../../../contract/limits.ts';
import type { Bounds } from '../../../contract/properties.ts';
import { answerOf, createTestApp } from '../../../tests/support/test-app.ts';
import { isPublic } from '../../db/public-listing.ts';
import { properties } from '../../db/schema/properties.ts';

type Row = typeof properties.$inferSelect;
type Placed = Row & { latitude: number; longitude: number };
let made: Awaited<ReturnType<typeof createTestApp>>;
let publicRows: Row[];

beforeAll(async () => {
  made = await createTestApp();
  publicRows = await made.db.select().from(properties).where(isPublic());
});
afterAll(() => made.app.close());

async function pins(query: string): Promise<Answer<'properties.pins'>> {
  const { status, body } = answerOf(await made.app.inject({ url: `/api/properties/pins?${query}` }));
  expect(status).toBe(200);
  return body;
}

const isPlaced = (row: Row): row is Placed => row.latitude !== null && row.longitude !== null;
const isIn = ([south, west, north, east]: Bounds, { latitude, longitude }: Placed) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

describe('pins on a map', () => {
  it.each<[string, (row: Row) => unknown]>([
    ['', () => true],
    ['columns=2', () => true],
    ['columns=12', () => true],
    ['purpose=for_sale', (row) => row.purpose === 'for_sale'],
    ['cityId=1&typeId=2', (row) => row.cityId === 1 && row.typeId === 2],
    ['neighborhoodId=101', (row) => row.neighborhoodId === 101],
    ['cityId=1&regionId=2', () => false],
  ])('add up with the clusters to all that match: %s', async (query, test) => {
    const rows = publicRows.filter(test);
    const placed = rows.filter(isPlaced);
    const answer = await pins(query);
    const counted = answer.clusters.reduce((sum, { count }) => sum + count, answer.pins.length);
    expect(counted).toBe(answer.total);
    expect(answer).toMatchObject({ total: placed.length, unplaced: rows.length - placed.length });
  });

  it('and are as many as the list says', async () => {
    const query = 'purpose=for_rent&cityId=1';
    const list = answerOf(await made.app.inject({ url: `/api/properties/list?${query}` }));
    const { total, unplaced } = await pins(query);
    expect(total + unplaced).toBe(list.body.total);
  });

  it('of a view are those in it, each cluster with the box of its own', async () => {
    const view: Bounds = [24.6, 46.5, 24.9, 46.9];
    const inside = publicRows.filter(isPlaced).filter((row) => isIn(view, row));
    const answer = await pins(`bounds=${view}`);
    expect(answer).toMatchObject({ total: inside.length, unplaced: 0 });
    for (const { bounds, count, latitude, longitude } of answer.clusters) {
      // Boxes of neighbouring cells may overlap at an edge, but contain at least their own
      // listings.
      expect(inside.filter((row) => isIn(bounds, row)).length).toBeGreaterThanOrEqual(count);
      expect(latitude).toBeGreaterThanOrEqual(bounds[0]);
      expect(longitude).toBeLessThanOrEqual(bounds[3]);
    }
  });

  it('show price and place of their listing', async () => {
    const { pins: shown } = await pins('neighborhoodId=101&columns=12');
    for (const pin of shown) {
      const row = publicRows.find(({ id }) => id === pin.id);
      expect(pin).toEqual({
        id: row?.id,
        latitude: row?.latitude,
        longitude: row?.longitude,
        price: row?.priceHalalas == null ? null : row.priceHalalas / 100,
        isFeatured: row?.isFeatured,
        Favorites: [],
      });
    }
  });

  it('come apart the nearer the view', async () => {
    const wide = await pins('bounds=24,46,25.4,47.4');
    const near = await pins('bounds=24.7,46.6,24.74,46.64&columns=12');
    const share = ({ pins: alone, total }: typeof wide) => (total === 0 ? 1 : alone.length / total);
    expect(share(near)).toBeGreaterThan(share(wide));
  });

  it('are never more than the view has room for', async () => {
    const { pins: alone, clusters } = await pins(`columns=${MAP_COLUMNS.max}`);
    expect(alone.length + clusters.length).toBeLessThanOrEqual(
      (MAP_COLUMNS.max + 1) * (MAP_COLUMNS.max * 4 + 1),
    );
  });

  it.each([
    ['columns=1', { columns: 'columns: أقل قيمة مقبولة 2' }],
    ['columns=13', { columns: 'columns: أكبر قيمة مقبولة 12' }],
    ['bounds=25,46,24,47', { bounds: 'bounds: حد الجنوب أعلى من حد الشمال' }],
  ])('can’t be asked by %s', async (query, errors) => {
    const answer = answerOf(await made.app.inject({ url: `/api/properties/pins?${query}` }));
    expect(answer).toEqual({
      status: 422,
      body: { msg: 'بعض الحقول غير صحيحة', error_number: 1001, errors },
    });
  });
});

describe('the count', () => {
  it('is the list’s, without the list', async () => {
    const query = 'purpose=for_rent&rooms=3&features=1';
    const list = answerOf(await made.app.inject({ url: `/api/properties/list?${query}` }));
    const count = answerOf(await made.app.inject({ url: `/api/properties/count?${query}` }));
    expect(count.body).toEqual({ total: list.body.total, totalIsExact: true });
    expect(count.body.total).toBeGreaterThan(0);
  });
});
