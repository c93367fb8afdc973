import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, demoAccount, otherAccount, signIn } from '../../../tests/support/test-app.ts';

type Made = Awaited<ReturnType<typeof createTestApp>>;
let made: Made;
let propertyId: number;

beforeAll(async () => {
  made = await createTestApp();
  const list = await made.app.inject({ url: '/api/properties/list' });
  propertyId = list.json().properties[0].id;
});
afterAll(() => made.app.close());

const add = (headers: Record<string, string>, id: unknown = propertyId) =>
  made.app.inject({ method: 'POST', url: '/api/favorites/add', headers, payload: { propertyId: id } });
const remove = (headers: Record<string, string>, id: unknown = propertyId) =>
  made.app.inject({ method: 'DELETE', url: `/api/favorites/remove/${id}`, headers });

async function favouritesOf(headers: Record<string, string>): Promise<unknown[]> {
  const answer = await made.app.inject({ url: `/api/properties/retrieve/${propertyId}`, headers });
  return answer.json().property.Favorites;
}

it('makes Favorites non-empty and empties it again, for this person alone', async () => {
  const me = await signIn(made.app, otherAccount);
  const another = await signIn(made.app, demoAccount);
  await remove(another);
  for (const attempt of [1, 2])
    expect({ attempt, status: (await add(me)).statusCode }).toEqual({ attempt, status: 200 });
  expect(await favouritesOf(me)).toEqual([{ propertyId }]);
  expect(await favouritesOf(another)).toEqual([]);
  expect(await favouritesOf({})).toEqual([]);

  for (const attempt of [1, 2])
    expect({ attempt, status: (await remove(me)).statusCode }).toEqual({ attempt, status: 200 });
  expect(await favouritesOf(me)).toEqual([]);
});

it('lists the favourites by nearYou', async () => {
  const me = await signIn(made.app, otherAccount);
  await add(me);
  const answer = await made.app.inject({ url: '/api/properties/nearYou?favorites=yes', headers: me });
  expect(answer.json().properties.map(({ id }: { id: number }) => id)).toEqual([propertyId]);
});

it('lists them by their own call, the latest kept first, while they are public', async () => {
  const me = await signIn(made.app, otherAccount);
  const list = await made.app.inject({ url: '/api/properties/list' });
  const ids: number[] = list.json().properties.map(({ id }: { id: number }) => id);
  const [first = 0, second = 0] = ids.slice(1);
  await remove(me);
  await add(me, first);
  await add(me, second);
  const mine = async (query = '') => {
    const answer = await made.app.inject({ url: `/api/favorites/list${query}`, headers: me });
    return answer.json() as { properties: { id: number; Favorites: unknown[] }[]; page: number };
  };
  const { properties, page } = await mine();
  expect(page).toBe(1);
  expect(properties.map(({ id }) => id)).toEqual([second, first]);
  expect(properties.every(({ Favorites }) => Favorites.length === 1)).toBe(true);
  expect(await mine('?page=2')).toMatchObject({ properties: [], page: 2 });

  const { rows } = await made.db.execute<{ status: string }>(
    sql`select status from properties where id = ${second}`,
  );
  await made.db.execute(sql`update properties set status = 'hidden' where id = ${second}`);
  expect((await mine()).properties.map(({ id }) => id)).toEqual([first]);
  await made.db.execute(sql`update properties set status = 'rented' where id = ${second}`);
  expect((await mine()).properties).toMatchObject([{ id: second, status: 'rented' }, { id: first }]);
  await made.db.execute(sql`update properties set status = ${rows[0]?.status} where id = ${second}`);
});

it('answers 404 for a listing that is not public and 401 for a guest', async () => {
  const me = await signIn(made.app, otherAccount);
  expect((await add(me, 2_000_000_000)).json()).toMatchObject({ error_number: 3004 });
  expect((await remove(me, 'abc')).statusCode).toBe(404);
  expect((await add(me, 'abc')).statusCode).toBe(422);
  expect((await add({})).statusCode).toBe(401);
});
