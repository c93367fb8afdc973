import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { Rail } from '../../ui/rail.tsx';
import { NeighborhoodTile } from '../places/neighborhood-tile.tsx';
import { HomeSection } from './home-section.tsx';
import { SeeAll } from './see-all.tsx';

/** The busiest neighbourhoods of the city, each leading to its list (core §2). */
export const NeighborhoodSection = memo(({ home }: { home: Answer<'home.get'> }) => {
  const { t } = useTranslation('places');
  const { t: words } = useTranslation('properties');
  const title = t('neighborhoods.title', { city: home.city.name });
  if (home.neighborhoods.length === 0) return null;
  const seeAll = <SeeAll section={title} to="/neighborhoodslist" search={{ cityId: home.city.id }} />;
  return (
    <HomeSection title={title} action={seeAll} deep="tiles">
      <Rail label={title} size="auto" previousLabel={words('rail.previous')} nextLabel={words('rail.next')}>
        {home.neighborhoods.map((neighborhood) => (
          <NeighborhoodTile
            key={neighborhood.id}
            neighborhood={neighborhood}
            sizes="(width >= 64rem) 188px, 148px"
            className="h-46 w-37 lg:w-47"
          />
        ))}
      </Rail>
    </HomeSection>
  );
});
