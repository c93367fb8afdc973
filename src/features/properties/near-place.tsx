import { useTranslation } from 'react-i18next';
import { DEFAULT_COORDINATES } from '../../../contract/limits.ts';
import type { Position } from '../../lib/geolocation.ts';
import { Num } from '../../ui/num.tsx';
import { LocateButton } from '../places/locate-button.tsx';
import type { PositionState } from '../places/position-store.ts';

const isSame = (one: Position, other: Position | null) =>
  one.latitude === other?.latitude && one.longitude === other.longitude;

interface NearPlaceProps {
  /** Around which the list is. */
  around: Position;
  device: PositionState;
  onLocate: () => void;
}

/** Around which place the list is, in words, and the way to use one's own. */
export function NearPlace({ around, device: { status, position }, onLocate }: NearPlaceProps) {
  const { t } = useTranslation('places');
  const isOwn = isSame(around, position);
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2 text-small text-ink-2">
      <p role="status">
        {status === 'refused' ? <span>{`${t('position.refused')} `}</span> : null}
        {status === 'locating' ? (
          <span>{t('position.locating')}</span>
        ) : isOwn ? (
          <span>{t('position.you')}</span>
        ) : isSame(around, DEFAULT_COORDINATES) ? (
          <span>{t('position.default')}</span>
        ) : (
          <>
            {t('position.point')} <Num>{`${around.latitude}, ${around.longitude}`}</Num>
          </>
        )}
      </p>
      {isOwn ? null : <LocateButton isLocating={status === 'locating'} onLocate={onLocate} />}
    </div>
  );
}
