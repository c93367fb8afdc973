import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import { MAP_RETRY_MS } from '../../contract/limits.ts';
import { CODE_NOT_HERE, recoverCode } from '../device/register-worker.ts';

/** How long to retry before the screen offers a button. */
const TRYING_MS = 10_000;

interface MapModule<Props> {
  /** Nothing is fetched before this is true. */
  isWanted: boolean;
  box: RefObject<HTMLElement | null>;
  /** Fetches the map's code; must be the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
}

/**
 * Loads a map's component once its box has a width. core §8: a failure is logged and retried every
 * 200 ms, but only for 10 s, so that an offline device stops retrying. Call `fail` where the map
 * itself fails (no WebGL); `retry` starts over.
 */
export function useMapModule<Props>({ isWanted, box, load }: MapModule<Props>) {
  const [MapView, setMapView] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isWanted || MapView || hasFailed) return;
    return keepTrying(
      () => {
        if (!box.current?.clientWidth) throw new Error('the map has no room yet');
        return load();
      },
      (Loaded) => setMapView(() => Loaded),
      () => setFailed(true),
    );
  }, [isWanted, MapView, hasFailed, box, load]);

  const fail = useCallback(() => {
    setMapView(null);
    setFailed(true);
  }, []);
  const retry = useCallback(() => setFailed(false), []);
  return { MapView, hasFailed, fail, retry };
}

/** Retries until it has loaded or time is up; returns a function that stops it. */
function keepTrying<Loaded>(
  load: () => Promise<Loaded>,
  onLoad: (loaded: Loaded) => void,
  onFail: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let hasTried = false;
  const end = performance.now() + TRYING_MS;
  const timeIsUp = () =>
    new Promise<void>((done) => {
      timer = setTimeout(done, end - performance.now());
    });
  const noteFirstFailure = async (error: unknown) => {
    hasTried = true;
    console.error('The map is not ready:', error);
    // The map is not precached: after a deploy only the new version has its code. Requests in the
    // meantime would keep the old service worker busy, and the new one waits for it.
    if (error instanceof Error && error.name === CODE_NOT_HERE)
      await Promise.race([recoverCode(), timeIsUp()]);
  };
  const attempt = async () => {
    try {
      const loaded = await load();
      if (!isStopped) onLoad(loaded);
    } catch (error) {
      if (!hasTried) await noteFirstFailure(error);
      if (isStopped) return;
      if (performance.now() < end) timer = setTimeout(attempt, MAP_RETRY_MS);
      else onFail();
    }
  };
  void attempt();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
