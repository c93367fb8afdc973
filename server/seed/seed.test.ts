import { count, eq, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../tests/support/empty-database.ts';
import type { DatabaseHandle } from '../db/database.ts';
import { articles, questions } from '../db/schema/articles.ts';
import { notifications, users } from '../db/schema/people.ts';
import { pictures } from '../db/schema/pictures.ts';
import { cities, neighborhoods, regions } from '../db/schema/places.ts';
import { adDurations, favourites, features, properties, propertyPictures } from '../db/schema/properties.ts';
import { isPasswordOf } from '../modules/access/session/passwords.ts';
import { addListings } from './add-listings.ts';
import { bulkLoad } from './bulk-load.ts';
import { saraId } from './demo/sara-listings.ts';
import { seedIfEmpty } from './seed-if-empty.ts';
import { seedReference } from './seed-reference.ts';

const tables = {
  users,
  pictures,
  regions,
  cities,
  neighborhoods,
  features,
  adDurations,
  properties,
  propertyPictures,
  articles,
  questions,
};

async function sizes({ db }: DatabaseHandle) {
  const counts = await Promise.all(
    Object.entries(tables).map(async ([name, table]) => [name, await db.$count(table)] as const),
  );
  return Object.fromEntries(counts);
}

/** A hash of everything that was seeded. */
async function digest({ db }: DatabaseHandle, upTo: number) {
  const { rows } = await db.execute<{ digest: string }>(sql`
    select md5(string_agg(p::text, '' order by p.id)) || coalesce((
      select md5(string_agg(pp::text, '' order by property_id, position))
      from ${propertyPictures} pp where property_id <= ${upTo}), '') as digest
    from ${properties} p where id <= ${upTo}`);
  return rows[0]?.digest;
}

const DEMO = { demo: true, listings: 120 };

for (const { kind, skip, open } of databaseKinds) {
  describe.skipIf(skip !== null)(`seeding on ${kind}${skip ? ` (${skip})` : ''}`, () => {
    let database: DatabaseHandle;
    beforeAll(async () => {
      database = await open();
      await seedIfEmpty(database, DEMO);
    });
    afterAll(() => database?.close());

    it('fills every table, and the two accounts can sign in', async () => {
      const { demoAccounts } = await seedIfEmpty(database, DEMO);
      expect(demoAccounts.map(({ mobile }) => mobile)).toEqual(['0500000001', '0500000002']);
      const people = await database.db.select().from(users).where(sql`${users.passwordHash} is not null`);
      expect(people.map(({ mobile }) => mobile).sort()).toEqual(['0500000001', '0500000002']);
      for (const { passwordHash } of people) expect(await isPasswordOf(passwordHash, 'Demo@1234')).toBe(true);
      for (const size of Object.values(await sizes(database))) expect(size).toBeGreaterThan(0);
      expect(await database.db.$count(favourites)).toBeGreaterThan(5);
      const { rows: own } = await database.db.execute(sql`
        select (select count(*)::int from favourites where property_id = p.id) as favourites, count as views
        from properties p join property_views on property_id = p.id where advertiser_id = ${saraId}
          and status = 'published'`);
      expect(own.length).toBeGreaterThan(0);
      expect(own.every(({ favourites, views }) => Number(favourites) > 0 && Number(views) > 0)).toBe(true);
      const news = await database.db.select().from(notifications).where(eq(notifications.userId, saraId));
      expect(news.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['adReceived', 'orderAssigned', 'viewingConfirmed']),
      );
      expect(await database.db.$count(neighborhoods, sql`${neighborhoods.coverId} is null`)).toBe(0);
    });

    it('notifies the first account why its ad was rejected', async () => {
      const rejected = await database.db
        .select({ id: properties.id, reason: properties.statusReason })
        .from(properties)
        .where(sql`${properties.advertiserId} = ${saraId} and ${properties.status} = 'rejected'`);
      expect(rejected).toEqual([{ id: 9, reason: expect.stringContaining('رقم الصك') }]);
    });

    it('changes nothing where it is filled', async () => {
      const before = { sizes: await sizes(database), digest: await digest(database, 120) };
      await seedIfEmpty(database, DEMO);
      await seedReference(database.db);
      expect({ sizes: await sizes(database), digest: await digest(database, 120) }).toEqual(before);
    });

    it('writes the search text that the trigger would', async () => {
      const other = sql`${properties.search} <> property_search_text(properties)`;
      expect(await database.db.$count(properties, other)).toBe(0);
    });

    it('adds after what is there, with every listing its pictures, and people may go on from there', async () => {
      const progress: number[] = [];
      const first = await digest(database, 120);
      await addListings(database, 80, (written) => progress.push(written));
      expect(progress).toEqual([80]);
      const { db } = database;
      const [ids] = await db.select({ count: count(), last: max(properties.id) }).from(properties);
      expect(ids).toEqual({ count: 200, last: 200 });
      expect(await digest(database, 120)).toBe(first);
      const bare = sql`not exists (select from ${propertyPictures} where property_id = ${properties.id})`;
      expect(await db.$count(properties, bare)).toBe(0);
      const { rows } = await db.execute<{ next: number }>(
        sql`select nextval(pg_get_serial_sequence('properties', 'id'))::int as next`,
      );
      expect(rows[0]?.next).toBe(201);
    });

    it('gives the same listings in two steps as in one', async () => {
      const once = await open();
      await addListings(once, 200);
      expect(await digest(once, 200)).toBe(await digest(database, 200));
      await once.close();
    });

    it('leaves everything as it was when a load fails', async () => {
      const before = await sizes(database);
      const indexes = () => database.db.$count(sql`pg_indexes`);
      const indexesBefore = await indexes();
      const failing = database.bulk(async ({ db }) => {
        await db.delete(propertyPictures);
        await bulkLoad(db, { table: 'properties', before: 0, adding: 1_000_000 }, async () => {
          throw new Error('the disc is full');
        });
      });
      await expect(failing).rejects.toThrow('the disc is full');
      expect(await sizes(database)).toEqual(before);
      expect(await indexes()).toBe(indexesBefore);
    });

    it('puts indexes and foreign keys back after a large load', async () => {
      const definitions = async () =>
        (
          await database.db.execute(sql`
            select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = 'properties'::regclass
            union select conname || pg_get_constraintdef(oid) from pg_constraint where conrelid = 'properties'::regclass
            order by 1`)
        ).rows;
      const before = await definitions();
      await database.bulk(({ db }) =>
        bulkLoad(db, { table: 'properties', before: 0, adding: 1_000_000 }, async () => {}),
      );
      expect(await definitions()).toEqual(before);
    });
  });
}
