import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldText } from '../../contract/fold-text.ts';
import { databaseKinds } from '../../tests/support/empty-database.ts';
import { createServerDatabase } from '../../tests/support/server-database.ts';
import type { DatabaseHandle } from './database.ts';
import { openDatabase } from './open-database.ts';
import { operatorLog } from './schema/operators.ts';
import { sessions, users } from './schema/people.ts';
import { pictures } from './schema/pictures.ts';
import { cities, neighborhoods, regions } from './schema/places.ts';
import {
  favourites,
  featureCategories,
  features,
  properties,
  propertyPictures,
  propertyTypes,
} from './schema/properties.ts';

const place = { nameAr: 'موضع', nameEn: 'Place', latitude: 24, longitude: 46 };
const listing = {
  advertiserId: 1,
  typeId: 1,
  regionId: 1,
  cityId: 1,
  neighborhoodId: 1,
  status: 'published',
  purpose: 'for_rent',
  category: 'residential',
  title: 'شقة في حي الروضة',
  description: 'شقة',
} as const;

async function addWhatListingsNeed({ db }: DatabaseHandle): Promise<void> {
  await db.insert(users).values({ name: 'أحمد', mobile: '0500000001' });
  await db.insert(regions).values({ id: 1, ...place });
  await db.insert(cities).values({ id: 1, regionId: 1, ...place, nameAr: 'جدة', nameEn: 'Jeddah' });
  await db
    .insert(neighborhoods)
    .values({ id: 1, cityId: 1, ...place, nameAr: 'الروضة', nameEn: 'Al Rawdah' });
  const names = { nameAr: 'شقة', nameEn: 'Apartment', nameArPlural: 'شقق', nameEnPlural: 'Apartments' };
  const type = { id: 1, key: 'apartment', ...names, icon: 'building', hasRooms: true };
  await db.insert(propertyTypes).values({ ...type, category: 'residential' });
}

/** Returns the name of the constraint that an insert violates. */
async function brokenBy(insert: PromiseLike<unknown>): Promise<string | undefined> {
  try {
    await insert;
    return undefined;
  } catch (error) {
    return ((error as Error).cause as { constraint?: string }).constraint;
  }
}

for (const { kind, skip, open } of databaseKinds) {
  describe.skipIf(skip !== null)(`migrations on ${kind}${skip ? ` (${skip})` : ''}`, () => {
    let database: DatabaseHandle;
    beforeAll(async () => {
      database = await open();
      await addWhatListingsNeed(database);
    });
    afterAll(() => database?.close());

    it('answers a ping', () => expect(database.ping()).resolves.toBeUndefined());

    it.each([
      ['unknown status', { status: 'lost' as 'draft' }, 'properties_status'],
      ['unknown purpose', { purpose: 'for_free' as 'for_sale' }, 'properties_purpose'],
      ['negative price', { priceHalalas: -1 }, 'properties_price'],
      ['rent period of a sale', { purpose: 'for_sale', rentPeriod: 'year' }, 'properties_rent_period'],
      ['unknown rent period', { rentPeriod: 'week' as 'year' }, 'properties_rent_period_known'],
      ['unknown tenants', { propertyType: 'ghosts' as 'singles' }, 'properties_property_type'],
      ['half a position', { latitude: 24 }, 'properties_position'],
      ['latitude beyond the pole', { latitude: 91, longitude: 46 }, 'properties_latitude'],
      ['longitude beyond the line', { latitude: 24, longitude: 181 }, 'properties_longitude'],
      ['rooms below none', { roomsCount: -1 }, 'properties_counts'],
      ['type that does not exist', { typeId: 99 }, 'properties_type_id_property_types_id_fk'],
    ] as const)('refuses a listing with %s', async (_what, fault, constraint) => {
      expect(await brokenBy(database.db.insert(properties).values({ ...listing, ...fault }))).toBe(
        constraint,
      );
    });

    it.each([
      ['mobile that is none', { mobile: '0612345678' }, 'users_mobile'],
      ['mobile of another', { mobile: '0500000001' }, 'users_mobile_unique'],
      ['unknown role', { mobile: '0500000003', role: 'king' as 'user' }, 'users_role'],
    ])('refuses a person with a %s', async (_what, fault, constraint) => {
      expect(await brokenBy(database.db.insert(users).values({ name: 'سعد', ...fault }))).toBe(constraint);
    });

    it('refuses a second favourite of one person for one listing, and forgets favourites, photos and sessions with what they belong to', async () => {
      const { db } = database;
      const [person] = await db.insert(users).values({ name: 'نورة', mobile: '0500000009' }).returning();
      const [added] = await db.insert(properties).values(listing).returning();
      const [photo] = await db
        .insert(pictures)
        .values({ path: 'demo/x', width: 4, height: 3, altAr: 'صورة', altEn: 'Photo' })
        .returning();
      if (!person || !added || !photo) throw new Error('nothing was added');
      const favourite = { userId: person.id, propertyId: added.id };
      await db.insert(favourites).values(favourite);
      expect(await brokenBy(db.insert(favourites).values(favourite))).toMatch(/^favourites_.*pk$/);
      await db.insert(propertyPictures).values({ propertyId: added.id, position: 0, pictureId: photo.id });
      await db.insert(sessions).values({ tokenHash: 'a', userId: person.id, expiresAt: new Date() });
      await db.delete(properties).where(sql`${properties.id} = ${added.id}`);
      await db.delete(users).where(sql`${users.id} = ${person.id}`);
      for (const table of [favourites, propertyPictures, sessions]) {
        expect(await db.$count(table), getTableName(table)).toBe(0);
      }
    });

    it('lets the operators’ log grow, and nothing else', async () => {
      const { db } = database;
      const row = { who: 'Huda', door: 'shell', account: 'root', verb: 'ads hide', arguments: {} } as const;
      await db.insert(operatorLog).values(row);
      for (const change of [
        () => db.update(operatorLog).set({ who: 'Nobody' }),
        () => db.delete(operatorLog),
        () => db.execute(sql`truncate operator_log`),
      ]) {
        await expect(change()).rejects.toMatchObject({
          cause: { message: expect.stringMatching(/^operator_log only grows: \w+ is refused$/) },
        });
      }
      expect(await db.select().from(operatorLog)).toMatchObject([row]);
    });

    it.each([
      ['أحمد', 'احمد'],
      ['جدة', 'جده'],
      ['آل إبراهيم', 'ال ابراهيم'],
      ['مستشفى', 'مستشفي'],
      ['مؤثث بناءً', 'موثث بناء'],
      ['مُحَمَّد', 'محمد'],
      ['الريـــاض', 'الرياض'],
      ['شارع ٣٠ و ۴۵', 'شارع 30 و 45'],
      ['Villa in AL NARJIS', 'villa in al narjis'],
      ['كی', 'كي'],
      ['دور\u200f علوي', 'دور علوي'],
      ['50% _ \\', '50% _ \\'],
      // Persian, Urdu and Kurdish.
      ['ڤيلا ﭬﻴﻼ', 'فيلا فيلا'],
      ['جدہ شقہ جدۃ شقە ھنا', 'جده شقه جده شقه هنا'],
      ['مکہ مکرمہ', 'مكه مكرمه'],
      ['گراج چلسة پاركنگ ژ ے ۆ ێ ڵ ڕ', 'كراج جلسه باركنك ز ي و ي ل ر'],
      // A PDF's presentation forms, ligatures and lone marks.
      ['ﺷﻘﺔ ﻓﻴﻼ ﻷﻻ ﺷﹷﻘﺔ', 'شقه فيلا لالا شقه'],
      ['ﷲ ﷼', 'الله ريال'],
      ['Ｖｉｌｌａ\u00a0café Maid’s', "villa cafe maid's"],
    ])('folds «%s» to «%s», in SQL and in JavaScript alike', async (text, folded) => {
      const { rows } = await database.db.execute<{ folded: string }>(
        sql`select fold_arabic(${text}) as folded`,
      );
      expect(rows[0]?.folded).toBe(folded);
      expect(foldText(text)).toBe(folded);
    });

    it('folds every Latin and Arabic letter, mark and form alike in SQL and in JavaScript', async () => {
      const { rows } = await database.db.execute<{ code: number; folded: string }>(sql`
        select code, fold_arabic('x' || chr(code) || 'x') as folded
        from (select generate_series(1, 12287) code union all select generate_series(64256, 65535)) codes`);
      expect(rows.length).toBeGreaterThan(10_000);
      const unlike = rows.filter(
        ({ code, folded }) => foldText(`x${String.fromCodePoint(code)}x`) !== folded,
      );
      expect(unlike.map(({ code }) => code.toString(16))).toEqual([]);
    });

    it('keeps the search text with the listing and the names around it', async () => {
      const { db } = database;
      const [added] = await db
        .insert(properties)
        .values({ ...listing, titleEn: 'Flat' })
        .returning();
      const searchOf = async () =>
        (await db.select().from(properties).where(sql`${properties.id} = ${added?.id}`))[0]?.search;
      expect(added?.search).toBe('شقه في حي الروضه flat شقه apartment الروضه al rawdah جده jeddah');
      await db.update(properties).set({ titleEn: 'Home' }).where(sql`${properties.id} = ${added?.id}`);
      expect(await searchOf()).toContain('home');
      await db.update(cities).set({ nameEn: 'Jiddah' });
      expect(await searchOf()).toMatch(/jiddah$/);
    });

    it('finds a listing by what is near it: its features, and what its description says', async () => {
      const { db } = database;
      const description = 'شقة واسعة بثلاث غرف. على مسافة مشي من محطة المترو؛ والتشطيب جديد';
      await db
        .insert(featureCategories)
        .values({ key: 'nearby', nameAr: 'قرب', nameEn: 'Near', position: 1 });
      const mosque = { id: 38, nameAr: 'مسجد', nameEn: 'Mosque', icon: 'mosque', categoryKey: 'nearby' };
      await db.insert(features).values(mosque);
      const [added] = await db
        .insert(properties)
        .values({ ...listing, description, featureIds: [38] })
        .returning();
      expect(added?.search).toMatch(/ مسجد mosque علي مسافه مشي من محطه المترو$/);
      const isAdded = sql`${properties.id} = ${added?.id}`;
      await db
        .update(properties)
        .set({ description: 'الدور الأول.', descriptionEn: 'Near a park.' })
        .where(isAdded);
      await db.update(features).set({ nameEn: 'Masjid' });
      const [changed] = await db.select().from(properties).where(isAdded);
      expect(changed?.search).toMatch(/ مسجد masjid near a park$/);
    });
  });
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('processes that start together (TEST_DATABASE_URL)', () => {
  it('migrate one after another', async () => {
    const { url, drop } = await createServerDatabase(process.env.TEST_DATABASE_URL ?? '');
    const open = () => openDatabase({ databaseUrl: url, dataDir: null });
    const handles = await Promise.all([open(), open(), open()]);
    await Promise.all(handles.map((handle) => handle.close()));
    await drop();
    expect(handles).toHaveLength(3);
  });
});
