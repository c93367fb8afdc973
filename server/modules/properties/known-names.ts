import { asc } from 'drizzle-orm';
import type { Purpose } from '../../../contract/property-entities.ts';
import type { Database } from '../../db/database.ts';
import { foldArabic } from '../../db/fold-arabic.ts';
import { cities, neighborhoods, regions } from '../../db/schema/places.ts';
import { features, propertyTypes } from '../../db/schema/properties.ts';

/** What a word of a search may mean. */
export type Meaning = { nameAr: string; nameEn: string } & (
  | { kind: 'type'; id: number }
  | { kind: 'purpose'; id: Purpose }
  | { kind: 'city'; id: number; regionId: number }
  | { kind: 'region'; id: number }
  | { kind: 'neighborhood'; id: number; cityId: number; regionId: number }
);

/** The names and ids by which listings can be searched. */
export interface KnownNames {
  typeIds: ReadonlySet<number>;
  featureIds: ReadonlySet<number>;
  regionIds: ReadonlySet<number>;
  /** The region of each city. */
  regionOfCity: ReadonlyMap<number, number>;
  /** The city of each neighbourhood. */
  cityOfNeighborhood: ReadonlyMap<number, number>;
  /** What a phrase means, by its folded words with one space between them; a city before the region of its name. */
  meanings: ReadonlyMap<string, Meaning[]>;
}

const PURPOSES: { id: Purpose; nameAr: string; nameEn: string }[] = [
  { id: 'for_rent', nameAr: 'للإيجار', nameEn: 'For rent' },
  { id: 'for_sale', nameAr: 'للبيع', nameEn: 'For sale' },
  { id: 'for_investment', nameAr: 'للاستثمار', nameEn: 'For investment' },
];

/** Reads a few hundred rows: remember the answer. */
export async function loadKnownNames(db: Database): Promise<KnownNames> {
  const named = { nameAr: regions.nameAr, nameEn: regions.nameEn };
  const [types, featureRows, regionRows, cityRows, neighborhoodRows] = await Promise.all([
    db.select().from(propertyTypes).orderBy(asc(propertyTypes.id)),
    db.select({ id: features.id }).from(features),
    db
      .select({ id: regions.id, ...named })
      .from(regions)
      .orderBy(asc(regions.id)),
    db
      .select({ id: cities.id, regionId: cities.regionId, nameAr: cities.nameAr, nameEn: cities.nameEn })
      .from(cities)
      .orderBy(asc(cities.id)),
    db
      .select({
        id: neighborhoods.id,
        cityId: neighborhoods.cityId,
        nameAr: neighborhoods.nameAr,
        nameEn: neighborhoods.nameEn,
      })
      .from(neighborhoods)
      .orderBy(asc(neighborhoods.id)),
  ]);
  const regionOfCity = new Map(cityRows.map(({ id, regionId }) => [id, regionId]));

  const meanings = new Map<string, Meaning[]>();
  const add = (names: string[], meaning: Meaning) => {
    for (const phrase of new Set(names.map(foldPhrase)))
      meanings.set(phrase, [...(meanings.get(phrase) ?? []), meaning]);
  };
  /** «بالرياض» is «الرياض» with the preposition that is written onto it. */
  const placeNames = ({ nameAr, nameEn }: { nameAr: string; nameEn: string }) => [
    nameAr,
    `ب${nameAr}`,
    nameEn,
  ];
  for (const { id, nameAr, nameEn, nameArPlural, nameEnPlural } of types)
    add([nameAr, nameEn, nameArPlural, nameEnPlural], { kind: 'type', id, nameAr, nameEn });
  for (const one of PURPOSES) add([one.nameAr, one.nameEn], { kind: 'purpose', ...one });
  for (const one of cityRows) add(placeNames(one), { kind: 'city', ...one });
  // Most regions bear their city's name: who means the region says so.
  for (const one of regionRows)
    add([...placeNames(one), `منطقة ${one.nameAr}`, `${one.nameEn} region`], { kind: 'region', ...one });
  for (const one of neighborhoodRows)
    add(placeNames(one), { kind: 'neighborhood', regionId: regionOfCity.get(one.cityId) ?? 0, ...one });

  return {
    typeIds: new Set(types.map(({ id }) => id)),
    featureIds: new Set(featureRows.map(({ id }) => id)),
    regionIds: new Set(regionRows.map(({ id }) => id)),
    regionOfCity,
    cityOfNeighborhood: new Map(neighborhoodRows.map(({ id, cityId }) => [id, cityId])),
    meanings,
  };
}

/** A phrase as `meanings` is looked up by. */
export function foldPhrase(phrase: string): string {
  return foldArabic(phrase).trim().replace(/\s+/g, ' ');
}
