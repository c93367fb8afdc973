import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../contract/maintenance.ts';
import { OnlineButton } from '../../shell/online-button.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import type { useOrderPayment } from './use-order-payment.ts';

interface OrderPayProps {
  order: Order;
  payment: ReturnType<typeof useOrderPayment>;
}

/**
 * services §4: the unpaid call-out leads to its own screen; the final payment, once it is set, to the gateway's.
 * Money needs a connection.
 */
export function OrderPay({ order, payment }: OrderPayProps) {
  const { t } = useTranslation(['maintenance', 'properties']);
  const { due } = order.bill;
  const money = <Money amount={due} label={t('properties:price.currency')} />;
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
      busy={payment.isUnderWay}
      busyLabel={t('pay.busy')}
      onClick={() => payment.pay({ orderId: order.id })}
    >
      {t('pay.act')}
      {money}
    </OnlineButton>
  );
}
