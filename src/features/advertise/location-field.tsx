import { MapPin } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../ui/button.tsx';
import { preloadSheet } from '../../ui/sheet.tsx';
import { LocationMapBox } from './location-map-box.tsx';
import { LocationSheet } from './location-sheet.tsx';
import type { AdForm } from './use-ad-form.ts';
import { pinnedFields, startPlace, useKnownPlaces } from './use-place-choice.ts';

/** services §2: the map that picks latitude and longitude, and fills in the place that it stands in. */
export function LocationField({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertise');
  const known = useKnownPlaces();
  const [isOpen, setOpen] = useState(false);
  const { latitude, longitude, neighborhoodId, cityId } = form.fields;
  const { neighborhoods, cities } = known;
  // The same place at every drawing but where one of these has changed.
  const start = useMemo(
    () => startPlace({ latitude, longitude, neighborhoodId, cityId }, { neighborhoods, cities }),
    [latitude, longitude, neighborhoodId, cityId, neighborhoods, cities],
  );
  const isPinned = latitude !== '';
  return (
    <div>
      <div className="relative overflow-hidden rounded-card">
        <LocationMapBox isStill hasPin={isPinned} place={start} label={t('location.map')} className="h-44" />
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
            {t(isPinned ? 'location.change' : 'location.open')}
          </span>
        </button>
      </div>
      <p className="mt-1.5 text-caption text-ink-2">{t('location.hint')}</p>
      <LocationSheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        start={start}
        onPinned={(pin) => form.change(pinnedFields(pin, known))}
      />
    </div>
  );
}
