import { MAX_ID } from '../../../../contract/limits.ts';
import { ownStorage } from '../../../device/own-storage.ts';
import { sessionStore } from '../../../device/session-store.ts';
import { recentProperties } from '../recent-properties.ts';

const NAME = 'seen-pins';
/** Pins that a device remembers; the oldest leave first. */
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
 * Which listings this person has looked at on this device, from a map's pin or otherwise: a map
 * shows them apart. Only ids are kept, and only on the device. Touched by the browser alone.
 */
export const visitedPins = {
  /** All of them as they are now. */
  current: (): ReadonlySet<number> => new Set([...stored(), ...recentProperties.current()]),
  /** Puts a home among them. */
  add(id: number): void {
    const ids = [id, ...[...stored()].filter((other) => other !== id)].slice(0, MOST);
    ownStorage.set(NAME, owner(), JSON.stringify(ids));
  },
};
