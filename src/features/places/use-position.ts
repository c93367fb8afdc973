import { useEffect, useSyncExternalStore } from 'react';
import { positionStore } from './position-store.ts';

/** Where to show properties around: the default until the browser has given a position. */
export function usePosition() {
  const state = useSyncExternalStore(
    positionStore.subscribe,
    positionStore.current,
    positionStore.serverSnapshot,
  );
  useEffect(() => {
    void positionStore.takeGranted();
  }, []);
  return { ...state, locate: positionStore.locate };
}
