import { and, asc, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { CHEAPER_DISTRICTS } from '../../../contract/limits.ts';
import type { Purpose } from '../../../contract/property-entities.ts';
import type { Database } from '../../db/database.ts';
import { placeFigures } from '../../db/schema/figures.ts';
import { cities, neighborhoods } from '../../db/schema/places.ts';
import { propertyTypes } from '../../db/schema/properties.ts';

/** A city and, if it is not meant as a whole, one of its neighbourhoods. */
export interface FiguredPlace {
  city: typeof cities.$inferSelect;
  neighborhood: typeof neighborhoods.$inferSelect | null;
}

/** Finds a neighbourhood with its city, or a city; null if there is none. */
export async function findPlace(
  db: Database,
  { neighborhoodId, cityId }: { neighborhoodId?: number | undefined; cityId?: number | undefined },
): Promise<FiguredPlace | null> {
  if (neighborhoodId === undefined) {
    const [city] = cityId === undefined ? [] : await db.select().from(cities).where(eq(cities.id, cityId));
    return city ? { city, neighborhood: null } : null;
  }
  const [found] = await db
    .select({ city: cities, neighborhood: neighborhoods })
    .from(neighborhoods)
    .innerJoin(cities, eq(cities.id, neighborhoods.cityId))
    .where(eq(neighborhoods.id, neighborhoodId));
  return found && (cityId === undefined || cityId === found.city.id) ? found : null;
}

/** A type by its id; undefined if there is none. */
export async function findType(db: Database, id: number) {
  const [type] = await db.select().from(propertyTypes).where(eq(propertyTypes.id, id));
  return type;
}

const isOfPlace = (cityId: number, neighborhoodId: number | null) =>
  and(
    eq(placeFigures.cityId, cityId),
    neighborhoodId === null
      ? isNull(placeFigures.neighborhoodId)
      : eq(placeFigures.neighborhoodId, neighborhoodId),
  );

/** The kinds with figures of a month in a city and a neighbourhood of it; most listings first. */
export async function listKinds(db: Database, { city, neighborhood }: FiguredPlace, month: string) {
  const { neighborhoodId, purpose, count } = placeFigures;
  const isHere = isOfPlace(city.id, null);
  return db
    .select({ neighborhoodId, purpose, count, type: propertyTypes })
    .from(placeFigures)
    .innerJoin(propertyTypes, eq(propertyTypes.id, placeFigures.typeId))
    .where(
      and(
        neighborhood ? or(isHere, isOfPlace(city.id, neighborhood.id)) : isHere,
        eq(placeFigures.month, month),
        isNull(placeFigures.rooms),
      ),
    )
    .orderBy(desc(count), asc(propertyTypes.id), asc(purpose));
}

export interface Kind {
  cityId: number;
  purpose: Purpose;
  typeId: number;
}

const isOfKind = ({ purpose, typeId }: Kind) =>
  and(eq(placeFigures.purpose, purpose), eq(placeFigures.typeId, typeId));

/** The rows of a kind in a neighbourhood, or in the whole city: all months, oldest first. */
export async function readFigures(db: Database, kind: Kind, neighborhoodId: number | null) {
  return db
    .select()
    .from(placeFigures)
    .where(and(isOfPlace(kind.cityId, neighborhoodId), isOfKind(kind)))
    .orderBy(asc(placeFigures.month), asc(placeFigures.rooms));
}
export type FigureRow = typeof placeFigures.$inferSelect;

/** Neighbourhoods of the city whose median of a month is below this one; the dearest first. */
export async function listCheaper(db: Database, kind: Kind, { month, medianPerMetreHalalas }: FigureRow) {
  const { nameAr, nameEn } = neighborhoods;
  return db
    .select({
      id: neighborhoods.id,
      nameAr,
      nameEn,
      count: placeFigures.count,
      medianPerMetreHalalas: placeFigures.medianPerMetreHalalas,
    })
    .from(placeFigures)
    .innerJoin(neighborhoods, eq(neighborhoods.id, placeFigures.neighborhoodId))
    .where(
      and(
        eq(placeFigures.cityId, kind.cityId),
        isOfKind(kind),
        isNotNull(placeFigures.neighborhoodId),
        isNull(placeFigures.rooms),
        eq(placeFigures.month, month),
        lt(placeFigures.medianPerMetreHalalas, medianPerMetreHalalas),
      ),
    )
    .orderBy(desc(placeFigures.medianPerMetreHalalas), asc(neighborhoods.id))
    .limit(CHEAPER_DISTRICTS);
}
