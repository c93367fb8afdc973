import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { CARD_PHOTOS } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { cities, neighborhoods, regions } from '../../db/schema/places.ts';
import {
  favourites,
  properties,
  propertyCuts,
  propertyPictures,
  propertyPrices,
  propertyTypes,
} from '../../db/schema/properties.ts';
import { reservations } from '../../db/schema/reservations.ts';
import { isCutCounted } from './queries.ts';

/** Until when an unpaid reservation holds a listing, by the database's clock. */
const heldUntil = sql<Date | null>`(
  select ${reservations.payBefore} from ${reservations} where ${reservations.propertyId} = ${properties.id}
    and ${reservations.status} = 'waiting_payment' and ${reservations.payBefore} > now())`.mapWith(
  reservations.payBefore,
);

/** When it was first public: the first step of its price. */
const publishedAt = sql<Date | null>`(
  select ${propertyPrices.since} from ${propertyPrices}
  where ${propertyPrices.propertyId} = ${properties.id} order by ${propertyPrices.id} limit 1)`.mapWith(
  propertyPrices.since,
);

/** What it asked before its last cut, while that counts. */
const reducedFromHalalas = sql<number | null>`(
  select ${propertyCuts.fromHalalas} from ${propertyCuts}
  where ${propertyCuts.propertyId} = ${properties.id} and ${isCutCounted})`.mapWith(propertyCuts.fromHalalas);

/** The columns of a listing's card, for a query that joins several tables. */
export const cardColumns = {
  id: properties.id,
  title: properties.title,
  titleEn: properties.titleEn,
  priceHalalas: properties.priceHalalas,
  rentPeriod: properties.rentPeriod,
  purpose: properties.purpose,
  propertyType: properties.propertyType,
  category: properties.category,
  status: properties.status,
  heldUntil,
  roomsCount: properties.roomsCount,
  bathrooms: properties.bathrooms,
  area: properties.area,
  latitude: properties.latitude,
  longitude: properties.longitude,
  isFeatured: properties.isFeatured,
  reducedFromHalalas,
  publishedAt,
};

/** A type's columns on a card. */
export const typeColumns = {
  id: propertyTypes.id,
  nameAr: propertyTypes.nameAr,
  nameEn: propertyTypes.nameEn,
  nameArPlural: propertyTypes.nameArPlural,
  nameEnPlural: propertyTypes.nameEnPlural,
  icon: propertyTypes.icon,
  category: propertyTypes.category,
};
export const regionColumns = { id: regions.id, nameAr: regions.nameAr, nameEn: regions.nameEn };
export const cityColumns = { id: cities.id, nameAr: cities.nameAr, nameEn: cities.nameEn };
export const neighborhoodColumns = {
  id: neighborhoods.id,
  nameAr: neighborhoods.nameAr,
  nameEn: neighborhoods.nameEn,
};

/** A photo's row in both languages; `presentPhoto` picks one. */
export interface PhotoRow {
  id: number;
  path: string;
  thumbhash: string | null;
  altAr: string;
  altEn: string;
}

/** A card's photos, in order. */
const cardPhotos = sql<PhotoRow[]>`(
  select coalesce(json_agg(json_build_object('id', ${pictures.id}, 'path', ${pictures.path},
    'thumbhash', ${pictures.thumbhash}, 'altAr', ${pictures.altAr}, 'altEn', ${pictures.altEn})
    order by shown.position), '[]')
  from (select ${propertyPictures.pictureId}, ${propertyPictures.position} from ${propertyPictures}
    where ${propertyPictures.propertyId} = ${properties.id} order by ${propertyPictures.position}
    limit ${sql.raw(String(CARD_PHOTOS))}) shown
  join ${pictures} on ${pictures.id} = shown.picture_id)`;

const photosCount = sql<number>`(
  select count(*)::int from ${propertyPictures} where ${propertyPictures.propertyId} = ${properties.id})`;

/**
 * The most frequent query: prepared, so that neither Drizzle nor the database's parser processes it
 * again.
 */
function prepareRows(db: Database) {
  return db
    .select({
      ...cardColumns,
      type: typeColumns,
      city: cityColumns,
      neighborhood: neighborhoodColumns,
      photos: cardPhotos,
      photosCount,
    })
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.typeId))
    .innerJoin(cities, eq(cities.id, properties.cityId))
    .innerJoin(neighborhoods, eq(neighborhoods.id, properties.neighborhoodId))
    .where(sql`${properties.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('card_rows');
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareRows>>();

function selectRows(db: Database, ids: number[]) {
  const rows = prepared.get(db) ?? prepareRows(db);
  prepared.set(db, rows);
  return rows.execute({ ids });
}

/** The first photos of a listing, in order. */
export function selectPhotos(db: Database, id: number, most: number): Promise<PhotoRow[]> {
  return db
    .select({
      id: pictures.id,
      path: pictures.path,
      thumbhash: pictures.thumbhash,
      altAr: pictures.altAr,
      altEn: pictures.altEn,
    })
    .from(propertyPictures)
    .innerJoin(pictures, eq(pictures.id, propertyPictures.pictureId))
    .where(eq(propertyPictures.propertyId, id))
    .orderBy(asc(propertyPictures.position))
    .limit(most);
}

/** The ids of those listings that the user has favourited; empty for guests. */
export async function selectFavouriteIds(db: Database, ids: number[], personId: number | null) {
  if (personId === null) return new Set<number>();
  const rows = await db
    .select({ propertyId: favourites.propertyId })
    .from(favourites)
    .where(and(eq(favourites.userId, personId), inArray(favourites.propertyId, ids)));
  return new Set(rows.map((row) => row.propertyId));
}

/**
 * Returns the card data of these listings in the order of the ids: one query for the rows with
 * their photos, one for the user's favourites. Listings that no longer exist are left out.
 */
export async function loadCardRows(db: Database, ids: number[], personId: number | null) {
  if (ids.length === 0) return [];
  const [rows, favouriteIds] = await Promise.all([
    selectRows(db, ids),
    selectFavouriteIds(db, ids, personId),
  ]);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowById.get(id);
    return row ? [{ ...row, isFavourite: favouriteIds.has(id) }] : [];
  });
}

export type CardRow = Awaited<ReturnType<typeof loadCardRows>>[number];
