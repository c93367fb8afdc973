import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { pageIn, pageSearch } from '../../lib/page-in-address.ts';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { cx } from '../../ui/cx.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { viewingQueries } from './queries.ts';
import { ViewingListEmpty } from './viewing-list-empty.tsx';
import { ViewingRow } from './viewing-row.tsx';
import { isComing } from './viewing-status.ts';

const route = getRouteApi('/_shell/_account/previewlist');

/** /previewlist (core §2): the person's viewings, the next one first. */
export function ViewingListScreen() {
  const { t } = useTranslation('viewings');
  const page = pageIn(route.useSearch());
  const list = useQuery({ ...viewingQueries.list(page), placeholderData: keepPreviousData });

  return (
    <>
      <ScreenBar title={t('list.title')} />
      <QueryFrame query={list} failed={t('list.failed')} bones={<ListSkeleton />} className="pb-page">
        {(data) =>
          data.rows.length === 0 ? (
            <ViewingListEmpty page={page} />
          ) : (
            <>
              <Rows data={data} isOutgoing={list.isPlaceholderData} />
              <NumberedPager
                page={page}
                shown={data.rows.length}
                link={(other) => linkOptions({ to: '/previewlist', search: pageSearch(other) })}
              />
            </>
          )
        }
      </QueryFrame>
    </>
  );
}

interface RowsProps {
  data: Answer<'viewings.list'>;
  /** Another page is on its way, and this is the one before it. */
  isOutgoing: boolean;
}

function Rows({ data: { rows, reservationStatus }, isOutgoing }: RowsProps) {
  const { t } = useTranslation('viewings');
  const groups = [
    { name: 'coming', rows: rows.filter(isComing) },
    { name: 'over', rows: rows.filter((row) => !isComing(row)) },
  ] as const;
  return (
    <div aria-busy={isOutgoing} className={cx('transition-opacity', isOutgoing && 'opacity-60 delay-150')}>
      {groups.map((group) =>
        group.rows.length > 0 ? (
          <section key={group.name} aria-labelledby={`viewings-${group.name}`} className="pt-2 pb-4">
            <h2
              id={`viewings-${group.name}`}
              className="flex min-h-target items-center text-small-strong text-ink-2"
            >
              {t(`list.${group.name}`)}
            </h2>
            <ul className="card-grid">
              {group.rows.map((viewing) => (
                <li key={viewing.id} className="min-w-0">
                  <ViewingRow viewing={viewing} labels={reservationStatus} />
                </li>
              ))}
            </ul>
          </section>
        ) : null,
      )}
    </div>
  );
}

const BONES = ['a', 'b', 'c'];

function ListSkeleton() {
  const { t } = useTranslation('viewings');
  return (
    <Loading label={t('loading')} className="pt-2">
      <div className="flex min-h-target items-center">
        <Skeleton className="h-5 w-24" />
      </div>
      <div className="card-grid">
        {BONES.map((bone) => (
          <Skeleton key={bone} className="h-37.5 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}
