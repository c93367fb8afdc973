import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME_SECTION_SIZE } from '../../../contract/limits.ts';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { answerOf, createTestApp } from '../../../tests/support/test-app.ts';
import { ttlCache } from '../../db/ttl-cache.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

async function home(payload?: object, headers: Record<string, string> = {}) {
  return answerOf(
    await made.app.inject({ method: 'POST', url: '/api/home', ...(payload && { payload }), headers }),
  );
}

describe('home', () => {
  it('is around Riyadh without a position', async () => {
    const { status, body } = await home();
    expect(status).toBe(200);
    expect(body.city).toEqual({ id: 1, regionId: 1, name: 'الرياض' });
    expect((await home({})).body).toEqual(body);
    expect((await home({ latitude: '', longitude: null })).body).toEqual(body);
  });

  it('is around the position that is given', async () => {
    const { body } = await home({ latitude: 21.5, longitude: 39.2 }, { language: 'en' });
    expect(body.city.name).toBe('Jeddah');
    expect(body.propertiesNearYou[0].City.name).toBe('Jeddah');
    const distances: number[] = body.propertiesNearYou.map((card: PropertyCard) => card.distance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('has each section, of its own kind', async () => {
    const { body } = await home();
    const kinds = (cards: PropertyCard[]) => [...new Set(cards.map((card) => card.propertyType))];
    expect(kinds(body.familiesProperties)).toEqual(['families']);
    expect(kinds(body.singlesProperties)).toEqual(['singles']);
    expect(body.featuredProperties.every((card: PropertyCard) => card.isFeatured)).toBe(true);
    for (const section of ['familiesProperties', 'featuredProperties', 'propertiesNearYou']) {
      expect(body[section]).toHaveLength(HOME_SECTION_SIZE);
    }
    expect(body.banners).toHaveLength(3);
    expect(body.propertyTypies.length).toBeGreaterThan(10);
    expect(body).toMatchObject({ nextReservation: null, notificationsCount: 0 });
  });

  it('counts the neighbourhoods of the city, busiest first', async () => {
    const { body } = await home();
    const counts: number[] = body.neighborhoods.map(
      (each: { propertiesCount: number }) => each.propertiesCount,
    );
    expect(counts).toHaveLength(12);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const first = body.neighborhoods[0];
    const list = await made.app.inject({ url: `/api/properties/list?neighborhoodId=${first.id}` });
    expect(list.json().total).toBe(first.propertiesCount);
    expect((await made.app.inject({ url: '/api/properties/list' })).json().total).toBe(body.propertiesCount);
  });

  it('refuses a position that is nowhere', async () => {
    const { status, body } = await home({ latitude: 900, longitude: 'x' }, { language: 'en' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      latitude: 'Latitude: Must be at most 90',
      longitude: 'Longitude: Enter a number',
    });
  });
});

describe('ttlCache', () => {
  it('finds once for those who ask within the time, and again after it', async () => {
    const clock = { now: 0 };
    let found = 0;
    const ask = ttlCache(
      100,
      async (key: string) => `${key}${++found}`,
      () => clock.now,
    );
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a1', 'a1', 'b2']);
    clock.now = 100;
    expect(await ask('a')).toBe('a3');
  });

  it('keeps no failure', async () => {
    let queries = 0;
    const ask = ttlCache(100, async () => {
      queries += 1;
      if (queries === 1) throw new Error('down');
      return queries;
    });
    await expect(ask('a')).rejects.toThrow('down');
    expect(await ask('a')).toBe(2);
  });
});
