import { useTranslation } from 'react-i18next';
import { vatWithin } from '../../../contract/vat.ts';
import { Money } from '../../ui/money.tsx';

/** The value added tax within an amount, in SAR. Requires the `payments` texts. */
export function VatWithin({ amount }: { amount: number }) {
  const { t } = useTranslation(['payments', 'properties']);
  return (
    <p className="mt-2 text-small text-ink-2">
      <span>{t('pay.vat')}</span>{' '}
      <Money amount={vatWithin(Math.round(amount * 100)) / 100} label={t('properties:price.currency')} />
    </p>
  );
}
