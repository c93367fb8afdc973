import { getTableColumns, max, sql } from 'drizzle-orm';
import { foldText } from '../../contract/fold-text.ts';
import { type CopyValue, copyLine } from '../db/copy-text.ts';
import type { BulkConnection, Database, DatabaseHandle } from '../db/database.ts';
import { properties, propertyPictures } from '../db/schema/properties.ts';
import { bulkLoad } from './bulk-load.ts';
import { type DemoListing, demoListings } from './demo/listings.ts';
import { cities } from './reference/cities.ts';
import { features } from './reference/features.ts';
import { neighborhoods } from './reference/neighborhoods.ts';
import { propertyTypes } from './reference/property-types.ts';
import { seedPeople } from './seed-people.ts';
import { readDemoPictures, seedPictures } from './seed-pictures.ts';
import { seedReference } from './seed-reference.ts';

/** Listings whose pictures wait in memory at once. */
const BATCH = 20_000;
/** A listing has about so many pictures, and at least three. */
const PICTURES_EACH = 5;

/** Called after each batch with the number of listings written so far. */
export type OnProgress = (written: number) => void;

/**
 * Adds so many demo listings with their pictures after those that are there, and whatever they
 * refer to where it is missing: all of it or, when it fails, nothing. Listing n is the same in
 * every run of a day, so adding twice gives what adding at once would.
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
  // The ids were given: the next ad gets the one after them.
  await db.execute(
    sql`select setval(pg_get_serial_sequence('properties', 'id'), greatest((select max(id) from ${properties}), 1))`,
  );
}

async function highestId(db: Database): Promise<number> {
  const [row] = await db.select({ id: max(properties.id) }).from(properties);
  return row?.id ?? 0;
}

type CopiedProperty = Exclude<keyof DemoListing, 'pictureKeys'>;

// Nothing was hidden or deleted by anybody, and the database works out the yearly price itself.
const {
  search,
  hiddenFrom: _status,
  deletedAt: _deleted,
  submittedAt: _submitted,
  yearlyPriceHalalas: _price,
  ...copied
} = getTableColumns(properties);
const names = Object.keys(copied) as CopiedProperty[];

const listingColumns = [...names.map((name) => copied[name].name), search.name];

function listingLine(listing: DemoListing): string {
  const values = names.map((name): CopyValue => listing[name]);
  values.push(searchTextOf(listing));
  return copyLine(values);
}

const { propertyId, position, pictureId } = getTableColumns(propertyPictures);

const listingPictureColumns = [propertyId.name, position.name, pictureId.name];

/** One line a picture, the cover first. Throws where a key names no stored picture. */
function listingPictureLines({ id, pictureKeys }: DemoListing, idByKey: ReadonlyMap<string, number>): string {
  return pictureKeys
    .map((key, place) => {
      const picture = idByKey.get(key);
      if (picture === undefined) throw new Error(`The demo picture ${key} is not stored`);
      return copyLine([id, place, picture]);
    })
    .join('');
}

interface Searched {
  title: string;
  titleEn: string;
  description: string;
  descriptionEn: string;
  typeId: number;
  neighborhoodId: number;
  cityId: number;
  /** Ascending. */
  featureIds: readonly number[];
}

const foldedNames = (rows: readonly { id: number; nameAr: string; nameEn: string }[]) =>
  new Map(rows.map(({ id, nameAr, nameEn }) => [id, foldText(`${nameAr} ${nameEn}`)]));
const typeNames = foldedNames(propertyTypes);
const neighborhoodNames = foldedNames(neighborhoods);
const cityNames = foldedNames(cities);
const nearbyNames = foldedNames(features.filter(({ categoryKey }) => categoryKey === 'nearby'));

const SENTENCE_END = /[.!؟;؛\n]+/;
const NEARNESS =
  /قريب|بالقرب|قرب |بجوار|بجانب|مقابل|مسافه|مشي|دقيق|دقايق|خطوات|near|close to|next to|beside|opposite|walk|minute|steps from/;
const SENTENCE_MAX = 200;

/** nearby_words of migrations/0009: the sentences of a description that tell what is near. */
function nearbyWords(description: string): string {
  return foldText(description)
    .split(SENTENCE_END)
    .filter((sentence) => NEARNESS.test(sentence))
    .map((sentence) => sentence.trim().slice(0, SENTENCE_MAX))
    .join(' ');
}

/**
 * What the trigger of migrations/0009 would fill `search` with, for listings under the names of the
 * reference data: a million of them come in faster when the trigger has nothing to look up.
 */
function searchTextOf(listing: Searched): string {
  const { title, titleEn, description, descriptionEn, typeId, neighborhoodId, cityId, featureIds } = listing;
  const names = [typeNames.get(typeId), neighborhoodNames.get(neighborhoodId), cityNames.get(cityId)];
  const near = featureIds.flatMap((id) => nearbyNames.get(id) ?? []);
  return [
    foldText(`${title} ${titleEn}`),
    ...names,
    ...near,
    nearbyWords(description),
    nearbyWords(descriptionEn),
  ]
    .filter(Boolean)
    .join(' ');
}
