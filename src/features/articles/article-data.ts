import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { Article } from '../../../contract/articles.ts';
import type { Answer } from '../../../contract/contract.ts';
import { EXCERPT_LENGTH, MAX_ID } from '../../../contract/limits.ts';
import { isKnownMissing } from '../../api/known-missing.ts';
import { loadQuery } from '../../api/load-query.ts';
import { excerpt } from '../../lib/excerpt.ts';
import type { PageHead } from '../../shell/page-head.ts';
import { articleQueries } from './queries.ts';

export type WholeArticle = Answer<'articles.retrieve'>['row'];

/** The id in an address; null if it is not valid. */
export function articleIdOf(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ID ? id : null;
}

/** Loads an article. Returns whether it is known not to exist. */
export async function isMissingArticle(client: QueryClient, id: number): Promise<boolean> {
  const query = articleQueries.detail(id);
  return isKnownMissing(client, query.queryKey, {
    load: () => loadQuery(client, query),
    isMissing: () => client.getQueryState(query.queryKey)?.error?.status === 404,
  });
}

/** The article before its own answer arrives: from the cache, else from a cached list. */
export function knownArticle(client: QueryClient, id: number): Article | null {
  const whole = client.getQueryData(articleQueries.detail(id).queryKey);
  if (whole) return whole.row;
  const lists = client.getQueriesData<Answer<'articles.list'>>({ queryKey: ['articles', 'articles.list'] });
  return lists.flatMap(([, data]) => data?.rows ?? []).find((row) => row.id === id) ?? null;
}

/** Title and description of an article's page; general ones while the article is unknown. */
export function articleHead(i18n: i18n, article: Article | null): PageHead {
  const t = i18n.getFixedT(null, 'articles');
  if (!article) return { title: t('head.title'), description: t('head.description') };
  return {
    title: t('head.titleOf', { title: article.title }),
    description: excerpt(article.subject, EXCERPT_LENGTH * 2),
  };
}

/** The same, from the cached article. */
export function articleRouteHead(client: QueryClient, i18n: i18n, id: number): PageHead {
  return articleHead(i18n, knownArticle(client, id));
}
