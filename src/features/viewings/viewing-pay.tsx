import { useTranslation } from 'react-i18next';
import type { Viewing } from '../../../contract/viewings.ts';
import { OnlineButton } from '../../shell/online-button.tsx';
import { Money } from '../../ui/money.tsx';
import type { usePayment } from './use-payment.ts';

interface ViewingPayProps {
  viewing: Viewing;
  payment: ReturnType<typeof usePayment>;
}

/** core §2: the pay button while the viewing waits for its payment. Money needs a connection. */
export function ViewingPay({ viewing, payment }: ViewingPayProps) {
  const { t } = useTranslation(['viewings', 'properties']);
  return (
    <OnlineButton tall block busy={payment.isUnderWay} busyLabel={t('pay.busy')} onClick={payment.pay}>
      {t('pay.act')}
      <Money amount={viewing.amount} label={t('properties:price.currency')} />
    </OnlineButton>
  );
}
