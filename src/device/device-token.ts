import { storage } from '../lib/storage.ts';

const KEY = 'rukn.device';
/** Holds it where nothing can be kept: a code is asked for and given by the same device. */
let current: string | null = null;

/**
 * What this device is known by to the accounts that signed in on it (DEVICE_HEADER in
 * contract/language.ts). It stays when they sign out: tries of their passwords elsewhere then take
 * none from here.
 */
export function deviceToken(): string {
  current ??= storage.get(KEY);
  if (current) return current;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  current = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  storage.set(KEY, current);
  return current;
}
