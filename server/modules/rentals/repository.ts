import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { propertyAds } from '../../db/schema/advertising.ts';
import { users } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { propertyOwners, tenancies, tenancyDues } from '../../db/schema/rentals.ts';

export type TenancyFields = typeof tenancies.$inferSelect;
export type DueFields = typeof tenancyDues.$inferSelect;

const person = { name: users.name, nameEn: users.nameEn, mobile: users.mobile };

/** The owner recorded by operators, else the advertiser who claims to own it; else null. */
export const ownerId = sql<number | null>`coalesce(${propertyOwners.userId},
  case when ${propertyAds.ownerType} = 'owner' then ${properties.advertiserId} end)`;

/** A property in any status, with its owner; undefined if there is none. */
export async function findProperty(db: Database, id: number) {
  const [found] = await db
    .select({
      id: properties.id,
      title: properties.title,
      titleEn: properties.titleEn,
      street: properties.street,
      status: properties.status,
      purpose: properties.purpose,
      cityId: properties.cityId,
      deletedAt: properties.deletedAt,
      ownerId,
    })
    .from(properties)
    .leftJoin(propertyOwners, eq(propertyOwners.propertyId, properties.id))
    .leftJoin(propertyAds, eq(propertyAds.propertyId, properties.id))
    .where(eq(properties.id, id));
  return found;
}

/**
 * Ids of the properties a user owns, newest first. One deleted as an ad is included while it is
 * let.
 */
export async function listOwned(db: Database, userId: number): Promise<number[]> {
  const isThere = sql`(${properties.deletedAt} is null or exists (
    select from ${tenancies} where ${tenancies.propertyId} = ${properties.id} and ${tenancies.endedOn} is null))`;
  const id = { id: properties.id };
  const [entered, advertised] = await Promise.all([
    db
      .select(id)
      .from(propertyOwners)
      .innerJoin(properties, eq(properties.id, propertyOwners.propertyId))
      .where(and(eq(propertyOwners.userId, userId), isThere)),
    db
      .select(id)
      .from(properties)
      .innerJoin(propertyAds, eq(propertyAds.propertyId, properties.id))
      .leftJoin(propertyOwners, eq(propertyOwners.propertyId, properties.id))
      .where(
        and(
          eq(properties.advertiserId, userId),
          eq(propertyAds.ownerType, 'owner'),
          isNull(propertyOwners.userId),
          isThere,
        ),
      ),
  ]);
  return [...entered, ...advertised].map((row) => row.id).toSorted((one, other) => other - one);
}

/** Ids of the properties where a user is the tenant of a tenancy that was not ended. */
export async function listRented(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: tenancies.propertyId })
    .from(tenancies)
    .where(and(eq(tenancies.tenantId, userId), isNull(tenancies.endedOn)));
  return rows.map(({ id }) => id);
}

/**
 * The tenancies of these properties that were not ended, with both parties and the dues, earliest
 * first.
 */
export async function listTenancies(db: Database, propertyIds: number[]) {
  if (propertyIds.length === 0) return [];
  const owner = alias(users, 'owner');
  const rows = await db
    .select({
      tenancy: tenancies,
      tenant: person,
      owner: { name: owner.name, nameEn: owner.nameEn, mobile: owner.mobile },
    })
    .from(tenancies)
    .innerJoin(users, eq(users.id, tenancies.tenantId))
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .leftJoin(propertyOwners, eq(propertyOwners.propertyId, properties.id))
    .leftJoin(propertyAds, eq(propertyAds.propertyId, properties.id))
    .leftJoin(owner, eq(owner.id, ownerId))
    .where(and(inArray(tenancies.propertyId, propertyIds), isNull(tenancies.endedOn)));
  const dues = await listDues(
    db,
    rows.map(({ tenancy }) => tenancy.id),
  );
  return rows.map(({ tenancy, ...sides }) => ({
    ...tenancy,
    ...sides,
    dues: dues.filter(({ tenancyId }) => tenancyId === tenancy.id),
  }));
}

export type TenancyRow = Awaited<ReturnType<typeof listTenancies>>[number];

/** Dues of these tenancies, earliest first. */
export async function listDues(db: Database, tenancyIds: number[]): Promise<DueFields[]> {
  if (tenancyIds.length === 0) return [];
  return db
    .select()
    .from(tenancyDues)
    .where(inArray(tenancyDues.tenancyId, tenancyIds))
    .orderBy(asc(tenancyDues.tenancyId), asc(tenancyDues.dueOn));
}

/** Stores a property's owner; returns the owner that operators had recorded before, or null. */
export async function enterOwner(transaction: Database, propertyId: number, userId: number) {
  const [before] = await transaction
    .select({ userId: propertyOwners.userId })
    .from(propertyOwners)
    .where(eq(propertyOwners.propertyId, propertyId));
  await transaction
    .insert(propertyOwners)
    .values({ propertyId, userId })
    .onConflictDoUpdate({ target: propertyOwners.propertyId, set: { userId } });
  return before?.userId ?? null;
}

/** Inserts a tenancy with its dues. Violates `tenancies_apart` if it overlaps another one. */
export async function addTenancy(
  transaction: Database,
  tenancy: typeof tenancies.$inferInsert,
  dues: { dueOn: string; amountHalalas: number }[],
): Promise<TenancyFields> {
  const [added] = await transaction.insert(tenancies).values(tenancy).returning();
  if (!added) throw new Error('The tenancy was not written');
  await transaction.insert(tenancyDues).values(dues.map((due) => ({ ...due, tenancyId: added.id })));
  return added;
}

/** The days of a property's tenancies that were not ended, earliest first. */
export async function listDaysOf(db: Database, propertyId: number) {
  return db
    .select({ id: tenancies.id, startsOn: tenancies.startsOn, expiresOn: tenancies.expiresOn })
    .from(tenancies)
    .where(and(eq(tenancies.propertyId, propertyId), isNull(tenancies.endedOn)))
    .orderBy(asc(tenancies.startsOn));
}

/** Locks a tenancy until the transaction ends; undefined if there is none. */
export async function lockTenancy(transaction: Database, id: number): Promise<TenancyFields | undefined> {
  const [found] = await transaction.select().from(tenancies).where(eq(tenancies.id, id)).for('update');
  return found;
}

/** Locks a property, so that the second of two concurrent lettings sees the first. */
export async function lockProperty(transaction: Database, id: number): Promise<void> {
  await transaction
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.id, id))
    .for('no key update');
}

export async function changeTenancy(
  transaction: Database,
  id: number,
  change: Partial<typeof tenancies.$inferInsert>,
): Promise<void> {
  await transaction.update(tenancies).set(change).where(eq(tenancies.id, id));
}

/** Stores the day on which a due was paid; null marks it as unpaid. */
export async function setPaidOn(
  transaction: Database,
  { tenancyId, dueOn, paidOn }: { tenancyId: number; dueOn: string; paidOn: string | null },
): Promise<void> {
  await transaction
    .update(tenancyDues)
    .set({ paidOn })
    .where(and(eq(tenancyDues.tenancyId, tenancyId), eq(tenancyDues.dueOn, dueOn)));
}

export async function setStatus(
  transaction: Database,
  propertyId: number,
  status: 'rented' | 'hidden',
): Promise<void> {
  await transaction
    .update(properties)
    .set({ status, hiddenFrom: null, statusReason: null })
    .where(eq(properties.id, propertyId));
}

/** The user registered under a mobile. */
export async function findPersonByMobile(db: Database, mobile: string) {
  const [found] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.mobile, mobile));
  return found;
}
