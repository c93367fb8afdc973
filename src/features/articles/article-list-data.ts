import type { QueryClient } from '@tanstack/react-query';
import { loadQuery } from '../../api/load-query.ts';
import { pageIn } from '../../lib/page-in-address.ts';
import { articleQueries } from './queries.ts';

/** The search parameters of /blog, as in the address. */
export interface ArticleListSearch {
  page?: string | number;
}

/** The loader of /blog; returns the page's canonical path. */
export async function loadArticleList(client: QueryClient, search: object): Promise<string> {
  const page = pageIn(search);
  await loadQuery(client, articleQueries.list(page));
  return page > 1 ? `/blog?page=${page}` : '/blog';
}
