const KEY_FORM = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;

export function isStorageKey(key: string): boolean {
  return KEY_FORM.test(key);
}

/** Throws unless `key` is a valid storage key: nothing else may become a path or URL. */
export function requireKey(key: string): void {
  if (!isStorageKey(key)) throw new Error('This is no key of a stored file');
}
