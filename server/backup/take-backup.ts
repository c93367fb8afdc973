import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Header, type Pack, pack as packTar } from 'tar-stream';
import type { BulkConnection, DatabaseHandle } from '../db/database.ts';
import { isStorageKey } from '../gateways/storage/storage-key.ts';
import { END_FILE, type End, FORMAT, fileEntry, HEAD_FILE, type Head, tablePart } from './archive.ts';
import { schemaAfter } from './schema-version.ts';
import { countMigrations, sequences, tablesInOrder } from './tables.ts';

/** The size of the parts that are kept in memory, and passed to COPY on restore. */
const PART_BYTES = 4 * 1024 * 1024;
const NEWLINE = 0x0a;
/** Beginning of the name of a folder with links to the files; no key begins with a dot. */
const HELD = '.backup-';
/** Older links were left by a backup that was killed. */
const HELD_AT_MOST_MS = 24 * 60 * 60_000;

/** How much a backup holds. */
export interface BackupSize {
  tables: number;
  rows: number;
  files: number;
  bytes: number;
}

interface Options {
  database: DatabaseHandle;
  /** The folder of uploads; null if another service stores them. */
  filesFolder: string | null;
  /** The file to write, readable by this user alone. It must not exist yet. */
  file: string;
  now: Date;
}

/**
 * Writes all rows, as of one moment, and the uploaded files into an archive (archive.ts), without
 * blocking other readers and writers. If it fails, no archive remains.
 */
export async function takeBackup({ database, filesFolder, file, now }: Options): Promise<BackupSize> {
  const pack = packTar();
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(pack, createGzip(), target);
  try {
    const counted = await Promise.race([
      fill(pack, { database, filesFolder, now }),
      // A full disk rejects at once.
      written.then(() => Promise.reject(new Error('The backup ended before it was whole'))),
    ]);
    pack.finalize();
    await written;
    const { size } = await stat(file);
    return { ...counted, bytes: size };
  } catch (error) {
    pack.destroy(error as Error);
    await written.catch(() => {});
    // A file that existed before is not removed.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(file, { force: true });
    throw error;
  }
}

async function fill(
  pack: Pack,
  { database, filesFolder, now }: Pick<Options, 'database' | 'filesFolder' | 'now'>,
): Promise<Omit<BackupSize, 'bytes'>> {
  const held = filesFolder === null ? null : await holdFiles(filesFolder);
  try {
    return await fillWith(pack, { database, held, now });
  } finally {
    await held?.letGo();
  }
}

async function fillWith(
  pack: Pack,
  { database, held, now }: { database: DatabaseHandle; held: HeldFiles | null; now: Date },
): Promise<Omit<BackupSize, 'bytes'>> {
  const { rows, sequences: numbers } = await database.bulk(async (connection) => {
    // Read all tables in the same snapshot.
    await connection.db.execute(sql`set transaction isolation level repeatable read`);
    const tables = await tablesInOrder(connection.db);
    // The snapshot is taken by now: the files of the last moments as well.
    await held?.hold();
    const schema = await schemaAfter(await countMigrations(connection.db));
    if (schema === null) throw new Error('The database is of a newer version than this one');
    const head: Head = { format: FORMAT, takenAt: now.toISOString(), schema, tables };
    await addText(pack, HEAD_FILE, head, now);
    const rows: End['rows'] = {};
    for (const table of tables) rows[table.name] = await addTable(pack, connection, table, now);
    // Sequences are outside the snapshot: they are never behind the rows that were read.
    return { rows, sequences: await sequences(connection.db) };
  });
  const files = held ? await addFiles(pack, held.folder) : 0;
  await addText(pack, END_FILE, { rows, sequences: numbers, files } satisfies End, now);
  const counts = Object.values(rows);
  return { tables: counts.length, rows: counts.reduce((sum, count) => sum + count, 0), files };
}

async function addTable(
  pack: Pack,
  connection: BulkConnection,
  { name, columns }: Head['tables'][number],
  mtime: Date,
): Promise<number> {
  let rows = 0;
  let part = 0;
  for await (const lines of wholeLines(connection.copyOut(name, columns))) {
    part += 1;
    rows += countLines(lines);
    await add(pack, { name: tablePart(name, part), mtime }, lines);
  }
  return rows;
}

/** Joins chunks that end anywhere into parts that end with a whole line. */
async function* wholeLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let kept: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const end = piece.lastIndexOf(NEWLINE) + 1;
    if (length + end >= PART_BYTES && end > 0) {
      yield Buffer.concat([...kept, piece.subarray(0, end)]);
      kept = [Buffer.from(piece.subarray(end))];
      length = piece.length - end;
    } else {
      kept.push(piece);
      length += piece.length;
    }
  }
  if (length > 0) yield Buffer.concat(kept);
}

function countLines(text: Buffer): number {
  let count = 0;
  for (let at = text.indexOf(NEWLINE); at !== -1; at = text.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

interface HeldFiles {
  folder: string;
  /** Holds the files that have come since. */
  hold(): Promise<void>;
  letGo(): Promise<void>;
}

/**
 * Hard links to all files as of now: one that is replaced or deleted while the rows are read is
 * still referred to by them.
 */
async function holdFiles(filesFolder: string): Promise<HeldFiles> {
  await mkdir(filesFolder, { recursive: true });
  for (const name of await readdir(filesFolder)) {
    const path = join(filesFolder, name);
    const isLeft = name.startsWith(HELD) && Date.now() - (await stat(path)).mtimeMs > HELD_AT_MOST_MS;
    if (isLeft) await rm(path, { recursive: true, force: true });
  }
  // Below the files, as a link can't lead to another disk.
  const folder = await mkdtemp(join(filesFolder, HELD));
  async function hold(): Promise<void> {
    for (const path of await filesBelow(filesFolder)) {
      const key = relative(filesFolder, path);
      // A file still being written has another name until it is complete.
      if (!isStorageKey(key.split(sep).join('/'))) continue;
      await linkFile(path, join(folder, key));
    }
  }
  await hold();
  return { folder, hold, letGo: () => rm(folder, { recursive: true, force: true }) };
}

/** Does nothing if the file is linked already, or was deleted since it was listed. */
async function linkFile(path: string, target: string): Promise<void> {
  try {
    await mkdir(dirname(target), { recursive: true });
    await link(path, target);
  } catch (error) {
    if (!['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

async function addFiles(pack: Pack, folder: string): Promise<number> {
  let count = 0;
  for (const path of await filesBelow(folder)) {
    const key = relative(folder, path).split(sep).join('/');
    const found = await stat(path);
    const entry = { name: fileEntry(key), size: found.size, mtime: found.mtime };
    await new Promise<void>((resolve, reject) => {
      const sink = pack.entry(entry, (error) => (error ? reject(error) : resolve()));
      pipeline(createReadStream(path), sink).catch(reject);
    });
    count += 1;
  }
  return count;
}

async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function addText(pack: Pack, name: string, content: Head | End, mtime: Date): Promise<void> {
  return add(pack, { name, mtime }, Buffer.from(`${JSON.stringify(content, null, 2)}\n`));
}

/**
 * Writes an entry as a stream, which waits for the disk; passing the content with the entry does
 * not.
 */
function add(pack: Pack, entry: Partial<Header> & { name: string }, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = pack.entry({ ...entry, size: content.length }, (error) =>
      error ? reject(error) : resolve(),
    );
    sink.end(content);
  });
}
