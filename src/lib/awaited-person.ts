import { storage } from './storage.ts';

const KEY = 'rukn.awaited';

/**
 * Whose session has ended without his doing, while nobody has signed in since: what he typed and did not send waits
 * on the device for him (DESIGN §9). Null where nobody is waited for.
 */
export const awaitedPerson = (): number | null => Number(storage.get(KEY)) || null;

export const awaitPerson = (id: number): boolean => storage.set(KEY, String(id));

/** Somebody has signed in, he or another. */
export const awaitNobody = (): void => storage.remove(KEY);
