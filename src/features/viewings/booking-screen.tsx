import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { CalendarCheck, Check, Gem } from 'lucide-react';
import { type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullDay, hijriDay } from '../../../contract/calendar-dates.ts';
import { LUXURY_VIEWING_SAR, VIEWING_HOLD_MINUTES } from '../../../contract/limits.ts';
import type { Viewing } from '../../../contract/viewings.ts';
import { clockTime } from '../../../contract/written-dates.ts';
import { OfflineNotice, useOnline } from '../../device/offline.tsx';
import { addTexts } from '../../i18n/route-texts.ts';
import { useToday } from '../../lib/use-today.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorState } from '../../shell/error-state.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Breadcrumb, crumbClasses } from '../../ui/breadcrumb.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel, panelClasses } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateSheet } from '../../ui/state-sheet.tsx';
import { Tile } from '../../ui/tile.tsx';
import { DESKTOP, useMediaQuery } from '../../ui/use-media-query.ts';
import { PropertyMiniLink } from '../properties/card/property-mini-link.tsx';
import { usePropertyDetail } from '../properties/detail/data.ts';
import { isAvailable } from '../properties/is-available.ts';
import { PropertyNotFound } from '../properties/property-not-found.tsx';
import { UnavailableProperty } from '../properties/unavailable-property.tsx';
import { CalendarFileButton } from './calendar-file-button.tsx';
import { failureTitle } from './failure-title.ts';
import { OwnViewing } from './own-viewing.tsx';
import { viewingQueries } from './queries.ts';
import { readSlotSearch, resolveChoice, type SlotSearch } from './slot-choice.ts';
import { SlotPicker } from './slot-picker.tsx';
import { useBooking, type ViewingKind } from './use-booking.ts';

/**
 * /propertypreview/{id} (core §2). The choice is in the address, so that it survives a reload or
 * sign-in; a press shows at once, without waiting for the router.
 */
export function BookingScreen({ id, search }: { id: number; search: Record<string, unknown> }) {
  const { t } = useTranslation(['viewings', 'shell']);
  const navigate = useNavigate();
  const isOnline = useOnline();
  const isDesktop = useMediaQuery(DESKTOP);
  const { query, head } = usePropertyDetail(id);
  const { data, error, refetch } = useQuery(viewingQueries.times(id));
  const today = useToday();
  const [wish, setWish] = useState(() => readSlotSearch(search));
  const choice = resolveChoice(wish, data?.times, today);
  const mobileShown = wish.mobile !== 'hidden';
  const booking = useBooking(id, { choice, mobileShown }, data?.times);

  if (head && !isAvailable(head) && query.error?.status !== 404) {
    return (
      <>
        <ScreenBar title={t('booking.title')} />
        <UnavailableProperty property={head} wish="preview" />
      </>
    );
  }
  if (query.error?.status === 404 || error?.status === 404) return <PropertyNotFound />;
  const choose = (slot: SlotSearch) => {
    booking.reset();
    setWish(slot);
    void navigate({ to: '.', search: slot, replace: true, resetScroll: false });
  };
  const mobile = (
    <MobileChoice
      isShown={mobileShown}
      onChange={(isShown) => choose({ ...wish, mobile: isShown ? undefined : 'hidden' })}
    />
  );
  const actions = <BookingActions onPress={booking.press} busy={booking.busy} isReady={Boolean(data)} />;
  return (
    <>
      <ScreenBar title={t('booking.title')} />
      {isOnline ? null : <OfflineNotice />}
      <div className="page pb-page">
        <Breadcrumb label={t('booking.path')} current={t('booking.title')}>
          <Link to="/" className={crumbClasses()}>
            {t('shell:nav.home')}
          </Link>
          <Link to="/propertydetails/$id" params={{ id: String(id) }} className={crumbClasses()}>
            {t('booking.property')}
          </Link>
        </Breadcrumb>
        <div className="two-pane">
          <div className="flex flex-col gap-4 lg:sticky lg:top-24 lg:order-2">
            {head ? <PropertyMiniLink property={head} /> : <Skeleton className="h-24 rounded-card" />}
            <OwnViewing propertyId={id} />
            {isDesktop ? (
              <>
                <BookingKinds />
                {mobile}
                {actions}
              </>
            ) : null}
          </div>
          <div className="min-w-0">
            {error && !data ? (
              // ErrorState has the page's gutter itself.
              <div className="-mx-gutter">
                <ErrorState error={error} title={t('booking.timesFailed')} onRetry={() => void refetch()} />
              </div>
            ) : (
              <SlotPicker
                times={data?.times}
                today={today}
                choice={choice}
                onChoose={(slot) => choose({ mobile: wish.mobile, ...slot })}
                timesRef={booking.timesRef}
                error={
                  booking.isTimeMissing ? t('times.missing') : choice.missed && t(`times.${choice.missed}`)
                }
                alert={
                  booking.error ? (
                    <ErrorAlert error={booking.error} title={t(failureTitle('booking', booking.error))} />
                  ) : null
                }
              />
            )}
          </div>
          {isDesktop ? null : (
            <>
              <BookingKinds />
              {mobile}
            </>
          )}
        </div>
      </div>
      {isDesktop ? null : <ActionBar>{actions}</ActionBar>}
      <BookingDone viewing={booking.booked} />
    </>
  );
}

interface MobileChoiceProps {
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

/** Whether the advertiser sees the visitor's mobile. */
function MobileChoice({ isShown, onChange }: MobileChoiceProps) {
  const { t } = useTranslation('viewings');
  const id = useId();
  return (
    <Panel className="py-1!">
      <Switch
        checked={isShown}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      >
        <span id={`${id}-label`} className="block text-body font-semibold">
          {t('mobile.label')}
        </span>
        <span id={`${id}-note`} aria-live="polite" className="block text-small text-ink-2">
          {t(isShown ? 'mobile.on' : 'mobile.off')}
        </span>
      </Switch>
    </Panel>
  );
}

interface BookingActionsProps {
  onPress: (kind: ViewingKind) => void;
  /** The kind that is being booked. */
  busy: ViewingKind | null;
  /** False while there are no times to choose from. */
  isReady: boolean;
}

/**
 * core §2: the normal and the luxury booking button. A booking needs a connection and is never
 * queued.
 */
function BookingActions({ onPress, busy, isReady }: BookingActionsProps) {
  const { t } = useTranslation(['viewings', 'pwa', 'properties']);
  const isOnline = useOnline();
  if (!isOnline) {
    return (
      <Button tall block aria-disabled>
        {t('pwa:needsConnection')}
      </Button>
    );
  }
  return (
    <section aria-label={t('booking.actions')} className="flex w-full flex-wrap gap-2">
      <Button
        tall
        className="flex-[1.3]"
        busy={busy === 'normal'}
        busyLabel={t('booking.busy')}
        aria-disabled={!isReady || busy === 'luxury' || undefined}
        onClick={() => onPress('normal')}
      >
        {t('booking.normal.act')}
      </Button>
      <Button
        variant="gold"
        tall
        className="flex-[1.2]"
        busy={busy === 'luxury'}
        busyLabel={t('booking.busy')}
        aria-disabled={!isReady || busy === 'normal' || undefined}
        onClick={() => onPress('luxury')}
      >
        <Gem aria-hidden className="max-sm:hidden" />
        {t('booking.luxury.act')}
        <Money amount={LUXURY_VIEWING_SAR} label={t('properties:price.currency')} />
      </Button>
    </section>
  );
}

/**
 * core §2: after a normal booking, the agent's mobile, the listing, time and date, a calendar file,
 * the viewing and a link home. Closing it opens the viewing, since the form is done.
 */
function BookingDone({ viewing }: { viewing: Viewing | null }) {
  const { t } = useTranslation(['viewings', 'shell']);
  const navigate = useNavigate();
  const close = () => {
    if (viewing) {
      void navigate({ to: '/previewdetails/$id', params: { id: String(viewing.id) }, replace: true });
    }
  };
  return (
    <StateSheet
      open={viewing !== null}
      onOpenChange={close}
      title={t('done.title')}
      closeLabel={t('shell:close')}
      tone="success"
      icon={<Check aria-hidden />}
      text={t('done.text')}
      actions={
        viewing ? (
          <>
            <CalendarFileButton viewing={viewing} variant="primary" tall />
            <button type="button" onClick={close} className={buttonClasses({ variant: 'tint', block: true })}>
              {t('done.open')}
            </button>
            <Link to="/" className={buttonClasses({ variant: 'quiet', block: true })}>
              {t('done.home')}
            </Link>
            <ReminderOffer />
          </>
        ) : null
      }
    >
      {viewing ? (
        <div className="mt-5">
          <BookedFacts viewing={viewing} />
        </div>
      ) : null}
    </StateSheet>
  );
}

/** The switch of notifications, which reminders need. Below all else, since it loads later. */
function ReminderOffer() {
  const { i18n } = useTranslation();
  const Offer = useMemo(
    () =>
      lazyPart(async () => {
        const [{ DeviceNotifications }] = await Promise.all([
          import('../notifications/device-notifications.tsx'),
          addTexts(i18n, ['account']),
        ]);
        return DeviceNotifications;
      }),
    [i18n],
  );
  return (
    <Suspense fallback={null}>
      <Offer place="aside" />
    </Suspense>
  );
}

function BookedFacts({ viewing }: { viewing: Viewing }) {
  const { t, i18n } = useTranslation('viewings');
  const { language } = i18n;
  const { date, time, Property, Agent } = viewing;
  return (
    <ViewingFacts>
      <ViewingFact name={t('facts.property')}>
        <span className="line-clamp-2">{Property.title}</span>
      </ViewingFact>
      <ViewingFact name={t('facts.date')}>
        <time dateTime={date}>{fullDay(date, language)}</time>
        <span className="block text-small font-normal text-ink-2">{hijriDay(date, language)}</span>
      </ViewingFact>
      <ViewingFact name={t('facts.time')}>
        <bdi>{clockTime(time, language)}</bdi>
      </ViewingFact>
      <ViewingFact name={t('facts.mobile')}>
        <a href={`tel:${Agent.mobile}`} className="hit-4 font-semibold text-palm">
          <Num>{Agent.mobile}</Num>
        </a>
      </ViewingFact>
    </ViewingFacts>
  );
}

/** A list of names and values, each pair in a row. */
function ViewingFacts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col rounded-card bg-sunken px-4">{children}</dl>;
}

/** One row. */
function ViewingFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-target items-center justify-between gap-4 border-line py-2.5 not-first:border-t">
      <dt className="flex-none text-small text-ink-2">{name}</dt>
      <dd className="min-w-0 text-end text-body-strong">{children}</dd>
    </div>
  );
}

/** The two kinds of viewing, with the price and terms of each. */
function BookingKinds() {
  const { t } = useTranslation(['viewings', 'properties']);
  return (
    <div className="grid gap-3">
      <Kind
        sign={
          <Tile tone="palm">
            <CalendarCheck />
          </Tile>
        }
        title={t('booking.normal.title')}
        note={t('booking.normal.note')}
      />
      <Kind
        sign={
          <Tile tone="gold">
            <Gem />
          </Tile>
        }
        title={t('booking.luxury.title')}
        note={`${t('booking.luxury.buys')} ${t('booking.luxury.note', { count: VIEWING_HOLD_MINUTES })}`}
        price={
          <Money
            amount={LUXURY_VIEWING_SAR}
            label={t('properties:price.currency')}
            className="font-semibold text-clay"
          />
        }
      />
    </div>
  );
}

interface KindProps {
  sign: ReactNode;
  title: string;
  note: string;
  price?: ReactNode;
}

function Kind({ sign, title, note, price }: KindProps) {
  return (
    <div className={panelClasses({ pad: false, className: 'flex items-center gap-3 p-3 pe-4' })}>
      {sign}
      <div className="min-w-0 flex-1">
        <p className="text-body font-semibold">{title}</p>
        <p className="text-small text-ink-2">{note}</p>
      </div>
      {price}
    </div>
  );
}
