import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../db/migrations-folder.ts';

interface Journal {
  entries: { tag: string }[];
}

const JOURNAL = join('meta', '_journal.json');

async function readJournal(): Promise<Journal> {
  return JSON.parse(await readFile(join(migrationsFolder, JOURNAL), 'utf8'));
}

/** The tag of the schema after the first `count` migrations; null if there are fewer. */
export async function schemaAfter(count: number): Promise<string | null> {
  const { entries } = await readJournal();
  return entries[count - 1]?.tag ?? null;
}

/**
 * Calls `use` with a folder of the migrations up to a schema, so that rows are restored into the
 * tables they came from; later migrations then convert them. Null for an unknown schema.
 */
export async function withMigrationsUpTo<Result>(
  schema: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result | null> {
  const journal = await readJournal();
  const last = journal.entries.findIndex(({ tag }) => tag === schema);
  if (last === -1) return null;
  const folder = await mkdtemp(join(tmpdir(), 'rukn-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const cut = { ...journal, entries: journal.entries.slice(0, last + 1) };
    await writeFile(join(folder, JOURNAL), JSON.stringify(cut));
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
