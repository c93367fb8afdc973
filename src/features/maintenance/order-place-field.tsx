import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_COORDINATES, DEFAULT_MAP_ZOOM } from '../../../contract/limits.ts';
import type { Position } from '../../lib/geolocation.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { preloadSheet } from '../../ui/sheet.tsx';
import { PlacePickerBox } from '../properties/place-picker-box.tsx';
import { placeText } from './order-draft.ts';
import { OrderPlaceSheet } from './order-place-sheet.tsx';

/** Streets are told apart. */
const NEAR_ZOOM = 14;

interface OrderPlaceFieldProps {
  place: Position | null;
  /** `latitude,longitude`. */
  onChange: (place: string) => void;
}

/** services §2: the location by map. The map in the form is a picture; it is moved in a sheet of its own. */
export function OrderPlaceField({ place, onChange }: OrderPlaceFieldProps) {
  const { t } = useTranslation('maintenance');
  const [isOpen, setOpen] = useState(false);
  const start = place ? { ...place, zoom: NEAR_ZOOM } : { ...DEFAULT_COORDINATES, zoom: DEFAULT_MAP_ZOOM };
  return (
    <div>
      <p className="mb-2 flex justify-between gap-2 text-small-strong">
        <span>{t('order.fields.place')}</span>
        <span className="text-caption text-ink-2">{t('order.optional')}</span>
      </p>
      <div className="relative overflow-hidden rounded-card">
        <PlacePickerBox
          isStill
          hasPin={place !== null}
          place={start}
          label={t('place.map')}
          failed={t('place.failed')}
          className="h-44"
        />
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={preloadSheet}
          onFocus={preloadSheet}
          onClick={() => setOpen(true)}
          className="absolute inset-0 z-1 flex items-end justify-center rounded-card p-3 -outline-offset-2"
        >
          <span className={buttonClasses({ variant: 'float' })}>
            <MapPin aria-hidden />
            {t(place ? 'place.change' : 'place.open')}
          </span>
        </button>
      </div>
      <p className="mt-1.5 text-caption text-ink-2">{t('place.hint')}</p>
      <OrderPlaceSheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        start={start}
        onChosen={(chosen) => onChange(placeText(chosen))}
      />
    </div>
  );
}
