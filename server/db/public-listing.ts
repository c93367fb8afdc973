import { type SQL, sql } from 'drizzle-orm';
import { properties } from './schema/properties.ts';

/**
 * What the public may see: published or reserved, under a licence that is valid today in Riyadh.
 * The statuses are written out, not sent as parameters, so that the partial indexes over them
 * apply.
 */
export function isPublic(): SQL {
  return sql`${properties.status} in ('published', 'reserved') and (${properties.adLicenseExpiresAt} is null or ${properties.adLicenseExpiresAt} >= (now() at time zone 'Asia/Riyadh')::date)`;
}
