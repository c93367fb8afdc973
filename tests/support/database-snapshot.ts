import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/db/open-database.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { fromRoot } from '../../server/lib/paths.ts';
import { seedIfEmpty } from '../../server/seed/seed-if-empty.ts';

/** Number of demo listings in a test's database. */
export const TEST_LISTINGS = 300;

const FOLDER = tmpdir();
const PREFIX = 'rukn-test-database-';
const DAY_MS = 86_400_000;

/**
 * Path of a dump of a seeded PGlite database, in the temporary folder. Seeding takes seconds, so
 * the dump is reused until server/db changes or the day does: demo dates are relative to today.
 */
export async function ensureSnapshot(): Promise<string> {
  const file = join(FOLDER, `${PREFIX}${await fingerprint()}.tar`);
  if (existsSync(file)) return file;
  await removeOld();
  const database = await openPglite({ dataDir: null });
  await seedIfEmpty(database, { demo: true, listings: TEST_LISTINGS });
  const dump = await database.dump();
  await database.close();
  // Another run may be writing the same file: renaming keeps it whole whichever comes last.
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
  return file;
}

/**
 * Path of a PGlite data folder with the whole demo, which servers copy at their start. Cached like
 * the snapshot above.
 */
export async function ensureDataDir(): Promise<string> {
  const folder = join(FOLDER, `${PREFIX}${await fingerprint()}`);
  if (existsSync(folder)) return folder;
  await removeOld();
  const draft = `${folder}.${randomBytes(4).toString('hex')}`;
  const database = await openDatabase({ dataDir: draft });
  await seedIfEmpty(database, { demo: true });
  await database.close();
  // Fails if another run has just made the same folder.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return folder;
}

/** A hash that changes with the day and with everything the seed depends on. */
export async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  hash.update(await readFile(fromRoot('package-lock.json')));
  const root = fromRoot('server', 'db');
  const entries = await readdir(root, { recursive: true });
  for (const entry of entries.filter((name) => /\.(ts|sql|json|md)$/.test(name)).sort()) {
    hash.update(entry).update(await readFile(join(root, entry)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function removeOld(): Promise<void> {
  const names = await readdir(FOLDER);
  for (const path of names.filter((name) => name.startsWith(PREFIX)).map((name) => join(FOLDER, name))) {
    // Another run may have removed it first.
    const modified = await stat(path).then(({ mtimeMs }) => mtimeMs, Date.now);
    if (Date.now() - modified > DAY_MS) await rm(path, { force: true, recursive: true });
  }
}
