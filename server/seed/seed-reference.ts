import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { issueTypes } from '../db/schema/orders.ts';
import { cities, neighborhoods, regions } from '../db/schema/places.ts';
import { adDurations, featureCategories, features, propertyTypes } from '../db/schema/properties.ts';
import { adDurations as adDurationRows } from './reference/ad-durations.ts';
import { cities as cityRows } from './reference/cities.ts';
import { featureCategories as featureCategoryRows, features as featureRows } from './reference/features.ts';
import { issueTypes as issueTypeRows } from './reference/issue-types.ts';
import { neighborhoods as neighborhoodRows } from './reference/neighborhoods.ts';
import { propertyTypes as propertyTypeRows } from './reference/property-types.ts';
import { regions as regionRows } from './reference/regions.ts';

/**
 * Inserts or updates the reference data. The first column of each table is the key.
 * seed-articles.ts handles articles and questions separately, since operators edit them.
 */
export async function seedReference(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await upsert(tx, regions, regionRows);
    await upsert(tx, cities, cityRows);
    await upsert(
      tx,
      neighborhoods,
      neighborhoodRows.map(({ coverKind: _, ...row }) => row),
    );
    await upsert(tx, propertyTypes, propertyTypeRows);
    await upsert(
      tx,
      featureCategories,
      featureCategoryRows.map(({ key, nameAr, nameEn }, position) => ({ key, nameAr, nameEn, position })),
    );
    await upsert(tx, features, featureRows);
    await upsert(tx, adDurations, adDurationRows);
    await upsert(tx, issueTypes, issueTypeRows);
  });
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

async function upsert<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly object[],
): Promise<void> {
  const columns = getTableColumns(table);
  const [key, ...others] = Object.entries(columns).filter(([property]) => property in (rows[0] ?? {}));
  if (!key) return;
  await tx
    .insert(table)
    .values(rows as Table['$inferInsert'][])
    .onConflictDoUpdate({
      target: key[1],
      set: Object.fromEntries(others.map(([property, column]) => [property, excluded(column.name)])) as never,
    });
}

function excluded(column: string): SQL {
  return sql.raw(`excluded."${column}"`);
}
