import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyCard as Property } from '../../../contract/property-entities.ts';
import { Rail } from '../../ui/rail.tsx';
import { PropertyCard } from '../properties/card/property-card.tsx';

const SIZES = '(width >= 64rem) 286px, 280px';
const FIRST = 2;

interface PropertyRailProps {
  label: string;
  properties: readonly Property[];
  statusChoices: Record<string, string>;
  /** On the first screen: its first photos load eagerly, but after the hero picture. */
  isOnTop?: boolean;
}

/** A row of property cards. */
export const PropertyRail = memo(
  ({ label, properties, statusChoices, isOnTop = false }: PropertyRailProps) => {
    const { t } = useTranslation('properties');
    return (
      <Rail
        label={label}
        size={isOnTop ? 'card' : 'small'}
        isDeep={!isOnTop}
        previousLabel={t('rail.previous')}
        nextLabel={t('rail.next')}
      >
        {properties.map((property, place) => (
          <PropertyCard
            key={property.id}
            property={property}
            statusChoices={statusChoices}
            sizes={SIZES}
            eager={isOnTop && place < FIRST}
          />
        ))}
      </Rail>
    );
  },
);
