import { Link } from '@tanstack/react-router';
import {
  BedSingle,
  BriefcaseBusiness,
  Building,
  Building2,
  Columns2,
  GalleryVerticalEnd,
  House,
  LandPlot,
  Layers,
  type LucideIcon,
  PanelsTopLeft,
  Sofa,
  Store,
  Tractor,
  TreePalm,
  Warehouse,
  WavesLadder,
} from 'lucide-react';
import { memo, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { DEFAULT_COORDINATES } from '../../../contract/limits.ts';
import type { PropertyType, Purpose } from '../../../contract/property-entities.ts';
import { OfflineNotice, useIsSaved } from '../../device/offline.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorState } from '../../shell/error-state.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Rail } from '../../ui/rail.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { LocateButton } from '../places/locate-button.tsx';
import { NeighborhoodTile } from '../places/neighborhood-tile.tsx';
import type { ChosenPlace } from '../places/place-options.ts';
import type { PositionState } from '../places/position-store.ts';
import { usePosition } from '../places/use-position.ts';
import { PropertyCardSkeleton } from '../properties/card/property-card-skeleton.tsx';
import { recentProperties } from '../properties/recent-properties.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeSection } from './home-section.tsx';
import { PropertyRail } from './property-rail.tsx';
import { PropertySection } from './property-section.tsx';
import { type HomeSearch, homeSearch, SearchCard } from './search-card.tsx';
import { SeeAll } from './see-all.tsx';
import { ServiceHost } from './service-host.tsx';
import { useHome } from './use-home.ts';

/** / (core §2): the search, and properties around the user. */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const { locate, ...position } = usePosition();
  const { data, error, savedAt, retry } = useHome(position.position);
  const [purpose, setPurpose] = useState<Purpose | ''>('');
  const [place, setPlace] = useState<ChosenPlace>();
  const city = data?.city;
  const search = {
    ...(place ?? (city && { regionId: city.regionId, cityId: city.id })),
    purpose: purpose || undefined,
  };
  const isSaved = useIsSaved({ data, error, dataUpdatedAt: savedAt });
  return (
    <>
      <HomeHero total={data?.propertiesCount} isFailed={error !== null}>
        <SearchCard home={data} search={search} onPurpose={setPurpose} onPlace={setPlace} />
      </HomeHero>
      {isSaved ? (
        <div className="page mt-4">
          <OfflineNotice savedAt={savedAt} className="rounded-field" />
        </div>
      ) : null}
      {data && error && !isSaved ? (
        <div className="page mt-4">
          <ErrorAlert error={error} title={t('failure.alert')} onRetry={retry} />
        </div>
      ) : null}
      {data ? (
        <HomeSections home={data} search={search} position={position} onLocate={locate} />
      ) : error ? (
        <ErrorState error={error} title={t('failure.alert')} onRetry={retry} />
      ) : (
        <HomeSkeleton />
      )}
    </>
  );
}

// Few users have a viewing: its code loads only for them.
const NextViewing = lazyPart(async () => (await import('./next-viewing.tsx')).NextViewing);

interface HomeSectionsProps {
  home: Answer<'home.get'>;
  search: HomeSearch;
  position: PositionState;
  onLocate: () => void;
}

/** Everything under the search card, in the order of core §2. */
function HomeSections({ home, search, position, onLocate }: HomeSectionsProps) {
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

const TYPES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
const CARDS = ['a', 'b', 'c', 'd'];

/** Skeletons of the types and the first rail, in their final size. */
function HomeSkeleton() {
  const { t } = useTranslation('home');
  return (
    <Loading
      label={t('loading')}
      className="mx-auto w-full max-w-[calc(var(--content)+2*var(--gutter))] overflow-hidden px-gutter"
    >
      <div className="mt-5 flex gap-3 pt-0.5 lg:gap-6">
        {TYPES.map((key) => (
          <div key={key} className="w-18 flex-none">
            <Skeleton className="mx-auto size-14 rounded-[18px]" />
            <div className="mt-1 grid h-5 place-items-center">
              <Skeleton className="h-3.5 w-12" />
            </div>
          </div>
        ))}
      </div>
      <div className="mt-4 flex h-12 items-center">
        <Skeleton className="h-6 w-32" />
      </div>
      <div className="-mt-1 mb-3 flex h-5 items-center">
        <Skeleton className="h-3.5 w-44" />
      </div>
      <div className="flex gap-3 pt-0.5 lg:gap-6">
        {CARDS.map((key) => (
          <div key={key} className="w-70 flex-none lg:w-[calc((100%-72px)/4)]">
            <PropertyCardSkeleton />
          </div>
        ))}
      </div>
    </Loading>
  );
}

interface NearYouProps {
  home: Answer<'home.get'>;
  position: PositionState;
  onLocate: () => void;
}

/** Properties near the user, the place they are around, and a button to use the user's position. */
function NearYou({ home, position: { status, position }, onLocate }: NearYouProps) {
  const { t } = useTranslation(['home', 'places']);
  const title = t('near.title');
  const city = home.city.name;
  const notes = {
    default: t('near.aroundDefault', { city }),
    locating: t('places:position.locating'),
    refused: t('near.refused', { city }),
    located: t('places:position.you'),
  };
  const { latitude, longitude } = position ?? DEFAULT_COORDINATES;
  return (
    <HomeSection
      title={title}
      action={<SeeAll section={title} to="/nearproperties" search={{ latitude, longitude }} />}
      note={
        <span className="flex flex-wrap items-center gap-x-3">
          <span role="status">{notes[status]}</span>
          {status === 'located' ? null : (
            <LocateButton isLocating={status === 'locating'} onLocate={onLocate} />
          )}
        </span>
      }
      className="mt-4"
    >
      {home.propertiesNearYou.length > 0 ? (
        <PropertyRail
          label={title}
          properties={home.propertiesNearYou}
          statusChoices={home.statusChoices}
          isOnTop
        />
      ) : (
        <p className="px-gutter text-ink-2">{t('near.nothing')}</p>
      )}
    </HomeSection>
  );
}

/** The city's busiest neighbourhoods, each linked to its list (core §2). */
const NeighborhoodSection = memo(({ home }: { home: Answer<'home.get'> }) => {
  const { t } = useTranslation('places');
  const { t: tProperties } = useTranslation('properties');
  const title = t('neighborhoods.title', { city: home.city.name });
  if (home.neighborhoods.length === 0) return null;
  const seeAll = <SeeAll section={title} to="/neighborhoodslist" search={{ cityId: home.city.id }} />;
  return (
    <HomeSection title={title} action={seeAll} deep="tiles">
      <Rail
        label={title}
        size="auto"
        previousLabel={tProperties('rail.previous')}
        nextLabel={tProperties('rail.next')}
      >
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

const RecentSection = lazyPart(async () => (await import('./recent-section.tsx')).RecentSection);

/** The section of recently viewed properties; its code loads only where there are any. */
function RecentHost() {
  const ids = useSyncExternalStore(
    recentProperties.subscribe,
    recentProperties.current,
    recentProperties.serverSnapshot,
  );
  if (ids.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RecentSection ids={ids} />
    </Suspense>
  );
}

interface TypeRowProps {
  types: readonly PropertyType[];
  search: HomeSearch;
}

/** The property types, each linked to its list with the search card's place and purpose. */
function TypeRow({ types, search }: TypeRowProps) {
  const { t } = useTranslation('home');
  const { t: tProperties } = useTranslation('properties');
  return (
    <nav aria-label={t('types')} className="mx-auto mt-5 max-w-[calc(var(--content)+2*var(--gutter))]">
      <Rail
        label={t('types')}
        size="auto"
        arrows="sides"
        previousLabel={tProperties('rail.previous')}
        nextLabel={tProperties('rail.next')}
      >
        {types.map(({ id, plural, icon }) => (
          <Link
            key={id}
            to="/propertielist"
            search={homeSearch(search, id)}
            className="press block min-w-18 text-center text-small-strong whitespace-nowrap"
          >
            <span className="mx-auto mb-1 grid size-14 place-items-center rounded-[18px] bg-surface text-palm shadow-card">
              <TypeIcon name={icon} className="icon-28" />
            </span>
            <span>{plural}</span>
          </Link>
        ))}
      </Rail>
    </nav>
  );
}

/** The icons by their names in the contract (`PropertyType.icon`). */
const ICONS: Record<string, LucideIcon> = {
  building: Building,
  house: House,
  'columns-2': Columns2,
  'gallery-vertical-end': GalleryVerticalEnd,
  layers: Layers,
  sofa: Sofa,
  'bed-single': BedSingle,
  'tree-palm': TreePalm,
  'waves-ladder': WavesLadder,
  tractor: Tractor,
  'building-2': Building2,
  'land-plot': LandPlot,
  'briefcase-business': BriefcaseBusiness,
  store: Store,
  'panels-top-left': PanelsTopLeft,
  warehouse: Warehouse,
};

/** A property type's icon; a house where a newer server sends an unknown name. */
function TypeIcon({ name, className }: { name: string; className?: string }) {
  const Icon = ICONS[name] ?? House;
  return <Icon aria-hidden className={className} />;
}
