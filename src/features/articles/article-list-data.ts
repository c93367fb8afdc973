import type { QueryClient } from '@tanstack/react-query';
import { loadQuery } from '../../api/load-query.ts';
import { pageIn } from '../../lib/page-in-address.ts';
import { articleQueries } from './queries.ts';

/** The search part of /blog as it stands in the address. */
export interface ArticleListSearch {
  page?: string | number;
}

/** The loader of /blog; answers its one address. */
export async function loadArticleList(client: QueryClient, search: object): Promise<string> {
  const page = pageIn(search);
  await loadQuery(client, articleQueries.list(page));
  return page > 1 ? `/blog?page=${page}` : '/blog';
}
