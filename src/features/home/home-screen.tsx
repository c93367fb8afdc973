import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purpose } from '../../../contract/property-entities.ts';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import type { ChosenPlace } from '../places/place-options.ts';
import { usePosition } from '../places/use-position.ts';
import { HomeHero } from './home-hero.tsx';
import { HomeSections } from './home-sections.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { SearchCard } from './search-card.tsx';
import { useHome } from './use-home.ts';

/** / (core §2): the search, and what there is around the person. */
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
        <ErrorFace error={error} title={t('failure.alert')} onRetry={retry} />
      ) : (
        <HomeSkeleton />
      )}
    </>
  );
}
