import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../lib/draft-store.ts';
import { NeedsConnection } from '../../pwa/needs-connection.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { OnlineButton } from '../../shell/online-button.tsx';
import { PayChoice } from '../../shell/pay/pay-choice.tsx';
import { useLeaveToPay } from '../../shell/pay/use-leave-to-pay.ts';
import { usePayChoice } from '../../shell/pay/use-pay-choice.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Breadcrumb, crumbClasses } from '../../ui/breadcrumb.tsx';
import { focusFirstFault } from '../../ui/first-fault.ts';
import { Money } from '../../ui/money.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Steps } from '../../ui/steps.tsx';
import { DESKTOP, useMediaQuery } from '../../ui/use-media-query.ts';
import { OffOffer } from '../properties/off-offer.tsx';
import { isOnOffer } from '../properties/on-offer.ts';
import { usePropertyDetail } from '../properties/property-detail-data.ts';
import { PropertyMiniLink } from '../properties/property-mini-link.tsx';
import { PropertyMissingScreen } from '../properties/property-missing-screen.tsx';
import { financingDraft, toFinancing } from './financing-draft.ts';
import { FinancingForm } from './financing-form.tsx';
import { useReserve } from './mutations.ts';
import { reservationQueries } from './queries.ts';
import { ReservationStanding } from './reservation-standing.tsx';
import { ReservationTerms } from './reservation-terms.tsx';

/**
 * /propertyreservation/{id} (core §2 and §4). With financing the first confirm leads to step 2, which stands in
 * the address, so that back returns to step 1.
 */
export function ReservationScreen({ id, step }: { id: number; step: 1 | 2 }) {
  const { t } = useTranslation(['reservations', 'shell', 'properties']);
  const navigate = useNavigate();
  const router = useRouter();
  const isDesktop = useMediaQuery(DESKTOP);
  const { query, head } = usePropertyDetail(id);
  const { data: quote, error, refetch } = useQuery(reservationQueries.quote(id));
  const draft = useDraft(financingDraft);
  const isFinancing = draft.isWanted === 1;
  const choice = usePayChoice({ amount: quote?.price ?? 0 });
  const reserve = useReserve();
  const box = useRef<HTMLDivElement>(null);
  const { isLeaving, leaveTo } = useLeaveToPay();
  const isOpen = quote?.standing === 'open' || quote?.standing === 'waiting_payment';
  const isSecond = isFinancing && step === 2;
  const isPaying = isSecond || !isFinancing;

  if (head && !isOnOffer(head) && query.error?.status !== 404) {
    return (
      <>
        <ScreenBar title={t('title')} />
        <OffOffer property={head} wish="reservation" />
      </>
    );
  }
  if (query.error?.status === 404 || error?.status === 404) return <PropertyMissingScreen />;
  const press = () => {
    if (!isPaying) {
      void navigate({ to: '.', search: { step: 2 } });
      return;
    }
    // What is no amount has said so as it was left, to press here.
    if (focusFirstFault(box.current)) return;
    const way = choice.toBody();
    if (!way || reserve.isPending || isLeaving) return;
    const financing = isFinancing ? { financingRequest: true, financing: toFinancing(draft) } : {};
    reserve.mutate(
      { propertyId: id, price: quote?.price, ...financing, ...way },
      {
        onSuccess: ({ paymentUrl }) => {
          financingDraft.clear();
          if (isSecond) router.history.replace(`/propertyreservation/${id}`);
          router.history.flush();
          leaveTo(paymentUrl);
        },
      },
    );
  };
  const faults = reserve.error?.fields ?? {};
  const isTold = Object.keys(faults).some((field) => ['cvv', 'paymentMethodId', 'payWith'].includes(field));
  const action = isOpen ? (
    <OnlineButton tall block busy={reserve.isPending || isLeaving} busyLabel={t('busy')} onClick={press}>
      {isPaying ? (
        <>
          {t('confirm')}
          <Money amount={quote.price} label={t('properties:price.currency')} />
        </>
      ) : (
        t('next')
      )}
    </OnlineButton>
  ) : null;
  return (
    <>
      <ScreenBar title={t('title')} />
      <div className="page pb-page">
        <Breadcrumb label={t('path')} current={t('title')}>
          <Link to="/propertydetails/$id" params={{ id: String(id) }} className={crumbClasses()}>
            {t('property')}
          </Link>
        </Breadcrumb>
        <NeedsConnection calls={['reservations.create']} />
        <div className="two-pane">
          <div className="flex flex-col gap-4 lg:sticky lg:top-24 lg:order-2">
            {head ? <PropertyMiniLink property={head} /> : <Skeleton className="h-24 rounded-card" />}
            {quote ? <ReservationStanding quote={quote} /> : null}
            {isDesktop ? action : null}
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {error && !quote ? (
              <ErrorFace error={error} title={t('failed')} onRetry={() => void refetch()} />
            ) : !quote ? (
              <Loading label={t('loading')}>
                <Skeleton className="h-64 rounded-card" />
              </Loading>
            ) : (
              <>
                {isFinancing && isOpen ? (
                  <Steps total={2} current={isSecond ? 2 : 1} label={t('step', { step: isSecond ? 2 : 1 })} />
                ) : null}
                {isSecond ? (
                  <div ref={box}>
                    <FinancingForm property={head} faults={faults} />
                  </div>
                ) : (
                  <ReservationTerms
                    price={quote.price}
                    property={head}
                    canAsk={isOpen}
                    isFinancing={isFinancing}
                  />
                )}
                {isOpen && isPaying ? <PayChoice choice={choice} faults={faults} /> : null}
                {reserve.error && !isTold ? (
                  <ErrorAlert error={reserve.error} title={t('reserveFailed')} />
                ) : null}
              </>
            )}
          </div>
        </div>
      </div>
      {isDesktop || !action ? null : <ActionBar>{action}</ActionBar>}
    </>
  );
}
