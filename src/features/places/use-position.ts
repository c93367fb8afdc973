import { useEffect, useSyncExternalStore } from 'react';
import { positionStore } from './position-store.ts';

/** The position around which to show properties: the default until the browser returns one. */
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
