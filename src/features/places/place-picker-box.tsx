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
 * A map takes a slow phone long to draw. After this delay its sheet has opened, and a user who
 * wants one of its buttons has pressed it. In a form the map is only a picture, with nothing to
 * press.
 */
const REST_MS = 700;
const load = async () => (await import('./place-picker-map.tsx')).PropertyMapPicker;

interface PlacePickerBoxProps extends Omit<PropertyMapPickerProps, 'onFail'> {
  /** Shown where the map can't be drawn. */
  failed: string;
  className?: string;
  /** Buttons over the map. */
  children?: ReactNode;
}

/** A map of one place with a pin; a skeleton while it loads, a message if it fails. */
export function PlacePickerBox({ failed, className, children, ...map }: PlacePickerBoxProps) {
  const { t } = useTranslation('shell');
  const box = useRef<HTMLDivElement>(null);
  const isNear = useInView(box, { once: true, margin: '300px' });
  const isWanted = useIdle(isNear && !map.isCovered, REST_MS);
  const { MapView, hasFailed, fail, retry } = useMapModule({ isWanted, box, load });
  return (
    // Map positions are physical, so the box is left to right; its texts are not.
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

/** Its tip points to the middle of the map. */
function MiddlePin() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 z-1 grid place-items-center">
      <span className="-translate-y-1/2">
        <PinDrop />
      </span>
    </span>
  );
}
