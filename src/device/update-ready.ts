import { useSyncExternalStore } from 'react';

let isUpdateReady = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A new version is installed and waits. */
export function offerUpdate(): void {
  isUpdateReady = true;
  for (const listener of listeners) listener();
}

/** Whether a new version is installed and waits for `applyUpdate`. */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isUpdateReady,
    () => false,
  );
}
