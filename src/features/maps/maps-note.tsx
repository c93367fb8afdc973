import { useTranslation } from 'react-i18next';
import { DEFAULT_COORDINATES } from '../../../contract/limits.ts';
import type { Position } from '../../device/geolocation.ts';
import { cx } from '../../ui/cx.ts';
import { LocateButton } from '../places/locate-button.tsx';
import type { PositionState } from '../places/position-store.ts';
import type { MapsQuery } from './maps-search.ts';

interface MapsNoteProps {
  query: MapsQuery;
  /** The centre of the listings. */
  place: Position;
  device: PositionState;
  /** Without it only the text is shown: the map has its own button. */
  onLocate?: () => void;
  className?: string;
}

const isSame = (one: Position, other: Position) =>
  one.latitude === other.latitude && one.longitude === other.longitude;

/** The listings' centre in words, and a button for the user's position. */
export function MapsNote({ query, place, device, onLocate, className }: MapsNoteProps) {
  const { t } = useTranslation(['maps', 'places']);
  const { status, position } = device;
  const isOwn = position !== null && query.bounds === null && isSame(place, position);
  const text = query.bounds
    ? t('maps:place.area')
    : isOwn
      ? t('places:position.you')
      : isSame(place, DEFAULT_COORDINATES)
        ? t('places:position.default')
        : t('maps:place.point');
  return (
    <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2', className)}>
      <p role="status">
        {status === 'refused' ? <span>{`${t('places:position.refused')} `}</span> : null}
        <span>{status === 'locating' ? t('places:position.locating') : text}</span>
      </p>
      {isOwn || !onLocate ? null : <LocateButton isLocating={status === 'locating'} onLocate={onLocate} />}
    </div>
  );
}
