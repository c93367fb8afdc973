import type { RefObject } from 'react';
import { useMapModule } from './use-map-module.ts';

const load = async () => (await import('./pins-map.tsx')).PinsMap;

/** The map of pins, wanted as soon as its view is open. */
export function usePinsMap(box: RefObject<HTMLElement | null>) {
  const { MapView: PinsMap, ...rest } = useMapModule({ isWanted: true, box, load });
  return { PinsMap, ...rest };
}
