import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageIn, pageSearch } from '../../lib/page-in-address.ts';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { CardBones } from '../../ui/card-bones.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { reservationQueries } from './queries.ts';
import { ReservationRow } from './reservation-row.tsx';

const route = getRouteApi('/_shell/_account/myreservations');
const GRID = 'card-grid pt-2';

/** /myreservations (DESIGN §6): the person's property reservations, those with a deadline first. */
export function ReservationListScreen() {
  const { t } = useTranslation('reservations');
  const page = pageIn(route.useSearch());
  const list = useQuery({ ...reservationQueries.list(page), placeholderData: keepPreviousData });
  return (
    <>
      <ScreenBar title={t('list.title')} />
      <QueryFrame
        query={list}
        failed={t('list.failed')}
        bones={<CardBones label={t('list.loading')} className={GRID} heights={['h-52', 'h-52', 'h-52']} />}
        className="pb-page"
      >
        {(data) =>
          data.rows.length === 0 ? (
            <Nothing page={page} />
          ) : (
            <>
              <ul className={GRID} aria-busy={list.isPlaceholderData}>
                {data.rows.map((row) => (
                  <li key={row.id} className="min-w-0">
                    <ReservationRow reservation={row} labels={data.reservationStatus} />
                  </li>
                ))}
              </ul>
              <NumberedPager
                page={page}
                shown={data.rows.length}
                link={(other) => linkOptions({ to: '/myreservations', search: pageSearch(other) })}
              />
            </>
          )
        }
      </QueryFrame>
    </>
  );
}

function Nothing({ page }: { page: number }) {
  const { t } = useTranslation('reservations');
  const isFirst = page === 1;
  return (
    <EmptyState
      picture="/art/empty-results.svg"
      title={t(isFirst ? 'list.empty.title' : 'list.emptyPage.title')}
      action={
        isFirst ? (
          <Link to="/propertielist" search={{}} className={buttonClasses({ tall: true })}>
            {t('browse')}
          </Link>
        ) : (
          <Link to="/myreservations" search={{}} className={buttonClasses({ tall: true })}>
            {t('list.emptyPage.first')}
          </Link>
        )
      }
    >
      {t(isFirst ? 'list.empty.text' : 'list.emptyPage.text')}
    </EmptyState>
  );
}
