import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdle } from '../../lib/use-idle.ts';
import { PinDrop } from '../../map/pin-drop.tsx';
import { useMapModule } from '../../map/use-map-module.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import type { PropertyMapPickerProps } from './place-picker-map.tsx';

export type { MapPlace } from './place-picker-map.tsx';

/**
 * A map is much for a slow phone to draw. By then the sheet that holds it has risen, and a user who
 * knows at once which of its buttons they want has pressed it; in a form, where the map is only a
 * picture, there is nothing to press.
 */
const REST_MS = 700;
const load = async () => (await import('./place-picker-map.tsx')).PropertyMapPicker;

interface PlacePickerBoxProps extends Omit<PropertyMapPickerProps, 'onFail'> {
  /** Shown where the map can't be drawn. */
  failed: string;
  className?: string;
  /** What stands over the map: buttons. */
  children?: ReactNode;
}

/**
 * The map of one place in its box, with the pin; a skeleton until it is there, a sentence where it
 * can't be.
 */
export function PlacePickerBox({ failed, className, children, ...map }: PlacePickerBoxProps) {
  const { t } = useTranslation('shell');
  const box = useRef<HTMLDivElement>(null);
  const isNear = useInView(box, { once: true, margin: '300px' });
  const isWanted = useIdle(isNear && !map.isCovered, REST_MS);
  const { MapView, hasFailed, fail, retry } = useMapModule({ isWanted, box, load });
  return (
    // Positions on a map are physical: its box runs from the left, its words do not.
    <div ref={box} dir="ltr" className={cx('relative overflow-hidden bg-(--map-land)', className)}>
      {hasFailed ? (
        <div
          dir="auto"
          className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-4 text-center"
        >
          <p className="text-small text-balance text-ink-2">{failed}</p>
          <Button variant="second" onClick={retry} className="relative z-2">
            {t('error.retry')}
          </Button>
        </div>
      ) : (
        <Skeleton className="absolute! inset-0 rounded-none" />
      )}
      {MapView && !hasFailed ? <MapView {...map} onFail={fail} /> : null}
      {hasFailed ? null : <MiddlePin />}
      {children}
    </div>
  );
}

/** Its tip stands on the middle of the map. */
function MiddlePin() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 z-1 grid place-items-center">
      <span className="-translate-y-1/2">
        <PinDrop />
      </span>
    </span>
  );
}
