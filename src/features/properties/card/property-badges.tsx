import { Star, TrendingDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cutPercent } from '../../../../contract/amounts.ts';
import type { PropertyCard } from '../../../../contract/property-entities.ts';
import { timeOfDay } from '../../../../contract/written-dates.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

type Badged = Pick<PropertyCard, 'purpose' | 'status' | 'heldUntil' | 'isFeatured' | 'price' | 'reducedFrom'>;

/** core §2: the status by the server's label, or until when the listing is held unpaid. */
export function StatusBadge({
  property: { status, heldUntil },
  statusChoices,
  usualTone = 'success',
}: {
  property: Pick<PropertyCard, 'status' | 'heldUntil'>;
  statusChoices: Record<string, string>;
  /** For a published listing. */
  usualTone?: BadgeTone;
}) {
  const { t, i18n } = useTranslation('properties');
  const isUsual = status === 'published';
  if (isUsual && heldUntil) {
    return <Badge tone="warn">{t('heldUntil', { time: timeOfDay(heldUntil, i18n.language) })}</Badge>;
  }
  const label = statusChoices[status];
  return label ? <Badge tone={isUsual ? usualTone : 'warn'}>{label}</Badge> : null;
}

/** The badges over a listing's photo: purpose, status, the cut of its price, featured. */
export function PropertyBadges({
  property,
  statusChoices,
}: {
  property: Badged;
  /** Labels by status, as every answer with cards brings them (core §3). */
  statusChoices: Record<string, string>;
}) {
  const { t } = useTranslation('properties');
  const percent = cutPercent(property.price, property.reducedFrom);
  return (
    <>
      <Badge tone="on-photo">{t(`purpose.${property.purpose}`)}</Badge>
      <StatusBadge property={property} statusChoices={statusChoices} usualTone="on-photo" />
      {percent ? (
        <Badge tone="success" icon={<TrendingDown aria-hidden />}>
          {t('reduced', { percent })}
        </Badge>
      ) : null}
      {property.isFeatured ? (
        <Badge tone="gold" icon={<Star aria-hidden />}>
          {t('featured')}
        </Badge>
      ) : null}
    </>
  );
}
