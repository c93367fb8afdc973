import pg from 'pg';
import { openDatabase } from '../../server/db/open-database.ts';
import { connectionOf } from '../../server/db/postgres.ts';
import { median } from './timing.ts';

const ROUNDS = 9;
const CHANGES = 2_000;
const FLOOR = 'bench_three_indexes';

export interface WriteFigures {
  listings: number;
  /** Medians in ms of the statement that changes the price of 2,000 listings, and their ratio. */
  rukn: number;
  floor: number;
  ratio: number;
  indexes: number;
  /** Bytes of the indexes divided by those of the table. */
  indexShare: number;
}

/**
 * Changes the price of 2,000 listings all over the table, and in turns that of the same rows in a
 * copy with three indexes: id, city and price. Needs a seeded PostgreSQL server; the prices change.
 */
export async function benchWrites(databaseUrl: string): Promise<WriteFigures> {
  // Brings the schema up to date, as the server does at its start.
  await (await openDatabase({ databaseUrl, dataDir: null })).close();
  const client = new pg.Client(connectionOf(databaseUrl));
  await client.connect();
  try {
    const { listings } = await one<{ listings: number }>(
      client,
      'select count(*)::int as listings from properties',
    );
    await makeFloor(client);
    const times = { properties: [] as number[], [FLOOR]: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      const { rows } = await client.query<{ id: number }>(
        'select id from properties where price_halalas is not null order by random() limit $1',
        [CHANGES],
      );
      const ids = rows.map(({ id }) => id);
      for (const table of ['properties', FLOOR] as const) {
        const started = performance.now();
        await client.query(`update ${table} set price_halalas = price_halalas + 100 where id = any($1)`, [
          ids,
        ]);
        // The first round is a warm-up.
        if (round > 0) times[table].push(performance.now() - started);
      }
    }
    const [rukn, floor] = [median(times.properties), median(times[FLOOR])];
    const sizes = await one<{ indexes: number; indexShare: number }>(
      client,
      `select count(*)::int as indexes, sum(pg_relation_size(indexrelid)) / pg_relation_size(indrelid) as "indexShare"
        from pg_index where indrelid = 'properties'::regclass group by indrelid`,
    );
    return { listings, rukn, floor, ratio: rukn / floor, ...sizes, indexShare: Number(sizes.indexShare) };
  } finally {
    await client.query(`drop table if exists ${FLOOR}`);
    await client.end();
  }
}

async function makeFloor(client: pg.Client): Promise<void> {
  const price = 'price_halalas * case when rent_period = $$month$$ then 12 else 1 end';
  await client.query(`drop table if exists ${FLOOR}`);
  await client.query(`create table ${FLOOR} as select * from properties`);
  await client.query(`alter table ${FLOOR} add primary key (id)`);
  await client.query(`create index on ${FLOOR} (city_id)`);
  await client.query(`create index on ${FLOOR} ((${price}))`);
  for (const table of [FLOOR, 'properties']) await client.query(`vacuum analyze ${table}`);
  await client.query('checkpoint').catch(() => {});
}

async function one<Row extends object>(client: pg.Client, query: string): Promise<Row> {
  const { rows } = await client.query<Row>(query);
  if (!rows[0]) throw new Error(`No row: ${query}`);
  return rows[0];
}
