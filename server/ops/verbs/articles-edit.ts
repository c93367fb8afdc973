import { z } from 'zod';
import { editArticle } from '../../modules/articles/editing.ts';
import { articleId, markdownFile, picturePath } from '../arguments.ts';
import { changingVerb } from '../verb.ts';
import { editedArticle } from './edited-article.ts';

export const articlesEdit = changingVerb({
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
