import { useSyncExternalStore } from 'react';
import { hasPasskeys } from './passkeys.ts';

const never = () => () => undefined;

/** Whether the browser has passkeys here; false while the server renders. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(never, hasPasskeys, () => false);
}
