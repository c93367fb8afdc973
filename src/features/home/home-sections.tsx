import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import type { PositionState } from '../places/position-store.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { NearYou } from './near-you.tsx';
import { NeighborhoodSection } from './neighborhood-section.tsx';
import { PropertySection } from './property-section.tsx';
import { RecentHost } from './recent-host.tsx';
import type { HomeSearch } from './search-card.tsx';
import { SeeAll } from './see-all.tsx';
import { ServiceHost } from './service-host.tsx';
import { TypeRow } from './type-row.tsx';

// Few have one: its code comes where there is one.
const NextViewing = lazy(async () => ({ default: (await import('./next-viewing.tsx')).NextViewing }));

interface HomeSectionsProps {
  home: Answer<'home.get'>;
  search: HomeSearch;
  position: PositionState;
  onLocate: () => void;
}

/** Everything under the search card, in core §2's order of interest. */
export function HomeSections({ home, search, position, onLocate }: HomeSectionsProps) {
  const { t } = useTranslation('home');
  const { statusChoices } = home;
  const seeAll = useMemo(
    () => ({
      featured: <SeeAll section={t('featured')} to="/propertydetails" search={{ isFeatured: true }} />,
      families: <SeeAll section={t('families')} to="/propertielist" search={{ propertyType: 'families' }} />,
      singles: <SeeAll section={t('singles')} to="/propertielist" search={{ propertyType: 'singles' }} />,
    }),
    [t],
  );
  return (
    <>
      <TypeRow types={home.propertyTypies} search={search} />
      <NearYou home={home} position={position} onLocate={onLocate} />
      <RecentHost />
      {home.nextReservation ? (
        <Suspense fallback={null}>
          <NextViewing viewing={home.nextReservation} />
        </Suspense>
      ) : null}
      <NeighborhoodSection home={home} />
      <PropertySection
        title={t('featured')}
        properties={home.featuredProperties}
        statusChoices={statusChoices}
        action={seeAll.featured}
      />
      <BannerCarousel banners={home.banners} />
      <PropertySection
        title={t('families')}
        properties={home.familiesProperties}
        statusChoices={statusChoices}
        action={seeAll.families}
      />
      <PropertySection
        title={t('singles')}
        properties={home.singlesProperties}
        statusChoices={statusChoices}
        action={seeAll.singles}
      />
      <ServiceHost />
    </>
  );
}
