import { and, desc, eq } from 'drizzle-orm';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { rowsBefore } from '../../db/pagination.ts';
import { articles } from '../../db/schema/articles.ts';
import { pictures } from '../../db/schema/pictures.ts';

const isPublished = eq(articles.status, 'published');

const cardColumns = {
  id: articles.id,
  titleAr: articles.titleAr,
  titleEn: articles.titleEn,
  openingAr: articles.openingAr,
  openingEn: articles.openingEn,
  publishedAt: articles.publishedAt,
  picture: {
    path: pictures.path,
    thumbhash: pictures.thumbhash,
    altAr: pictures.altAr,
    altEn: pictures.altEn,
  },
};

/** A page of the published articles, the newest first; `page` starts at 1. */
export async function listArticles(db: Database, page = 1) {
  return db
    .select(cardColumns)
    .from(articles)
    .leftJoin(pictures, eq(pictures.id, articles.pictureId))
    .where(isPublished)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(PAGE_SIZE)
    .offset(rowsBefore(page));
}

/** A published article; null if there is none with that id. */
export async function findArticle(db: Database, id: number) {
  const [found] = await db
    .select({ ...cardColumns, blocksAr: articles.blocksAr, blocksEn: articles.blocksEn })
    .from(articles)
    .leftJoin(pictures, eq(pictures.id, articles.pictureId))
    .where(and(eq(articles.id, id), isPublished));
  return found ?? null;
}

const stateColumns = {
  id: articles.id,
  status: articles.status,
  titleAr: articles.titleAr,
  titleEn: articles.titleEn,
  pictureId: articles.pictureId,
};

/** An article's state before a change, locked until the transaction ends; null if there is none. */
export async function lockArticle(db: Database, id: number) {
  const [found] = await db.select(stateColumns).from(articles).where(eq(articles.id, id)).for('update');
  return found ?? null;
}

export async function insertArticle(db: Database, row: typeof articles.$inferInsert) {
  const [added] = await db.insert(articles).values(row).returning(stateColumns);
  return added as NonNullable<typeof added>;
}

export async function updateArticle(db: Database, id: number, change: Partial<typeof articles.$inferInsert>) {
  const [changed] = await db.update(articles).set(change).where(eq(articles.id, id)).returning(stateColumns);
  return changed as NonNullable<typeof changed>;
}

/**
 * The id of a stored photo by its base, such as `demo/villa-najdi-golden`; null where there is
 * none.
 */
export async function findPicture(db: Database, path: string): Promise<number | null> {
  const [found] = await db.select({ id: pictures.id }).from(pictures).where(eq(pictures.path, path));
  return found?.id ?? null;
}
