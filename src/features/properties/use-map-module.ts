import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import { MAP_RETRY_MS } from '../../../contract/limits.ts';
import { CODE_NOT_HERE, recoverCode } from '../../pwa/register-worker.ts';

/** Ten seconds of trying; then the reader is asked. */
const MOST_TRIES = 10_000 / MAP_RETRY_MS;

interface MapModule<Props> {
  /** Nothing is fetched before it is. */
  isWanted: boolean;
  box: RefObject<HTMLElement | null>;
  /** Fetches the map's code; the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
}

/**
 * A map, once its code and its box are there. core §8: where they are not ready, that is logged and tried
 * again every 200 ms; bounded, so that a device without network comes to rest. `fail` is for the map
 * itself (no WebGL); `retry` starts over.
 */
export function useMapModule<Props>({ isWanted, box, load }: MapModule<Props>) {
  const [MapView, setMapView] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isWanted || MapView || hasFailed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let tries = 0;
    const attempt = async () => {
      try {
        if (!box.current?.clientWidth) throw new Error('the map has no room yet');
        const Loaded = await load();
        if (!isGone) setMapView(() => Loaded);
      } catch (error) {
        tries += 1;
        if (tries === 1) console.error('The map is not ready:', error);
        // The map is not precached: after a deploy its code is in the new version only.
        if (tries === 1 && error instanceof Error && error.name === CODE_NOT_HERE) void recoverCode();
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
  }, [isWanted, MapView, hasFailed, box, load]);

  const fail = useCallback(() => {
    setMapView(null);
    setFailed(true);
  }, []);
  const retry = useCallback(() => setFailed(false), []);
  return { MapView, hasFailed, fail, retry };
}
