import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, linkOptions, useNavigate } from '@tanstack/react-router';
import { CalendarDays, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../../contract/calendar-dates.ts';
import type { Answer } from '../../../contract/contract.ts';
import type { Viewing, ViewingSide } from '../../../contract/viewings.ts';
import { clockTime } from '../../../contract/written-dates.ts';
import { pageIn, pageSearch } from '../../lib/page-in-address.ts';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PropertyMiniFace } from '../properties/card/property-mini-face.tsx';
import { sideIn, sideSearch, viewingQueries } from './queries.ts';
import { ViewingBadges } from './viewing-badge.tsx';
import { isComing } from './viewing-status.ts';

const SIDES = ['visitor', 'advertiser'] as const satisfies readonly ViewingSide[];

const route = getRouteApi('/_shell/_account/previewlist');

/** /previewlist (core §2): the user's viewings, or those of their listings; the next one first. */
export function ViewingListScreen() {
  const { t } = useTranslation('viewings');
  const navigate = useNavigate();
  const search = route.useSearch();
  const [page, side] = [pageIn(search), sideIn(search)];
  const list = useQuery({ ...viewingQueries.list(page, side), placeholderData: keepPreviousData });

  return (
    <>
      <ScreenBar title={t('list.title')} />
      <QueryFrame
        query={list}
        failed={t('list.failed')}
        lead={
          <Segmented
            label={t('list.sides.label')}
            className="w-full pt-2 sm:w-96"
            value={side}
            options={SIDES.map((value) => ({ value, label: t(`list.sides.${value}`) }))}
            onChange={(next) => navigate({ to: '/previewlist', search: sideSearch(next), replace: true })}
          />
        }
        skeleton={<ListSkeleton />}
        className="pb-page"
      >
        {(data) =>
          data.rows.length === 0 ? (
            <ViewingListEmpty page={page} side={side} />
          ) : (
            <>
              <Rows data={data} isOutgoing={list.isPlaceholderData} />
              <NumberedPager
                page={page}
                shown={data.rows.length}
                link={(other) =>
                  linkOptions({
                    to: '/previewlist',
                    search: { ...sideSearch(side), ...pageSearch(other) },
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

interface RowsProps {
  data: Answer<'viewings.list'>;
  /** Shows the previous page while the next one loads. */
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

const PICTURE = '/art/empty-results.svg';
const tall = buttonClasses({ tall: true });

/** No viewing yet, or none on such a late page; with the next step. */
function ViewingListEmpty({ page, side }: { page: number; side: ViewingSide }) {
  const { t } = useTranslation('viewings');
  if (page > 1) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t('list.emptyPage.title')}
        action={
          <Link to="/previewlist" search={sideSearch(side)} className={tall}>
            {t('list.emptyPage.first')}
          </Link>
        }
      >
        {t('list.emptyPage.text')}
      </EmptyState>
    );
  }
  if (side === 'advertiser') {
    return (
      <EmptyState
        picture={PICTURE}
        title={t('list.visits.title')}
        action={
          <Link to="/advertisements" className={tall}>
            {t('list.visits.browse')}
          </Link>
        }
      >
        {t('list.visits.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t('list.empty.title')}
      action={
        <Link to="/propertielist" search={{}} className={tall}>
          {t('list.empty.browse')}
        </Link>
      }
    >
      {t('list.empty.text')}
    </EmptyState>
  );
}

interface ViewingRowProps {
  viewing: Viewing;
  labels: Record<string, string>;
}

/** core §2: a viewing's card, which opens it. One that is over is shown quieter. */
function ViewingRow({ viewing, labels }: ViewingRowProps) {
  const { i18n } = useTranslation();
  const { id, date, time, Property } = viewing;
  return (
    <Link
      to="/previewdetails/$id"
      params={{ id: String(id) }}
      className={panelClasses({ pad: false, className: 'block' })}
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 pt-3 pb-2">
        <span
          className={cx(
            'flex flex-wrap gap-x-3 gap-y-1 text-body-strong [&_svg]:icon-18 [&_svg]:text-palm',
            !isComing(viewing) && 'text-ink-2 [&_svg]:text-ink-2!',
          )}
        >
          <span className="flex items-center gap-1.5">
            <CalendarDays aria-hidden />
            <time dateTime={viewing.startsAt}>{longDay(date, i18n.language)}</time>
          </span>
          <span className="flex items-center gap-1.5">
            <Clock aria-hidden />
            <bdi>{clockTime(time, i18n.language)}</bdi>
          </span>
        </span>
        <ViewingBadges viewing={viewing} labels={labels} />
      </span>
      <span className="flex items-center gap-3 border-t border-line p-3">
        <PropertyMiniFace property={Property} />
      </span>
    </Link>
  );
}
