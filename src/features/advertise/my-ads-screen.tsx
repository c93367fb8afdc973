import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { pagerLinkClasses } from '../../ui/pager.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PropertyPager } from '../properties/property-pager.tsx';
import { MyAdCard } from './my-ad-card.tsx';
import { MyAdsEmpty } from './my-ads-empty.tsx';
import { adsPage } from './my-ads-page.ts';
import { adQueries } from './queries.ts';

const account = getRouteApi('/_shell/_account');

/** /propertie and /advertisements (services §2, DESIGN §6): the person's own ads, newest first. */
export function MyAdsScreen() {
  const { t } = useTranslation('ads');
  const { pathname } = useLocation();
  const page = adsPage(account.useSearch());
  const list = useQuery({ ...adQueries.mine(page), placeholderData: keepPreviousData });
  const { data, error } = list;
  const isSaved = useIsSaved(list);
  const retry = () => void list.refetch();
  return (
    <>
      <ScreenBar title={t('title')} />
      {isSaved ? <OfflineNotice savedAt={list.dataUpdatedAt} /> : null}
      {error && !data ? (
        <ErrorFace error={error} title={t('failed')} onRetry={retry} />
      ) : (
        <div className="page pt-2 pb-page">
          {data && error && !isSaved ? (
            <ErrorAlert error={error} title={t('failed')} onRetry={retry} className="py-4" />
          ) : null}
          {!data ? (
            <ListSkeleton />
          ) : data.myProperties.length === 0 ? (
            <MyAdsEmpty page={page} />
          ) : (
            <>
              <Link
                to="/propertiecreate"
                className={buttonClasses({ variant: 'second', block: true, className: 'mb-4 sm:w-auto!' })}
              >
                <Plus aria-hidden />
                {t('add')}
              </Link>
              <ul
                aria-busy={list.isPlaceholderData}
                className={cx(
                  'grid gap-4 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3',
                  list.isPlaceholderData && 'opacity-60',
                )}
              >
                {data.myProperties.map((ad) => (
                  <li key={ad.id} className="min-w-0">
                    <MyAdCard ad={ad} statusChoices={data.statusChoices} />
                  </li>
                ))}
              </ul>
              <PropertyPager
                page={page}
                shown={data.myProperties.length}
                total={null}
                link={(other, rel, word) => (
                  <Link
                    to={pathname}
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

const BONES = ['a', 'b', 'c'];

function ListSkeleton() {
  const { t } = useTranslation('ads');
  return (
    <Loading label={t('loading')} className="pt-2">
      <Skeleton className="mb-4 h-12 rounded-field" />
      <div className="grid gap-4 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3">
        {BONES.map((bone) => (
          <Skeleton key={bone} className="h-60 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}
