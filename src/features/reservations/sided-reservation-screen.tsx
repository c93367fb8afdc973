import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, CircleCheck, CircleDashed } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fullDay, hijriDay } from '../../../contract/calendar-dates.ts';
import type { SidedReservation } from '../../../contract/reservations.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { timeOfDay } from '../../../contract/written-dates.ts';
import { useSecondsUntil } from '../../lib/use-seconds-until.ts';
import { PartyPanel } from '../../shell/party-panel.tsx';
import { PaidReceipts } from '../../shell/pay/paid-receipts.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { RecordNotFound } from '../../shell/record-not-found.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { Money } from '../../ui/money.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DESKTOP, useMediaQuery } from '../../ui/use-media-query.ts';
import { PropertyMiniLink } from '../properties/card/property-mini-link.tsx';
import { TimeLeft } from './deadline.tsx';
import { refreshReservations, reservationQueries } from './queries.ts';
import { ReservationCancel, ReservationSign } from './reservation-acts.tsx';
import { RESERVATION_TONES } from './reservation-list-screen.tsx';
import { thingsToBring } from './things-to-bring.ts';
import { useOtherParty } from './use-other-party.ts';

/** /reservation/{id} (DESIGN §6): a reservation, as one of its two sides sees it. */
export function SidedReservationScreen({ id }: { id: number }) {
  const { t } = useTranslation('reservations');
  const query = useQuery(reservationQueries.get(id));
  if (query.error?.status === 404) return <RecordNotFound record="reservation" />;
  return (
    <>
      <ScreenBar title={t('detail.title')} />
      <QueryFrame
        query={query}
        failed={t('detail.failed')}
        skeleton={
          <CardSkeletons
            label={t('detail.loading')}
            className="two-pane"
            heights={['h-56', 'h-36', 'h-24', 'h-42']}
          />
        }
        className="pt-2 pb-page"
      >
        {({ row, reservationStatus }) => (
          <SidedReservationBody reservation={row} labels={reservationStatus} />
        )}
      </QueryFrame>
    </>
  );
}

interface SidedProps {
  reservation: SidedReservation;
}

interface SidedReservationBodyProps extends SidedProps {
  /** The server's labels by status. */
  labels: Record<string, string>;
}

function SidedReservationBody({ reservation, labels }: SidedReservationBodyProps) {
  const client = useQueryClient();
  const isDesktop = useMediaQuery(DESKTOP);
  const { status, expiresAt, Other, Property } = reservation;
  const isOver = useSecondsUntil(expiresAt ? Date.parse(expiresAt) : 0) === 0 && expiresAt !== null;
  useEffect(() => {
    // The deadline has passed by this device's clock, which may be wrong: asks the server.
    if (isOver) refreshReservations(client);
  }, [isOver, client]);
  const next = <NextStep reservation={reservation} />;
  return (
    <div className="two-pane">
      <div className="flex flex-col gap-4 lg:order-2">
        <Standing reservation={reservation} label={labels[status] ?? status} />
        {Other ? <Contact property={Property} other={Other} /> : null}
        {isDesktop ? next : null}
        {isDesktop ? <ReservationCancel reservation={reservation} /> : null}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <PropertyMiniLink property={Property} />
        {Other ? <Signing reservation={reservation} /> : null}
        {status === 'reserved' ? <ToBring reservation={reservation} /> : null}
        <Fee reservation={reservation} />
      </div>
      {isDesktop ? null : <ReservationCancel reservation={reservation} />}
      {isDesktop || !hasNextStep(reservation) ? null : <ActionBar>{next}</ActionBar>}
    </div>
  );
}

const hasNextStep = ({ status, canSign }: SidedReservation) => status === 'waiting_payment' || canSign;

/** Pays an unpaid one, records the signing of a paid one. */
function NextStep({ reservation }: SidedProps) {
  const { t } = useTranslation('reservations');
  if (reservation.status !== 'waiting_payment') return <ReservationSign reservation={reservation} />;
  return (
    <Link
      to="/propertyreservation/$id"
      params={{ id: String(reservation.Property.id) }}
      className={buttonClasses({ tall: true, block: true })}
    >
      {t('pay')}
    </Link>
  );
}

/** Which texts describe the reservation: its status, and of a reserved one who has signed. */
function stateOf({ status, side, signedAt }: SidedReservation) {
  if (status !== 'reserved' || (!signedAt.buyer && !signedAt.owner)) return status;
  return signedAt[side] ? 'signed' : 'theirs';
}

/** What holds now, what comes next, and the deadline with its day, Gregorian and Hijri. */
function Standing({ reservation, label }: SidedProps & { label: string }) {
  const { t, i18n } = useTranslation('reservations');
  const { language } = i18n;
  const { status, side, expiresAt } = reservation;
  const other = useOtherParty(reservation);
  const state = stateOf(reservation);
  const text =
    state === 'waiting_payment' ||
    state === 'signed' ||
    state === 'theirs' ||
    state === 'executed' ||
    state === 'expired'
      ? t(`detail.state.${state}.text`, { other })
      : t(`detail.state.${state}.${side}`, { other });
  const day = expiresAt ? riyadhDay(new Date(expiresAt)) : null;
  return (
    <Panel>
      <Badge tone={RESERVATION_TONES[status] ?? 'plain'}>{label}</Badge>
      <div role="status">
        <h2 className="mt-3 text-title-2">{t(`detail.state.${state}.title`, { other })}</h2>
        <p className="mt-1 text-read text-ink-2">{text}</p>
      </div>
      {expiresAt && day ? (
        <div className="mt-4 grid gap-0.5 border-t border-line pt-4">
          <span className="text-small text-ink-2">
            {t(status === 'reserved' ? 'detail.due' : 'payBefore')}
          </span>
          <time dateTime={expiresAt} className="text-body-strong">
            <span>{fullDay(day, language)}</span> <span>{t('detail.at')}</span>{' '}
            <bdi>{timeOfDay(expiresAt, language)}</bdi>
          </time>
          <span className="text-ink-2">{hijriDay(day, language)}</span>
          <TimeLeft at={expiresAt} />
        </div>
      ) : null}
    </Panel>
  );
}

interface ContactProps {
  property: SidedReservation['Property'];
  other: NonNullable<SidedReservation['Other']>;
}

function Contact({ property, other }: ContactProps) {
  const { t } = useTranslation('reservations');
  return (
    <PartyPanel
      title={t('detail.contact.title')}
      name={other.name}
      mobile={other.mobile}
      message={t('detail.contact.text', { title: property.title })}
      texts={{ whatsApp: t('detail.contact.whatsApp'), call: t('detail.contact.call') }}
    />
  );
}

/** Which of the two sides has said that the contract is signed. */
function Signing({ reservation }: SidedProps) {
  const { t } = useTranslation('reservations');
  const { side, signedAt, Other, status } = reservation;
  const sides = [
    { name: t('detail.party.you'), at: signedAt[side] },
    { name: Other?.name ?? '', at: signedAt[side === 'buyer' ? 'owner' : 'buyer'] },
  ];
  return (
    <Panel>
      <h2 className="text-title-3">{t('detail.sides.title')}</h2>
      <ul className="mt-3 flex flex-col gap-3">
        {sides.map(({ name, at }, place) => {
          const isSigned = at !== null || status === 'executed';
          return (
            // The two places are fixed; names may be equal.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={place} className="flex items-center gap-3 [&>svg]:icon-24">
              {isSigned ? (
                <CircleCheck aria-hidden className="text-palm" />
              ) : (
                <CircleDashed aria-hidden className="text-ink-2" />
              )}
              <span className="min-w-0">
                <span className="block truncate font-semibold">{name}</span>
                <span className="block text-small text-ink-2">
                  {t(isSigned ? 'detail.sides.signed' : 'detail.sides.waiting')}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** What each side brings to the signing. */
function ToBring({ reservation }: SidedProps) {
  const { t } = useTranslation('reservations');
  const { side, Other } = reservation;
  const things = thingsToBring(reservation);
  const otherSide = side === 'buyer' ? 'owner' : 'buyer';
  const lists = [
    { name: t('detail.party.you'), all: things[side] },
    { name: Other?.name ?? '', all: things[otherSide] },
  ];
  return (
    <Panel>
      <h2 className="text-title-3">{t('detail.bring.title')}</h2>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {lists.map(({ name, all }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fixed places, whose names may be equal
          <section key={place} className="min-w-0">
            <h3 className="truncate text-body-strong">{name}</h3>
            <ul className="mt-2 flex flex-col gap-2">
              {all.map((thing) => (
                <li
                  key={thing}
                  className="flex gap-2 text-small [&>svg]:mt-0.5 [&>svg]:icon-18 [&>svg]:text-palm"
                >
                  <Check aria-hidden />
                  <span className="min-w-0">{t(`detail.bring.${thing}`)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}

/** The fee, and to the buyer its receipts, which also say where a returned one went. */
function Fee({ reservation: { id, amount, side, paidAt } }: SidedProps) {
  const { t } = useTranslation(['reservations', 'properties']);
  return (
    <Panel className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="text-ink-2">{t('detail.feeNote')}</span>
      <Money amount={amount} label={t('properties:price.currency')} size="strong" />
      {side === 'buyer' && paidAt ? (
        <div className="basis-full empty:hidden">
          <PaidReceipts subject="reservation" id={id} isInCard />
        </div>
      ) : null}
    </Panel>
  );
}
