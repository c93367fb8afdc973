import { storage } from '../lib/storage.ts';

const KEY = 'rukn.visits';
/** Coming back within this time is still the same visit. */
const PAUSE_MS = 30 * 60_000;

/** How often this device has been here, and when last (ms since the epoch). */
function read(): [count: number, last: number] {
  const [count, last] = (storage.get(KEY) ?? '').split(' ').map(Number);
  return [count || 0, last || 0];
}

/** Counts a visit; call once at start. */
export function noteVisit(now: number): void {
  const [count, last] = read();
  const isNew = Math.abs(now - last) > PAUSE_MS;
  storage.set(KEY, `${isNew ? count + 1 : count} ${now}`);
}

export function visitCount(): number {
  return read()[0];
}
