import { LocateFixed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestPosition } from '../../lib/geolocation.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type MapPlace, PlacePickerBox } from '../properties/place-picker-box.tsx';

const OWN_ZOOM = 16;

interface OrderPlaceSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  start: MapPlace;
  onChosen: (place: MapPlace) => void;
}

/** The map is moved under its pin, by hand or to where the person is, and confirmed. */
export function OrderPlaceSheet({ isOpen, onOpenChange, start, onChosen }: OrderPlaceSheetProps) {
  const { t } = useTranslation(['maintenance', 'places', 'shell']);
  const [moved, setMoved] = useState<MapPlace | null>(null);
  const [isLocating, setLocating] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const place = moved ?? start;
  useEffect(() => {
    if (!isLocating) return;
    return requestPosition(navigator.geolocation, (position) => {
      setLocating(false);
      setRefused(position === null);
      if (position) setMoved({ ...position, zoom: OWN_ZOOM });
    });
  }, [isLocating]);
  const close = (next: boolean) => {
    if (!next) setMoved(null);
    onOpenChange(next);
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={close}
      title={t('place.title')}
      closeLabel={t('shell:close')}
      size="full"
      bodyClassName="flex flex-col gap-3 px-0! py-3 lg:px-0!"
      footer={
        <Button
          tall
          block
          onClick={() => {
            onChosen(place);
            close(false);
          }}
        >
          {t('place.confirm')}
        </Button>
      }
    >
      <div className="px-4 lg:px-6">
        <Button
          variant="tint"
          block
          busy={isLocating}
          busyLabel={t('places:position.locating')}
          onClick={() => setLocating(true)}
        >
          <LocateFixed aria-hidden />
          {t('places:position.use')}
        </Button>
      </div>
      <div data-vaul-no-drag="" className="relative min-h-60 flex-1">
        <PlacePickerBox
          hasPin
          place={place}
          label={t('place.map')}
          failed={t('place.failed')}
          onMoved={setMoved}
          className="absolute! inset-0"
        />
      </div>
      <p aria-live="polite" className="px-4 text-center text-small text-ink-2 lg:px-6">
        {isRefused ? t('places:position.refused') : t('place.move')}
      </p>
    </Sheet>
  );
}
