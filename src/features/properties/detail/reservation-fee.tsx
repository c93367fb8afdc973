import { useTranslation } from 'react-i18next';
import { amountText } from '../../../../contract/amounts.ts';
import { RESERVATION_FEE_PERCENT } from '../../../../contract/limits.ts';
import type { PropertyCard } from '../../../../contract/property-entities.ts';
import { reservationFee } from '../../../../contract/reservation-fee.ts';

type Priced = Pick<PropertyCard, 'purpose' | 'price' | 'rentPeriod'>;

const feeOf = ({ price, ...property }: Priced) =>
  reservationFee({ ...property, priceHalalas: price === null ? null : Math.round(price * 100) });

/** What reserving a listing costs, in SAR. */
export const feeInSar = (property: Priced) => feeOf(property).halalas / 100;

/** What reserving a listing costs, and the basis of the fee. */
export function ReservationFee({ property }: { property: Priced }) {
  const { t } = useTranslation(['detail', 'properties']);
  const money = amountText(feeInSar(property), t('properties:price.currency'));
  return (
    <>
      <span>{t('fee.amount', { money })}</span> <FeeBasis property={property} />
    </>
  );
}

/** The basis of the fee. */
export function FeeBasis({ property }: { property: Priced }) {
  const { t } = useTranslation('detail');
  const { basis } = feeOf(property);
  const of = property.purpose === 'for_rent' ? 'rent' : 'sale';
  return (
    <span className="text-ink-2">
      {basis === 'onRequest'
        ? t('fee.onRequest')
        : t(`fee.${basis}.${of}`, { percent: RESERVATION_FEE_PERCENT })}
    </span>
  );
}
