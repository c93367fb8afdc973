import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { propertyAds } from '../../../db/schema/advertising.ts';
import { users } from '../../../db/schema/people.ts';
import { properties } from '../../../db/schema/properties.ts';
import { propertyOwners, tenancies } from '../../../db/schema/rentals.ts';
import { ownerId } from '../../../modules/rentals/repository.ts';
import { seenOf } from '../seen.ts';

const owner = alias(users, 'owner');

/** One tenancy with its two sides and its home, as an operator has it before his eyes; undefined where there is none. */
export async function findTenancyItem(db: Database, id: number) {
  const [found] = await db
    .select({
      tenancy: tenancies,
      title: properties.title,
      titleEn: properties.titleEn,
      tenant: { id: users.id, name: users.name, nameEn: users.nameEn, mobile: users.mobile },
      owner: { name: owner.name, nameEn: owner.nameEn, mobile: owner.mobile },
      seen: seenOf('tenancies'),
    })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .innerJoin(users, eq(users.id, tenancies.tenantId))
    .leftJoin(propertyOwners, eq(propertyOwners.propertyId, properties.id))
    .leftJoin(propertyAds, eq(propertyAds.propertyId, properties.id))
    .leftJoin(owner, eq(owner.id, ownerId))
    .where(eq(tenancies.id, id));
  return found;
}
