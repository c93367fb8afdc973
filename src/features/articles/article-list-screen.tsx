import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../../contract/articles.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager, pagerLinkClasses } from '../../ui/pager.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { ARTICLE_GRID, ArticleCard, ArticleCardSkeleton } from './article-card.tsx';
import { articlePage } from './article-list-data.ts';
import { articleQueries } from './queries.ts';

const route = getRouteApi('/_shell/blog');
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Pictures in view before any scrolling, on a wide screen. */
const EAGER = 3;

/** /blog (services §2): articles, the newest first, 30 a page. */
export function ArticleListScreen() {
  const { t } = useTranslation('articles');
  const page = articlePage(route.useSearch());
  const list = useQuery({ ...articleQueries.list(page), placeholderData: keepPreviousData });
  const { data, error } = list;
  const isSaved = useIsSaved(list);
  const retry = () => void list.refetch();
  return (
    <>
      <ScreenBar title={t('title')} />
      {isSaved ? <OfflineNotice savedAt={list.dataUpdatedAt} /> : null}
      {error && !data ? (
        <ErrorFace error={error} title={t('failure')} onRetry={retry} />
      ) : (
        <div className="page pt-2 pb-10">
          <p className="mb-4 text-ink-2">{t('lead')}</p>
          {data && error && !isSaved ? (
            <ErrorAlert error={error} title={t('failure')} onRetry={retry} className="pb-4" />
          ) : null}
          {!data ? (
            <Loading label={t('loading')}>
              <div className={ARTICLE_GRID}>
                {SKELETONS.map((key) => (
                  <ArticleCardSkeleton key={key} />
                ))}
              </div>
            </Loading>
          ) : data.rows.length === 0 ? (
            <NoArticles page={page} />
          ) : (
            <>
              <ul className={ARTICLE_GRID} aria-busy={list.isPlaceholderData}>
                {data.rows.map((article, place) => (
                  <li key={article.id}>
                    <ArticleCard article={article} isFirst={place === 0} isEager={place < EAGER} />
                  </li>
                ))}
              </ul>
              <ArticlePager page={page} rows={data.rows} />
            </>
          )}
        </div>
      )}
    </>
  );
}

/** services §9: next is shown where 30 came, or more. */
function ArticlePager({ page, rows }: { page: number; rows: readonly Article[] }) {
  const { t } = useTranslation('articles');
  const hasNext = rows.length >= PAGE_SIZE;
  if (page === 1 && !hasNext) return null;
  return (
    <Pager
      label={t('pager.label')}
      previous={
        page > 1 ? (
          <PageLink page={page - 1} rel="prev">
            {t('pager.previous')}
          </PageLink>
        ) : (
          t('pager.previous')
        )
      }
      next={
        hasNext ? (
          <PageLink page={page + 1} rel="next">
            {t('pager.next')}
          </PageLink>
        ) : (
          t('pager.next')
        )
      }
    >
      {t('pager.page', { page })}
    </Pager>
  );
}

function PageLink({ page, rel, children }: { page: number; rel: 'prev' | 'next'; children: ReactNode }) {
  return (
    <Link to="/blog" search={page > 1 ? { page } : {}} rel={rel} className={pagerLinkClasses()}>
      {children}
    </Link>
  );
}

function NoArticles({ page }: { page: number }) {
  const { t } = useTranslation('articles');
  const isBeyond = page > 1;
  return (
    <EmptyState
      picture="/art/empty-results.svg"
      title={isBeyond ? t('empty.beyondTitle') : t('empty.title')}
      action={
        isBeyond ? (
          <Link to="/blog" search={{}} className={buttonClasses({ tall: true })}>
            {t('empty.first')}
          </Link>
        ) : (
          <Link to="/" className={buttonClasses({ tall: true })}>
            {t('empty.home')}
          </Link>
        )
      }
    >
      {isBeyond ? t('empty.beyond') : t('empty.text')}
    </EmptyState>
  );
}
