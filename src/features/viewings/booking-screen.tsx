import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../lib/use-today.ts';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useOnline } from '../../pwa/use-online.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Breadcrumb, crumbClasses } from '../../ui/breadcrumb.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DESKTOP, useMediaQuery } from '../../ui/use-media-query.ts';
import { OffOffer } from '../properties/off-offer.tsx';
import { isOnOffer } from '../properties/on-offer.ts';
import { usePropertyDetail } from '../properties/property-detail-data.ts';
import { PropertyMiniLink } from '../properties/property-mini-link.tsx';
import { PropertyMissingScreen } from '../properties/property-missing-screen.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingDone } from './booking-done.tsx';
import { BookingKinds } from './booking-kinds.tsx';
import { failureTitle } from './failure-title.ts';
import { OwnViewing } from './own-viewing.tsx';
import { viewingQueries } from './queries.ts';
import { readSlotSearch, resolveChoice, type SlotSearch } from './slot-choice.ts';
import { SlotPicker } from './slot-picker.tsx';
import { useBooking } from './use-booking.ts';

/**
 * /propertypreview/{id} (core §2). The choice is written into the address, so that a reload or signing in anew
 * keeps it; what is pressed shows at once, without waiting for the router.
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
  const booking = useBooking(id, choice, data?.times);

  if (head && !isOnOffer(head) && query.error?.status !== 404) {
    return (
      <>
        <ScreenBar title={t('booking.title')} />
        <OffOffer property={head} wish="preview" />
      </>
    );
  }
  if (query.error?.status === 404 || error?.status === 404) return <PropertyMissingScreen />;
  const choose = (slot: SlotSearch) => {
    booking.reset();
    setWish(slot);
    void navigate({ to: '.', search: slot, replace: true, resetScroll: false });
  };
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
                {actions}
              </>
            ) : null}
          </div>
          <div className="min-w-0">
            {error && !data ? (
              // It brings the page's gutter along.
              <div className="-mx-gutter">
                <ErrorFace error={error} title={t('booking.timesFailed')} onRetry={() => void refetch()} />
              </div>
            ) : (
              <SlotPicker
                times={data?.times}
                today={today}
                choice={choice}
                onChoose={choose}
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
          {isDesktop ? null : <BookingKinds />}
        </div>
      </div>
      {isDesktop ? null : <ActionBar>{actions}</ActionBar>}
      <BookingDone viewing={booking.booked} />
    </>
  );
}
