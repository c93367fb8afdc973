import { and, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/language.ts';
import type { OpsProperty } from '../../../contract/ops-tenancies.ts';
import type { Database } from '../../db/database.ts';
import { propertyAds } from '../../db/schema/advertising.ts';
import { users } from '../../db/schema/people.ts';
import { neighborhoods } from '../../db/schema/places.ts';
import { properties, propertyTypes } from '../../db/schema/properties.ts';
import { propertyOwners } from '../../db/schema/rentals.ts';
import { matchesText } from '../../modules/properties/filters.ts';
import { ownerId } from '../../modules/rentals/repository.ts';
import { personName } from '../../plugins/session.ts';
import { texts } from '../../texts/texts.ts';
import { inWords } from '../base/item-kind.ts';
import { readSearchQuery } from '../base/search-query.ts';

const MOST_PROPERTIES = 20;

const owner = alias(users, 'owner');

/**
 * Matches the property's number, the mobile of its advertiser or owner, or the public text search.
 */
function matches(query: string): SQL | undefined {
  const { id, mobile, words } = readSearchQuery(query);
  if (words !== null) return matchesText(words.join(' '));
  const isOf = (column: typeof users.mobile | typeof owner.mobile) =>
    and(gte(column, mobile), lt(column, `${mobile}:`));
  return or(id === null ? undefined : eq(properties.id, id), isOf(users.mobile), isOf(owner.mobile));
}

/** Finds properties in any status: the one with that number first, then the newest. */
export async function findProperties(
  db: Database,
  query: string,
  language: Language,
): Promise<OpsProperty[]> {
  const { id } = readSearchQuery(query);
  const rows = await db
    .select({
      id: properties.id,
      title: properties.title,
      titleEn: properties.titleEn,
      status: properties.status,
      typeAr: propertyTypes.nameAr,
      typeEn: propertyTypes.nameEn,
      placeAr: neighborhoods.nameAr,
      placeEn: neighborhoods.nameEn,
      owner: { name: owner.name, nameEn: owner.nameEn },
    })
    .from(properties)
    .innerJoin(propertyTypes, eq(propertyTypes.id, properties.typeId))
    .innerJoin(neighborhoods, eq(neighborhoods.id, properties.neighborhoodId))
    .innerJoin(users, eq(users.id, properties.advertiserId))
    .leftJoin(propertyOwners, eq(propertyOwners.propertyId, properties.id))
    .leftJoin(propertyAds, eq(propertyAds.propertyId, properties.id))
    .leftJoin(owner, eq(owner.id, ownerId))
    .where(and(isNull(properties.deletedAt), matches(query)))
    .orderBy(desc(sql`${properties.id} = ${id ?? 0}`), desc(properties.id))
    .limit(MOST_PROPERTIES);
  return rows.map((row) => ({
    id: row.id,
    title: inWords(language, row.title, row.titleEn),
    note: [inWords(language, row.typeAr, row.typeEn), inWords(language, row.placeAr, row.placeEn)].join(
      language === 'ar' ? '، ' : ', ',
    ),
    status: row.status,
    statusLabel: texts[language].propertyStatus[row.status],
    owner: row.owner && personName(row.owner, language),
  }));
}
