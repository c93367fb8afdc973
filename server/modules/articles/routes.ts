import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { presentArticle, presentWholeArticle } from './presenter.ts';
import { findArticle, listArticles } from './repository.ts';

/** The blog (services §7, `forums`). Hidden articles return a 404. */
export async function articlesModule(app: FastifyInstance) {
  app.endpoint('articles.list', async ({ db, language, query: { page } }) => {
    const rows = await listArticles(db, page);
    return { rows: rows.map((row) => presentArticle(row, language)) };
  });

  app.endpoint(
    'articles.retrieve',
    async ({ db, language, params: { id } }) => {
      const row = await findArticle(db, id);
      if (!row) throw new ApiError('articleNotFound');
      return { row: presentWholeArticle(row, language) };
    },
    { notFound: 'articleNotFound' },
  );
}
