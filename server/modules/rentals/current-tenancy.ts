import type { RentedProperty } from '../../../contract/rentals.ts';
import type { Database } from '../../db/database.ts';
import { findProperty, listTenancies, type TenancyRow } from './repository.ts';

type Days = Pick<TenancyRow, 'tenantId' | 'startsOn' | 'expiresOn'>;

/**
 * The tenancy shown for a property on a day, among those not ended by an operator: the running one,
 * else the next to begin, else the last one past its term, which stays until it is ended or the
 * property is let again. With `tenantId`, only that tenant's tenancies count.
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
  // A former tenant of a property that is now let to another has no tenancy.
  return coming ?? (running ? undefined : byStart.at(-1));
}

/**
 * A user's role at a property: tenant (also if they own it too), owner or null; an advertiser who
 * is neither gets null.
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
