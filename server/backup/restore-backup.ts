import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Extract, extract as extractTar } from 'tar-stream';
import type { z } from 'zod';
import type { BulkConnection } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { databaseFolder } from '../db/pglite.ts';
import type { StorageGateway } from '../gateways/storage/storage-gateway.ts';
import { END_FILE, type End, end, HEAD_FILE, type Head, head, readEntryName } from './archive.ts';
import { withMigrationsUpTo } from './schema-version.ts';

/** Why a file can't be restored, in one line. */
export class BackupError extends Error {
  override name = 'BackupError';
}

interface Options {
  file: string;
  /** The target: a database without tables, or a folder without a database. */
  databaseUrl: string | undefined;
  dataDir: string;
  storage: StorageGateway;
}

/** What was restored, as counts. */
export interface Restored {
  takenAt: string;
  rows: number;
  files: number;
}

/**
 * Restores an archive's rows into a new database, all of them or none, and its files into the
 * uploads' storage; then brings the schema up to date. Throws BackupError if the archive is not one
 * of Rukn's or is incomplete.
 */
export async function restoreBackup({ file, databaseUrl, dataDir, storage }: Options): Promise<Restored> {
  const { schema } = await readHead(file);
  let isFailed = false;
  const restored = await withMigrationsUpTo(schema, async (migrationsFolder) => {
    const database = await openDatabase({ databaseUrl, dataDir, migrationsFolder });
    try {
      return await database.bulk((connection) => refill(connection, file, storage));
    } catch (error) {
      isFailed = true;
      throw error;
    } finally {
      await database.close();
      // Remove the partial database, so that a retry finds the folder unchanged.
      if (isFailed && !databaseUrl) await rm(databaseFolder(dataDir), { recursive: true, force: true });
    }
  });
  if (!restored) throw new BackupError(`The backup is of a newer version than this one (${schema})`);
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await database.vacuum();
  } finally {
    await database.close();
  }
  return restored;
}

type Entry = Extract extends AsyncIterable<infer Source> ? Source : never;

/** Yields the archive's entries in order; throws if it can't be read. */
async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const extract = extractTar();
  const read = pipeline(createReadStream(file), createGunzip(), extract);
  // The loop over the entries receives the error.
  read.catch(() => {});
  try {
    yield* extract;
  } catch (error) {
    throw whyUnreadable(error);
  } finally {
    extract.destroy();
  }
  await read.catch((error) => {
    throw whyUnreadable(error);
  });
}

function whyUnreadable(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const isDamaged = code.startsWith('Z_') || /tar|end of data/i.test(message);
  return isDamaged ? new BackupError('The file is no backup, or a damaged one') : error;
}

async function contentOf(entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of entry) pieces.push(piece as Buffer);
  } catch (error) {
    throw whyUnreadable(error);
  }
  return Buffer.concat(pieces);
}

async function readHead(file: string): Promise<Head> {
  for await (const entry of entriesOf(file)) {
    if (entry.header.name !== HEAD_FILE) break;
    return readJson(head, await contentOf(entry));
  }
  throw new BackupError(NOT_OURS);
}

const NOT_OURS = 'The file is no backup of ours, or of a newer version';

function readJson<Schema extends z.ZodType>(schema: Schema, content: Buffer): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    throw new BackupError(NOT_OURS);
  }
}

async function refill(connection: BulkConnection, file: string, storage: StorageGateway): Promise<Restored> {
  const { db } = connection;
  const { takenAt, tables } = await readHead(file);
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  const counted: End = {
    rows: Object.fromEntries(tables.map(({ name }) => [name, 0])),
    sequences: {},
    files: 0,
  };
  let said: End | null = null;
  // The triggers already ran when the rows were first written.
  for (const { name } of tables)
    await db.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  for await (const entry of entriesOf(file)) {
    const { name } = entry.header;
    const content = await contentOf(entry);
    const of = readEntryName(name);
    if (name === END_FILE) said = readJson(end, content);
    else if (of && 'file' in of) {
      await storage.put(of.file, content);
      counted.files += 1;
    } else if (of) {
      const columns = columnsOf.get(of.table);
      if (!columns) throw new BackupError(`The backup holds rows of an unknown table: ${of.table}`);
      await connection.copyIn(of.table, columns, [content.toString('utf8')]);
    }
  }
  if (!said) throw new BackupError('The backup is not whole: it ends too early');
  for (const { name } of tables) {
    await db.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
    counted.rows[name] = await countRows(connection, name);
  }
  await setSequences(connection, said);
  const differing = Object.keys(said.rows).filter((name) => said.rows[name] !== counted.rows[name]);
  if (differing.length > 0 || said.files !== counted.files) {
    throw new BackupError(`The backup is not whole: ${[...differing, 'files'].join(', ')}`);
  }
  const rows = Object.values(counted.rows).reduce((sum, count) => sum + count, 0);
  return { takenAt, rows, files: counted.files };
}

async function countRows({ db }: BulkConnection, table: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}

/** Sets the sequences, so that no id is given twice. */
async function setSequences({ db }: BulkConnection, { sequences }: End): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await db.execute(sql`select setval(${name}::regclass, ${last})`);
  }
}
