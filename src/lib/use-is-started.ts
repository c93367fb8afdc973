import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the app has started: false while the server renders and until its page is hydrated. */
export function useIsStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
