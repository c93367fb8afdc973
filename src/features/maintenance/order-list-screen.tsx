import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, linkOptions, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateAndTime } from '../../../contract/calendar-dates.ts';
import type { Order } from '../../../contract/maintenance.ts';
import { pageIn, pageSearch } from '../../lib/page-in-address.ts';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Num } from '../../ui/num.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Tile } from '../../ui/tile.tsx';
import { IssueIcon } from './issue-icon.tsx';
import { OrderBadges } from './order-badges.tsx';
import { orderQueries } from './queries.ts';

const route = getRouteApi('/_shell/_account/maintenanceslist');

/** /maintenanceslist (services §2): the user's orders, current and completed. */
export function OrderListScreen() {
  const { t } = useTranslation('maintenance');
  const navigate = useNavigate();
  const search = route.useSearch();
  const page = pageIn(search);
  const tab = search.tab === 'previous' ? 'previous' : 'current';
  const list = useQuery({ ...orderQueries.list(page), placeholderData: keepPreviousData });
  const { data } = list;
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
      <QueryFrame
        query={list}
        failed={t('list.failed')}
        lead={
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
                navigate({
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
        }
        skeleton={
          <CardSkeletons label={t('loading')} className="mt-4 card-grid" heights={['h-31', 'h-31', 'h-31']} />
        }
        className="pt-2 pb-page"
      >
        {({ orderStatus }) =>
          !rows?.length ? (
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
                  'mt-4 card-grid transition-opacity',
                  list.isPlaceholderData && 'opacity-60 delay-150',
                )}
              >
                {rows.map((order) => (
                  <li key={order.id} className="min-w-0">
                    <OrderRow order={order} labels={orderStatus} />
                  </li>
                ))}
              </ul>
              <NumberedPager
                page={page}
                shown={rows.length}
                link={(other) =>
                  linkOptions({
                    to: '/maintenanceslist',
                    search: { ...(tab === 'previous' && { tab }), ...pageSearch(other) },
                  })
                }
              />
            </>
          )
        }
      </QueryFrame>
    </>
  );
}

interface OrderRowProps {
  order: Order;
  labels: Record<string, string>;
}

/** services §2: an order's card, with a link to it. */
function OrderRow({ order, labels }: OrderRowProps) {
  const { t, i18n } = useTranslation('maintenance');
  return (
    <Link
      to="/maintenancedetails/$id"
      params={{ id: String(order.id) }}
      className={panelClasses({ className: 'press flex h-full items-start gap-3' })}
    >
      <Tile tone="info">
        <IssueIcon name={order.Issue.icon} />
      </Tile>
      <span className="flex min-w-0 flex-1 flex-col gap-1.5">
        <OrderBadges order={order} labels={labels} />
        <span dir="auto" className="block truncate text-with-others text-title-3">
          {order.title}
        </span>
        <span className="block text-small text-ink-2">
          <span>{order.Issue.name}</span> <span aria-hidden>•</span> {t('list.number')} <Num>{order.id}</Num>
        </span>
        <time dateTime={order.createdAt} className="block text-small text-ink-2">
          {dateAndTime(order.createdAt, i18n.language)}
        </time>
      </span>
    </Link>
  );
}
