import { useTranslation } from 'react-i18next';
import { Money } from '../../ui/money.tsx';
import { rentSum } from './rent-sum.ts';

/** What a tenancy that is being written down comes to: so many payments, and all of it. */
export function RentSummary({ given }: { given: Record<string, string> }) {
  const { t } = useTranslation('ops');
  const sum = rentSum(given);
  if (!sum) return null;
  return (
    <p
      role="status"
      className="flex flex-wrap items-baseline gap-x-2 rounded-field bg-sunken px-3 py-2 text-small"
    >
      <span>{t('dues.count', { count: sum.dues })}</span>
      <span aria-hidden>·</span>
      <span className="text-ink-2">{t('dues.total')}</span>
      <Money amount={sum.total} label={t('sar')} className="font-semibold" />
    </p>
  );
}
