import { getTableColumns, max, sql } from 'drizzle-orm';
import { foldText } from '../../contract/fold-text.ts';
import { type CopyValue, copyLine } from '../db/copy-text.ts';
import type { BulkConnection, Database, DatabaseHandle } from '../db/database.ts';
import { cities as cityTable } from '../db/schema/places.ts';
import { properties, propertyCuts, propertyPictures, propertyPrices } from '../db/schema/properties.ts';
import { bulkLoad } from './bulk-load.ts';
import { type DemoListing, demoListings } from './demo/listings.ts';
import { demoPrices } from './demo/past-prices.ts';
import { cities } from './reference/cities.ts';
import { features } from './reference/features.ts';
import { neighborhoods } from './reference/neighborhoods.ts';
import { propertyTypes } from './reference/property-types.ts';
import { seedPeople } from './seed-people.ts';
import { readDemoPictures, seedPictures } from './seed-pictures.ts';
import { seedReference } from './seed-reference.ts';

/** The number of listings whose picture rows are buffered at once. */
const BATCH = 20_000;
/** The usual number of a listing's pictures; the least is three. */
const PICTURES_EACH = 5;

/** Called after each batch with the number of listings written so far. */
export type OnProgress = (written: number) => void;

/**
 * Adds demo listings with their pictures after the existing ones, and any missing rows that they
 * refer to: all of it or, if it fails, nothing. Listing n is the same in every run on one day, so
 * adding twice equals adding all at once.
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
    // The job writes today's figures again.
    await connection.db.update(cityTable).set({ figuredOn: null });
  });
  await handle.vacuum();
}

/** Copies the listings and their pictures; needs the reference data and the people. */
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
  // The generator starts at listing 1: skip the existing ones.
  for (let id = 1; id <= before; id++) listings.next();

  const now = Date.now();
  const load = async () => {
    for (let written = 0; written < count; ) {
      const most = Math.min(BATCH, count - written);
      const pictureLines: string[] = [];
      const priceLines: string[] = [];
      // Generates listings while the database processes the previous ones.
      function* listingLines() {
        for (let taken = 0; taken < most; taken++) {
          const { value } = listings.next();
          if (!value) return;
          pictureLines.push(listingPictureLines(value, idByKey));
          priceLines.push(listingPriceLines(value, now));
          yield listingLine(value);
        }
      }
      await copyIn('properties', listingColumns, listingLines());
      await copyIn('property_pictures', listingPictureColumns, pictureLines);
      await copyIn('property_prices', listingPriceColumns, priceLines);
      written += most;
      onProgress?.(written);
    }
  };
  const ofPictures = { before: before * PICTURES_EACH, adding: count * PICTURES_EACH };
  // The triggers of migrations/0031 and 0037 would write each listing's price and cut, row by row.
  await db.execute(sql`select set_config('rukn.prices_copied', 'on', true)`);
  await bulkLoad(db, { table: 'property_prices', before, adding: count }, () =>
    bulkLoad(db, { table: 'property_pictures', ...ofPictures }, () =>
      bulkLoad(db, { table: 'properties', before, adding: count }, load),
    ),
  );
  await db.execute(sql`select set_config('rukn.prices_copied', 'off', true)`);
  await db.execute(sql`
    insert into ${propertyCuts} (property_id, from_halalas, share, since)
    select p.id, cut.* from ${properties} p cross join lateral price_cut(p.id) cut where p.id > ${before}`);
  // The ids were explicit: set the sequence to continue after them.
  await db.execute(
    sql`select setval(pg_get_serial_sequence('properties', 'id'), greatest((select max(id) from ${properties}), 1))`,
  );
}

async function highestId(db: Database): Promise<number> {
  const [row] = await db.select({ id: max(properties.id) }).from(properties);
  return row?.id ?? 0;
}

type CopiedProperty = Exclude<keyof DemoListing, 'pictureKeys'>;

// No demo listing was hidden or deleted, and the database computes the yearly price.
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

/** One COPY line per picture, the cover first. Throws if a key has no stored picture. */
function listingPictureLines({ id, pictureKeys }: DemoListing, idByKey: ReadonlyMap<string, number>): string {
  return pictureKeys
    .map((key, place) => {
      const picture = idByKey.get(key);
      if (picture === undefined) throw new Error(`The demo picture ${key} is not stored`);
      return copyLine([id, place, picture]);
    })
    .join('');
}

const ofPrice = getTableColumns(propertyPrices);
const listingPriceColumns = [
  ofPrice.propertyId.name,
  ofPrice.priceHalalas.name,
  ofPrice.rentPeriod.name,
  ofPrice.since.name,
];

/** One COPY line per price that the listing had while it was public, the oldest first. */
function listingPriceLines(listing: DemoListing, now: number): string {
  return demoPrices(listing, now)
    .map(({ priceHalalas, since }) => copyLine([listing.id, priceHalalas, listing.rentPeriod, since]))
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

/** nearby_words of migrations/0009: the sentences of a description about the surroundings. */
function nearbyWords(description: string): string {
  return foldText(description)
    .split(SENTENCE_END)
    .filter((sentence) => NEARNESS.test(sentence))
    .map((sentence) => sentence.trim().slice(0, SENTENCE_MAX))
    .join(' ');
}

/**
 * Computes `search` like the trigger of migrations/0009, for listings with the reference data's
 * names: a million are inserted faster if the trigger needs no look-ups.
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
