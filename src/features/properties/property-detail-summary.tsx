import { MapPin, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '../../../contract/property-entities.ts';
import { Badge } from '../../ui/badge.tsx';
import { Money } from '../../ui/money.tsx';
import { placeLine } from './place-line.ts';
import { StatusBadge } from './property-badges.tsx';
import { PropertyDetailNext } from './property-detail-bar.tsx';
import type { PropertyHead } from './property-detail-data.ts';
import { PropertyDetailFigures } from './property-detail-figures.tsx';
import { PropertyPrice } from './property-price.tsx';

interface PropertyDetailSummaryProps {
  property: PropertyHead;
  /** Null while only a card is known. */
  detail: PropertyDetail | null;
  /** False in the first paint, which does without what one does next. */
  isWhole: boolean;
  /** More than `property` tells won't come. */
  hasFailed: boolean;
  statusChoices: Record<string, string>;
  isRefreshing: boolean;
}

/** What it is, where, how much, and its figures; from 1024 px a panel that stays in view with the contact. */
export function PropertyDetailSummary({
  property,
  detail,
  isWhole,
  hasFailed,
  statusChoices,
  isRefreshing,
}: PropertyDetailSummaryProps) {
  const { t } = useTranslation('properties');
  const { t: td } = useTranslation('detail');
  const place = placeLine(t, property);
  return (
    <div className="min-w-0 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:rounded-card lg:bg-surface lg:shadow-card">
      <div className="px-gutter pt-5 lg:p-5">
        <div className="flex flex-wrap gap-2">
          <Badge tone="palm">{t(`purpose.${property.purpose}`)}</Badge>
          <Badge>{property.PropertyType.name}</Badge>
          {detail?.status === 'published' && !detail.isShown ? (
            <Badge tone="danger">{td('own.licenceEnded')}</Badge>
          ) : (
            <StatusBadge property={property} statusChoices={statusChoices} />
          )}
          {property.isFeatured ? (
            <Badge tone="gold-tint" icon={<Star aria-hidden />}>
              {t('featured')}
            </Badge>
          ) : null}
        </div>
        <h1 className="mt-2 text-title-1">{property.title}</h1>
        <p className="mt-1 flex items-center gap-1 text-ink-2">
          <MapPin aria-hidden className="icon-18" />
          <span className="min-w-0">
            {detail?.street ? td('place.line', { street: detail.street, place }) : place}
          </span>
        </p>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
          <PropertyPrice price={property.price} rentPeriod={property.rentPeriod} size="price-lg" />
          <PricePerMetre property={property} />
        </div>
      </div>
      <PropertyDetailFigures property={property} age={detail ? detail.age : hasFailed ? null : undefined} />
      {detail && isWhole ? (
        <div className="hidden p-5 pt-4 lg:block">
          <PropertyDetailNext detail={detail} isRefreshing={isRefreshing} />
        </div>
      ) : null}
    </div>
  );
}

/** Riyals a square metre: what is sold is compared by it; a home's rent is not. */
function PricePerMetre({ property: { price, area, purpose } }: { property: PropertyHead }) {
  const { t } = useTranslation(['detail', 'properties']);
  if (price === null || !area || purpose === 'for_rent') return null;
  return (
    <span className="text-small text-ink-2">
      <Money amount={Math.round(price / area)} label={t('properties:price.currency')} /> {t('perMetre')}
    </span>
  );
}
