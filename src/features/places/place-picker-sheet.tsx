import { LocateFixed } from 'lucide-react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPositionGranted, requestPosition } from '../../device/geolocation.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type MapPlace, PlacePickerBox } from './place-picker-box.tsx';

export interface PlacePickerSheetProps {
  texts: {
    title: string;
    /** The map's accessible name. */
    map: string;
    /** Shown where the map can't be drawn. */
    failed: string;
    /** Label of the button that moves the map to the user's position. */
    own: string;
    confirm: string;
  };
  /** Opens at the user's position, where the browser gives it without asking. */
  beginsAtOwn?: boolean;
  /** The zoom at the user's position. */
  ownZoom: number;
  /**
   * Another way to choose a place, beside that button. It reports when it covers the map and when
   * it no longer does.
   */
  tools?: (map: { moveTo: (place: MapPlace) => void; cover: () => void; uncover: () => void }) => ReactNode;
  /** The text about the place under the pin. */
  note: (place: MapPlace) => string;
  onChosen: (place: MapPlace) => void;
}

interface OpenableProps extends PlacePickerSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  start: MapPlace;
}

/** The user moves the map under its pin, by hand or to their own position, and confirms. */
export function PlacePickerSheet(props: OpenableProps) {
  const { isOpen, onOpenChange, start, texts, beginsAtOwn = false, ownZoom, tools, note, onChosen } = props;
  const { t } = useTranslation(['places', 'shell']);
  const [moved, setMoved] = useState<MapPlace | null>(null);
  const [locating, setLocating] = useState<'asked' | 'granted' | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [isCovered, setCovered] = useState(false);
  const place = moved ?? start;
  // A transition: the press waits only for what covers the map, not for this render.
  const cover = () => startTransition(() => setCovered(true));
  const moveTo = (next: MapPlace) => {
    setRefused(false);
    setMoved(next);
    // Who moves the map by hand is not moved elsewhere.
    if (locating === 'granted') setLocating(null);
  };
  useEffect(() => {
    if (!locating) return;
    return requestPosition(navigator.geolocation, (position) => {
      setLocating(null);
      setRefused(position === null && locating === 'asked');
      if (position) setMoved({ ...position, zoom: ownZoom });
    });
  }, [locating, ownZoom]);
  useEffect(() => {
    if (!isOpen || !beginsAtOwn) return;
    let isClosed = false;
    void isPositionGranted(navigator.permissions).then((isGranted) => {
      if (isGranted && !isClosed) setLocating('granted');
    });
    return () => {
      isClosed = true;
    };
  }, [isOpen, beginsAtOwn]);
  // Runs after the sheet has closed: the user would otherwise see the map move back.
  const forget = () => {
    setMoved(null);
    setRefused(false);
    setCovered(false);
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      onGone={forget}
      title={texts.title}
      closeLabel={t('shell:close')}
      size="full"
      bodyClassName="flex flex-col gap-3 px-0! py-3 lg:px-0!"
      footer={
        <Button
          tall
          block
          onClick={() => {
            onChosen(place);
            onOpenChange(false);
          }}
        >
          {texts.confirm}
        </Button>
      }
    >
      <div className="flex items-end gap-2 px-4 lg:px-6">
        {tools ? (
          <div className="min-w-0 flex-1">{tools({ moveTo, cover, uncover: () => setCovered(false) })}</div>
        ) : null}
        <Button
          variant="tint"
          className={tools ? 'h-15' : 'flex-1'}
          busy={locating !== null}
          busyLabel={t('position.locating')}
          onClick={() => setLocating('asked')}
        >
          <LocateFixed aria-hidden />
          <span>{texts.own}</span>
        </Button>
      </div>
      <div data-vaul-no-drag="" className="relative min-h-60 flex-1">
        <PlacePickerBox
          place={place}
          isCovered={isCovered}
          label={texts.map}
          failed={texts.failed}
          onMoved={moveTo}
          className="absolute! inset-0"
        />
      </div>
      <p aria-live="polite" className="px-4 text-center text-small text-ink-2 lg:px-6">
        {isRefused ? t('position.refused') : note(place)}
      </p>
    </Sheet>
  );
}
