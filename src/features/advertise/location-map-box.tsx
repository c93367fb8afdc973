import { House } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import { useMapModule } from '../properties/use-map-module.ts';
import type { LocationMapProps } from './location-map.tsx';

const load = async () => (await import('./location-map.tsx')).LocationMap;

interface LocationMapBoxProps extends Omit<LocationMapProps, 'onFail'> {
  hasPin: boolean;
  className?: string;
  /** What stands over the map: buttons. */
  children?: ReactNode;
}

/** The map of one place in its box, with the pin; a skeleton until it is there, a sentence where it can't be. */
export function LocationMapBox({ hasPin, className, children, ...map }: LocationMapBoxProps) {
  const { t } = useTranslation(['advertise', 'shell']);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useInView(box, { once: true, margin: '300px' });
  const { MapView, hasFailed, fail, retry } = useMapModule({ isWanted: isNear, box, load });
  return (
    // Positions on a map are physical: its box runs from the left, its words do not.
    <div ref={box} dir="ltr" className={cx('relative overflow-hidden bg-(--map-land)', className)}>
      {hasFailed ? (
        <div
          dir="auto"
          className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-4 text-center"
        >
          <p className="text-small text-balance text-ink-2">{t('location.failed')}</p>
          <Button variant="second" onClick={retry} className="relative z-2">
            {t('shell:error.retry')}
          </Button>
        </div>
      ) : (
        <Skeleton className="absolute! inset-0 rounded-none" />
      )}
      {MapView && !hasFailed ? <MapView {...map} onFail={fail} /> : null}
      {hasPin && !hasFailed ? <MiddlePin /> : null}
      {children}
    </div>
  );
}

/** Its tip stands on the middle of the map. */
function MiddlePin() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 z-1 grid place-items-center">
      <span className="relative grid -translate-y-1/2 place-items-center">
        <svg
          viewBox="0 0 48 56"
          width="48"
          height="56"
          aria-hidden="true"
          className="drop-shadow-[0_6px_6px_rgb(40_20_10/0.35)]"
        >
          <path d="M24 55C13 42 5 33 5 22a19 19 0 0 1 38 0c0 11-8 20-19 33z" className="fill-clay" />
        </svg>
        <House className="absolute top-2.5 icon-24 fill-ground text-ground" />
      </span>
    </span>
  );
}
