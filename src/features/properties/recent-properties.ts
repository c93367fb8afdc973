import { MAX_ID } from '../../../contract/limits.ts';
import { ownStorage } from '../../device/own-storage.ts';
import { sessionStore } from '../../device/session-store.ts';

const NAME = 'recent-properties';
/** Maximum number stored. */
const MOST = 12;
const NONE: readonly number[] = [];

const listeners = new Set<() => void>();
let known: { text: string | null; ids: readonly number[] } = { text: null, ids: NONE };

const owner = () => sessionStore.current().user?.id ?? null;

/** The stored ids; none where the text is invalid. */
function parse(text: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    const isId = (id: unknown) => Number.isInteger(id) && Number(id) >= 1 && Number(id) <= MAX_ID;
    return Array.isArray(ids) && ids.every(isId) ? [...new Set<number>(ids)].slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Ids of the last listings that the user opened on this device, the latest first, at most twelve.
 * Only ids are stored: prices come from the server. Browser only.
 */
export const recentProperties = {
  current(): readonly number[] {
    const text = ownStorage.get(NAME, owner());
    // The same array for the same text, as useSyncExternalStore requires.
    if (text !== known.text) known = { text, ids: parse(text) };
    return known.ids;
  },
  serverSnapshot: (): readonly number[] => NONE,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stopSession = sessionStore.subscribe(listener);
    return () => {
      listeners.delete(listener);
      stopSession();
    };
  },
  /** Puts a listing first. */
  add(id: number): void {
    const ids = [id, ...recentProperties.current().filter((other) => other !== id)].slice(0, MOST);
    ownStorage.set(NAME, owner(), JSON.stringify(ids));
    tell();
  },
  clear(): void {
    ownStorage.remove(NAME, owner());
    tell();
  },
};
