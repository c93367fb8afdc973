import { z } from 'zod';
import { setArticleStatus } from '../../modules/articles/editing.ts';
import { articleId } from '../arguments.ts';
import { changingVerb } from '../verb.ts';
import { editedArticle } from './edited-article.ts';

export const articlesPublish = changingVerb({
  name: 'articles publish',
  summary: 'Show a hidden article again, under its old date',
  args: z.object({ id: articleId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id } }) {
    return editedArticle(await setArticleStatus(db, id, 'published'), () => `Article ${id} is published`);
  },
});
