import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { Banknote, CalendarClock, Handshake, Landmark, ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import type { Answer } from '../../../contract/contract.ts';
import { messageOfField } from '../../../contract/field-messages.ts';
import {
  FINANCE_MAX_SAR,
  RESERVATION_FORFEIT_DAYS,
  RESERVATION_HOLD_MINUTES,
  SALARY_MAX_SAR,
} from '../../../contract/limits.ts';
import { typedAmount } from '../../../contract/typed-amount.ts';
import { useCall } from '../../api/use-call.ts';
import { createDraftStore, PERSON_DRAFT_MS, useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { sessionStore } from '../../device/session-store.ts';
import { AmountField } from '../../shell/amount-field.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorState } from '../../shell/error-state.tsx';
import { OnlineButton } from '../../shell/online-button.tsx';
import { PayChoice } from '../../shell/pay/pay-choice.tsx';
import { useLeaveToPay } from '../../shell/pay/use-leave-to-pay.ts';
import { usePayChoice } from '../../shell/pay/use-pay-choice.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Breadcrumb, crumbClasses } from '../../ui/breadcrumb.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { focusFirstError } from '../../ui/focus-field.ts';
import { Money } from '../../ui/money.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Steps } from '../../ui/steps.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Tile } from '../../ui/tile.tsx';
import { DESKTOP, useMediaQuery } from '../../ui/use-media-query.ts';
import { PropertyMiniLink } from '../properties/card/property-mini-link.tsx';
import { type PropertyHead, usePropertyDetail } from '../properties/detail/data.ts';
import { FeeBasis, feeInSar } from '../properties/detail/reservation-fee.tsx';
import { isAvailable } from '../properties/is-available.ts';
import { PropertyNotFound } from '../properties/property-not-found.tsx';
import { UnavailableProperty } from '../properties/unavailable-property.tsx';
import { refreshReservations, reservationQueries } from './queries.ts';
import { ReservationStanding } from './reservation-standing.tsx';

/** An unsent request for financing, as typed. */
const financingDraft = createDraftStore({
  name: 'reservation-financing',
  empty: { isWanted: 0, salary: '', amount: '', obligations: '' },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});

type FinancingDraft = ReturnType<typeof financingDraft.current>;

/** The figures as the call's input; an empty one is null. */
function toFinancing({ salary, amount, obligations }: FinancingDraft) {
  return {
    salary: typedAmount(salary),
    amount: typedAmount(amount),
    obligations: obligations.trim() || null,
  };
}

/** Fields of the payment that show their own errors. */
const PAY_FIELDS = ['cvv', 'paymentMethodId', 'payWith'];

/**
 * /propertyreservation/{id} (core §2 and §4): the terms, the figures of a financing, the payment.
 */
export function ReservationScreen({ id, step }: { id: number; step: 1 | 2 }) {
  const { t } = useTranslation('reservations');
  const isDesktop = useMediaQuery(DESKTOP);
  const { query, head } = usePropertyDetail(id);
  const { data: quote, error, refetch } = useQuery(reservationQueries.quote(id));
  const reservation = useReservation(id, step, quote);

  if (head && !isAvailable(head) && query.error?.status !== 404) {
    return (
      <>
        <ScreenBar title={t('title')} />
        <UnavailableProperty property={head} wish="reservation" />
      </>
    );
  }
  if (query.error?.status === 404 || error?.status === 404) return <PropertyNotFound />;
  const action =
    quote && reservation.isOpen ? <ReservationButton price={quote.price} reservation={reservation} /> : null;
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
            {quote ? (
              <ReservationStep price={quote.price} property={head} reservation={reservation} />
            ) : error ? (
              <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
            ) : (
              <Loading label={t('loading')}>
                <Skeleton className="h-64 rounded-card" />
              </Loading>
            )}
          </div>
        </div>
      </div>
      {isDesktop || !action ? null : <ActionBar>{action}</ActionBar>}
    </>
  );
}

type Reservation = ReturnType<typeof useReservation>;

/**
 * The state of a reservation and its button. With financing the first press opens step 2, which is
 * in the address, so that back returns to step 1; the last press reserves, and opens the payment.
 */
function useReservation(id: number, step: 1 | 2, quote: Answer<'reservations.init'> | undefined) {
  const navigate = useNavigate();
  const router = useRouter();
  const draft = useDraft(financingDraft);
  const isFinancing = draft.isWanted === 1;
  const choice = usePayChoice({ amount: quote?.price ?? 0 });
  // After a refusal too: another user may have the listing now.
  const reserve = useCall('reservations.create', { onSettled: refreshReservations });
  const financingBox = useRef<HTMLDivElement>(null);
  const { isLeaving, leaveTo } = useLeaveToPay();
  const isSecond = isFinancing && step === 2;
  const isPaying = isSecond || !isFinancing;
  const press = () => {
    if (!isPaying) {
      void navigate({ to: '.', search: { step: 2 } });
      return;
    }
    // An unreadable amount showed its error when its field lost the focus to this button.
    if (focusFirstError(financingBox.current)) return;
    const way = choice.toBody();
    if (!way || reserve.isPending || isLeaving) return;
    const financing = isFinancing ? { financingRequest: true, financing: toFinancing(draft) } : {};
    reserve.mutate(
      { body: { propertyId: id, price: quote?.price, ...financing, ...way } },
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
  return {
    isOpen: quote?.standing === 'open' || quote?.standing === 'waiting_payment',
    isFinancing,
    isSecond,
    isPaying,
    choice,
    error: reserve.error,
    isBusy: reserve.isPending || isLeaving,
    financingBox,
    press,
  };
}

interface ReservationPartProps {
  /** The fee in SAR. */
  price: number;
  reservation: Reservation;
}

function ReservationButton({ price, reservation }: ReservationPartProps) {
  const { t } = useTranslation(['reservations', 'properties']);
  const { isBusy, isPaying, choice, press } = reservation;
  return (
    <OnlineButton
      tall
      block
      aria-disabled={isPaying && choice.isLoading}
      busy={isBusy}
      busyLabel={t('busy')}
      onClick={press}
    >
      {isPaying ? (
        <>
          {t('confirm')}
          <Money amount={price} label={t('properties:price.currency')} />
        </>
      ) : (
        t('next')
      )}
    </OnlineButton>
  );
}

/**
 * The content of a step: the terms or the financing, the payment in the last step, and a refusal.
 */
function ReservationStep({
  price,
  property,
  reservation,
}: ReservationPartProps & { property: PropertyHead | null }) {
  const { t } = useTranslation('reservations');
  const { isOpen, isFinancing, isSecond, isPaying, choice, error, financingBox } = reservation;
  const errors = error?.fields ?? {};
  const isShownAtField = PAY_FIELDS.some((field) => field in errors);
  return (
    <>
      {isFinancing && isOpen ? (
        <Steps total={2} current={isSecond ? 2 : 1} label={t('step', { step: isSecond ? 2 : 1 })} />
      ) : null}
      {isSecond ? (
        <div ref={financingBox}>
          <FinancingForm property={property} errors={errors} />
        </div>
      ) : (
        <ReservationTerms price={price} property={property} canAsk={isOpen} isFinancing={isFinancing} />
      )}
      {isOpen && isPaying ? <PayChoice choice={choice} errors={errors} /> : null}
      {error && !isShownAtField ? <ErrorAlert error={error} title={t('reserveFailed')} /> : null}
    </>
  );
}

interface FinancingFormProps {
  /** Null until it is loaded; the server checks the amounts anyway. */
  property: PropertyHead | null;
  errors: Record<string, string>;
}

/**
 * DESIGN §6, step 2 of a reservation with financing: salary, amount and obligations, all optional.
 */
function FinancingForm({ property, errors }: FinancingFormProps) {
  const { t } = useTranslation(['reservations', 'properties']);
  const riyals = (sar: number) => amountText(sar, t('properties:price.currency'));
  const most = (field: string, sar: number) => ({
    sar,
    message: messageOfField(field, t('financing.tooMuch', { limit: riyals(sar) })),
  });
  const price = property?.purpose === 'for_rent' ? null : (property?.price ?? null);
  const { salary, amount, obligations } = useDraft(financingDraft);
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-title-3">{t('financing.title')}</legend>
      <p className="text-read text-ink-2">{t('financing.text')}</p>
      <AmountField
        isDigits
        label={t('financing.salary')}
        optional={t('optional')}
        icon={<Banknote aria-hidden />}
        text={salary}
        onChange={(typed) => financingDraft.change({ salary: typed })}
        error={errors['financing.salary']}
        most={most(t('financing.salary'), SALARY_MAX_SAR)}
        unclear={t('financing.unclear')}
      />
      <AmountField
        isDigits
        label={t('financing.amount')}
        optional={t('optional')}
        icon={<Landmark aria-hidden />}
        text={amount}
        onChange={(typed) => financingDraft.change({ amount: typed })}
        error={errors['financing.amount']}
        most={
          price === null
            ? most(t('financing.amount'), FINANCE_MAX_SAR)
            : { sar: price, message: t('financing.abovePrice', { limit: riyals(price) }) }
        }
        unclear={t('financing.unclear')}
      />
      <TextArea
        label={t('financing.obligations')}
        optional={t('optional')}
        rows={4}
        maxLength={5_000}
        value={obligations}
        onChange={(event) => financingDraft.change({ obligations: event.target.value })}
        error={errors['financing.obligations']}
      />
    </fieldset>
  );
}

interface ReservationTermsProps {
  price: number;
  /** The fee's basis; null until it is loaded. */
  property: PropertyHead | null;
  /** False if nothing can be reserved. */
  canAsk: boolean;
  isFinancing: boolean;
}

/**
 * core §2 and §9: what a reservation costs and does, above all when its fee is forfeited; and the
 * switch for financing.
 */
function ReservationTerms({ price, property, canAsk, isFinancing }: ReservationTermsProps) {
  const { t } = useTranslation(['reservations', 'properties']);
  const terms = [
    { name: 'hold', icon: <ShieldCheck />, count: RESERVATION_HOLD_MINUTES },
    { name: 'execute', icon: <Handshake />, count: RESERVATION_FORFEIT_DAYS },
    { name: 'forfeit', icon: <CalendarClock />, count: RESERVATION_FORFEIT_DAYS },
  ] as const;
  return (
    <>
      <section
        aria-labelledby="reservation-terms"
        className={panelClasses({ className: 'flex flex-col gap-4' })}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id="reservation-terms" className="text-title-3">
            {t('fee')}
          </h2>
          <Money amount={price} label={t('properties:price.currency')} size="price" />
        </div>
        {/* An existing reservation keeps its fee, even if the price has changed. */}
        {property && feeInSar(property) === price ? (
          <p className="-mt-3 text-small">
            <FeeBasis property={property} />
          </p>
        ) : null}
        <ul className="flex flex-col gap-4">
          {terms.map(({ name, icon, count }) => (
            <li key={name} className="flex items-start gap-3">
              <Tile tone={name === 'forfeit' ? 'warn' : 'palm'}>{icon}</Tile>
              <span className="min-w-0 flex-1">
                <span className="block text-body-strong">{t(`terms.${name}.title`)}</span>
                <span className="block text-small text-ink-2">{t(`terms.${name}.text`, { count })}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {canAsk ? (
        <div className={panelClasses({ pad: false, className: 'px-4 py-1' })}>
          <Switch
            checked={isFinancing}
            onChange={(event) => financingDraft.change({ isWanted: event.target.checked ? 1 : 0 })}
          >
            <span className="block text-body-strong">{t('financing.wish')}</span>
            <span className="block text-small text-ink-2">{t('financing.wishNote')}</span>
          </Switch>
        </div>
      ) : null}
    </>
  );
}
