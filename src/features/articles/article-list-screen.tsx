import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../../contract/articles.ts';
import { EXCERPT_LENGTH } from '../../../contract/limits.ts';
import { photoVariant } from '../../../contract/photo-url.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { excerpt } from '../../lib/excerpt.ts';
import { pageIn, pageSearch } from '../../lib/page-in-address.ts';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LazyHydration } from '../../ui/lazy-hydration.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { articleQueries } from './queries.ts';

const route = getRouteApi('/_shell/blog');
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Pictures in view before any scrolling, on a wide screen. */
const EAGER = 3;
/** Cards visible before scrolling: on a phone or tablet, and on a desktop. */
const FIRST = 2;
const FIRST_ON_DESKTOP = 6;
/** Estimated height of a card: a 16:9 picture between the gutters and the text under it. */
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
        skeleton={
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
    <LazyHydration
      as="li"
      className={cx(ASLEEP, place < FIRST_ON_DESKTOP && 'lg:[content-visibility:visible]!')}
    >
      {card}
    </LazyHydration>
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

const ARTICLE_GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6';
const SIZES = '(width >= 80rem) 389px, (width >= 64rem) 31vw, (width >= 40rem) 47vw, 92vw';

interface ArticleCardProps {
  article: Article;
  /** The first card: its picture loads with high priority; `isEager`: it loads at once. */
  isFirst?: boolean;
  isEager?: boolean;
}

/**
 * An article in the list: picture, title, the first 80 characters of its text (services §9), its
 * day.
 */
function ArticleCard({ article, isFirst = false, isEager = false }: ArticleCardProps) {
  const { t, i18n } = useTranslation('articles');
  const { id, title, subject, image, thumbhash, createdAt } = article;
  return (
    <Link
      to="/blogDetails/$key"
      params={{ key: String(id) }}
      className={panelClasses({ pad: false, className: 'press flex h-full flex-col overflow-hidden' })}
    >
      {image ? (
        <Photo
          path={image}
          rule={photoVariant}
          alt=""
          thumbhash={thumbhash}
          ratio="wide"
          sizes={SIZES}
          eager={isEager}
          priority={isFirst}
          missing={t('photoMissing')}
        />
      ) : null}
      {/* Room for a title of two lines: whether it needs both is unknown until the font loads. */}
      <div className="flex min-h-43 flex-1 flex-col p-4">
        <h2 className="text-title-3">{title}</h2>
        <p className="mt-1 text-ink-2">{excerpt(subject, EXCERPT_LENGTH)}</p>
        <time dateTime={createdAt} className="mt-auto pt-3 text-caption text-ink-2">
          {writtenDay(createdAt, i18n.language)}
        </time>
      </div>
    </Link>
  );
}

/** A card's skeleton, with the same height. */
function ArticleCardSkeleton() {
  return (
    <div className={panelClasses({ pad: false, className: 'overflow-hidden' })}>
      <Skeleton className="aspect-16/9 w-full rounded-none" />
      <div className="flex flex-col gap-2 p-4">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-2 h-4 w-24" />
      </div>
    </div>
  );
}
