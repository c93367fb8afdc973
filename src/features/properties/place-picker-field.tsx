import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { buttonClasses } from '../../ui/button.tsx';
import { opensSheet } from '../../ui/opens-sheet.ts';
import { type MapPlace, PlacePickerBox } from './place-picker-box.tsx';
import { PlacePickerSheet, type PlacePickerSheetProps } from './place-picker-sheet.tsx';
import { StreetsPicture } from './streets-picture.tsx';

interface PlacePickerFieldProps extends PlacePickerSheetProps {
  /** Where the map looks, before anything is chosen too. */
  place: MapPlace;
  isChosen: boolean;
  /** On the button over the map. */
  act: string;
  hint: string;
}

/**
 * A place by map. The map in the form is a picture; it is moved in a sheet of its own. Before a place is chosen there
 * is nothing to be read from it, and a slow phone is spared the drawing.
 */
export function PlacePickerField({ place, isChosen, act, hint, ...sheet }: PlacePickerFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { map, failed } = sheet.words;
  return (
    <>
      <div className="relative overflow-hidden rounded-card">
        <div className="h-44">
          {isChosen ? (
            <PlacePickerBox isStill place={place} label={map} failed={failed} className="h-full" />
          ) : (
            <StreetsPicture />
          )}
        </div>
        <button
          type="button"
          {...opensSheet}
          onClick={() => setOpen(true)}
          className="absolute inset-0 z-1 flex items-end justify-center rounded-card p-3 -outline-offset-2"
        >
          <span className={buttonClasses({ variant: 'float' })}>
            <MapPin aria-hidden />
            <span>{act}</span>
          </span>
        </button>
      </div>
      <p className="mt-1.5 text-caption text-ink-2">{hint}</p>
      <PlacePickerSheet {...sheet} isOpen={isOpen} onOpenChange={setOpen} start={place} />
    </>
  );
}
