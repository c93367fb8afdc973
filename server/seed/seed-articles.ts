import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { riyadhDay, riyadhMoment } from '../../contract/riyadh.ts';
import type { Database } from '../db/database.ts';
import { articles, questions } from '../db/schema/articles.ts';
import { pictures } from '../db/schema/pictures.ts';
import { demoPicturesFolder, fromRoot } from '../lib/paths.ts';
import { articleColumns } from '../modules/articles/article-texts.ts';
import { articles as articleRows } from './reference/articles/articles.ts';
import { questions as questionRows } from './reference/questions.ts';

const DAY_MS = 86_400_000;
/** Read at run time, by the bundled server too. */
const FOLDER = fromRoot('server', 'seed', 'reference', 'articles');

/**
 * Inserts the missing articles and questions. Existing ones stay unchanged: an operator may have
 * edited them.
 */
export async function seedArticles(db: Database): Promise<void> {
  const pictureIds = await storePhotos(db);
  const today = riyadhMoment(riyadhDay(new Date()), '09:00').getTime();
  for (const { key, picture, daysAgo } of articleRows) {
    const [ar, en] = await Promise.all(['ar', 'en'].map((language) => readMarkdown(key, language)));
    await db
      .insert(articles)
      .values({
        key,
        ...articleColumns({ ar: ar ?? '', en: en ?? '' }),
        pictureId: pictureIds.get(picture) ?? null,
        publishedAt: new Date(today - daysAgo * DAY_MS),
      })
      .onConflictDoNothing({ target: articles.key });
  }
  await db
    .insert(questions)
    .values(questionRows.map((row, index) => ({ ...row, position: index + 1 })))
    .onConflictDoNothing({ target: questions.key });
}

function readMarkdown(key: string, language: string): Promise<string> {
  return readFile(join(FOLDER, `${key}.${language}.md`), 'utf8');
}

/** A photograph in demo/pictures/photographs.json. */
interface Photograph {
  key: string;
  width: number;
  height: number;
  thumbhash: string;
  alt: { ar: string; en: string };
}

async function readPhotographs(): Promise<Photograph[]> {
  return JSON.parse(await readFile(join(demoPicturesFolder, 'photographs.json'), 'utf8'));
}

/**
 * Stores the articles' photos, which are part of the source, even without the demo. Returns their
 * ids by key.
 */
async function storePhotos(db: Database): Promise<ReadonlyMap<string, number>> {
  const wanted = new Set<string>(articleRows.map(({ picture }) => picture));
  const rows = (await readPhotographs()).filter(({ key }) => wanted.has(key));
  if (rows.length === 0) return new Map();
  await db
    .insert(pictures)
    .values(
      rows.map(({ key, alt, width, height, thumbhash }) => ({
        path: `demo/${key}`,
        width,
        height,
        thumbhash,
        altAr: alt.ar,
        altEn: alt.en,
      })),
    )
    .onConflictDoNothing({ target: pictures.path });
  const stored = await db.select({ id: pictures.id, path: pictures.path }).from(pictures);
  const idByPath = new Map(stored.map(({ id, path }) => [path, id]));
  return new Map(
    rows.flatMap(({ key }) => {
      const id = idByPath.get(`demo/${key}`);
      return id === undefined ? [] : [[key, id]];
    }),
  );
}
