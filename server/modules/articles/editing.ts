import type { Database } from '../../db/database.ts';
import type { PUBLISHED_STATUSES } from '../../db/schema/articles.ts';
import { articleColumns, type WrittenArticle } from './article-texts.ts';
import { findPicture, insertArticle, lockArticle, updateArticle } from './repository.ts';

type ArticleState = NonNullable<Awaited<ReturnType<typeof lockArticle>>>;

/** The result of an operator's change: `before` is null if the article is new. */
export type Edited =
  | { outcome: 'done'; before: ArticleState | null; after: ArticleState }
  | { outcome: 'missing' }
  | { outcome: 'noPicture' }
  | { outcome: 'unchanged'; status: ArticleState['status'] };

/** Base of a stored photo, such as `demo/villa-najdi-golden`. */
type Picture = string;

/** Publishes a new article. Like the other functions here, it must be called in a transaction. */
export async function addArticle(
  db: Database,
  { texts, picture, at }: { texts: WrittenArticle; picture: Picture | undefined; at: Date },
): Promise<Edited> {
  const pictureId = picture === undefined ? null : await findPicture(db, picture);
  if (picture !== undefined && pictureId === null) return { outcome: 'noPicture' };
  const after = await insertArticle(db, { ...articleColumns(texts), pictureId, publishedAt: at });
  return { outcome: 'done', before: null, after };
}

/** Replaces the texts of an article in both languages; keeps its picture if none is given. */
export async function editArticle(
  db: Database,
  id: number,
  { texts, picture }: { texts: WrittenArticle; picture: Picture | undefined },
): Promise<Edited> {
  const before = await lockArticle(db, id);
  if (!before) return { outcome: 'missing' };
  const pictureId = picture === undefined ? before.pictureId : await findPicture(db, picture);
  if (picture !== undefined && pictureId === null) return { outcome: 'noPicture' };
  const after = await updateArticle(db, id, { ...articleColumns(texts), pictureId });
  return { outcome: 'done', before, after };
}

/** Hides an article, or shows it again under its old date. */
export async function setArticleStatus(
  db: Database,
  id: number,
  status: (typeof PUBLISHED_STATUSES)[number],
): Promise<Edited> {
  const before = await lockArticle(db, id);
  if (!before) return { outcome: 'missing' };
  if (before.status === status) return { outcome: 'unchanged', status };
  return { outcome: 'done', before, after: await updateArticle(db, id, { status }) };
}
