import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, Hourglass, MessageCircle, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dateAndTime, fullDay, hijriDay } from '../../../contract/calendar-dates.ts';
import { isMobile } from '../../../contract/mobile.ts';
import type { Viewing } from '../../../contract/viewings.ts';
import { clockTime, dayAndTime } from '../../../contract/written-dates.ts';
import { useSecondsUntil } from '../../lib/use-seconds-until.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { OnlineButton } from '../../shell/online-button.tsx';
import { PaidReceipts } from '../../shell/pay/paid-receipts.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DESKTOP, useMediaQuery } from '../../ui/use-media-query.ts';
import { PropertyMiniLink } from '../properties/card/property-mini-link.tsx';
import { PropertyDetailPlace } from '../properties/detail/place.tsx';
import { CalendarFileButton } from './calendar-file-button.tsx';
import { refreshViewings } from './queries.ts';
import { usePayment } from './use-payment.ts';
import { ViewingBadges } from './viewing-badge.tsx';
import { ViewingCancel } from './viewing-cancel.tsx';
import { ViewingMove } from './viewing-move.tsx';
import { isComing } from './viewing-status.ts';

interface ViewingDetailProps {
  viewing: Viewing;
  labels: Record<string, string>;
}

/** core §2: date and time, the listing, its agent, its place, and the viewing's actions. */
export function ViewingDetail({ viewing, labels }: ViewingDetailProps) {
  const client = useQueryClient();
  const isDesktop = useMediaQuery(DESKTOP);
  const payment = usePayment(viewing.id);
  const isUnpaid = viewing.status === 'waiting_payment';
  const secondsLeft = useSecondsUntil(viewing.payBefore ? Date.parse(viewing.payBefore) : 0);
  const isOver = isUnpaid && secondsLeft === 0;
  useEffect(() => {
    // The hold has ended by this device's clock, which may be wrong: asks the server.
    if (isOver) refreshViewings(client);
  }, [isOver, client]);

  const next = isUnpaid ? (
    <ViewingPay viewing={viewing} payment={payment} />
  ) : isComing(viewing) ? (
    <CalendarFileButton viewing={viewing} variant="primary" tall />
  ) : (
    <BookAgain propertyId={viewing.Property.id} />
  );
  return (
    <div className="two-pane">
      <div className="flex flex-col gap-4 lg:order-2">
        {payment.error ? <PaymentFailure error={payment.error} /> : null}
        <ViewingWhen viewing={viewing} labels={labels} secondsToPay={secondsLeft} />
        {viewing.fancyReview ? <PaidReceipts subject="viewing" id={viewing.id} /> : null}
        {isDesktop ? next : null}
        {isDesktop ? <Changes viewing={viewing} /> : null}
      </div>
      <div className="flex flex-col gap-4">
        <PropertyMiniLink property={viewing.Property} />
        <ViewingContact viewing={viewing} />
        <div className="mt-2">
          <PropertyDetailPlace property={viewing.Property} />
        </div>
      </div>
      {isDesktop ? null : <Changes viewing={viewing} />}
      {isDesktop ? null : <ActionBar>{next}</ActionBar>}
    </div>
  );
}

function Changes({ viewing }: { viewing: Viewing }) {
  return (
    <div className="flex flex-col gap-2">
      <ViewingMove viewing={viewing} />
      <ViewingCancel viewing={viewing} />
    </div>
  );
}

function PaymentFailure({ error }: { error: Error }) {
  const { t } = useTranslation('viewings');
  return <ErrorAlert error={error} title={t('pay.failed')} />;
}

function BookAgain({ propertyId }: { propertyId: number }) {
  const { t } = useTranslation('viewings');
  return (
    <Link
      to="/propertypreview/$id"
      params={{ id: String(propertyId) }}
      className={buttonClasses({ tall: true, block: true })}
    >
      <CalendarPlus aria-hidden />
      {t('again')}
    </Link>
  );
}

/** core §2: the agent, by a WhatsApp link and a phone link. */
function ViewingContact({ viewing }: { viewing: Viewing }) {
  const { t, i18n } = useTranslation('viewings');
  const { Agent, Property, date, time } = viewing;
  if (!isMobile(Agent.mobile)) return null;
  const text = t('contact.text', {
    title: Property.title,
    when: dayAndTime(date, time, i18n.language),
  });
  return (
    <Panel>
      <div className="flex items-center gap-3">
        <Avatar name={Agent.name} />
        <div className="min-w-0">
          <p className="truncate font-semibold">{Agent.name}</p>
          <p className="text-small text-ink-2">
            <Num>{Agent.mobile}</Num>
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <a
          href={`https://wa.me/${Agent.mobile.replace(/^0/, '966')}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'tint', className: 'flex-[1.25]' })}
        >
          <MessageCircle aria-hidden />
          {t('contact.whatsApp')}
        </a>
        <a href={`tel:${Agent.mobile}`} className={buttonClasses({ variant: 'second', className: 'flex-1' })}>
          <Phone aria-hidden />
          {t('contact.call')}
        </a>
      </div>
    </Panel>
  );
}

interface ViewingPayProps {
  viewing: Viewing;
  payment: ReturnType<typeof usePayment>;
}

/** core §2: the pay button while the viewing waits for its payment. Money needs a connection. */
function ViewingPay({ viewing, payment }: ViewingPayProps) {
  const { t } = useTranslation(['viewings', 'properties']);
  return (
    <OnlineButton tall block busy={payment.isUnderWay} busyLabel={t('pay.busy')} onClick={payment.pay}>
      {t('pay.act')}
      <Money amount={viewing.amount} label={t('properties:price.currency')} />
    </OnlineButton>
  );
}

/** Less than this is counted down; a longer time is shown as a date. */
const HOUR_S = 60 * 60;

interface ViewingWhenProps {
  viewing: Viewing;
  labels: Record<string, string>;
  /** Seconds left to pay, by the server's clock; 0 if nothing is to be paid. */
  secondsToPay: number;
}

/** The viewing's time and status, and how long an unpaid one is held. */
function ViewingWhen({ viewing, labels, secondsToPay }: ViewingWhenProps) {
  const { t, i18n } = useTranslation('viewings');
  const { language } = i18n;
  const { date, time } = viewing;
  return (
    <Panel>
      <ViewingBadges viewing={viewing} labels={labels} />
      <h2 className="mt-3 text-title-2">
        <time dateTime={viewing.startsAt}>{fullDay(date, language)}</time>
      </h2>
      <p className="text-ink-2">{hijriDay(date, language)}</p>
      <p className="mt-1 text-title-2">
        <bdi>{clockTime(time, language)}</bdi>
      </p>
      {secondsToPay === 0 || !viewing.payBefore ? null : (
        <p className="mt-4 flex gap-2 rounded-field bg-warn-tint p-3 text-small-strong text-on-warn-tint [&>svg]:icon-20">
          <Hourglass aria-hidden />
          <span>
            {secondsToPay < HOUR_S ? (
              <>
                {t('pay.held')} <Num>{minutesAndSeconds(secondsToPay)}</Num>
              </>
            ) : (
              t('pay.heldUntil', { when: dateAndTime(viewing.payBefore, language) })
            )}
          </span>
        </p>
      )}
    </Panel>
  );
}

/** «29:05» */
function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
