import type { RentedProperty } from '../../../contract/rentals.ts';
import type { Database } from '../../db/database.ts';
import { findProperty, listTenancies, type TenancyRow } from './repository.ts';

type Days = Pick<TenancyRow, 'tenantId' | 'startsOn' | 'expiresOn'>;

/**
 * Which of a property's tenancies counts on a day (none of them was ended by an operator): the one
 * that runs, else the next to begin, else the last that has run out, which stays in view until it
 * is ended or the property is let again. With a tenant, only among that tenant's own.
 */
export function currentTenancy<Row extends Days>(
  tenancies: readonly Row[],
  today: string,
  tenantId?: number,
): Row | undefined {
  const runs = ({ startsOn, expiresOn }: Row) => startsOn <= today && today <= expiresOn;
  const isHis = (row: Row) => tenantId === undefined || row.tenantId === tenantId;
  const running = tenancies.find(runs);
  if (running && isHis(running)) return running;
  const byStart = tenancies.filter(isHis).toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  const coming = byStart.find(({ startsOn }) => startsOn > today);
  // Who left a property that is another's by now rents it no more.
  return coming ?? (running ? undefined : byStart.at(-1));
}

/**
 * What a person is to a property: the tenant, where both; null to a stranger, its advertiser among
 * them.
 */
export async function findRole(
  db: Database,
  propertyId: number,
  personId: number,
  today: string,
): Promise<RentedProperty['role'] | null> {
  const [property, tenancies] = await Promise.all([
    findProperty(db, propertyId),
    listTenancies(db, [propertyId]),
  ]);
  if (currentTenancy(tenancies, today, personId)) return 'tenant';
  const isThere = property?.deletedAt === null || tenancies.length > 0;
  return isThere && property?.ownerId === personId ? 'owner' : null;
}
