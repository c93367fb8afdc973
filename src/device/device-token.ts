import { storage } from '../lib/storage.ts';

const KEY = 'rukn.device';
/** The fallback without storage: a code must be requested and entered on one device. */
let current: string | null = null;

/**
 * Returns this device's token, by which the server recognises it for the accounts that signed in on
 * it (DEVICE_HEADER in contract/language.ts). It stays after a sign-out: failed password attempts
 * on other devices then do not use up this one's.
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
