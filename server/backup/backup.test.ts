import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '../../tests/support/server-database.ts';
import { createTestDatabase } from '../../tests/support/test-database.ts';
import type { Database, DatabaseHandle } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { createDiskStorage } from '../gateways/storage/disk-storage.ts';
import { restoreBackup } from './restore-backup.ts';
import { withMigrationsUpTo } from './schema-version.ts';
import { sequences, tablesInOrder } from './tables.ts';
import { takeBackup } from './take-backup.ts';

const server = process.env.TEST_DATABASE_URL;
/** On a busy machine it takes long to create a database on disk. */
const SLOW = { timeout: 180_000 };
const NOW = new Date('2026-01-31T09:00:00Z');

let database: DatabaseHandle;
let folder: string;
let drops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rukn-backup-'));
  database = await createTestDatabase();
  // Characters that COPY's text format escapes: a backslash, a new line, a tab, its own null.
  const name = 'سطر\\ ثانٍ\nثالث\tرابع \\N';
  await database.db.execute(
    sql`insert into users (name, mobile, password_hash) values (${name}, '0511111111', 'x')`,
  );
});
afterAll(async () => {
  await database.close();
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true, force: true });
});

let names = 0;
const newPath = (ending = '') => join(folder, `${++names}${ending}`);

async function backUp(from: DatabaseHandle, filesFolder: string | null = null): Promise<string> {
  const file = newPath('.tar.gz');
  await takeBackup({ database: from, filesFolder, file, now: NOW });
  return file;
}

/** Restores into a new folder, or into a new database of the server; returns it open. */
async function restored(
  file: string,
  kind: 'folder' | 'server',
): Promise<{ db: DatabaseHandle; dataDir: string }> {
  const dataDir = newPath();
  let databaseUrl: string | undefined;
  if (kind === 'server') {
    const made = await createServerDatabase(server ?? '');
    drops = [made.drop, ...drops];
    databaseUrl = made.url;
  }
  await restoreBackup({ file, databaseUrl, dataDir, storage: createDiskStorage(join(dataDir, 'files')) });
  const db = await openDatabase({ databaseUrl, dataDir });
  drops = [db.close, ...drops];
  return { db, dataDir };
}

/**
 * A database's content for comparison: a hash of each table's rows, sequences, and disabled
 * triggers.
 */
async function contentOf(db: Database) {
  const tables: Record<string, unknown> = {};
  await db.transaction(async (transaction) => {
    // The text form of timestamps depends on the time zone, which differs between the databases.
    await transaction.execute(sql`set local time zone 'UTC'`);
    for (const { name, columns } of await tablesInOrder(transaction)) {
      const { rows } = await transaction.execute(sql`
        select count(*)::int as count, md5(string_agg(t::text, '|' order by t::text)) as sum
        from (select ${sql.raw(columns.join(', '))} from ${sql.identifier(name)}) t`);
      tables[name] = rows[0];
    }
  });
  const off = await db.execute(sql`select tgname from pg_trigger where tgenabled <> 'O'`);
  return { tables, sequences: await sequences(db), off: off.rows };
}

async function unbalanced(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(
    sql`select entry_id from ledger_lines group by entry_id having sum(amount_halalas) <> 0`,
  );
  return rows;
}

const targets = [
  { kind: 'folder' as const, skip: false },
  { kind: 'server' as const, skip: !server },
];

describe.each(targets)('into a new $kind', ({ kind, skip }) => {
  it.skipIf(skip)('brings back every row, number, file and rule', SLOW, async () => {
    const files = newPath();
    await mkdir(join(files, 'avatars'), { recursive: true });
    await writeFile(join(files, 'avatars', 'a1.webp'), Buffer.from([0, 1, 2, 255]));
    // A file still being written has another name until it is complete.
    await writeFile(join(files, 'avatars', 'b2.webp.0a1b.draft'), 'half');
    const { db, dataDir } = await restored(await backUp(database, files), kind);
    const before = await contentOf(database.db);
    expect(await contentOf(db.db)).toEqual(before);
    expect(before.off).toEqual([]);
    expect(before.tables).toMatchObject({ properties: { count: 300 } });
    expect(await readFile(join(dataDir, 'files/avatars/a1.webp'))).toEqual(Buffer.from([0, 1, 2, 255]));
    await expect(readFile(join(dataDir, 'files/avatars/b2.webp.0a1b.draft'))).rejects.toThrow('ENOENT');
    // Its sequences continue after the last value, and the ledger is still balanced.
    const nextId = async (from: Database) => {
      const { rows } = await from.execute<{ id: number }>(
        sql`select nextval(pg_get_serial_sequence('payments', 'id'))::int as id`,
      );
      return rows[0]?.id ?? 0;
    };
    expect(await nextId(db.db)).toBeGreaterThanOrEqual(await nextId(database.db));
    expect(await unbalanced(db.db)).toEqual([]);
    await expect(db.db.execute(sql`delete from ledger_lines`)).rejects.toThrow();
  });

  it.skipIf(skip)('brings a backup of an older version up to date', SLOW, async () => {
    const old = await withMigrationsUpTo('0008_people', async (migrationsFolder) => {
      const handle = await openDatabase({ dataDir: null, migrationsFolder });
      await handle.db.execute(
        sql`insert into users (name, mobile, password_hash) values ('نورة', '0522222222', 'x')`,
      );
      const file = await backUp(handle);
      await handle.close();
      return file;
    });
    const { db } = await restored(old ?? '', kind);
    const { rows } = await db.db.execute(sql`select name from users`);
    expect(rows).toEqual([{ name: 'نورة' }]);
    // This table is from a later migration.
    expect((await db.db.execute(sql`select count(*)::int as count from ledger_lines`)).rows).toEqual([
      { count: 0 },
    ]);
  });
});

it.skipIf(!server)('holds one moment, however much is written meanwhile', SLOW, async () => {
  const { db } = database;
  let isOver = false;
  let pairs = 0;
  const write = async () => {
    while (!isOver) {
      // Two rows that belong together, in tables far apart in the archive.
      await db.transaction(async (transaction) => {
        await transaction.execute(sql`insert into attempts (kind, key_hash, times, last_at)
          values ('pair', gen_random_uuid()::text, '{}', now())`);
        await transaction.execute(sql`insert into operator_log (who, door, account, verb, arguments)
          values ('x', 'shell', 'x', 'pair', '{}')`);
      });
      pairs += 1;
    }
  };
  const writers = [write(), write()];
  const file = await backUp(database);
  isOver = true;
  await Promise.all(writers);
  expect(pairs).toBeGreaterThan(5);
  const copy = await restored(file, 'server');
  const { rows } = await copy.db.db.execute<{ attempts: number; logged: number }>(sql`
    select (select count(*)::int from attempts where kind = 'pair') as attempts,
      (select count(*)::int from operator_log where verb = 'pair') as logged`);
  expect(rows[0]?.attempts).toBe(rows[0]?.logged);
});

it('holds the files that its rows refer to, also those replaced while it reads them', SLOW, async () => {
  const files = newPath();
  await mkdir(join(files, 'avatars'), { recursive: true });
  await writeFile(join(files, 'avatars', 'before.webp'), 'before');
  const meanwhile: DatabaseHandle = {
    ...database,
    bulk: (work) =>
      database.bulk(async (connection) => {
        await rm(join(files, 'avatars', 'before.webp'));
        await writeFile(join(files, 'avatars', 'after.webp'), 'after');
        return work(connection);
      }),
  };
  const { dataDir } = await restored(await backUp(meanwhile, files), 'folder');
  expect(await readFile(join(dataDir, 'files/avatars/before.webp'), 'utf8')).toBe('before');
  expect(await readFile(join(dataDir, 'files/avatars/after.webp'), 'utf8')).toBe('after');
  // Nothing of it is left among the files.
  expect(await readdir(files)).toEqual(['avatars']);
});

describe('a file that is no whole backup', () => {
  const into = (file: string, dataDir = newPath()) =>
    restoreBackup({
      file,
      databaseUrl: undefined,
      dataDir,
      storage: createDiskStorage(join(dataDir, 'files')),
    });

  async function changed(change: (archive: Buffer) => Buffer): Promise<string> {
    const archive = gunzipSync(readFileSync(await backUp(database)));
    const file = newPath('.tar.gz');
    writeFileSync(file, gzipSync(change(archive)));
    return file;
  }

  it('is refused where it is something else', async () => {
    const file = newPath();
    writeFileSync(file, 'not an archive');
    await expect(into(file)).rejects.toThrow('no backup, or a damaged one');
    writeFileSync(file, gzipSync('not an archive'));
    await expect(into(file)).rejects.toThrow('backup');
  });

  it('leaves nothing behind where it was cut, so that the next try has a new folder', SLOW, async () => {
    const whole = readFileSync(await backUp(database));
    const file = newPath('.tar.gz');
    writeFileSync(file, whole.subarray(0, whole.length - 2_000));
    const dataDir = newPath();
    await expect(into(file, dataDir)).rejects.toThrow('no backup, or a damaged one');
    await expect(readFile(join(dataDir, 'database/PG_VERSION'))).rejects.toThrow('ENOENT');
  });

  it('is refused where rows are gone, its end is, or it is of a newer version', SLOW, async () => {
    const noEnd = await changed((archive) => archive.subarray(0, archive.lastIndexOf('end.json')));
    await expect(into(noEnd)).rejects.toThrow('it ends too early');
    const newer = await changed((archive) => {
      const at = archive.indexOf('"schema": "00');
      archive.write('99', at + '"schema": "'.length);
      return archive;
    });
    await expect(into(newer)).rejects.toThrow('newer version');
    const fewer = await changed((archive) => {
      // An entry with an unknown name.
      archive.write('tablex', archive.indexOf('tables/properties/'));
      return fixChecksum(archive, archive.indexOf('tablex/properties/'));
    });
    await expect(into(fewer)).rejects.toThrow(/not whole|violates foreign key/);
  });
});

/**
 * Corrects a tar header's checksum after a change of the name (POSIX ustar: bytes 148 to 155 count
 * as spaces).
 */
function fixChecksum(archive: Buffer, header: number): Buffer {
  archive.fill(' ', header + 148, header + 156);
  const sum = archive.subarray(header, header + 512).reduce((total, byte) => total + byte, 0);
  archive.write(`${sum.toString(8).padStart(6, '0')}\0 `, header + 148);
  return archive;
}

it('writes nothing over another file, nor a part of a backup', async () => {
  const file = newPath();
  writeFileSync(file, 'mine');
  await expect(takeBackup({ database, filesFolder: null, file, now: NOW })).rejects.toThrow('EEXIST');
  expect(readFileSync(file, 'utf8')).toBe('mine');
  const nowhere = join(folder, 'no such folder', 'file');
  await expect(takeBackup({ database, filesFolder: null, file: nowhere, now: NOW })).rejects.toThrow(
    'ENOENT',
  );
});
