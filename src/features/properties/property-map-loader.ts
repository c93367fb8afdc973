import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import { MAP_RETRY_MS } from '../../../contract/limits.ts';
import type { PropertyMapProps } from './property-map.tsx';

/** Ten seconds of trying; then the reader is asked. */
const MOST_TRIES = 10_000 / MAP_RETRY_MS;

/**
 * core §8: where the map's code or its box is not ready, that is logged and tried again every 200 ms;
 * bounded, so that a device without network comes to rest. `fail` is for the map itself (no WebGL).
 */
export function usePropertyMap(isWanted: boolean, box: RefObject<HTMLElement | null>) {
  const [PropertyMap, setPropertyMap] = useState<ComponentType<PropertyMapProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  /** Trying again would change nothing. */
  const [isUnsupported, setUnsupported] = useState(false);

  useEffect(() => {
    if (!isWanted || PropertyMap || hasFailed || isUnsupported) return;
    if (!canDrawMaps()) {
      setUnsupported(true);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let tries = 0;
    const attempt = async () => {
      try {
        if (!box.current?.clientWidth) throw new Error('the map has no room yet');
        const module = await import('./property-map.tsx');
        if (!isGone) setPropertyMap(() => module.PropertyMap);
      } catch (error) {
        tries += 1;
        if (tries === 1) console.error('The map is not ready:', error);
        if (isGone) return;
        if (tries < MOST_TRIES) timer = setTimeout(attempt, MAP_RETRY_MS);
        else setFailed(true);
      }
    };
    void attempt();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isWanted, PropertyMap, hasFailed, isUnsupported, box]);

  const fail = useCallback(() => {
    setPropertyMap(null);
    setFailed(true);
  }, []);
  const retry = useCallback(() => setFailed(false), []);
  return { PropertyMap, hasFailed, isUnsupported, fail, retry };
}

/** MapLibre draws with WebGL 2; asked before its code is fetched in vain. */
function canDrawMaps(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers keep few of them at a time.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
