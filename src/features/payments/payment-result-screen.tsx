import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactSupport } from '../../shell/contact-support.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { MainLandmark } from '../../shell/main-landmark.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useSession } from '../session/use-session.ts';
import { PaymentFace } from './payment-face.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';
import { paymentQueries } from './queries.ts';
import type { Outcome } from './result-search.ts';

/** Where what was paid for is, it can be paid again. */
const NEXT = { open: 'open.pay', failed: 'failed.again', paid: null, cancelled: null } as const;

interface PaymentResultScreenProps {
  /** What the address says; the server knows better. */
  outcome: string;
  reference: string | undefined;
}

/** core §2 and services §2: /payment/success, /payment/failed. The top bar is hidden. */
export function PaymentResultScreen({ outcome, reference }: PaymentResultScreenProps) {
  const { user } = useSession();
  return (
    <MainLandmark
      data-screen="bare"
      className="mx-auto flex min-h-[calc(100dvh-120px)] w-full max-w-form flex-col justify-center gap-6 px-gutter py-10"
    >
      {reference === undefined ? (
        <Unnamed outcome={outcome as Outcome} />
      ) : user ? (
        <Result reference={reference} />
      ) : (
        <SignInFirst />
      )}
    </MainLandmark>
  );
}

/** Opened by hand: there is no payment to tell of. */
function Unnamed({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('payments');
  const isFailed = outcome === 'failed';
  return (
    <>
      <PaymentFace
        sign={isFailed ? 'failed' : 'none'}
        title={t(isFailed ? 'failed.title' : 'none.title')}
        text={t(isFailed ? 'failed.text' : 'none.text')}
      />
      <div className="flex flex-col gap-2">
        <Home isFirst />
        {isFailed ? <ContactSupport /> : null}
      </div>
    </>
  );
}

function SignInFirst() {
  const { t } = useTranslation('payments');
  const here = useLocation({ select: ({ href }) => href });
  return (
    <>
      <PaymentFace sign="none" title={t('guest.title')} text={t('guest.text')} />
      <div className="flex flex-col gap-2">
        <Link to="/login" search={{ next: here }} className={buttonClasses({ tall: true, block: true })}>
          {t('guest.signIn')}
        </Link>
        <Home />
      </div>
    </>
  );
}

function Result({ reference }: { reference: string }) {
  const { t } = useTranslation('payments');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(paymentQueries.result(reference));
  const status = data?.payment.status;
  useEffect(() => {
    // What it was paid for has changed, whatever it is: all that is the person's own is asked for anew.
    if (status === undefined) return;
    void client.invalidateQueries({ predicate: ({ meta }) => meta?.cache === 'own' });
  }, [client, status]);

  if (error && !data) {
    const isMissing = error.status === 404 || error.status === 400 || error.status === 422;
    return (
      <>
        <ErrorAlert error={error} title={t('unreached.title')} />
        {isMissing ? (
          <PaymentFace sign="none" title={t('none.title')} text={t('none.text')} />
        ) : (
          <PaymentFace sign="none" title={t('unreached.face')} text={t('unreached.text')} />
        )}
        <div className="flex flex-col gap-2">
          {isMissing ? null : (
            <Button tall block onClick={() => void refetch()}>
              {t('unreached.again')}
            </Button>
          )}
          <Home isFirst={isMissing} />
          <ContactSupport />
        </div>
      </>
    );
  }
  if (!data) {
    return (
      <Loading label={t('loading')} className="flex flex-col items-center gap-4">
        <Skeleton className="size-20 rounded-full" />
        <Skeleton className="h-9 w-1/2" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-48 w-full rounded-card" />
        <Skeleton className="h-14 w-full rounded-field" />
      </Loading>
    );
  }
  const { payment } = data;
  const [path, search] = payment.link.split('?');
  const standing = payment.fault ?? (payment.toCardAt ? 'toCard' : payment.status);
  const face = payment.isInWallet && !payment.fault ? 'inWallet' : standing;
  return (
    <>
      <PaymentFace
        sign={face === 'inWallet' ? 'open' : standing}
        title={t(`${face}.title`)}
        text={t(`${face}.text`)}
      />
      <PaymentFacts payment={payment} />
      <div className="flex flex-col gap-2 print:hidden">
        <Link
          to={path}
          // The server names the path: which route's search it is no type can know.
          search={Object.fromEntries(new URLSearchParams(search)) as never}
          className={buttonClasses({ tall: true, block: true })}
        >
          {t((payment.fault ? null : NEXT[payment.status]) ?? `purpose.${payment.purpose}`)}
        </Link>
        {payment.status === 'open' && !payment.fault ? (
          <Button variant="second" tall block onClick={() => void refetch()}>
            {t('open.again')}
          </Button>
        ) : null}
        <Home />
        {payment.status === 'paid' && !payment.fault ? (
          <PaymentReceipt payment={payment} />
        ) : (
          <ContactSupport />
        )}
      </div>
    </>
  );
}

function Home({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useTranslation('payments');
  return (
    <Link
      to="/"
      className={buttonClasses({ variant: isFirst ? 'primary' : 'second', tall: true, block: true })}
    >
      {t('home')}
    </Link>
  );
}
