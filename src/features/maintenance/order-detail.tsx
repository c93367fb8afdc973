import { Link } from '@tanstack/react-router';
import { Check, MessageCircle, Phone, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import type { Order } from '../../../contract/maintenance.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { OnlineButton } from '../../shell/online-button.tsx';
import { PaidReceipts } from '../../shell/pay/paid-receipts.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { iconButtonClasses } from '../../ui/icon-button.tsx';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tile } from '../../ui/tile.tsx';
import { DESKTOP, useMediaQuery } from '../../ui/use-media-query.ts';
import { PrivatePicture } from '../session/private-picture.tsx';
import { BillLine } from './bill-line.tsx';
import { IssueIcon } from './issue-icon.tsx';
import { OrderBadges } from './order-badges.tsx';
import { OrderCancel } from './order-cancel.tsx';
import { isFinalDue, isQuestioned, OrderFinal, useFinalTip } from './order-final.tsx';
import { OrderRating } from './order-rating.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderVisit } from './order-visit.tsx';
import { useOrderPayment } from './use-order-payment.ts';

interface OrderDetailProps {
  order: Order;
  labels: Record<string, string>;
  /** The server's reasons to cancel. */
  reasons: Record<string, string>;
}

/** services §2: the issue, its progress, the technician, the bill, and the actions. */
export function OrderDetail({ order, labels, reasons }: OrderDetailProps) {
  const { t } = useTranslation('maintenance');
  const isDesktop = useMediaQuery(DESKTOP);
  const payment = useOrderPayment();
  const tip = useFinalTip(order);
  const pay = order.bill.due > 0 ? <OrderPay order={order} tip={tip} payment={payment} /> : null;
  // Not urged while its question waits for the answer.
  const isInBar = !isDesktop && !isQuestioned(order);
  const tipError = payment.error?.fields.tip;
  return (
    <div className="two-pane">
      <div className="flex flex-col gap-4">
        {payment.error && !tipError ? <ErrorAlert error={payment.error} title={t('pay.failed')} /> : null}
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
        {order.orderType === 'mosque' ? null : <OrderBill order={order} bill={tip.bill} />}
        <OrderFinal order={order} tip={tip} error={tipError} />
        {order.bill.paid > 0 ? <PaidReceipts subject="order" id={order.id} /> : null}
        {isInBar ? null : pay}
        <OrderVisit order={order} />
        <Panel>
          <h2 className="text-title-3">{t('detail.about')}</h2>
          <p dir="auto" className="mt-2 text-read whitespace-pre-line">
            {order.description}
          </p>
          <div className="mt-3 grid grid-cols-2 gap-2">
            {order.photos.map((path) => (
              <PrivatePicture
                key={path}
                path={path}
                alt={t('detail.image')}
                className="aspect-photo w-full rounded-field object-cover first:col-span-2"
              />
            ))}
          </div>
        </Panel>
        <OrderCancel order={order} reasons={reasons} />
      </div>
      {isInBar && pay ? <ActionBar>{pay}</ActionBar> : null}
    </div>
  );
}

interface OrderBillProps {
  order: Pick<Order, 'status'>;
  /** With the tip as it is typed. */
  bill: Order['bill'];
}

/**
 * The bill of an order: each amount once. Its lines add up to the total; what is already paid is
 * subtracted before the amount due. The final payment includes the call-out, which has its own
 * line.
 */
function OrderBill({ order: { status }, bill }: OrderBillProps) {
  const { t } = useTranslation(['maintenance', 'properties']);
  const { callOut, tip, discount, finalPayment, credit, total, paid, due } = bill;
  const isSettled = due === 0;
  const isReturned = status === 'cancelled';
  // No technician came, and nothing was paid: there is no bill.
  if (isReturned && paid === 0) return null;
  return (
    <Panel>
      <h2 className="mb-2 text-title-3">{t('bill.title')}</h2>
      <dl>
        <BillLine amount={callOut}>{t('bill.callOut')}</BillLine>
        {discount > 0 ? <BillLine amount={-discount}>{t('bill.discount')}</BillLine> : null}
        {finalPayment === null ? null : <BillLine amount={finalPayment - credit}>{t('bill.work')}</BillLine>}
        {tip > 0 ? <BillLine amount={tip}>{t('bill.tip')}</BillLine> : null}
        {paid > 0 && !isSettled ? (
          <>
            <BillLine amount={total}>{t('bill.total')}</BillLine>
            <BillLine amount={-paid}>{t('bill.paid')}</BillLine>
          </>
        ) : null}
        <BillLine
          isSum
          amount={isSettled ? total : due}
          mark={
            isSettled && paid === total ? (
              <Badge
                tone={isReturned ? 'plain' : 'success'}
                icon={isReturned ? <Undo2 aria-hidden /> : <Check aria-hidden />}
              >
                {t(isReturned ? 'bill.returned' : 'bill.settled')}
              </Badge>
            ) : null
          }
        >
          {t(isSettled ? 'bill.total' : 'bill.due')}
        </BillLine>
      </dl>
      {finalPayment === null ? null : (
        <p className="mt-2 text-small text-ink-2">
          {t('bill.final', { money: amountText(finalPayment, t('properties:price.currency')) })}
        </p>
      )}
    </Panel>
  );
}

interface OrderPayProps {
  order: Order;
  tip: ReturnType<typeof useFinalTip>;
  payment: ReturnType<typeof useOrderPayment>;
}

/**
 * services §4: an unpaid call-out has its screen; the final payment, once set, the gateway's page.
 * Money needs a connection.
 */
function OrderPay({ order, tip: { tip, bill }, payment }: OrderPayProps) {
  const { t } = useTranslation(['maintenance', 'properties']);
  const isFinal = isFinalDue(order);
  const money = <Money amount={bill.due} label={t('properties:price.currency')} />;
  if (order.status === 'waiting_payment') {
    return (
      <Link
        to="/maintenancePay/$id"
        params={{ id: String(order.id) }}
        className={buttonClasses({ tall: true, block: true })}
      >
        {t('pay.callOut')}
        {money}
      </Link>
    );
  }
  return (
    <OnlineButton
      tall
      block
      variant={isQuestioned(order) ? 'second' : 'primary'}
      busy={payment.isUnderWay}
      busyLabel={t('pay.busy')}
      onClick={() => {
        if (tip !== null) payment.pay({ orderId: order.id, ...(isFinal && { part: 'maintenance', tip }) });
      }}
    >
      <span>{t(isFinal ? 'pay.accept' : 'pay.act')}</span>
      {money}
    </OnlineButton>
  );
}

interface OrderProviderProps {
  provider: NonNullable<Order['Provider']>;
  order: Pick<Order, 'id' | 'title'>;
}

const ROUND = 'bg-palm-tint text-on-palm-tint';

/** services §2: the technician, by a WhatsApp link and a phone link. */
function OrderProvider({ provider, order }: OrderProviderProps) {
  const { t } = useTranslation('maintenance');
  const text = t('provider.text', { title: order.title, id: order.id });
  return (
    <Panel className="flex flex-wrap items-center gap-3">
      <Avatar name={provider.name} />
      <div className="min-w-0 grow basis-[8rem]">
        <p className="truncate font-semibold">{provider.name}</p>
        {/* Where both don't fit side by side, the mobile goes under the word, and no dot hangs at its end. */}
        <p className="flex flex-wrap gap-x-2 text-small text-ink-2">
          <span>{t('provider.role')}</span>
          <Num>{provider.mobile}</Num>
        </p>
      </div>
      <a
        href={`https://wa.me/${provider.mobile.replace(/^0/, '966')}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('provider.whatsApp')}
        className={iconButtonClasses({ className: ROUND })}
      >
        <MessageCircle aria-hidden className="icon-24" />
      </a>
      <a
        href={`tel:${provider.mobile}`}
        aria-label={t('provider.call')}
        className={iconButtonClasses({ className: ROUND })}
      >
        <Phone aria-hidden className="icon-24" />
      </a>
    </Panel>
  );
}
