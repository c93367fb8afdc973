import { useTranslation } from 'react-i18next';
import type { PropertyCard } from '../../../../contract/property-entities.ts';
import { Money } from '../../../ui/money.tsx';

type Priced = Pick<PropertyCard, 'price' | 'rentPeriod'>;

/**
 * What a listing costs, with the period of a rent after it; «السعر عند الطلب» where it names no
 * price.
 */
export function PropertyPrice({
  price,
  rentPeriod,
  size,
}: Priced & { size: 'price' | 'price-lg' | 'strong' }) {
  const { t } = useTranslation('properties');
  if (price === null) {
    return <span className="truncate text-body font-semibold text-clay">{t('price.onRequest')}</span>;
  }
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Money amount={price} label={t('price.currency')} size={size} />
      {rentPeriod ? (
        <span className="truncate text-small text-ink-2">{t(`price.short.${rentPeriod}`)}</span>
      ) : null}
    </span>
  );
}
