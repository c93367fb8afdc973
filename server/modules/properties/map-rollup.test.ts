import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import type { SearchFilters } from './filters.ts';
import { findMapCells } from './map-repository.ts';
import { cellsOfRollup, loadMapRollup, type MapRollup } from './map-rollup.ts';

let database: DatabaseHandle;
let rollup: MapRollup;

beforeAll(async () => {
  database = await createTestDatabase();
  rollup = await loadMapRollup(database.db);
});
afterAll(() => database.close());

const mapOf = async (
  filters: SearchFilters & { columns?: number },
  finest: ReturnType<typeof cellsOfRollup>,
) => {
  const { cells, unplaced } = await findMapCells(database.db, filters, finest);
  return { cells: cells.toSorted((a, b) => a.id - b.id || a.count - b.count), unplaced };
};

it.each<SearchFilters & { columns?: number }>([
  {},
  { columns: 12 },
  { purpose: 'for_rent' },
  { cityIds: [1, 2] },
  { cityId: 1, columns: 4 },
])('answers a wide search as the database does: %j', async (filters) => {
  const finest = cellsOfRollup(rollup, filters, 0);
  expect(finest).not.toBeNull();
  const [quick, slow] = [await mapOf(filters, finest), await mapOf(filters, null)];
  expect(quick.unplaced).toBe(slow.unplaced);
  expect(quick.cells.map(({ x, y, count, id, bounds }) => ({ x, y, count, id, bounds }))).toEqual(
    slow.cells.map(({ x, y, count, id, bounds }) => ({ x, y, count, id, bounds })),
  );
});

it('counts only what is in the view', () => {
  const bounds: [number, number, number, number] = [24, 46, 25.4, 47.4];
  const found = cellsOfRollup(rollup, { bounds }, 0);
  expect(found?.cells.every(({ latitude, longitude }) => latitude > 24 && longitude < 47.4)).toBe(true);
  expect(found?.unplaced).toBe(0);
});

it('leaves to the database what it does not know, and what is few enough to be counted', () => {
  for (const filters of [{ q: 'x' }, { priceTo: 5 }, { rooms: 1 }, { features: [1] }])
    expect(cellsOfRollup(rollup, filters, 0)).toBeNull();
});
