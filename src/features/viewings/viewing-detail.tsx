import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Viewing } from '../../../contract/viewings.ts';
import { useSecondsUntil } from '../../lib/use-seconds-until.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { DESKTOP, useMediaQuery } from '../../ui/use-media-query.ts';
import { PropertyDetailPlace } from '../properties/property-detail-place.tsx';
import { PropertyMiniLink } from '../properties/property-mini-link.tsx';
import { CalendarFileButton } from './calendar-file-button.tsx';
import { refreshViewings } from './queries.ts';
import { usePayment } from './use-payment.ts';
import { ViewingCancel } from './viewing-cancel.tsx';
import { ViewingContact } from './viewing-contact.tsx';
import { ViewingMove } from './viewing-move.tsx';
import { ViewingPay } from './viewing-pay.tsx';
import { isComing } from './viewing-status.ts';
import { ViewingWhen } from './viewing-when.tsx';

interface ViewingDetailProps {
  viewing: Viewing;
  labels: Record<string, string>;
}

/** core §2: date and time, the home, its agent, its place, and what can be done about the viewing. */
export function ViewingDetail({ viewing, labels }: ViewingDetailProps) {
  const client = useQueryClient();
  const isDesktop = useMediaQuery(DESKTOP);
  const payment = usePayment(viewing.id);
  const isUnpaid = viewing.status === 'waiting_payment';
  const secondsLeft = useSecondsUntil(viewing.payBefore ? Date.parse(viewing.payBefore) : 0);
  const isOver = isUnpaid && secondsLeft === 0;
  useEffect(() => {
    // The hold has ended, by a clock that may be wrong: what has become of it is the server's to say.
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
