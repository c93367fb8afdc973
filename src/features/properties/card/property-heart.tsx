import { useTranslation } from 'react-i18next';
import type { PropertyCard } from '../../../../contract/property-entities.ts';
import { HeartButton } from '../../../ui/heart-button.tsx';
import { useFavouriteToggle } from '../../favourites/use-favourite-toggle.tsx';

type Favourable = Pick<PropertyCard, 'id' | 'title' | 'Favorites'>;

/** The heart of one listing, named by it. */
export function PropertyHeart({ property, className }: { property: Favourable; className?: string }) {
  const { t } = useTranslation('properties');
  const { isFavourite, toggle } = useFavouriteToggle(property);
  return (
    <HeartButton
      pressed={isFavourite}
      onPressedChange={toggle}
      label={t('favourite.label', { title: property.title })}
      className={className}
    />
  );
}
