import { useTranslation } from 'react-i18next';
import type { Viewing } from '../../../contract/viewings.ts';
import { useOnline } from '../../pwa/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import type { usePayment } from './use-payment.ts';

interface ViewingPayProps {
  viewing: Viewing;
  payment: ReturnType<typeof usePayment>;
}

/** core §2: the pay button while the viewing waits for its payment. Money needs a connection. */
export function ViewingPay({ viewing, payment }: ViewingPayProps) {
  const { t } = useTranslation(['viewings', 'pwa', 'properties']);
  const isOnline = useOnline();
  return (
    <Button
      tall
      block
      aria-disabled={!isOnline || undefined}
      busy={payment.isUnderWay}
      busyLabel={t('pay.busy')}
      onClick={payment.pay}
    >
      {isOnline ? (
        <>
          {t('pay.act')}
          <Money amount={viewing.amount} label={t('properties:price.currency')} />
        </>
      ) : (
        t('pwa:needsConnection')
      )}
    </Button>
  );
}
