import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { DEFAULT_COORDINATES } from '../../../contract/limits.ts';
import { LocateButton } from '../places/locate-button.tsx';
import type { PositionState } from '../places/position-store.ts';
import { HomeSection } from './home-section.tsx';
import { PropertyRail } from './property-rail.tsx';
import { SeeAll } from './see-all.tsx';

interface NearYouProps {
  home: Answer<'home.get'>;
  position: PositionState;
  onLocate: () => void;
}

/** Properties near the person, saying around which place they are, and the way to use his own. */
export function NearYou({ home, position: { status, position }, onLocate }: NearYouProps) {
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
