import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, createTestApp } from '../../../tests/support/test-app.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

async function get(url: string, headers: Record<string, string> = {}) {
  return answerOf(await made.app.inject({ url, headers }));
}

describe('places', () => {
  it('lists the 13 regions in both languages', async () => {
    const { body } = await get('/api/regions/list');
    expect(body.regions).toHaveLength(13);
    expect(body.regions[0]).toEqual({ id: 1, name: 'الرياض', latitude: 24.7136, longitude: 46.6753 });
    const english = await get('/api/regions/list', { language: 'en' });
    expect(english.body.regions[0].name).toBe('Riyadh');
  });

  it('lists cities of a region, or all', async () => {
    const all = await get('/api/cities/list');
    const some = await get('/api/cities/list?regionId=5');
    expect(all.body.cities.length).toBeGreaterThan(some.body.cities.length);
    expect(new Set(some.body.cities.map((city: { regionId: number }) => city.regionId))).toEqual(
      new Set([5]),
    );
    expect((await get('/api/cities/list?regionId=')).body).toEqual(all.body);
    expect((await get('/api/cities/list?regionId=٥')).body).toEqual(some.body);
  });

  it('lists neighbourhoods of a city with where they are', async () => {
    const { body } = await get('/api/neighborhoods/list?cityId=1');
    expect(body.neighborhoods.length).toBeGreaterThan(20);
    expect(body.neighborhoods[0]).toMatchObject({ cityId: 1, latitude: expect.any(Number) });
  });

  it('counts what the public may see in each neighbourhood, the same within a city and over all', async () => {
    const { body } = await get('/api/neighborhoods/list?cityId=2');
    const all = await get('/api/neighborhoods/list');
    for (const { id, propertiesCount } of body.neighborhoods.slice(0, 3)) {
      const list = await get(`/api/properties/list?neighborhoodId=${id}`);
      expect(propertiesCount).toBe(list.body.total);
      const same = all.body.neighborhoods.find((each: { id: number }) => each.id === id);
      expect(same.propertiesCount).toBe(propertiesCount);
    }
    expect(body.neighborhoods[0].propertiesCount).toBeGreaterThan(0);
  });

  it.each(['/api/cities/list?regionId=99', '/api/neighborhoods/list?cityId=9999'])(
    'has nothing at %s',
    async (url) => {
      expect(await get(url)).toEqual({
        status: 404,
        body: { msg: 'هذا المكان غير موجود', error_number: 3005 },
      });
    },
  );

  it('refuses an id that can’t be one', async () => {
    const { status, body } = await get('/api/cities/list?regionId=abc');
    expect(status).toBe(422);
    expect(body).toEqual({
      msg: 'بعض الحقول غير صحيحة',
      error_number: 1001,
      errors: { regionId: 'المنطقة: اكتب رقمًا' },
    });
  });
});
