import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { usePosition } from '../places/use-position.ts';
import { HomeHero } from './home-hero.tsx';
import { HomeSections } from './home-sections.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { type HomeSearch, SearchCard } from './search-card.tsx';
import { useHome } from './use-home.ts';

/** / (core §2): the search, and what there is around the person. */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const { locate, ...position } = usePosition();
  const { data, error, savedAt, retry } = useHome(position.position);
  const [chosen, choose] = useState<Partial<HomeSearch>>({});
  const { regionId, id: cityId } = data?.city ?? {};
  const search = { place: { regionId, cityId }, ...chosen };
  const isSaved = useIsSaved({ data, error, dataUpdatedAt: savedAt });
  return (
    <>
      <HomeHero total={data?.propertiesCount} isFailed={error !== null}>
        <SearchCard home={data} search={search} onChange={(change) => choose({ ...chosen, ...change })} />
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
