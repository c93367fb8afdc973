import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pagerLinkClasses } from '../../ui/pager.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PropertyPager } from '../properties/property-pager.tsx';
import { OrderRow } from './order-row.tsx';
import { orderPage } from './order-search.ts';
import { orderQueries } from './queries.ts';

const route = getRouteApi('/_shell/_account/maintenanceslist');
const BONES = ['a', 'b', 'c'];

/** /maintenanceslist (services §2): the person's orders, current and completed. */
export function OrderListScreen() {
  const { t } = useTranslation('maintenance');
  const navigate = useNavigate();
  const search = route.useSearch();
  const page = orderPage(search);
  const tab = search.tab === 'previous' ? 'previous' : 'current';
  const list = useQuery({ ...orderQueries.list(page), placeholderData: keepPreviousData });
  const { data, error } = list;
  const isSaved = useIsSaved(list);
  const retry = () => void list.refetch();
  const rows = data && (tab === 'current' ? data.currentOrders : data.previousOrders);
  const add = (
    <Link to="/maintenances" search={{}} className={buttonClasses({ tall: true })}>
      <Plus aria-hidden />
      {t('list.add')}
    </Link>
  );

  return (
    <>
      <ScreenBar title={t('list.title')} />
      {isSaved ? <OfflineNotice savedAt={list.dataUpdatedAt} /> : null}
      {error && !data ? (
        <ErrorFace error={error} title={t('list.failed')} onRetry={retry} />
      ) : (
        <div className="page pt-2 pb-page">
          {data && error && !isSaved ? (
            <ErrorAlert error={error} title={t('list.failed')} onRetry={retry} className="pb-4" />
          ) : null}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Segmented
              label={t('list.tabs.label')}
              className="w-full sm:w-80"
              value={tab}
              options={[
                { value: 'current', label: t('list.tabs.current') },
                { value: 'previous', label: t('list.tabs.previous') },
              ]}
              onChange={(next) =>
                void navigate({
                  to: '/maintenanceslist',
                  search: next === 'previous' ? { tab: next } : {},
                  replace: true,
                })
              }
            />
            {rows && rows.length > 0 ? (
              <Link
                to="/maintenances"
                search={{}}
                className={buttonClasses({ variant: 'tint', className: 'max-sm:w-full' })}
              >
                <Plus aria-hidden />
                {t('list.add')}
              </Link>
            ) : null}
          </div>
          {!rows ? (
            <Loading label={t('loading')} className="mt-4 grid gap-4 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3">
              {BONES.map((bone) => (
                <Skeleton key={bone} className="h-31 rounded-card" />
              ))}
            </Loading>
          ) : rows.length === 0 ? (
            <EmptyState
              picture="/art/empty-results.svg"
              title={t(page > 1 ? 'list.emptyPage' : `list.empty.${tab}`)}
              action={
                page > 1 ? (
                  <Link
                    to="/maintenanceslist"
                    search={tab === 'previous' ? { tab } : {}}
                    className={buttonClasses({ tall: true })}
                  >
                    {t('list.firstPage')}
                  </Link>
                ) : (
                  add
                )
              }
            >
              {page > 1 ? null : t('list.empty.text')}
            </EmptyState>
          ) : (
            <>
              <ul
                aria-busy={list.isPlaceholderData}
                className={cx(
                  'mt-4 grid gap-4 transition-opacity sm:grid-cols-2 lg:gap-6 xl:grid-cols-3',
                  list.isPlaceholderData && 'opacity-60 delay-150',
                )}
              >
                {rows.map((order) => (
                  <li key={order.id} className="min-w-0">
                    <OrderRow order={order} labels={data.orderStatus} />
                  </li>
                ))}
              </ul>
              <PropertyPager
                page={page}
                shown={rows.length}
                total={null}
                link={(other, rel, word) => (
                  <Link
                    to="/maintenanceslist"
                    search={{ ...(tab === 'previous' && { tab }), ...(other > 1 && { page: other }) }}
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
