import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '../../contract/language.ts';
import { storage } from '../lib/storage.ts';

export const SAVED_PREFIX = 'rukn.queries.';
const GUEST = 'guest';
/**
 * The user's own store and one more: in another language, or the guest's from before the sign-in.
 */
const MAX_STORES = 2;

/** The user and language of a store; no other user or language reads it (DESIGN §9). */
export interface StoreOwner {
  language: Language;
  /** null for a guest. */
  userId: number | null;
}

interface SavedState {
  buster: string;
  /** When it was saved, ms since the epoch. */
  timestamp: number;
  clientState: DehydratedState;
}

function storeKey({ language, userId }: StoreOwner): string {
  return `${SAVED_PREFIX}${language}.${userId ?? GUEST}`;
}

/** The text begins with the buster, so that a store's build can be read without parsing it. */
function startOf(buster: string): string {
  return `{"buster":${JSON.stringify(buster)},`;
}

/** Removes the stores of all signed-in users, in every language. */
export function removePersonalStores(): void {
  for (const key of storage.keys(SAVED_PREFIX)) if (!key.endsWith(`.${GUEST}`)) storage.remove(key);
}

/** When a store was saved (ms since the epoch), read from the start of its text; 0 if missing. */
function savedAt(key: string): number {
  return Number(/^\{"buster":"[^"]*","timestamp":(\d+)/.exec(storage.get(key) ?? '')?.[1] ?? 0);
}

/**
 * Removes the stores of other users and other builds. Keeps the owner's store in this language, and
 * as many other stores of the owner and of guests as there is room for, the newest first.
 */
export function removeForeignStores(owner: StoreOwner, buster: string): void {
  const own = storeKey(owner);
  const others: string[] = [];
  for (const key of storage.keys(SAVED_PREFIX)) {
    const isOurs = key.endsWith(`.${GUEST}`) || key.endsWith(`.${owner.userId}`);
    if (!isOurs || !storage.get(key)?.startsWith(startOf(buster))) storage.remove(key);
    else if (key !== own) others.push(key);
  }
  others.sort((a, b) => savedAt(b) - savedAt(a));
  for (const key of others.slice(MAX_STORES - 1)) storage.remove(key);
}

/**
 * Caches each query's JSON by its answer, so that an unchanged query costs nothing at the next
 * save.
 */
function createTextOf() {
  const texts = new WeakMap<object, { query: string; text: string }>();
  return (query: SavedQuery): string => {
    const { data } = query.state;
    const identity = `${query.queryHash} ${query.state.dataUpdatedAt} ${query.state.isInvalidated}`;
    const isObject = typeof data === 'object' && data !== null;
    const known = isObject ? texts.get(data) : undefined;
    if (known?.query === identity) return known.text;
    const text = JSON.stringify(query);
    if (isObject) texts.set(data, { query: identity, text });
    return text;
  };
}

/**
 * Answers saved while the clock ran ahead would count as fresh until that time, and never be
 * refetched. They are shown, and refetched at once.
 */
function withoutFuture(state: SavedState): SavedState {
  const now = Date.now();
  for (const { state: query } of state.clientState.queries) {
    if (query.dataUpdatedAt > now) Object.assign(query, { dataUpdatedAt: now, isInvalidated: true });
  }
  return state;
}

/**
 * One owner's saved answers in localStorage, through TanStack's persister, limited in size. When
 * storage is full, first other stores are removed, then the least useful queries, then this store.
 * `mayWrite` is called at the moment of writing: a pending save must not undo a sign-out.
 */
export function createQueryStore(owner: StoreOwner, mayWrite: () => boolean) {
  const key = storeKey(owner);
  const textOf = createTextOf();
  const toText = ({
    buster,
    timestamp,
    clientState,
  }: Pick<SavedState, 'buster' | 'timestamp'> & {
    clientState: { queries: readonly unknown[] };
  }) =>
    `${startOf(buster)}"timestamp":${timestamp},"clientState":{"mutations":[],"queries":[${fittingTexts(
      clientState.queries as SavedQuery[],
      textOf,
    )}]}}`;
  const persister = createSyncStoragePersister({
    key,
    // The caller already saves rarely and in idle time.
    throttleTime: 0,
    storage: {
      getItem: storage.get,
      setItem: (name, text) => {
        if (mayWrite() && !storage.set(name, text)) throw new Error('The storage is full');
      },
      removeItem: storage.remove,
    },
    serialize: toText,
    retry: ({ persistedClient, errorCount }) => {
      if (errorCount === 1) {
        for (const other of storage.keys(SAVED_PREFIX)) if (other !== key) storage.remove(other);
        return persistedClient;
      }
      const queries = lighter(persistedClient.clientState.queries as SavedQuery[]);
      if (queries) return { ...persistedClient, clientState: { mutations: [], queries } };
      storage.remove(key);
      return undefined;
    },
  });

  return {
    save(state: SavedState): void {
      void persister.persistClient(state);
    },
    /** Synchronous: when a page is closing, the persister's timer would not run. */
    saveNow(state: SavedState): void {
      // If storage is full, the last save stays, which already dropped queries.
      if (mayWrite()) storage.set(key, toText(state));
    },
    /** The saved state if this build can read it; else null, and the store is removed. */
    read(buster: string, maxAgeMs: number): SavedState | null {
      try {
        const state = persister.restoreClient() as SavedState | undefined;
        if (state === undefined) return null;
        const isReadable = state.buster === buster && Date.now() - state.timestamp <= maxAgeMs;
        if (isReadable && Array.isArray(state.clientState.queries)) return withoutFuture(state);
      } catch {
        // Not JSON, or another shape: removed below.
      }
      void persister.removeClient();
      return null;
    },
    remove: (): void => void persister.removeClient(),
  };
}

export type SavedQuery = DehydratedState['queries'][number];

/**
 * Size limit of one store in UTF-16 code units. Browsers give an origin at least 5 MB, which is 2.5
 * million units: two stores (MAX_STORES) and our other entries fit.
 */
export const MAX_STORE_LENGTH = 1_150_000;

/** The home screen, then favourites and opened listings. */
const KEPT_LONGEST = ['home.get', 'favourites.list', 'properties.retrieve'];
/** Result pages: they take the most room and are soon out of date. */
const GO_FIRST = [
  'properties.list',
  'properties.nearYou',
  'properties.pins',
  'properties.similar',
  'properties.prices',
  'properties.count',
];

/** The lower, the longer it is kept; places, types and the company are in the middle. */
function rank({ queryKey }: SavedQuery): number {
  const name = String(queryKey[1]);
  const place = KEPT_LONGEST.indexOf(name);
  if (place >= 0) return place;
  return KEPT_LONGEST.length + (GO_FIRST.includes(name) ? 1 : 0);
}

/** Sorts the queries from the most to the least worth keeping: by rank, then the newest first. */
export function byWorth(queries: readonly SavedQuery[]): SavedQuery[] {
  return [...queries].sort((a, b) => rank(a) - rank(b) || b.state.dataUpdatedAt - a.state.dataUpdatedAt);
}

/** Drops the least useful quarter (at least one), for a full storage; null when none is left. */
export function lighter(queries: readonly SavedQuery[]): SavedQuery[] | null {
  const kept = Math.floor(queries.length * 0.75);
  return kept > 0 ? byWorth(queries).slice(0, kept) : null;
}

/**
 * The JSON of as many queries as fit into `maxLength`, the most worth keeping first. One that does
 * not fit is skipped; smaller ones after it may still fit.
 */
export function fittingTexts(
  queries: readonly SavedQuery[],
  toText: (query: SavedQuery) => string,
  maxLength = MAX_STORE_LENGTH,
): string[] {
  let room = maxLength;
  return byWorth(queries)
    .map(toText)
    .filter((text) => {
      if (text.length + 1 > room) return false;
      room -= text.length + 1;
      return true;
    });
}
