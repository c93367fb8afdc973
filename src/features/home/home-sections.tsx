import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { NearYou } from './near-you.tsx';
import { NeighborhoodSection } from './neighborhood-section.tsx';
import { NextViewing } from './next-viewing.tsx';
import type { PositionState } from './position-store.ts';
import { PropertySection } from './property-section.tsx';
import { TypeRow } from './type-row.tsx';

interface HomeSectionsProps {
  home: Answer<'home.get'>;
  status: PositionState['status'];
  onLocate: () => void;
}

/** Everything under the search card, in core §2's order of interest. */
export function HomeSections({ home, status, onLocate }: HomeSectionsProps) {
  const { t } = useTranslation('home');
  const { statusChoices } = home;
  return (
    <>
      <TypeRow types={home.propertyTypies} />
      <NearYou home={home} status={status} onLocate={onLocate} />
      {home.nextReservation ? <NextViewing viewing={home.nextReservation} /> : null}
      <NeighborhoodSection home={home} />
      <PropertySection
        title={t('featured')}
        properties={home.featuredProperties}
        statusChoices={statusChoices}
        all={{ isFeatured: true }}
      />
      <BannerCarousel banners={home.banners} />
      <PropertySection
        title={t('families')}
        properties={home.familiesProperties}
        statusChoices={statusChoices}
        all={{ propertyType: 'families' }}
      />
      <PropertySection
        title={t('singles')}
        properties={home.singlesProperties}
        statusChoices={statusChoices}
        all={{ propertyType: 'singles' }}
      />
    </>
  );
}
