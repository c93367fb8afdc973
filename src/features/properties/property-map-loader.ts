import { type RefObject, useEffect, useState } from 'react';
import { useMapModule } from './use-map-module.ts';

const load = async () => (await import('./property-map.tsx')).PropertyMap;

/** A listing's map; its code is not fetched in vain where the browser draws no maps. */
export function usePropertyMap(isWanted: boolean, box: RefObject<HTMLElement | null>) {
  /** Null until asked; where it is false, trying again would change nothing. */
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

/** MapLibre draws with WebGL 2; asked before its code is fetched in vain. */
function canDrawMaps(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers keep few of them at a time.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
