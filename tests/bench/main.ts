import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { benchDatabase, printDatabaseFigures } from './database-bench.ts';

/*
 * `npm run bench`: measures the database at DATABASE_URL, seeded beforehand; prints a table and writes
 * the figures to tests/.output/bench.json (`-- --output <file>`). `-- --only near` measures the cases of that name.
 */

const { values } = parseArgs({
  options: { only: { type: 'string' }, output: { type: 'string', default: 'tests/.output/bench.json' } },
});
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) {
  console.error(
    'DATABASE_URL must name a PostgreSQL server that was seeded: npm run seed -- --properties 1000000',
  );
  process.exit(1);
}

const database = await benchDatabase(databaseUrl, values.only === undefined ? {} : { only: values.only });
printDatabaseFigures(database);
await mkdir(dirname(values.output), { recursive: true });
await writeFile(
  values.output,
  `${JSON.stringify({ measuredAt: new Date().toISOString(), database }, null, 2)}\n`,
);
console.log(`Written to ${values.output}`);
