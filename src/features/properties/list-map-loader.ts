import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import { MAP_RETRY_MS } from '../../../contract/limits.ts';
import type { PropertyMapResultsProps } from './property-map-results.tsx';

/** Ten seconds of trying; then the reader is asked. */
const MOST_TRIES = 10_000 / MAP_RETRY_MS;

/**
 * The map of results, once its code and its box are there: core §8, tried again every 200 ms, bounded.
 * `fail` is for the map itself (no WebGL); `retry` starts over.
 */
export function useResultsMap(box: RefObject<HTMLElement | null>) {
  const [ResultsMap, setResultsMap] = useState<ComponentType<PropertyMapResultsProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (ResultsMap || hasFailed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let tries = 0;
    const attempt = async () => {
      try {
        if (!box.current?.clientWidth) throw new Error('the map has no room yet');
        const module = await import('./property-map-results.tsx');
        if (!isGone) setResultsMap(() => module.PropertyMapResults);
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
  }, [ResultsMap, hasFailed, box]);

  const fail = useCallback(() => {
    setResultsMap(null);
    setFailed(true);
  }, []);
  const retry = useCallback(() => setFailed(false), []);
  return { ResultsMap, hasFailed, fail, retry };
}
