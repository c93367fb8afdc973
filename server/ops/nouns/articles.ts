import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { text } from '../../../contract/fields.ts';
import type { OpsRow } from '../../../contract/ops.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { PAGE_AND_ONE } from '../../db/pagination.ts';
import { articles } from '../../db/schema/articles.ts';
import { markdownError } from '../../modules/articles/article-texts.ts';
import { addArticle, type Edited, editArticle, setArticleStatus } from '../../modules/articles/editing.ts';
import { argument, idOf, loggedReason, page } from '../base/arguments.ts';
import { listArticleLines } from '../base/content.ts';
import { isUndecided } from '../base/held-decisions.ts';
import {
  countWaiting,
  directionOf,
  type ItemKind,
  inWords,
  isAskedFor,
  isBehind,
  type Queue,
} from '../base/item-kind.ts';
import { listVerb } from '../base/read-verbs.ts';
import { rowVersionOf } from '../base/row-version.ts';
import {
  type Changed,
  changingVerb,
  missing,
  RefusedError,
  soAlready,
  type Verb,
  type Words,
} from '../base/verb.ts';
import { publishedWords } from '../base/words.ts';

const isHidden = sql`${articles.status} = 'hidden' and ${isUndecided('articles', articles.id)}`;
const columns = {
  id: articles.id,
  status: articles.status,
  titleAr: articles.titleAr,
  titleEn: articles.titleEn,
  publishedAt: articles.publishedAt,
};
const searched = {
  kind: 'articles' as const,
  id: articles.id,
  mobile: sql`''`,
  texts: [articles.titleAr, articles.titleEn],
};

const hiddenQueue: Queue = {
  name: 'articles-hidden',
  kind: 'articles',
  waiting: (db) => countWaiting(db, articles, articles.publishedAt, isHidden),
  async rows(db, asked) {
    const { by } = directionOf(asked.sort);
    const rows = await db
      .select(columns)
      .from(articles)
      .where(and(isHidden, isAskedFor(searched, asked), isBehind(articles.publishedAt, articles.id, asked)))
      .orderBy(by(articles.publishedAt), by(articles.id))
      .limit(PAGE_AND_ONE);
    return rows.map(
      (row): OpsRow => ({
        id: row.id,
        title: inWords(asked.language, row.titleAr, row.titleEn),
        note: writtenDay(row.publishedAt.toISOString(), asked.language),
        who: null,
        since: row.publishedAt.toISOString(),
        dueAt: null,
        amount: null,
        mark: null,
      }),
    );
  },
};

/** Articles of the blog: a hidden one waits until it is mended and shown again. */
export const articleKind: ItemKind = {
  kind: 'articles',
  queues: [hiddenQueue],
  async find(db, id, language) {
    const [row] = await db
      .select({
        ...columns,
        opening: language === 'en' ? articles.openingEn : articles.openingAr,
        seen: rowVersionOf('articles'),
      })
      .from(articles)
      .where(eq(articles.id, id));
    if (!row) return null;
    return {
      id,
      title: inWords(language, row.titleAr, row.titleEn),
      status: row.status,
      statusLabel: publishedWords[row.status][language],
      since: row.publishedAt.toISOString(),
      seen: row.seen,
      person: null,
      facts: [],
      words: row.opening,
      href: row.status === 'published' ? `/blog/${id}` : null,
      actions: [row.status === 'hidden' ? 'articles publish' : 'articles hide'],
    };
  },
};

const articleId = idOf('an article');
const MARKDOWN_MAX_LENGTH = 60_000;
const markdown = text(MARKDOWN_MAX_LENGTH, 1).refine((value) => markdownError(value) === null);
const markdownFile = (error: Words) =>
  argument(markdown, {
    placeholder: 'FILE',
    rule: `must be a Markdown file of at most ${MARKDOWN_MAX_LENGTH} characters: # and the title, then the text`,
    isFile: true,
    error,
  });
const inLanguages = {
  ar: markdownFile({
    ar: 'اكتب المقال بالعربية: سطر العنوان (# ثم العنوان)، ثم النص تحته',
    en: 'Write the article in Arabic: # and the title, then the text under it',
  }),
  en: markdownFile({
    ar: 'اكتب المقال بالإنجليزية: سطر العنوان (# ثم العنوان)، ثم النص تحته',
    en: 'Write the article in English: # and the title, then the text under it',
  }),
};
/** A stored photo's path without /media/, width and extension. */
const picturePath = argument(
  z
    .string()
    .regex(/^(?:[a-z0-9-]+\/)*[a-z0-9-]+$/)
    .optional(),
  {
    placeholder: 'PICTURE',
    rule: 'must be the name of a stored photo, such as demo/villa-najdi-golden',
    error: { ar: 'اسم الصورة غير صحيح', en: 'This is no name of a photo' },
  },
);

/** Converts an edit's result to a verb's result; `done` words the message. */
function editedArticle(edited: Edited, done: (id: number) => string): Changed {
  if (edited.outcome === 'missing') throw missing('There is no such article');
  if (edited.outcome === 'noPicture')
    throw new RefusedError('There is no such stored photo', 1, {
      consoleText: { at: 'picture', ar: 'لا توجد صورة بهذا الاسم', en: 'There is no such stored photo' },
    });
  if (edited.outcome === 'unchanged')
    throw new RefusedError(`This article is ${edited.status} already`, 1, { consoleText: soAlready });
  const { before, after } = edited;
  return { message: done(after.id), before, after };
}

export const articleVerbs: readonly Verb[] = [
  listVerb({
    name: 'articles list',
    summary: 'Articles of the blog, the newest first, also those that are hidden',
    args: z.object({ page }),
    list: listArticleLines,
  }),
  changingVerb({
    name: 'articles add',
    summary: 'Publish a new article, from a Markdown file in each language',
    args: z.object({ ...inLanguages, picture: picturePath }),
    label: { ar: 'نشر مقال', en: 'Published an article' },
    async run({ db, args: { picture, ...texts }, at }) {
      return editedArticle(
        await addArticle(db, { texts, picture, at }),
        (id) => `Article ${id} is published`,
      );
    },
  }),
  changingVerb({
    name: 'articles edit',
    summary: 'Rewrite an article in both languages; without PICTURE its photo stays',
    args: z.object({ id: articleId, ...inLanguages, picture: picturePath }),
    label: { ar: 'تعديل مقال', en: 'Rewrote an article' },
    async run({ db, args: { id, picture, ...texts } }) {
      const edited = await editArticle(db, id, { texts, picture });
      return editedArticle(edited, () => `Article ${id} is rewritten`);
    },
  }),
  changingVerb({
    name: 'articles hide',
    summary: 'Take an article out of sight at once',
    args: z.object({ id: articleId, reason: loggedReason }),
    label: { ar: 'إخفاء مقال', en: 'Hid an article' },
    form: {
      look: 'danger',
      press: { ar: 'أخفِ المقال', en: 'Hide the article' },
      title: { ar: 'إخفاء المقال', en: 'Hide the article' },
      ask: { ar: 'يختفي المقال من المدونة حالًا.', en: 'It leaves the blog at once.' },
      do: { ar: 'أخفِ', en: 'Hide' },
      done: { ar: 'أُخفي المقال', en: 'The article is hidden' },
    },
    async run({ db, args: { id } }) {
      return editedArticle(await setArticleStatus(db, id, 'hidden'), () => `Article ${id} is hidden`);
    },
  }),
  changingVerb({
    name: 'articles publish',
    summary: 'Show a hidden article again, under its old date',
    args: z.object({ id: articleId, reason: loggedReason }),
    label: { ar: 'إعادة إظهار مقال', en: 'Showed an article again' },
    form: {
      look: 'primary',
      press: { ar: 'أعد إظهاره', en: 'Show again' },
      title: { ar: 'إعادة إظهار المقال', en: 'Show the article again' },
      ask: {
        ar: 'يعود المقال إلى المدونة بتاريخه الأول.',
        en: 'It returns to the blog under its first date.',
      },
      do: { ar: 'أظهره', en: 'Show it' },
      done: { ar: 'عاد المقال للظهور', en: 'The article is shown again' },
    },
    async run({ db, args: { id } }) {
      return editedArticle(await setArticleStatus(db, id, 'published'), () => `Article ${id} is published`);
    },
  }),
];
