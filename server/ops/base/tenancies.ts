import { and, asc, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/language.ts';
import type { OpsTenancyLine, TenancyStanding } from '../../../contract/ops-tenancies.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE } from '../../db/pagination.ts';
import { propertyAds } from '../../db/schema/advertising.ts';
import { users } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { propertyOwners, tenancies } from '../../db/schema/rentals.ts';
import { ownerId } from '../../modules/rentals/repository.ts';
import { personName } from '../../plugins/session.ts';
import { inWords, type Page } from './item-kind.ts';
import { holdsWords, readSearchQuery } from './search-query.ts';
import type { Facts } from './verb.ts';
import { tenancyStandingWords } from './words.ts';

type Days = Pick<typeof tenancies.$inferSelect, 'startsOn' | 'expiresOn' | 'endedOn'>;

/** The status of a tenancy on a day. */
export function tenancyStanding({ startsOn, expiresOn, endedOn }: Days, today: string): TenancyStanding {
  if (endedOn !== null) return 'ended';
  if (today < startsOn) return 'coming';
  return today <= expiresOn ? 'running' : 'over';
}

const owner = alias(users, 'owner');
const words = sql`fold_arabic(concat_ws(' ', ${properties.title}, ${properties.titleEn}, ${users.name}, ${users.nameEn},
  ${owner.name}, ${owner.nameEn}))`;
const startsWith = (column: PgColumn, start: string) => and(gte(column, start), lt(column, `${start}:`));

/** Matches the property's number or title, or either party's name or mobile. */
function matches(query: string): SQL | undefined {
  const { id, mobile, words: typed } = readSearchQuery(query);
  if (typed === null) {
    return or(
      id === null ? undefined : eq(tenancies.propertyId, id),
      startsWith(users.mobile, mobile),
      startsWith(owner.mobile, mobile),
    );
  }
  return and(holdsWords(words, typed));
}

/** Tenancies with their property and both parties. */
export const selectTenancies = <More extends object>(db: Database, more: More) =>
  db
    .select({
      tenancy: tenancies,
      title: properties.title,
      titleEn: properties.titleEn,
      tenant: { id: users.id, name: users.name, nameEn: users.nameEn, mobile: users.mobile },
      owner: { name: owner.name, nameEn: owner.nameEn, mobile: owner.mobile },
      ...more,
    })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .innerJoin(users, eq(users.id, tenancies.tenantId))
    .leftJoin(propertyOwners, eq(propertyOwners.propertyId, properties.id))
    .leftJoin(propertyAds, eq(propertyAds.propertyId, properties.id))
    .leftJoin(owner, eq(owner.id, ownerId));

interface Listing extends Page {
  q?: string | undefined;
  part?: 'open' | 'all' | undefined;
}

/** A page of tenancies plus one: open ones, earliest end first; or all, newest first. */
export async function listTenancyLines(
  db: Database,
  { q, part = 'open', after, skip = 0, language, now }: Listing,
): Promise<(OpsTenancyLine & Facts)[]> {
  const isAll = part === 'all';
  const today = riyadhDay(now);
  const behind =
    after === undefined
      ? undefined
      : isAll
        ? lt(tenancies.id, after)
        : sql`(${tenancies.expiresOn}, ${tenancies.id}) > (select expires_on, id from tenancies where id = ${after})`;
  const rows = await selectTenancies(db, {
    nextDue: sql<string | null>`(select min(due_on)::text from tenancy_dues
        where tenancy_id = ${tenancies.id} and paid_on is null)`,
  })
    .where(and(isAll ? undefined : isNull(tenancies.endedOn), q ? matches(q) : undefined, behind))
    .orderBy(...(isAll ? [desc(tenancies.id)] : [asc(tenancies.expiresOn), asc(tenancies.id)]))
    .limit(PAGE_AND_ONE)
    .offset(skip);
  return rows.map(({ tenancy, tenant, nextDue, ...property }) => {
    const status = tenancyStanding(tenancy, today);
    return {
      id: tenancy.id,
      title: inWords(language, property.title, property.titleEn),
      propertyId: tenancy.propertyId,
      tenant: { id: tenant.id, name: personName(tenant, language), mobile: tenant.mobile },
      status,
      statusLabel: tenancyStandingWords[status][language],
      startsOn: tenancy.startsOn,
      expiresOn: tenancy.expiresOn,
      endedOn: tenancy.endedOn,
      nextDue,
      isLate: status !== 'ended' && nextDue !== null && nextDue <= today,
    };
  });
}

/** A user's latest tenancies, as tenant or owner, newest first. */
export async function lastTenanciesOf(
  db: Database,
  userId: number,
  { most, language, now }: { most: number; language: Language; now: Date },
) {
  const rows = await selectTenancies(db, {})
    .where(or(eq(tenancies.tenantId, userId), sql`${ownerId} = ${userId}`))
    .orderBy(desc(tenancies.id))
    .limit(most);
  return rows.map(({ tenancy, title, titleEn }) => {
    const status = tenancyStanding(tenancy, riyadhDay(now));
    return {
      id: tenancy.id,
      title: inWords(language, title, titleEn),
      status,
      statusLabel: tenancyStandingWords[status][language],
      at: tenancy.createdAt.toISOString(),
    };
  });
}
