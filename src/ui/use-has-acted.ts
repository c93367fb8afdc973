import { useSyncExternalStore } from 'react';

const ACTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

let hasActed = false;
const listeners = new Set<() => void>();

function act(): void {
  hasActed = true;
  for (const name of ACTS) window.removeEventListener(name, act, true);
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0 && !hasActed) {
    for (const name of ACTS) window.addEventListener(name, act, { capture: true, passive: true });
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether the person has moved, touched, typed or scrolled since the page was opened: what only answers
 * their hand need not weigh on the first load.
 */
export function useHasActed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasActed,
    () => false,
  );
}
