import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '../../contract/language.ts';
import { storage } from '../lib/storage.ts';

export const SAVED_PREFIX = 'rukn.queries.';
const GUEST = 'guest';
/** A person's own and one more: another language's, or the guest's from before the sign-in. */
const MAX_STORES = 2;

/** Whose answers, in which language: nothing is ever read across (DESIGN §9). */
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

/** The buster stands first in the text, so that a store's build is known without parsing it. */
function startOf(buster: string): string {
  return `{"buster":${JSON.stringify(buster)},`;
}

/** Removes what was saved for any signed-in person, in every language. */
export function removePersonalStores(): void {
  for (const key of storage.keys(SAVED_PREFIX)) if (!key.endsWith(`.${GUEST}`)) storage.remove(key);
}

/** When a store was saved, read off its beginning; 0 where it does not say. */
function savedAt(key: string): number {
  return Number(/^\{"buster":"[^"]*","timestamp":(\d+)/.exec(storage.get(key) ?? '')?.[1] ?? 0);
}

/**
 * Removes the stores of other persons and of other builds. Of a guest's and the owner's own of this
 * build the owner's stays in this language, and as many others as there is room for, the newest
 * first.
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
 * The text of a query is made once for each answer: what did not change costs nothing at the next
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
 * Answers of a clock that ran ahead: as they stand they would count as new until that time comes,
 * and never be asked for again. They are shown, and asked for at once.
 */
function withoutFuture(state: SavedState): SavedState {
  const now = Date.now();
  for (const { state: query } of state.clientState.queries) {
    if (query.dataUpdatedAt > now) Object.assign(query, { dataUpdatedAt: now, isInvalidated: true });
  }
  return state;
}

/**
 * One owner's saved answers in localStorage, through TanStack's persister: bounded, and where the
 * storage is full, first other stores go, then the least worthy queries, then all of it. `mayWrite`
 * is asked at the moment of writing: a save that was under way must not undo a sign-out.
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
    // The caller saves in idle time, seldom enough; the persister need not wait again.
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
    /** At once: a page that is being left has no time for the persister's timer. */
    saveNow(state: SavedState): void {
      // Where the storage is full, the last save, which made room, stays.
      if (mayWrite()) storage.set(key, toText(state));
    },
    /** What is saved and readable by this build; else null, and the store is dropped. */
    read(buster: string, maxAgeMs: number): SavedState | null {
      try {
        const state = persister.restoreClient() as SavedState | undefined;
        if (state === undefined) return null;
        const isReadable = state.buster === buster && Date.now() - state.timestamp <= maxAgeMs;
        if (isReadable && Array.isArray(state.clientState.queries)) return withoutFuture(state);
      } catch {
        // Not JSON, or of another shape: dropped below.
      }
      void persister.removeClient();
      return null;
    },
    remove: (): void => void persister.removeClient(),
  };
}

export type SavedQuery = DehydratedState['queries'][number];

/**
 * Bound of one store in UTF-16 code units. Browsers give an origin 5 MB, which are 2.5 million of
 * them, or more: two stores (MAX_STORES) and everything else of ours still fit in the smallest.
 */
export const MAX_STORE_LENGTH = 1_150_000;

/** The first screen, then what a user keeps and the listings that they opened. */
const KEPT_LONGEST = ['home.get', 'favourites.list', 'properties.retrieve'];
/** Pages of results, by far the most there is, and soon out of date. */
const GO_FIRST = [
  'properties.list',
  'properties.nearYou',
  'properties.pins',
  'properties.similar',
  'properties.prices',
  'properties.count',
];

/** Small for what is kept longest; places, types and the company are in the middle. */
function rank({ queryKey }: SavedQuery): number {
  const name = String(queryKey[1]);
  const place = KEPT_LONGEST.indexOf(name);
  if (place >= 0) return place;
  return KEPT_LONGEST.length + (GO_FIRST.includes(name) ? 1 : 0);
}

/**
 * The queries from the most to the least worth keeping: by rank, and the newest first within one.
 */
export function byWorth(queries: readonly SavedQuery[]): SavedQuery[] {
  return [...queries].sort((a, b) => rank(a) - rank(b) || b.state.dataUpdatedAt - a.state.dataUpdatedAt);
}

/**
 * Leaves out the less worthy quarter (at least one), for a storage that has no room; null when
 * nothing is left.
 */
export function lighter(queries: readonly SavedQuery[]): SavedQuery[] | null {
  const kept = Math.floor(queries.length * 0.75);
  return kept > 0 ? byWorth(queries).slice(0, kept) : null;
}

/**
 * The JSON texts of as many queries as fit into `maxLength`, the most worth keeping first. One that
 * does not fit is left out, smaller ones after it may still fit.
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
