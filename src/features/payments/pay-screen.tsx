import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenPayment } from '../../../contract/payments.ts';
import { useCall } from '../../api/use-call.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { OnlineButton } from '../../shell/online-button.tsx';
import { HeldUntil } from '../../shell/pay/held-until.tsx';
import { PayChoice } from '../../shell/pay/pay-choice.tsx';
import { useLeaveToPay } from '../../shell/pay/use-leave-to-pay.ts';
import { usePayChoice } from '../../shell/pay/use-pay-choice.ts';
import { VatWithin } from '../../shell/pay/vat-within.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { RecordNotFound } from '../../shell/record-not-found.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Money } from '../../ui/money.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DESKTOP, useMediaQuery } from '../../ui/use-media-query.ts';
import { BillLine } from '../maintenance/bill-line.tsx';
import { PayForm } from '../maintenance/pay-form.tsx';
import { orderQueries } from '../maintenance/queries.ts';
import { paymentQueries, refreshMoney } from './queries.ts';

/** Fields of the payment that show their own errors. */
const FIELDS = ['cvv', 'paymentMethodId', 'payWith'];

const ASK_EVERY_MS = 3_000;

/**
 * /pay/{reference}: what is to be paid, until when it is held, and by which way; every payment
 * leads here unless its call already chose a way. What is paid elsewhere meanwhile shows its
 * result.
 */
export function PayScreen({ reference }: { reference: string }) {
  const { t } = useTranslation('payments');
  const query = useQuery(paymentQueries.open(reference));
  const { isLeaving, leaveTo } = useLeaveToPay();
  const navigate = useNavigate();
  const settledBy = query.data?.payment.settledBy;
  useEffect(() => {
    if (!settledBy || isLeaving) return;
    const result = { to: '/payment/$outcome', params: { outcome: 'success' } } as const;
    void navigate({ ...result, search: { reference: settledBy }, replace: true });
  }, [settledBy, isLeaving, navigate]);
  const { refetch } = query;
  const again = useCallback(() => void refetch(), [refetch]);
  const loading = (
    <CardSkeletons
      label={t('pay.loading')}
      className="flex flex-col gap-4"
      heights={['h-32', 'h-44', 'h-40']}
    />
  );
  if (query.error?.status === 404 || query.error?.status === 422) return <RecordNotFound record="payment" />;
  return (
    <>
      <ScreenBar narrow title={t('pay.title')} />
      <QueryFrame
        query={query}
        failed={t('pay.unreached')}
        skeleton={loading}
        className="pt-2 pb-page"
        bodyClassName="mx-auto flex w-full max-w-form flex-col gap-4"
      >
        {({ payment }) =>
          payment.settledBy ? (
            loading
          ) : payment.ended ? (
            <Ended payment={payment} />
          ) : (
            <>
              <Standing payment={payment} onEnd={again} />
              {payment.purpose === 'callOut' ? (
                <CallOut payment={payment} />
              ) : (
                <Checkout payment={payment} isLeaving={isLeaving} leaveTo={leaveTo} />
              )}
            </>
          )
        }
      </QueryFrame>
    </>
  );
}

/** Nothing can be paid here any more: why, and the way to what it was for. */
function Ended({ payment: { ended, link, purpose } }: { payment: OpenPayment }) {
  const { t } = useTranslation('payments');
  const [path, search] = link.split('?');
  return (
    <EmptyState
      picture="/art/empty-results.svg"
      title={t('pay.ended')}
      action={
        <Link
          to={path}
          // The path comes from the server, so its search has no static type.
          search={Object.fromEntries(new URLSearchParams(search)) as never}
          className={buttonClasses({ tall: true })}
        >
          {t(`purpose.${purpose}`)}
        </Link>
      }
    >
      {ended}
    </EmptyState>
  );
}

/** Why the last try failed, or that the payer left; and until when it is held. */
function Standing({ payment, onEnd }: { payment: OpenPayment; onEnd: () => void }) {
  const { t } = useTranslation('payments');
  const { reason, hasLeft, heldUntil } = payment;
  return (
    <>
      {reason ? <Alert title={t('failed.title')} message={reason.text} /> : null}
      {hasLeft && !reason ? (
        <Panel>
          <p className="text-body-strong">{t('left.title')}</p>
          <p className="text-small text-ink-2">{t('left.text')}</p>
        </Panel>
      ) : null}
      {heldUntil ? <HeldUntil at={heldUntil} onEnd={onEnd} /> : null}
    </>
  );
}

/** The call-out has a tip and a coupon: its own form pays it. */
function CallOut({ payment }: { payment: OpenPayment }) {
  const { t } = useTranslation('payments');
  const { data, error, refetch } = useQuery(orderQueries.get(payment.subjectId));
  if (data)
    return <PayForm order={data.row} isTaxed={payment.isTaxed} prefersWallet={payment.prefersWallet} />;
  if (error) return <ErrorAlert error={error} title={t('pay.unreached')} onRetry={() => void refetch()} />;
  return (
    <CardSkeletons label={t('pay.loading')} className="flex flex-col gap-4" heights={['h-44', 'h-40']} />
  );
}

interface CheckoutProps extends ReturnType<typeof useLeaveToPay> {
  payment: OpenPayment;
}

function Checkout({ payment, isLeaving, leaveTo }: CheckoutProps) {
  const { t } = useTranslation(['payments', 'properties']);
  const { reference, purpose, amount, lines, isTaxed, description, prefersWallet } = payment;
  const client = useQueryClient();
  const isDesktop = useMediaQuery(DESKTOP);
  const pay = useCall('payments.pay');
  // After a call without an answer the server may still be paying: asked until it is known.
  const isUnknown = pay.error?.status === 0;
  useQuery({ ...paymentQueries.open(reference), refetchInterval: isUnknown ? ASK_EVERY_MS : false });
  const choice = usePayChoice({ amount, hasWallet: purpose !== 'top_up', prefersWallet });
  const errors = pay.error?.fields ?? {};
  const isShownAtField = FIELDS.some((field) => field in errors);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const way = choice.toBody();
    if (!way || pay.isPending || isLeaving) return;
    pay.mutate(
      { params: { reference }, body: { ...way, amount } },
      {
        onSuccess: ({ paymentUrl }) => leaveTo(paymentUrl),
        // It may have been paid though no answer came, or be paid or changed elsewhere.
        onError: () => refreshMoney(client),
      },
    );
  };
  const act = (
    <OnlineButton
      type="submit"
      tall
      block
      aria-disabled={choice.isLoading}
      busy={pay.isPending || isLeaving}
      busyLabel={t(choice.method === 'page' ? 'pay.opening' : 'pay.busy')}
    >
      {t('pay.act')}
      <Money amount={amount} label={t('properties:price.currency')} />
    </OnlineButton>
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NeedsConnection calls={['payments.pay']} />
      <Panel>
        {lines.length > 1 ? <h2 className="mb-2 text-title-3">{description}</h2> : null}
        <dl>
          {lines.map(({ name, amount: part }) => (
            <BillLine key={name} amount={part}>
              {name}
            </BillLine>
          ))}
          <BillLine isSum amount={amount}>
            {t('pay.total')}
          </BillLine>
        </dl>
        {isTaxed ? <VatWithin amount={amount} /> : null}
      </Panel>
      <PayChoice choice={choice} errors={errors} />
      {pay.error && !isShownAtField ? <ErrorAlert error={pay.error} title={t('pay.failed')} /> : null}
      {isDesktop ? act : <ActionBar>{act}</ActionBar>}
    </form>
  );
}
