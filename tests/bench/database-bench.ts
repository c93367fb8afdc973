import pg from 'pg';
import { openDatabase } from '../../server/db/open-database.ts';
import { connectionOf } from '../../server/db/postgres.ts';
import { loadCardRows } from '../../server/modules/properties/card-rows.ts';
import { loadParserNames } from '../../server/modules/properties/query-parser/names.ts';
import { type BenchCase, type Built, benchCases } from './cases.ts';
import { median, planOf, timesOf } from './timing.ts';

/** Far down a list, where an OFFSET would be slow. */
const DEEP_PAGE = 300;

export interface Figures {
  /** Median in ms from sending the query to receiving all rows, planning included. */
  queryMs: number;
  /**
   * The same, including the data of the page's cards, loaded as the server does; null if it has no
   * cards.
   */
  pageMs: number | null;
  rows: number;
  plan: string;
}

export interface CaseFigures {
  name: string;
  /** Null if it failed. */
  first: Figures | null;
  /** Page 300; null if the query is not paginated or failed. */
  deep: Figures | null;
  /**
   * Why there are no figures, such as a query that exceeds the server's timeout; null if there are.
   */
  failure: string | null;
}

export interface DatabaseFigures {
  listings: number;
  server: string;
  cases: CaseFigures[];
}

interface Options {
  /** Measurements per figure, after a warm-up. */
  runs?: number;
  /** Runs only the cases with this in their name. */
  only?: string;
}

/**
 * Measures the server's own queries on a seeded PostgreSQL server (DESIGN §11). Throws if it can't
 * be reached; a failed case is reported with the others.
 */
export async function benchDatabase(databaseUrl: string, { runs = 30, only = '' }: Options = {}) {
  const database = await openDatabase({ databaseUrl, dataDir: null });
  const { db } = database;
  const client = new pg.Client({ ...connectionOf(databaseUrl), statement_timeout: 10_000 });
  await client.connect();
  const names = await loadParserNames(db);

  async function figuresOf(built: Built, hasCards: boolean): Promise<Figures> {
    const { sql, params } = built.toSQL();
    const query = () => client.query<{ id: number }>(sql, params);
    const page = async () => {
      const { rows } = await query();
      const ids = rows.map(({ id }) => id);
      await loadCardRows(db, ids, null);
    };
    return {
      queryMs: median(await timesOf(runs, query)),
      pageMs: hasCards ? median(await timesOf(runs, page)) : null,
      rows: (await query()).rows.length,
      plan: await planOf(client, sql, params),
    };
  }

  async function measure({ name, build, count, hasPages }: BenchCase): Promise<CaseFigures> {
    const areFew = (await count?.(db, names))?.totalIsExact ?? false;
    const first = await figuresOf(build(db, 1, names, areFew), hasPages);
    const deep = hasPages ? await figuresOf(build(db, DEEP_PAGE, names, areFew), hasPages) : null;
    return { name, first, deep, failure: null };
  }

  try {
    const { rows } = await client.query<{ listings: number; server: string }>(
      `select count(*)::int as listings, current_setting('server_version') as server from properties`,
    );
    const figures: DatabaseFigures = { listings: 0, server: '', ...rows[0], cases: [] };
    for (const one of benchCases.filter(({ name }) => name.includes(only))) {
      figures.cases.push(await measure(one).catch((error: Error) => failed(one.name, error)));
    }
    return figures;
  } finally {
    await client.end();
    await database.close();
  }
}

function failed(name: string, { message }: Error): CaseFigures {
  return { name, first: null, deep: null, failure: message };
}

const ms = (value: number | null | undefined) => (value == null ? '' : value.toFixed(2));

/** Prints a line per case: medians in ms of page 1 and page 300, and page 1's query plan. */
export function printDatabaseFigures({ listings, server, cases }: DatabaseFigures): void {
  console.log(`${listings} listings, PostgreSQL ${server}; medians in ms`);
  console.table(
    Object.fromEntries(
      cases.map(({ name, first, deep, failure }) => [
        name,
        {
          ids: ms(first?.queryMs),
          page: ms(first?.pageMs),
          'ids, 300th': ms(deep?.queryMs),
          'page, 300th': ms(deep?.pageMs),
          by: first?.plan ?? `failed: ${failure}`,
        },
      ]),
    ),
  );
}
