import type { RefObject } from 'react';
import { useMapModule } from './use-map-module.ts';

const load = async () => (await import('./property-map-results.tsx')).PropertyMapResults;

/** The map of results, wanted as soon as its view is open. */
export function useResultsMap(box: RefObject<HTMLElement | null>) {
  const { MapView: ResultsMap, ...rest } = useMapModule({ isWanted: true, box, load });
  return { ResultsMap, ...rest };
}
