import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../contract/maintenance.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { linkClasses } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tile } from '../../ui/tile.tsx';
import { DESKTOP, useMediaQuery } from '../../ui/use-media-query.ts';
import { PrivatePicture } from '../session/private-picture.tsx';
import { IssueIcon } from './issue-icon.tsx';
import { OrderBadges } from './order-badges.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderCancel } from './order-cancel.tsx';
import { OrderPay } from './order-pay.tsx';
import { OrderProvider } from './order-provider.tsx';
import { OrderRating } from './order-rating.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { useOrderPayment } from './use-order-payment.ts';

interface OrderDetailProps {
  order: Order;
  labels: Record<string, string>;
  /** The server's reasons to cancel. */
  reasons: Record<string, string>;
}

/** services §2: what is broken, how far it is, who comes, what it costs, and what can be done about it. */
export function OrderDetail({ order, labels, reasons }: OrderDetailProps) {
  const { t } = useTranslation('maintenance');
  const isDesktop = useMediaQuery(DESKTOP);
  const payment = useOrderPayment();
  const pay = order.bill.due > 0 ? <OrderPay order={order} payment={payment} /> : null;
  return (
    <div className="two-pane">
      <div className="flex flex-col gap-4">
        {payment.error ? <ErrorAlert error={payment.error} title={t('pay.failed')} /> : null}
        <Panel className="flex items-start gap-3">
          <Tile tone="info" className="size-18!">
            <IssueIcon name={order.Issue.icon} />
          </Tile>
          <div className="min-w-0 flex-1">
            <OrderBadges order={order} labels={labels} />
            <h2 dir="auto" className="mt-1.5 text-with-others text-title-3">
              {order.title}
            </h2>
            <p className="text-small text-ink-2">{order.Issue.name}</p>
          </div>
        </Panel>
        <OrderTimeline order={order} />
        {order.Provider ? <OrderProvider provider={order.Provider} order={order} /> : null}
        {order.status === 'done' ? <OrderRating order={order} /> : null}
      </div>
      <div className="flex flex-col gap-4">
        {order.orderType === 'mosque' ? null : <OrderBill order={order} />}
        {isDesktop ? pay : null}
        <Panel>
          <h2 className="text-title-3">{t('detail.about')}</h2>
          <p dir="auto" className="mt-2 text-read whitespace-pre-line">
            {order.description}
          </p>
          {order.image ? (
            <PrivatePicture
              path={order.image}
              alt={t('detail.image')}
              className="mt-3 aspect-photo w-full rounded-field object-cover"
            />
          ) : null}
          {order.latitude !== null && order.longitude !== null ? (
            <a
              href={`https://www.google.com/maps?q=${order.latitude},${order.longitude}`}
              target="_blank"
              rel="noreferrer"
              className={linkClasses({ className: 'mt-1 gap-1.5' })}
            >
              <MapPin aria-hidden />
              {t('detail.place')}
            </a>
          ) : null}
        </Panel>
        <OrderCancel order={order} reasons={reasons} />
      </div>
      {isDesktop || !pay ? null : <ActionBar>{pay}</ActionBar>}
    </div>
  );
}
