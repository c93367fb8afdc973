import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** From this many rows on, building an index once may be cheaper than updating it row by row. */
const FEWEST = 20_000;
/** …unless the table already has this many times more rows: all would be indexed again. */
const MOST_TIMES_MORE = 5;

interface Load {
  table: string;
  /** The number of existing rows, and of rows to add. */
  before: number;
  adding: number;
}

type Statement = Record<'drop' | 'create', string>;

/**
 * Runs a load into a table without its foreign keys and secondary indexes, and creates them again
 * afterwards, which checks the foreign keys over all rows at once. Small loads keep them. Call it
 * in a transaction, so that a failure leaves the table unchanged.
 */
export async function bulkLoad<Result>(
  db: Database,
  { table, before, adding }: Load,
  load: () => Promise<Result>,
): Promise<Result> {
  if (adding < FEWEST || before > adding * MOST_TIMES_MORE) return load();
  const statements = [...(await indexesOf(db, table)), ...(await foreignKeysOf(db, table))];
  for (const { drop } of statements) await db.execute(sql.raw(drop));
  const result = await load();
  await db.execute(sql`set local maintenance_work_mem = '256MB'`);
  for (const { create } of statements) await db.execute(sql.raw(create));
  return result;
}

/** All indexes except those of constraints, such as the primary key. */
async function indexesOf(db: Database, table: string): Promise<Statement[]> {
  const { rows } = await db.execute<Statement>(sql`
    select format('drop index %s', indexrelid::regclass) as "drop", pg_get_indexdef(indexrelid) as "create"
    from pg_index
    where indrelid = ${table}::regclass and not exists (select from pg_constraint where conindid = indexrelid)`);
  return rows;
}

async function foreignKeysOf(db: Database, table: string): Promise<Statement[]> {
  const { rows } = await db.execute<Statement>(sql`
    select
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "create"
    from pg_constraint
    where conrelid = ${table}::regclass and contype = 'f'`);
  return rows;
}
