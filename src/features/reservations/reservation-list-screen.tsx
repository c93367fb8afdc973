import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dateAndTime } from '../../../contract/calendar-dates.ts';
import type { Reservation, ReservationStatus } from '../../../contract/reservations.ts';
import { pageIn, pageSearch } from '../../lib/page-in-address.ts';
import { NumberedPager } from '../../shell/numbered-pager.tsx';
import { PaidReceipts } from '../../shell/pay/paid-receipts.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Money } from '../../ui/money.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { PropertyMiniFace } from '../properties/card/property-mini-face.tsx';
import { Deadline } from './deadline.tsx';
import { reservationQueries } from './queries.ts';

const route = getRouteApi('/_shell/_account/myreservations');
const GRID = 'card-grid pt-2';

/** /myreservations (DESIGN §6): the user's property reservations, the next deadline first. */
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
        skeleton={
          <CardSkeletons label={t('list.loading')} className={GRID} heights={['h-52', 'h-52', 'h-52']} />
        }
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
                    <ReservationRow
                      reservation={row}
                      labels={data.reservationStatus}
                      among={data.rows.map(({ id }) => id)}
                    />
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

export const RESERVATION_TONES: Partial<Record<ReservationStatus, BadgeTone>> = {
  waiting_payment: 'warn',
  reserved: 'success',
  executed: 'palm',
  refunded: 'info',
  forfeited: 'danger',
};

interface ReservationRowProps {
  reservation: Reservation;
  /** The server's labels by status. */
  labels: Record<string, string>;
  /** The ids of the list, whose receipts are fetched together. */
  among: readonly number[];
}

/**
 * A reservation: its property, status, fee and deadline. If it is unpaid, a button that pays; if it
 * is paid, its receipt, which also says where a refund went.
 */
function ReservationRow({ reservation, labels, among }: ReservationRowProps) {
  const { t, i18n } = useTranslation(['reservations', 'properties']);
  const { status, amount, expiresAt, createdAt, Property, financingRequest } = reservation;
  const id = String(Property.id);
  return (
    <article className={panelClasses({ className: 'flex h-full flex-col gap-3' })}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={RESERVATION_TONES[status] ?? 'plain'}>{labels[status] ?? status}</Badge>
          {financingRequest ? <Badge tone="gold-tint">{t('withFinancing')}</Badge> : null}
        </span>
        <Money amount={amount} label={t('properties:price.currency')} size="strong" />
      </div>
      <Link to="/propertydetails/$id" params={{ id }} className="flex items-center gap-3 rounded-thumb">
        <PropertyMiniFace property={Property} />
      </Link>
      {expiresAt ? (
        <Deadline at={expiresAt} text={t(status === 'reserved' ? 'executeBefore' : 'payBefore')} />
      ) : (
        <span className="text-small text-ink-2">
          <time dateTime={createdAt}>{dateAndTime(createdAt, i18n.language)}</time>
        </span>
      )}
      {status === 'waiting_payment' ? (
        <Link
          to="/propertyreservation/$id"
          params={{ id }}
          className={buttonClasses({ block: true, className: 'mt-auto' })}
        >
          {t('pay')}
        </Link>
      ) : null}
      {status === 'waiting_payment' || status === 'expired' ? null : (
        <>
          <PaidReceipts subject="reservation" id={reservation.id} among={among} isInCard />
          <Link
            to="/reservation/$id"
            params={{ id: String(reservation.id) }}
            className={buttonClasses({ variant: 'second', block: true, className: 'mt-auto' })}
          >
            {t('detail.open')}
          </Link>
        </>
      )}
    </article>
  );
}
