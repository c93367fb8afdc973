import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { CARD_PHOTOS } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { cities, neighborhoods, regions } from '../../db/schema/places.ts';
import { favourites, properties, propertyPictures, propertyTypes } from '../../db/schema/properties.ts';
import { reservations } from '../../db/schema/reservations.ts';

/** Until when a listing is held unpaid, by the database's clock. */
const heldUntil = sql<Date | null>`(
  select ${reservations.payBefore} from ${reservations} where ${reservations.propertyId} = ${properties.id}
    and ${reservations.status} = 'waiting_payment' and ${reservations.payBefore} > now())`.mapWith(
  reservations.payBefore,
);

/** What every card shows of its listing itself; for a query of several tables. */
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
};

/** What a card shows of a listing's type. */
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

function selectRows(db: Database, ids: number[]) {
  return db
    .select({ ...cardColumns, type: typeColumns, city: cityColumns, neighborhood: neighborhoodColumns })
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.typeId))
    .innerJoin(cities, eq(cities.id, properties.cityId))
    .innerJoin(neighborhoods, eq(neighborhoods.id, properties.neighborhoodId))
    .where(inArray(properties.id, ids));
}

/** The first photos of each listing, in their order, each row with how many its listing has. */
export async function selectPhotos(db: Database, ids: number[], most: number) {
  const numbered = db
    .select({
      propertyId: propertyPictures.propertyId,
      pictureId: propertyPictures.pictureId,
      place:
        sql<number>`row_number() over (partition by ${propertyPictures.propertyId} order by ${propertyPictures.position})`.as(
          'place',
        ),
      count: sql<number>`(count(*) over (partition by ${propertyPictures.propertyId}))::int`.as(
        'photo_count',
      ),
    })
    .from(propertyPictures)
    .where(inArray(propertyPictures.propertyId, ids))
    .as('numbered');
  return db
    .select({
      propertyId: numbered.propertyId,
      count: numbered.count,
      id: pictures.id,
      path: pictures.path,
      thumbhash: pictures.thumbhash,
      altAr: pictures.altAr,
      altEn: pictures.altEn,
    })
    .from(numbered)
    .innerJoin(pictures, eq(pictures.id, numbered.pictureId))
    .where(lte(numbered.place, most))
    .orderBy(asc(numbered.propertyId), asc(numbered.place));
}

/** Which of the listings a person has favourited; none for guests. */
export async function selectFavouriteIds(db: Database, ids: number[], personId: number | null) {
  if (personId === null) return new Set<number>();
  const rows = await db
    .select({ propertyId: favourites.propertyId })
    .from(favourites)
    .where(and(eq(favourites.userId, personId), inArray(favourites.propertyId, ids)));
  return new Set(rows.map((row) => row.propertyId));
}

/**
 * Everything that the cards of these listings show, in the order of the ids: one query for the
 * rows, one for the photos, one for the person's favourites. A listing that has gone meanwhile is
 * left out.
 */
export async function loadCardRows(db: Database, ids: number[], personId: number | null) {
  if (ids.length === 0) return [];
  const [rows, photos, favouriteIds] = await Promise.all([
    selectRows(db, ids),
    selectPhotos(db, ids, CARD_PHOTOS),
    selectFavouriteIds(db, ids, personId),
  ]);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowById.get(id);
    const own = photos.filter((photo) => photo.propertyId === id);
    return row
      ? [{ ...row, photos: own, photosCount: own[0]?.count ?? 0, isFavourite: favouriteIds.has(id) }]
      : [];
  });
}

export type CardRow = Awaited<ReturnType<typeof loadCardRows>>[number];
