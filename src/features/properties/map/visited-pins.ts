import { MAX_ID } from '../../../../contract/limits.ts';
import { ownStorage } from '../../../device/own-storage.ts';
import { sessionStore } from '../../../device/session-store.ts';
import { recentProperties } from '../recent-properties.ts';

const NAME = 'seen-pins';
/** Pins stored on a device; the oldest go first. */
const MOST = 300;

const owner = () => sessionStore.current().user?.id ?? null;

let known: { text: string | null; ids: ReadonlySet<number> } = { text: null, ids: new Set() };

/** The stored ids; none where the text is not readable. */
function parse(text: string | null): ReadonlySet<number> {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    const isId = (id: unknown): id is number =>
      Number.isInteger(id) && Number(id) >= 1 && Number(id) <= MAX_ID;
    return new Set(Array.isArray(ids) ? ids.filter(isId).slice(0, MOST) : []);
  } catch {
    return new Set();
  }
}

function stored(): ReadonlySet<number> {
  const text = ownStorage.get(NAME, owner());
  if (text !== known.text) known = { text, ids: parse(text) };
  return known.ids;
}

/**
 * Listings that the user has opened on this device, from a map or elsewhere: maps draw them
 * differently. Stores only ids, only on the device. Browser only.
 */
export const visitedPins = {
  /** A snapshot of all. */
  current: (): ReadonlySet<number> => new Set([...stored(), ...recentProperties.current()]),
  add(id: number): void {
    const ids = [id, ...[...stored()].filter((other) => other !== id)].slice(0, MOST);
    ownStorage.set(NAME, owner(), JSON.stringify(ids));
  },
};
