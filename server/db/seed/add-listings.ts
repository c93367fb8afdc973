import { max, sql } from 'drizzle-orm';
import type { BulkConnection, Database, DatabaseHandle } from '../database.ts';
import { properties } from '../schema/properties.ts';
import { bulkLoad } from './bulk-load.ts';
import { demoListings } from './demo/listings.ts';
import { listingColumns, listingLine, listingPictureColumns, listingPictureLines } from './listing-copy.ts';
import { seedPeople } from './seed-people.ts';
import { readDemoPictures, seedPictures } from './seed-pictures.ts';
import { seedReference } from './seed-reference.ts';

/** Listings whose pictures wait in memory at once. */
const BATCH = 20_000;
/** A listing has about so many pictures, and at least three. */
const PICTURES_EACH = 5;

/** Hears how many listings are written, after each batch. */
export type OnProgress = (written: number) => void;

/**
 * Adds so many demo listings with their pictures after those that are there, and whatever they refer to
 * where it is missing: all of it or, when it fails, nothing. Listing n is the same in every run of a day,
 * so adding twice gives what adding at once would.
 */
export async function addListings(
  handle: DatabaseHandle,
  count: number,
  onProgress?: OnProgress,
): Promise<void> {
  await handle.bulk(async (connection) => {
    await seedReference(connection.db);
    await seedPeople(connection.db);
    await copyListings(connection, count, onProgress);
  });
  await handle.vacuum();
}

/** The listings and the pictures; needs the reference data and the people. */
export async function copyListings(
  connection: BulkConnection,
  count: number,
  onProgress?: OnProgress,
): Promise<void> {
  const { db, copyIn } = connection;
  const pictures = await readDemoPictures();
  const idByKey = await seedPictures(db, pictures);
  const before = await highestId(db);
  const listings = demoListings({ count: before + count, pictures });
  // The generator starts with the first: those that are there already pass by.
  for (let id = 1; id <= before; id++) listings.next();

  const load = async () => {
    for (let written = 0; written < count; ) {
      const most = Math.min(BATCH, count - written);
      const pictureLines: string[] = [];
      // Listings are drawn while the database takes in those before.
      function* listingLines() {
        for (let taken = 0; taken < most; taken++) {
          const { value } = listings.next();
          if (!value) return;
          pictureLines.push(listingPictureLines(value, idByKey));
          yield listingLine(value);
        }
      }
      await copyIn('properties', listingColumns, listingLines());
      await copyIn('property_pictures', listingPictureColumns, pictureLines);
      written += most;
      onProgress?.(written);
    }
  };
  const ofPictures = { before: before * PICTURES_EACH, adding: count * PICTURES_EACH };
  await bulkLoad(db, { table: 'property_pictures', ...ofPictures }, () =>
    bulkLoad(db, { table: 'properties', before, adding: count }, load),
  );
  // The ids were given: whoever advertises next gets the one after them.
  await db.execute(
    sql`select setval(pg_get_serial_sequence('properties', 'id'), greatest((select max(id) from ${properties}), 1))`,
  );
}

async function highestId(db: Database): Promise<number> {
  const [row] = await db.select({ id: max(properties.id) }).from(properties);
  return row?.id ?? 0;
}
