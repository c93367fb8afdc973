import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { officialFigures } from '../../db/schema/figures.ts';
import { cities, neighborhoods } from '../../db/schema/places.ts';
import { propertyTypes } from '../../db/schema/properties.ts';
import { idsByName, type OfficialNames, type OfficialRow } from './official-file.ts';

/** By what names a file may call cities, districts and types of homes. */
export async function loadOfficialNames(db: Database): Promise<OfficialNames> {
  const named = <Row extends { id: number; nameAr: string; nameEn: string }>(rows: readonly Row[]) =>
    idsByName(rows.map(({ id, nameAr, nameEn }) => ({ id, names: [nameAr, nameEn] })));
  const ofCities = await db.select().from(cities);
  const ofDistricts = await db.select().from(neighborhoods);
  const types = await db.select().from(propertyTypes);
  return {
    cities: named(ofCities),
    districts: new Map(
      ofCities.map(({ id }) => [id, named(ofDistricts.filter(({ cityId }) => cityId === id))]),
    ),
    types: idsByName(
      types.map(({ id, key, nameAr, nameEn, nameArPlural, nameEnPlural }) => ({
        id,
        names: [key, nameAr, nameEn, nameArPlural, nameEnPlural],
      })),
    ),
  };
}

export interface OfficialSource {
  name: string;
  url: string;
  day: string;
}

/** Rows in one statement: eight parameters each, of 65,535. */
const BATCH = 5_000;

/** Writes an index's rows over those of the same month; returns how many differ from before. */
export async function writeOfficialFigures(
  db: Database,
  rows: readonly OfficialRow[],
  { name, url, day }: OfficialSource,
): Promise<number> {
  const { cityId, typeId, neighborhoodId, month, perMetreHalalas, sourceName, sourceUrl, sourceDay } =
    officialFigures;
  let written = 0;
  for (let from = 0; from < rows.length; from += BATCH) {
    const changed = await db
      .insert(officialFigures)
      .values(
        rows
          .slice(from, from + BATCH)
          .map((row) => ({ ...row, sourceName: name, sourceUrl: url, sourceDay: day })),
      )
      .onConflictDoUpdate({
        target: [cityId, typeId, neighborhoodId, month],
        set: {
          perMetreHalalas: sql`excluded.per_metre_halalas`,
          sourceName: sql`excluded.source_name`,
          sourceUrl: sql`excluded.source_url`,
          sourceDay: sql`excluded.source_day`,
        },
        setWhere: sql`(${perMetreHalalas}, ${sourceName}, ${sourceUrl}, ${sourceDay}) is distinct from
          (excluded.per_metre_halalas, excluded.source_name, excluded.source_url, excluded.source_day)`,
      })
      .returning({ month });
    written += changed.length;
  }
  return written;
}

interface OfficialPlace {
  cityId: number;
  typeId: number;
  neighborhoodId: number | null;
  /** Months after this one. */
  after: string;
}

/** An index's rows of a kind in a neighbourhood and in its city, the oldest first. */
export async function listOfficialFigures(
  db: Database,
  { cityId, typeId, neighborhoodId, after }: OfficialPlace,
) {
  const isOfCity = isNull(officialFigures.neighborhoodId);
  return db
    .select()
    .from(officialFigures)
    .where(
      and(
        eq(officialFigures.cityId, cityId),
        eq(officialFigures.typeId, typeId),
        gt(officialFigures.month, after),
        neighborhoodId === null ? isOfCity : or(isOfCity, eq(officialFigures.neighborhoodId, neighborhoodId)),
      ),
    )
    .orderBy(asc(officialFigures.month));
}
