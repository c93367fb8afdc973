import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '../../../../contract/limits.ts';
import { pageIn, pageSearch } from '../../../lib/page-in-address.ts';
import { NumberedPager } from '../../../shell/numbered-pager.tsx';
import { QueryFrame } from '../../../shell/query-frame.tsx';
import { ScreenBar } from '../../../shell/screen-bar.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { favouriteQueries } from '../../favourites/queries.ts';
import { PropertyGrid, PropertyGridSkeleton } from '../card/property-grid.tsx';
import { useRemainingFavourites } from '../card/use-remaining-favourites.ts';
import { MapsLink } from '../near/maps-link.tsx';

const route = getRouteApi('/_shell/_account/favorite');

/** /favorite (core §2): the user's favourites, the latest first. Removing one offers an undo. */
export function FavouriteListScreen() {
  const { t } = useTranslation('account');
  const page = pageIn(route.useSearch());
  const list = useQuery({ ...favouriteQueries.list(page), placeholderData: keepPreviousData });
  const { kept, count } = useRemainingFavourites(list.data?.properties);

  return (
    <>
      <ScreenBar title={t('favourites.title')} root />
      <QueryFrame
        query={list}
        failed={t('favourites.failed')}
        skeleton={
          <Loading label={t('favourites.loading')}>
            <div className="flex min-h-12 items-center">
              <Skeleton className="h-5 w-28" />
            </div>
            <PropertyGridSkeleton />
          </Loading>
        }
      >
        {(data) =>
          kept.length === 0 ? (
            <FavouriteListEmpty page={page} />
          ) : (
            <>
              <div className="flex min-h-12 flex-wrap items-center gap-x-3">
                <p
                  ref={count}
                  tabIndex={-1}
                  role="status"
                  data-quiet-focus=""
                  className="flex-auto text-body-strong"
                >
                  {/* The total is known only where one page has them all. */}
                  {t(
                    page === 1 && data.properties.length < PAGE_SIZE
                      ? 'favourites.count'
                      : 'favourites.onPage',
                    {
                      count: kept.length,
                    },
                  )}
                </p>
                <MapsLink search={{ favorites: 'yes' }}>{t('favourites.map')}</MapsLink>
              </div>
              <PropertyGrid
                properties={kept}
                statusChoices={data.statusChoices}
                isOutgoing={list.isPlaceholderData}
              />
              <NumberedPager
                page={page}
                shown={data.properties.length}
                link={(other) => linkOptions({ to: '/favorite', search: pageSearch(other) })}
              />
            </>
          )
        }
      </QueryFrame>
    </>
  );
}

const PICTURE = '/art/empty-favourites.svg';
const tall = buttonClasses({ tall: true });

/** No favourites, or none on this page; and the next step. */
function FavouriteListEmpty({ page }: { page: number }) {
  const { t } = useTranslation('account');
  if (page > 1) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t('favourites.emptyPage.title')}
        action={
          <Link to="/favorite" search={{}} className={tall}>
            {t('favourites.emptyPage.first')}
          </Link>
        }
      >
        {t('favourites.emptyPage.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t('favourites.empty.title')}
      action={
        <Link to="/propertielist" search={{}} className={tall}>
          {t('favourites.empty.browse')}
        </Link>
      }
    >
      {t('favourites.empty.text')}
    </EmptyState>
  );
}
