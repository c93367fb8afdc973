import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../../contract/articles.ts';
import { pageIn, pageSearch } from '../../lib/page-in-address.ts';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LaterPart } from '../../ui/later-part.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { ARTICLE_GRID, ArticleCard, ArticleCardSkeleton } from './article-card.tsx';
import { articleQueries } from './queries.ts';

const route = getRouteApi('/_shell/blog');
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Pictures in view before any scrolling, on a wide screen. */
const EAGER = 3;
/** Cards before any scrolling: on a phone or a tablet, and on a desktop. */
const FIRST = 2;
const FIRST_ON_DESKTOP = 6;
/** A card's height: a picture 16:9 between the gutters and the words under it; in columns, about that. */
const ASLEEP =
  '[contain-intrinsic-height:auto_calc((100vw-2*var(--gutter))*9/16+172px)] sm:[contain-intrinsic-height:auto_390px]';

/** /blog (services §2): articles, the newest first, 30 a page. */
export function ArticleListScreen() {
  const { t } = useTranslation('articles');
  const page = pageIn(route.useSearch());
  const list = useQuery({ ...articleQueries.list(page), placeholderData: keepPreviousData });
  return (
    <>
      <ScreenBar title={t('title')} />
      <QueryFrame
        query={list}
        failed={t('failure')}
        lead={<p className="mb-4 text-ink-2">{t('lead')}</p>}
        bones={
          <Loading label={t('loading')}>
            <div className={ARTICLE_GRID}>
              {SKELETONS.map((key) => (
                <ArticleCardSkeleton key={key} />
              ))}
            </div>
          </Loading>
        }
        className="pt-2 pb-10"
      >
        {(data) =>
          data.rows.length === 0 ? (
            <NoArticles page={page} />
          ) : (
            <>
              <ul className={ARTICLE_GRID} aria-busy={list.isPlaceholderData}>
                {data.rows.map((article, place) => (
                  <GridItem key={article.id} article={article} place={place} />
                ))}
              </ul>
              <NumberedPager
                page={page}
                shown={data.rows.length}
                link={(other) => linkOptions({ to: '/blog', search: pageSearch(other) })}
              />
            </>
          )
        }
      </QueryFrame>
    </>
  );
}

const GridItem = memo(({ article, place }: { article: Article; place: number }) => {
  const card = <ArticleCard article={article} isFirst={place === 0} isEager={place < EAGER} />;
  if (place < FIRST) return <li>{card}</li>;
  return (
    <LaterPart as="li" className={cx(ASLEEP, place < FIRST_ON_DESKTOP && 'lg:[content-visibility:visible]!')}>
      {card}
    </LaterPart>
  );
});

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
