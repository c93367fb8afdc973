import { z } from 'zod';
import { setArticleStatus } from '../../modules/articles/editing.ts';
import { articleId } from '../arguments.ts';
import { changingVerb } from '../verb.ts';
import { editedArticle } from './edited-article.ts';

export const articlesHide = changingVerb({
  name: 'articles hide',
  summary: 'Take an article out of sight at once',
  args: z.object({ id: articleId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id } }) {
    return editedArticle(await setArticleStatus(db, id, 'hidden'), () => `Article ${id} is hidden`);
  },
});
