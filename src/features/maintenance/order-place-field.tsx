import { useTranslation } from 'react-i18next';
import { DEFAULT_COORDINATES, DEFAULT_MAP_ZOOM } from '../../../contract/limits.ts';
import type { Position } from '../../lib/geolocation.ts';
import { PlacePickerField } from '../properties/place-picker-field.tsx';
import { placeText } from './order-draft.ts';

/** Streets are told apart. */
const NEAR_ZOOM = 14;
/** Houses are. */
const OWN_ZOOM = 16;

interface OrderPlaceFieldProps {
  place: Position | null;
  /** `latitude,longitude`. */
  onChange: (place: string) => void;
}

/** services §2: the location by map. */
export function OrderPlaceField({ place, onChange }: OrderPlaceFieldProps) {
  const { t } = useTranslation(['maintenance', 'places']);
  return (
    <div>
      <p className="mb-2 flex justify-between gap-2 text-small-strong">
        <span>{t('order.fields.place')}</span>
        <span className="text-caption text-ink-2">{t('order.optional')}</span>
      </p>
      <PlacePickerField
        place={place ? { ...place, zoom: NEAR_ZOOM } : { ...DEFAULT_COORDINATES, zoom: DEFAULT_MAP_ZOOM }}
        isChosen={place !== null}
        act={t(place ? 'place.change' : 'place.open')}
        hint={t('place.hint')}
        words={{
          title: t('place.title'),
          map: t('place.map'),
          failed: t('place.failed'),
          own: t('places:position.use'),
          confirm: t('place.confirm'),
        }}
        ownZoom={OWN_ZOOM}
        note={() => t('place.move')}
        onChosen={(chosen) => onChange(placeText(chosen))}
      />
    </div>
  );
}
