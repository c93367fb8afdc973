import { z } from 'zod';
import { addArticle } from '../../modules/articles/editing.ts';
import { markdownFile, picturePath } from '../arguments.ts';
import { changingVerb } from '../verb.ts';
import { editedArticle } from './edited-article.ts';

export const articlesAdd = changingVerb({
  name: 'articles add',
  summary: 'Publish a new article, from a Markdown file in each language',
  args: z.object({ ar: markdownFile, en: markdownFile, picture: picturePath }),
  places: [],
  whoMay: 'operator',
  async run({ db, args: { picture, ...texts }, at }) {
    return editedArticle(await addArticle(db, { texts, picture, at }), (id) => `Article ${id} is published`);
  },
});
