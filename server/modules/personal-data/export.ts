import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { HELD_DATA } from '../../../contract/held-data.ts';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';
import { PERSONAL_TABLES } from './table.ts';

interface Services {
  db: Database;
  storage: StorageGateway;
}

interface Asked {
  userId: number;
  language: Language;
  /** Riyadh's day, YYYY-MM-DD. */
  day: string;
}

type Row = Record<string, unknown>;

const namesIn = (names = '') => names.split(/\s+/).filter(Boolean);

/** The user's rows in each table, as of one moment. */
function readTables(db: Database, me: number): Promise<Map<string, Row[]>> {
  return db.transaction(
    async (transaction) => {
      const found = new Map<string, Row[]>();
      for (const [table, { of, given }] of Object.entries(PERSONAL_TABLES)) {
        const columns = sql.join(
          namesIn(given).map((name) => sql.identifier(name)),
          sql`, `,
        );
        const { rows } = await transaction.execute<Row>(
          sql`select ${columns} from ${sql.identifier(table)} where ${of(me)} order by 1, 2`,
        );
        found.set(table, rows);
      }
      return found;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The storage's keys of the files that the rows name. */
function* keysIn(tables: ReadonlyMap<string, Row[]>): Generator<string> {
  for (const [table, { files }] of Object.entries(PERSONAL_TABLES)) {
    for (const column of namesIn(files)) {
      for (const address of (tables.get(table) ?? []).flatMap((row) => row[column])) {
        if (typeof address !== 'string') continue;
        // A photo of an ad is stored in several sizes; its row has what their names begin with.
        yield table === 'pictures' ? `${address}-1200.webp` : address.replace(/^\/media\//, '');
      }
    }
  }
}

const PAGE = {
  ar: {
    title: 'نسخة من بياناتك في ركن',
    text: 'هذا كل ما نحفظه عنك: جدول في كل ملف، بصيغة JSON، والصور في المجلد files. المبالغ بالهللة، والأوقات بتوقيت UTC. لا تشارك هذا الملف مع أحد.',
    rows: 'عدد السجلات',
    files: 'الصور',
  },
  en: {
    title: 'A copy of your data at Rukn',
    text: 'This is all that we hold of you: one table per file, as JSON, and your pictures in the folder “files”. Amounts are in halalas, times in UTC. Share this file with nobody.',
    rows: 'Rows',
    files: 'Pictures',
  },
};

/** The page that explains the ZIP; it holds no data but numbers. */
function explain({ language, day }: Asked, tables: ReadonlyMap<string, Row[]>, files: number): string {
  const { title, text, rows, files: pictures } = PAGE[language];
  const lines = Object.entries(HELD_DATA).map(
    ([table, { title }]) =>
      `<tr><td><a href="data/${table}.json">${title[language]}</a><td>${tables.get(table)?.length ?? 0}`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.6 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
td, th { text-align: start; padding: .25rem .75rem .25rem 0 }
</style>
<h1>${title}</h1>
<p>${day}</p>
<p>${text}</p>
<table><tr><th><th>${rows}
${lines.join('\n')}
<tr><td>${pictures}<td>${files}
</table>
`;
}

/**
 * The bytes of a ZIP with all that is held of a user: a page that explains it, each table as JSON,
 * and their files, one of which is in memory at a time. Rejects if the storage can't be reached;
 * files that are gone are left out.
 */
export async function* exportZip({ db, storage }: Services, asked: Asked): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  function* add(entry: ZipDeflate | ZipPassThrough, content: Uint8Array) {
    zip.add(entry);
    entry.push(content, true);
    yield* made.splice(0);
  }
  const tables = await readTables(db, asked.userId);
  const keys = [...new Set(keysIn(tables))];
  yield* add(new ZipDeflate('index.html'), Buffer.from(explain(asked, tables, keys.length)));
  for (const [table, rows] of tables)
    yield* add(new ZipDeflate(`data/${table}.json`), Buffer.from(JSON.stringify(rows, null, 1)));
  for (const key of keys) {
    const file = await storage.read(key);
    if (file) yield* add(new ZipPassThrough(`files/${key}`), await buffer(file.stream));
  }
  zip.end();
  yield* made;
}
