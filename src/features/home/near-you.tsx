import { LocateFixed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { linkClasses } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { HomeSection } from './home-section.tsx';
import type { PositionState } from './position-store.ts';
import { PropertyRail } from './property-rail.tsx';

interface NearYouProps {
  home: Answer<'home.get'>;
  status: PositionState['status'];
  onLocate: () => void;
}

/** Properties near the person, saying around which place they are, and the way to use his own. */
export function NearYou({ home, status, onLocate }: NearYouProps) {
  const { t } = useTranslation('home');
  const city = home.city.name;
  const notes = {
    default: t('near.aroundDefault', { city }),
    locating: t('near.locating'),
    refused: t('near.refused', { city }),
    located: t('near.aroundYou'),
  };
  const isLocating = status === 'locating';
  const action =
    status === 'located' ? null : (
      <button
        type="button"
        onClick={onLocate}
        aria-busy={isLocating}
        className={linkClasses({ className: 'gap-1.5' })}
      >
        {isLocating ? <Spinner /> : <LocateFixed aria-hidden />}
        {t('near.use')}
      </button>
    );
  return (
    <HomeSection
      title={t('near.title')}
      action={action}
      note={<span role="status">{notes[status]}</span>}
      className="mt-4"
    >
      {home.propertiesNearYou.length > 0 ? (
        <PropertyRail
          label={t('near.title')}
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
