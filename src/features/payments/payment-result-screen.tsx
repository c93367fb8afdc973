import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Ban, Check, CircleAlert, Hourglass, Printer, ReceiptText, Share2, Undo2, X } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import { dateAndTime } from '../../../contract/calendar-dates.ts';
import type { PaymentResult } from '../../../contract/payments.ts';
import { ContactSupport } from '../../shell/contact-support.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { MainLandmark } from '../../shell/main-landmark.tsx';
import { brandName } from '../../shell/pay/card-name.ts';
import { HeldUntil } from '../../shell/pay/held-until.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useSession } from '../session/use-session.ts';
import { paymentQueries } from './queries.ts';
import { ReceiptDocument, useReceiptText } from './receipt-document.tsx';
import type { Outcome } from './result-search.ts';

interface PaymentResultScreenProps {
  /** The outcome in the address; the screen trusts only the server's answer. */
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

/** Opened by hand: there is no payment to show. */
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
    // Refetches all the user's data, since a payment may have changed any of it.
    if (status === undefined) return;
    void client.invalidateQueries({ predicate: ({ meta }) => meta?.cache === 'own' });
  }, [client, status]);

  const again = useCallback(() => void refetch(), [refetch]);

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
  return <ResultOf payment={data.payment} onAgain={again} />;
}

/** Which face shows how a payment stands: the key of its texts. */
function faceOf({ fault, isInWallet, hasLeft, toCardAt, status }: PaymentResult) {
  if (fault) return fault;
  if (isInWallet) return 'inWallet';
  if (hasLeft) return 'left';
  return toCardAt ? 'toCard' : status;
}

const SIGN_OF = { inWallet: 'open', left: 'cancelled' } as const;

/** What the bank said, where it refused. */
function faceText({ reason }: PaymentResult, face: ReturnType<typeof faceOf>): string | null {
  return reason && (face === 'failed' || face === 'left') ? reason.text : null;
}

function ResultOf({ payment, onAgain }: { payment: PaymentResult; onAgain: () => void }) {
  const { t } = useTranslation('payments');
  const { reference, heldUntil, fault, status, receipts } = payment;
  const canPay = payment.canPay && !fault;
  const face = faceOf(payment);
  return (
    <>
      <PaymentFace
        sign={face === 'inWallet' || face === 'left' ? SIGN_OF[face] : face}
        title={t(`${face}.title`)}
        text={faceText(payment, face) ?? t(`${face}.text`)}
      />
      {heldUntil && canPay ? (
        <div className="text-center print:hidden">
          <HeldUntil at={heldUntil} onEnd={onAgain} />
        </div>
      ) : null}
      <PaymentFacts payment={payment} />
      {receipts.map((receipt) => (
        <ReceiptDocument key={receipt.number} receipt={receipt} />
      ))}
      <div className="flex flex-col gap-2 print:hidden">
        {canPay ? (
          <Link
            to="/pay/$reference"
            params={{ reference }}
            className={buttonClasses({ tall: true, block: true })}
          >
            {t(status === 'failed' ? 'failed.again' : 'open.pay')}
          </Link>
        ) : null}
        <SubjectLink payment={payment} isFirst={!canPay} />
        {status === 'open' && face === 'open' ? (
          <Button variant="second" tall block onClick={onAgain}>
            {t('open.again')}
          </Button>
        ) : null}
        <Home />
        {status === 'paid' && !fault ? <ReceiptActions payment={payment} /> : <ContactSupport />}
      </div>
    </>
  );
}

/** The way to what was paid for. */
function SubjectLink({ payment: { link, purpose }, isFirst }: { payment: PaymentResult; isFirst: boolean }) {
  const { t } = useTranslation('payments');
  const [path, search] = link.split('?');
  return (
    <Link
      to={path}
      // The path comes from the server, so its search has no static type.
      search={Object.fromEntries(new URLSearchParams(search)) as never}
      className={buttonClasses({ variant: isFirst ? 'primary' : 'second', tall: true, block: true })}
    >
      {t(`purpose.${purpose}`)}
    </Link>
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

const SIGNS = {
  paid: { icon: Check, tone: 'bg-success-tint text-on-success-tint' },
  failed: { icon: X, tone: 'bg-danger-tint text-on-danger-tint' },
  toCard: { icon: Undo2, tone: 'bg-info-tint text-on-info-tint' },
  cancelled: { icon: Ban, tone: 'bg-sunken text-ink-2' },
  mismatch: { icon: CircleAlert, tone: 'bg-warn-tint text-on-warn-tint' },
  reversed: { icon: Undo2, tone: 'bg-warn-tint text-on-warn-tint' },
  reviewed: { icon: Check, tone: 'bg-info-tint text-on-info-tint' },
  open: { icon: Hourglass, tone: 'bg-warn-tint text-on-warn-tint' },
  none: { icon: ReceiptText, tone: 'bg-sunken text-ink-2' },
};

interface PaymentFaceProps {
  sign: PaymentResult['status'] | NonNullable<PaymentResult['fault']> | 'toCard' | 'none';
  title: string;
  text: string;
}

/** How a payment ended: icon, title, text. Screen readers announce changes while it is pending. */
function PaymentFace({ sign, title, text }: PaymentFaceProps) {
  const { icon: Icon, tone } = SIGNS[sign];
  return (
    <div role="status" className="flex flex-col items-center text-center print:hidden">
      <span className={cx('grid size-20 place-items-center rounded-full', tone)}>
        <Icon aria-hidden className="size-10" />
      </span>
      <h1 className="mt-5 text-title-1">{title}</h1>
      <p className="mt-1 text-read text-balance text-ink-2">{text}</p>
    </div>
  );
}

const ROW = 'flex min-h-target items-center justify-between gap-4 border-line py-2.5 not-first:border-t';

/** A payment's purpose, amount, time, and the reference for support. */
function PaymentFacts({ payment }: { payment: PaymentResult }) {
  const { t, i18n } = useTranslation(['payments', 'properties']);
  const { description, amount, reference, settledAt, createdAt, method, card, refund } = payment;
  return (
    <dl className={panelClasses({ pad: false, className: 'flex flex-col px-4' })}>
      <div className={ROW}>
        <dt className="flex-none text-small text-ink-2">{t('facts.for')}</dt>
        <dd className="min-w-0 text-end text-body-strong">{description}</dd>
      </div>
      <div className={ROW}>
        <dt className="flex-none text-small text-ink-2">{t('facts.amount')}</dt>
        <dd>
          <Money amount={amount} label={t('properties:price.currency')} size="strong" />
        </dd>
      </div>
      <div className={ROW}>
        <dt className="flex-none text-small text-ink-2">{t('facts.when')}</dt>
        <dd className="text-end text-body-strong">
          <time dateTime={settledAt ?? createdAt}>{dateAndTime(settledAt ?? createdAt, i18n.language)}</time>
        </dd>
      </div>
      {payment.status === 'paid' ? (
        <div className={ROW}>
          <dt className="flex-none text-small text-ink-2">{t('facts.method')}</dt>
          <dd className="text-end text-body-strong">
            {method === 'card' && card ? (
              <>
                <span>{brandName(card.brand, i18n.language)}</span> <Num>{card.last}</Num>
              </>
            ) : (
              t(`facts.${method}`)
            )}
          </dd>
        </div>
      ) : null}
      {refund ? (
        <div className={ROW}>
          <dt className="flex-none text-small text-ink-2">{t('facts.refund')}</dt>
          <dd className="text-end text-body-strong">
            {t(`refund.${refund.to === 'card' && !refund.isDone ? 'cardSent' : refund.to}`, {
              when: dateAndTime(refund.at, i18n.language),
            })}
          </dd>
        </div>
      ) : null}
      <div className={ROW}>
        <dt className="flex-none text-small text-ink-2">{t('facts.reference')}</dt>
        <dd className="text-body-strong select-all">
          <Num>{reference}</Num>
        </dd>
      </div>
    </dl>
  );
}

/** Prints the receipts, or shares them as text. */
function ReceiptActions({ payment }: { payment: PaymentResult }) {
  const { t, i18n } = useTranslation(['payments', 'properties', 'shell']);
  const toast = useToast();
  const { reference, description, amount, settledAt, createdAt } = payment;
  const receiptText = useReceiptText();
  const title = t('receipt.title', { reference });
  const summary = [
    description,
    amountText(amount, t('properties:price.currency')),
    dateAndTime(settledAt ?? createdAt, i18n.language),
  ].join('\n');
  const documents = payment.receipts.map(receiptText);
  const text = [title, ...(documents.length > 0 ? documents : [summary])].join('\n\n');
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title, text });
      else {
        await navigator.clipboard.writeText(text);
        toast.show({ message: t('shell:share.copied') });
      }
    } catch {
      // The user closed the share sheet: no error.
    }
  };
  return (
    <div className="flex flex-wrap gap-2 *:flex-auto">
      <Button variant="quiet" onClick={() => window.print()}>
        <Printer aria-hidden />
        {t('receipt.print')}
      </Button>
      <Button variant="quiet" onClick={() => void share()}>
        <Share2 aria-hidden />
        {t('receipt.share')}
      </Button>
    </div>
  );
}
