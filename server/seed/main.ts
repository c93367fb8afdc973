import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import type { DatabaseHandle } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { addListings } from './add-listings.ts';

/*
 * `npm run seed -- --properties N`: adds N demo listings to DATABASE_URL, or to DATA_DIR. Never in
 * production: it also adds accounts with public passwords.
 */

const USAGE = 'Usage: npm run seed -- --properties N, with N a whole number from 1 to 10000000';
const MOST = 10_000_000;
const REPORT_EVERY_MS = 2_000;

function fail(lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function wantedListings(): number {
  try {
    const { values } = parseArgs({ options: { properties: { type: 'string' } } });
    const given = values.properties ?? '';
    const count = /^\d{1,8}$/.test(given) ? Number(given) : 0;
    if (count >= 1 && count <= MOST) return count;
  } catch {
    // An unknown option prints the usage too.
  }
  fail([USAGE]);
}

const count = wantedListings();
const { config, errors } = readConfig({ ALLOW_SANDBOX: '1', ...process.env });
if (errors) fail(errors);
if (config.isProduction) fail(['The demo is never seeded with NODE_ENV=production']);

const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
const number = new Intl.NumberFormat('en');

let reportedAt = started;
function report(written: number): void {
  const isLast = written === count;
  if (!isLast && performance.now() - reportedAt < REPORT_EVERY_MS) return;
  reportedAt = performance.now();
  console.log(`${number.format(written)} of ${number.format(count)} listings after ${seconds()} s`);
  if (isLast) console.log('Building indexes and statistics …');
}

let database: DatabaseHandle | null = null;
try {
  database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  await addListings(database, count, report);
  console.log(`Added ${number.format(count)} listings in ${seconds()} s`);
} catch (error) {
  fail([error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)]);
} finally {
  await database?.close();
}
