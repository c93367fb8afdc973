import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '../../../contract/property-entities.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PropertyMiniLink } from './card/property-mini-link.tsx';
import type { PropertyHead } from './detail/data.ts';

interface UnavailablePropertyProps {
  property: PropertyHead & Partial<Pick<PropertyDetail, 'Bond'>>;
  /** The impossible action. */
  wish: 'preview' | 'reservation' | 'finance';
}

/**
 * For its advertiser and those bound to it: why a listing that is let or off offer can't be viewed,
 * reserved or financed, and the next steps.
 */
export function UnavailableProperty({ property, wish }: UnavailablePropertyProps) {
  const { t } = useTranslation('detail');
  const isLet = property.status === 'rented';
  const isRental = property.Bond?.isRental ?? false;
  const rental = (
    <Link to="/rental/$key" params={{ key: String(property.id) }} className={buttonClasses({ tall: true })}>
      {t('offOffer.rental')}
    </Link>
  );
  const browse = (
    <Link to="/propertielist" className={buttonClasses({ variant: isRental ? 'quiet' : 'primary' })}>
      {t('missing.browse')}
    </Link>
  );
  return (
    <div className="page flex max-w-form flex-col pt-2 pb-page">
      <PropertyMiniLink property={property} />
      <EmptyState
        picture="/art/not-found.svg"
        title={t(`offOffer.title.${isLet ? wish : property.status === 'sold' ? 'sold' : 'hidden'}`)}
        action={isRental ? rental : browse}
        second={isRental ? browse : undefined}
      >
        {t(`offOffer.text.${isRental ? wish : 'ended'}`)}
      </EmptyState>
    </div>
  );
}
