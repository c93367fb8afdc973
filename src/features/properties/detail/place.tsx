import { Navigation } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '../../../../contract/property-entities.ts';
import { useMapModule } from '../../../map/use-map-module.ts';
import { Button, linkClasses } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useInView } from '../../../ui/use-in-view.ts';
import { PropertyDetailSection } from './section.tsx';

type Placed = Pick<PropertyDetail, 'latitude' | 'longitude' | 'City' | 'Neighborhood'>;

/**
 * core §2: a map pin if latitude and longitude exist. The map's code loads when it comes near the
 * screen.
 */
export function PropertyDetailPlace({ property }: { property: Placed }) {
  const { t } = useTranslation(['detail', 'shell']);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useInView(box, { once: true, margin: '300px' });
  const { latitude, longitude, City } = property;
  const hasPlace = latitude !== null && longitude !== null;
  const { PropertyMap, hasFailed, isUnsupported, retry, fail } = usePropertyMap(isNear && hasPlace, box);
  if (!hasPlace) return null;
  return (
    <PropertyDetailSection title={t('place.title')}>
      {/* Positions on a map are physical: its box is left-to-right, its texts are not. */}
      <div ref={box} dir="ltr" className="relative h-56 overflow-hidden rounded-card bg-(--map-land) lg:h-80">
        {hasFailed || isUnsupported ? (
          <div
            dir="auto"
            className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-4 text-center"
          >
            <p className="text-small text-balance text-ink-2">
              {isUnsupported ? t('place.unsupported') : t('place.failed')}
            </p>
            {isUnsupported ? null : (
              <Button variant="second" onClick={retry}>
                {t('shell:error.retry')}
              </Button>
            )}
          </div>
        ) : (
          <Skeleton className="absolute! inset-0 rounded-none" />
        )}
        {PropertyMap ? (
          <PropertyMap
            latitude={latitude}
            longitude={longitude}
            cityId={City.id}
            label={t('place.map', { neighborhood: property.Neighborhood.name })}
            onFail={fail}
          />
        ) : null}
      </div>
      <a
        href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
        target="_blank"
        rel="noreferrer"
        className={linkClasses({ className: 'mt-1 gap-1.5' })}
      >
        <Navigation aria-hidden />
        {t('place.directions')}
      </a>
    </PropertyDetailSection>
  );
}

const load = async () => (await import('../map/property-map.tsx')).PropertyMap;

/** A listing's map; does not fetch its code where the browser can't draw it. */
function usePropertyMap(isWanted: boolean, box: RefObject<HTMLElement | null>) {
  /** Null until checked; where it is false, a retry would change nothing. */
  const [isSupported, setSupported] = useState<boolean | null>(null);
  useEffect(() => {
    if (isWanted) setSupported(canDrawMaps());
  }, [isWanted]);
  const { MapView: PropertyMap, ...rest } = useMapModule({
    isWanted: isWanted && isSupported === true,
    box,
    load,
  });
  return { PropertyMap, isUnsupported: isSupported === false, ...rest };
}

/** MapLibre draws with WebGL 2; checked before fetching its code. */
function canDrawMaps(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers limit their number.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
