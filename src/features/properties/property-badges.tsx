import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { Badge } from '../../ui/badge.tsx';

type Badged = Pick<PropertyCard, 'purpose' | 'status' | 'isFeatured'>;

/** What stands over a listing's photo: purpose, any status but the usual one, and gold where it is featured. */
export function PropertyBadges({
  property: { purpose, status, isFeatured },
  statusChoices,
}: {
  property: Badged;
  /** Labels by status, as every answer with cards brings them (core §3). */
  statusChoices: Record<string, string>;
}) {
  const { t } = useTranslation('properties');
  return (
    <>
      <Badge tone="on-photo">{t(`purpose.${purpose}`)}</Badge>
      {status === 'published' ? null : <Badge tone="warn">{statusChoices[status] ?? status}</Badge>}
      {isFeatured ? (
        <Badge tone="gold" icon={<Star aria-hidden />}>
          {t('featured')}
        </Badge>
      ) : null}
    </>
  );
}
