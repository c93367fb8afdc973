import { LocateFixed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestPosition } from '../../lib/geolocation.ts';
import { Button } from '../../ui/button.tsx';
import { Picker } from '../../ui/picker.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { MapPlace } from './location-map.tsx';
import { LocationMapBox } from './location-map-box.tsx';
import { nearestNeighborhood } from './nearest-neighborhood.ts';
import { placeOf, useKnownPlaces } from './use-place-choice.ts';

interface LocationSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  start: MapPlace;
  onPinned: (place: MapPlace) => void;
}

/** Where the pin is set: the map is moved under it, by hand, to the person's own place, or to a neighbourhood. */
export function LocationSheet({ isOpen, onOpenChange, start, onPinned }: LocationSheetProps) {
  const { t } = useTranslation(['advertise', 'places', 'shell']);
  const toast = useToast();
  const [place, setPlace] = useState(start);
  const [isLocating, setLocating] = useState(false);
  const { neighborhoods, cities } = useKnownPlaces();
  useEffect(() => {
    if (isOpen) setPlace(start);
  }, [isOpen, start]);
  useEffect(() => {
    if (!isLocating) return;
    return requestPosition(navigator.geolocation, (position) => {
      setLocating(false);
      if (position) setPlace(placeOf(position, true));
      else toast.show({ message: t('places:position.refused') });
    });
  }, [isLocating, toast, t]);
  const near = nearestNeighborhood(place, neighborhoods);
  const cityName = (cityId: number) => cities.find(({ id }) => id === cityId)?.name ?? '';
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('location.title')}
      closeLabel={t('shell:close')}
      size="full"
      bodyClassName="flex flex-col gap-3 px-0! py-3 lg:px-0!"
      footer={
        <Button
          tall
          block
          onClick={() => {
            onPinned(place);
            onOpenChange(false);
          }}
        >
          {t('location.confirm')}
        </Button>
      }
    >
      <div className="flex items-end gap-2 px-4 lg:px-6">
        <div className="min-w-0 flex-1">
          <Picker
            label={t('location.search')}
            placeholder={t('location.searchHint')}
            words={{
              close: t('places:close'),
              search: t('places:searchNeighborhood'),
              nothing: t('places:nothing'),
            }}
            searchable
            options={neighborhoods.map(({ id, name, cityId }) => ({
              value: String(id),
              label: t('location.inCity', { neighborhood: name, city: cityName(cityId) }),
            }))}
            busy={neighborhoods.length === 0}
            busyLabel={t('places:loading')}
            value={null}
            onChange={(picked) => {
              const chosen = neighborhoods.find(({ id }) => String(id) === picked);
              if (chosen) setPlace(placeOf(chosen));
            }}
          />
        </div>
        <Button
          variant="tint"
          className="h-15"
          busy={isLocating}
          busyLabel={t('places:position.locating')}
          onClick={() => setLocating(true)}
        >
          <LocateFixed aria-hidden />
          {t('location.mine')}
        </Button>
      </div>
      <div data-vaul-no-drag="" className="relative min-h-60 flex-1">
        <LocationMapBox
          hasPin
          place={place}
          label={t('location.map')}
          onMoved={setPlace}
          className="absolute! inset-0"
        />
      </div>
      <p aria-live="polite" className="px-4 text-center text-small text-ink-2 lg:px-6">
        {near
          ? t('location.near', {
              place: t('location.inCity', { neighborhood: near.name, city: cityName(near.cityId) }),
            })
          : t('location.nowhere')}
      </p>
    </Sheet>
  );
}
