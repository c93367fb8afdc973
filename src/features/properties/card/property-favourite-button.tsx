import { useTranslation } from 'react-i18next';
import type { PropertyCard } from '../../../../contract/property-entities.ts';
import { FavouriteButton } from '../../../ui/favourite-button.tsx';
import { useFavouriteToggle } from '../../favourites/use-favourite-toggle.tsx';

type Favourable = Pick<PropertyCard, 'id' | 'title' | 'Favorites'>;

export function PropertyFavouriteButton({
  property,
  className,
}: {
  property: Favourable;
  className?: string;
}) {
  const { t } = useTranslation('properties');
  const { isFavourite, toggle } = useFavouriteToggle(property);
  return (
    <FavouriteButton
      pressed={isFavourite}
      onPressedChange={toggle}
      label={t('favourite.label', { title: property.title })}
      className={className}
    />
  );
}
