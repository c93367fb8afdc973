import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { clockTime } from '../../lib/day-and-time.ts';
import { Badge } from '../../ui/badge.tsx';

type Badged = Pick<PropertyCard, 'purpose' | 'status' | 'heldUntil' | 'isFeatured'>;

/** Any status but the usual one, or until when the listing is held unpaid. */
export function StatusBadge({
  property: { status, heldUntil },
  statusChoices,
}: {
  property: Pick<PropertyCard, 'status' | 'heldUntil'>;
  statusChoices: Record<string, string>;
}) {
  const { t, i18n } = useTranslation('properties');
  if (status !== 'published') {
    const label = statusChoices[status];
    return label ? <Badge tone="warn">{label}</Badge> : null;
  }
  if (!heldUntil) return null;
  return <Badge tone="warn">{t('heldUntil', { time: clockTime(heldUntil, i18n.language) })}</Badge>;
}

/** What stands over a listing's photo: purpose, status where it is not the usual one, and gold where it is featured. */
export function PropertyBadges({
  property,
  statusChoices,
}: {
  property: Badged;
  /** Labels by status, as every answer with cards brings them (core §3). */
  statusChoices: Record<string, string>;
}) {
  const { t } = useTranslation('properties');
  return (
    <>
      <Badge tone="on-photo">{t(`purpose.${property.purpose}`)}</Badge>
      <StatusBadge property={property} statusChoices={statusChoices} />
      {property.isFeatured ? (
        <Badge tone="gold" icon={<Star aria-hidden />}>
          {t('featured')}
        </Badge>
      ) : null}
    </>
  );
}
