import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { buttonClasses } from '../../ui/button.tsx';
import { opensSheet } from '../../ui/opens-sheet.ts';
import { type MapPlace, PlacePickerBox } from './place-picker-box.tsx';
import { PlacePickerSheet, type PlacePickerSheetProps } from './place-picker-sheet.tsx';

interface PlacePickerFieldProps extends PlacePickerSheetProps {
  /** The map's position, also before a place is chosen. */
  place: MapPlace;
  isChosen: boolean;
  /** Label of the button over the map. */
  act: string;
  hint: string;
}

/**
 * A place chosen on a map. The form shows the map as a picture; it is moved in a separate sheet.
 * Before a place is chosen a drawing replaces it, which spares slow phones the map.
 */
export function PlacePickerField({ place, isChosen, act, hint, ...sheet }: PlacePickerFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { map, failed } = sheet.texts;
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

/** An invented street plan in the map's colours, shown before a place is chosen. */
function StreetsPicture() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 176"
      preserveAspectRatio="xMidYMid slice"
      className="size-full bg-(--map-land)"
    >
      <g className="fill-(--map-block)">
        <path d="M-8-8h92v52l-92 14zM100-8h118v34l-118 16zM236-8h172v8L236 24zM-8 76l92-13v50l-92 12zM100 60l118-17v50l-118 16zM236 41l172-25v50L236 90zM-8 142l92-13v55H-8zM100 126l118-17v75H100zM236 107l104-15v92H236zM356 90l52-8v102h-52z" />
      </g>
      <path d="M252 58l56-8v24l-56 8z" className="fill-(--map-park)" />
      <g className="fill-none stroke-(--map-road)" strokeLinecap="round">
        <path strokeWidth="9" d="M-8 67l416-60M227-8v192" className="stroke-(--map-main)" />
        <path strokeWidth="6" d="M-8 134l416-60M92-8v192" />
        <path strokeWidth="4" d="M348 84v100M156 52v58M28 64v66" />
      </g>
    </svg>
  );
}
