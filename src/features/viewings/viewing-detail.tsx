import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, Hourglass, UserRoundSearch } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dateAndTime, fullDay, hijriDay } from '../../../contract/calendar-dates.ts';
import { isMobile } from '../../../contract/mobile.ts';
import type { Viewing } from '../../../contract/viewings.ts';
import { clockTime, dayAndTime } from '../../../contract/written-dates.ts';
import { useSecondsUntil } from '../../lib/use-seconds-until.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { OnlineButton } from '../../shell/online-button.tsx';
import { PartyPanel } from '../../shell/party-panel.tsx';
import { PaidReceipts } from '../../shell/pay/paid-receipts.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
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

  const isVisitor = viewing.side !== 'advertiser';
  const next = !isVisitor ? null : isUnpaid ? (
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
        {isVisitor && viewing.fancyReview ? <PaidReceipts subject="viewing" id={viewing.id} /> : null}
        {isDesktop ? next : null}
        {isVisitor && isDesktop ? <Changes viewing={viewing} /> : null}
      </div>
      <div className="flex flex-col gap-4">
        <PropertyMiniLink property={viewing.Property} />
        <ViewingExpert viewing={viewing} />
        <ViewingContact viewing={viewing} />
        <div className="mt-2">
          <PropertyDetailPlace property={viewing.Property} />
        </div>
      </div>
      {isVisitor && !isDesktop ? <Changes viewing={viewing} /> : null}
      {isVisitor && !isDesktop ? <ActionBar>{next}</ActionBar> : null}
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

/** Who goes with the visitor to a luxury viewing; a visitor reads that one will be named. */
function ViewingExpert({ viewing }: { viewing: Viewing }) {
  const { t, i18n } = useTranslation('viewings');
  const { side, Expert, Property, date, time, fancyReview, status } = viewing;
  if (!fancyReview || status !== 'confirmed') return null;
  if (!Expert) {
    return side === 'visitor' && isComing(viewing) ? (
      <Panel className="flex items-center gap-3 text-small [&>svg]:icon-24 [&>svg]:text-gold-ink">
        <UserRoundSearch aria-hidden />
        <p>{t('expert.coming')}</p>
      </Panel>
    ) : null;
  }
  return (
    <PartyPanel
      role={t(side === 'visitor' ? 'expert.yours' : 'expert.theirs')}
      name={Expert.name}
      mobile={Expert.mobile}
      message={t('contact.toVisitor', {
        title: Property.title,
        when: dayAndTime(date, time, i18n.language),
      })}
      texts={{ whatsApp: t('contact.whatsApp'), call: t('contact.call') }}
    />
  );
}

/** core §2: the agent's contact; to the agent, that of who comes, if they show it. */
function ViewingContact({ viewing }: { viewing: Viewing }) {
  const { t, i18n } = useTranslation('viewings');
  const { side, Agent, Visitor, Expert, Property, date, time, mobileShown } = viewing;
  const isAdvertiser = side === 'advertiser';
  const other = isAdvertiser ? Visitor : isMobile(Agent.mobile) ? Agent : null;
  if (!other) return null;
  return (
    <>
      <PartyPanel
        role={Expert ? t(isAdvertiser ? 'expert.visitor' : 'expert.advertiser') : undefined}
        name={other.name}
        mobile={other.mobile}
        hiddenNote={t('contact.hidden')}
        message={t(isAdvertiser ? 'contact.toVisitor' : 'contact.text', {
          title: Property.title,
          when: dayAndTime(date, time, i18n.language),
        })}
        texts={{ whatsApp: t('contact.whatsApp'), call: t('contact.call') }}
      />
      {isAdvertiser || !isComing(viewing) ? null : (
        <p className="-mt-2 px-1 text-small text-ink-2">
          {t(mobileShown ? 'mobile.isShown' : 'mobile.isHidden')}
        </p>
      )}
    </>
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
