import { z } from 'zod';
import { addArticle, type Edited, editArticle, setArticleStatus } from '../../modules/articles/editing.ts';
import { listForOperator } from '../../modules/articles/repository.ts';
import { articleId, markdownFile, page, picturePath } from '../arguments.ts';
import { type Changed, changingVerb, Refused, readingVerb, type Verb } from '../verb.ts';

/** An operator's change to an article as a verb's answer. `done` is the line for when it was made. */
function editedArticle(edited: Edited, done: (id: number) => string): Changed {
  if (edited.outcome === 'missing') throw new Refused('There is no such article', 1, { kind: 'missing' });
  if (edited.outcome === 'noPicture')
    throw new Refused('There is no such stored photo', 1, { kind: 'noPicture' });
  if (edited.outcome === 'unchanged')
    throw new Refused(`This article is ${edited.status} already`, 1, { kind: 'unchanged' });
  const { before, after } = edited;
  return { message: done(after.id), before, after };
}

const articlesList = readingVerb({
  name: 'articles list',
  summary: 'Articles of the blog, the newest first, also those that are hidden',
  args: z.object({ page }),
  places: [],
  whoMay: 'operator',
  async run({ db, args }) {
    const { rows, hasMore } = await listForOperator(db, args.page);
    return {
      rows: rows.map(({ id, status, titleAr, titleEn, picture, publishedAt }) => ({
        id,
        status,
        titleAr,
        titleEn,
        picture,
        publishedAt: publishedAt.toISOString(),
      })),
      page: args.page ?? 1,
      hasMore,
    };
  },
});

const articlesAdd = changingVerb({
  name: 'articles add',
  summary: 'Publish a new article, from a Markdown file in each language',
  args: z.object({ ar: markdownFile, en: markdownFile, picture: picturePath }),
  places: [],
  whoMay: 'operator',
  async run({ db, args: { picture, ...texts }, at }) {
    return editedArticle(await addArticle(db, { texts, picture, at }), (id) => `Article ${id} is published`);
  },
});

const articlesEdit = changingVerb({
  name: 'articles edit',
  summary: 'Write an article anew in both languages; without PICTURE its photo stays',
  args: z.object({ id: articleId, ar: markdownFile, en: markdownFile, picture: picturePath }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id, picture, ...texts } }) {
    const edited = await editArticle(db, id, { texts, picture });
    return editedArticle(edited, () => `Article ${id} is rewritten`);
  },
});

const articlesHide = changingVerb({
  name: 'articles hide',
  summary: 'Take an article out of sight at once',
  args: z.object({ id: articleId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id } }) {
    return editedArticle(await setArticleStatus(db, id, 'hidden'), () => `Article ${id} is hidden`);
  },
});

const articlesPublish = changingVerb({
  name: 'articles publish',
  summary: 'Show a hidden article again, under its old date',
  args: z.object({ id: articleId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id } }) {
    return editedArticle(await setArticleStatus(db, id, 'published'), () => `Article ${id} is published`);
  },
});

export const articleVerbs: readonly Verb[] = [
  articlesList,
  articlesAdd,
  articlesEdit,
  articlesHide,
  articlesPublish,
];
