import type { QueryClient } from '@tanstack/react-query';
import { foldDigits } from '../../../contract/digits.ts';
import { MAX_PAGE } from '../../../contract/limits.ts';
import { loadQuery } from '../../api/load-query.ts';
import { articleQueries } from './queries.ts';

/** The search part of /blog as it stands in the address. */
export interface ArticleListSearch {
  page?: string | number;
}

/** The page that an address of /blog names, from 1; the first where it names none that can be. */
export function articlePage(search: object): number {
  const { page } = search as { page?: unknown };
  const text = foldDigits(String(page ?? '')).trim();
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= MAX_PAGE ? number : 1;
}

/** The loader of /blog. */
export function loadArticleList(client: QueryClient, search: object): Promise<void> | undefined {
  return loadQuery(client, articleQueries.list(articlePage(search)));
}
