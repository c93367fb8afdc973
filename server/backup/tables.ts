import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Head } from './archive.ts';

/** The app's tables with their stored columns, without generated ones. */
async function columnsOfTables(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

async function references(db: Database): Promise<{ from: string; to: string }[]> {
  const { rows } = await db.execute<{ from: string; to: string }>(sql`
    select child.relname as "from", parent.relname as "to"
    from pg_constraint f
    join pg_class child on child.oid = f.conrelid
    join pg_class parent on parent.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace`);
  return rows;
}

/**
 * All tables, each after those that it references, so that they can be restored in this order. A
 * row may refer to an earlier one of its table: rows are read in the order of their first column.
 */
export async function tablesInOrder(db: Database): Promise<Head['tables']> {
  const columns = await columnsOfTables(db);
  const parents = new Map([...columns.keys()].map((name) => [name, new Set<string>()]));
  for (const { from, to } of await references(db)) if (from !== to) parents.get(from)?.add(to);
  const ordered: string[] = [];
  while (ordered.length < parents.size) {
    const next = [...parents].filter(
      ([name, needs]) => !ordered.includes(name) && [...needs].every((parent) => ordered.includes(parent)),
    );
    if (next.length === 0)
      throw new Error('Tables refer to each other in a circle: no order to restore them in');
    ordered.push(...next.map(([name]) => name));
  }
  return ordered.map((name) => ({ name, columns: columns.get(name) ?? [] }));
}

/** The last value of each sequence, by its name. */
export async function sequences(db: Database): Promise<Record<string, number | null>> {
  const { rows } = await db.execute<{ name: string; last: string | null }>(sql`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last === null ? null : Number(last)]));
}

/** The number of migrations applied to a database. */
export async function countMigrations(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return rows[0]?.count ?? 0;
}
