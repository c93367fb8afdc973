import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { pagerLinkClasses } from '../../ui/pager.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { favouriteQueries } from '../favourites/queries.ts';
import { favouritePage } from './favourite-list-data.ts';
import { FavouriteListEmpty } from './favourite-list-empty.tsx';
import { PropertyGrid, PropertyGridSkeleton } from './property-grid.tsx';
import { PropertyPager } from './property-pager.tsx';
import { useTakenHearts } from './use-taken-hearts.ts';

const route = getRouteApi('/_shell/_account/favorite');

/** /favorite (core §2): what the person keeps, the latest first. A heart taken back leaves, and can be set again. */
export function FavouriteListScreen() {
  const { t } = useTranslation('account');
  const page = favouritePage(route.useSearch());
  const list = useQuery({ ...favouriteQueries.list(page), placeholderData: keepPreviousData });
  const { data, error } = list;
  const { kept, count } = useTakenHearts(data?.properties);
  const isSaved = useIsSaved(list);
  const retry = () => void list.refetch();

  return (
    <>
      <ScreenBar title={t('favourites.title')} root />
      {isSaved ? <OfflineNotice savedAt={list.dataUpdatedAt} /> : null}
      {error && !data ? (
        <ErrorFace error={error} title={t('favourites.failed')} onRetry={retry} />
      ) : (
        <div className="page">
          {data && error && !isSaved ? (
            <ErrorAlert error={error} title={t('favourites.failed')} onRetry={retry} className="py-4" />
          ) : null}
          {!data ? (
            <Loading label={t('favourites.loading')}>
              <div className="flex min-h-12 items-center">
                <Skeleton className="h-5 w-28" />
              </div>
              <PropertyGridSkeleton />
            </Loading>
          ) : kept.length === 0 ? (
            <FavouriteListEmpty page={page} />
          ) : (
            <>
              <p
                ref={count}
                tabIndex={-1}
                role="status"
                data-quiet-focus=""
                className="flex min-h-12 items-center text-body-strong"
              >
                {/* The whole number is known only where one page holds it all. */}
                {t(
                  page === 1 && data.properties.length < PAGE_SIZE ? 'favourites.count' : 'favourites.onPage',
                  {
                    count: kept.length,
                  },
                )}
              </p>
              <PropertyGrid
                properties={kept}
                statusChoices={data.statusChoices}
                isOutgoing={list.isPlaceholderData}
              />
              <PropertyPager
                page={page}
                shown={data.properties.length}
                total={null}
                link={(other, rel, word) => (
                  <Link
                    to="/favorite"
                    search={other > 1 ? { page: other } : {}}
                    rel={rel}
                    className={pagerLinkClasses()}
                  >
                    {word}
                  </Link>
                )}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}
