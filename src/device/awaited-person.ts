import { storage } from '../lib/storage.ts';

const KEY = 'rukn.awaited';
/** A forgotten ad holds a national id, on a device that its person may have left for good. */
const AWAIT_MS = 7 * 24 * 60 * 60_000;

interface Awaited {
  id: number;
  /** ms since 1970. */
  since: number;
}

function read(): Awaited | null {
  const [id = 0, since = 0] = (storage.get(KEY) ?? '').split(' ').map(Number);
  return id ? { id, since } : null;
}

// A clock that was set back does not make him waited for longer.
const isInTime = ({ since }: Awaited) => Math.abs(Date.now() - since) <= AWAIT_MS;

/**
 * Whose session has ended without his doing, while nobody has signed in since: what he typed and did not send waits
 * on the device for him (DESIGN §9), a week long. Null where nobody is waited for.
 */
export function awaitedPerson(): number | null {
  const awaited = read();
  return awaited && isInTime(awaited) ? awaited.id : null;
}

/** Whether somebody has been waited for in vain: what he typed is to go. */
export function isAwaitedInVain(): boolean {
  const awaited = read();
  return awaited !== null && !isInTime(awaited);
}

export const awaitPerson = (id: number): boolean => storage.set(KEY, `${id} ${Date.now()}`);

/** Somebody has signed in, he or another; or the wait is over. */
export const awaitNobody = (): void => storage.remove(KEY);
