import { useSyncExternalStore } from 'react';
import { DRAFT, ownStorage } from './own-storage.ts';

const MINUTE_MS = 60_000;
/** A guest may share the device: what they typed to get in is forgotten soon. */
export const GUEST_DRAFT_MS = 30 * MINUTE_MS;
/** A signed-in user's own form is kept as long as what they have seen. */
export const PERSON_DRAFT_MS = 30 * 24 * 60 * MINUTE_MS;

/** What a draft may hold; a field that is still empty is '', 0 or null. */
type Values = Record<string, string | number | null>;

/** What no draft ever holds; a field with one of these names is a type error. */
type Secret =
  | 'password'
  | 'oldPassword'
  | 'newPassword'
  | 'code'
  | 'otp'
  | 'pin'
  | 'cvv'
  | 'cardNumber'
  | 'token';

interface DraftSetup<Draft extends Values> {
  /** Of its own among all drafts; a part of the key under which it is kept. */
  name: string;
  empty: Draft & { [Name in Secret]?: never };
  /** The owner, read at each use: null for a guest. No user reads another's. */
  owner: () => number | null;
  /** Older ones are forgotten. */
  ttlMs: number;
  /** Left out where the device has no room for all: pictures. */
  bulky?: keyof Draft & string;
}

/**
 * The fields of a stored draft that this build knows, each of its own kind; all else stays empty.
 */
function parse<Draft extends Values>(text: string | null, empty: Draft, ttlMs: number): Draft {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null || !('values' in stored) || !('keptAt' in stored))
      return empty;
    const age = Date.now() - Number(stored.keptAt);
    // A clock that was set back must not keep it for ever, nor lose what was typed a moment ago.
    if (!(Math.abs(age) <= ttlMs) || typeof stored.values !== 'object' || stored.values === null)
      return empty;
    const isKnown = ([key, value]: [string, unknown]) =>
      key in empty && (empty[key] === null ? typeof value === 'string' : typeof value === typeof empty[key]);
    return { ...empty, ...Object.fromEntries(Object.entries(stored.values).filter(isKnown)) };
  } catch {
    return empty;
  }
}

export type DraftStore<Draft extends Values> = ReturnType<typeof createDraftStore<Draft>>;

/**
 * What was typed into a form and not sent yet (DESIGN §9): kept on the device for its user alone,
 * so that an error, a reload, a killed tab, a change of language or a lift loses nothing. The form
 * clears it once it went through, and signing out clears it with everything else of the user; a
 * session that expires leaves it for them. Never a password, a code or a card. Where storage is
 * full or forbidden it stays in memory. Used in the browser only.
 */
export function createDraftStore<Draft extends Values>({
  name,
  empty: initial,
  owner,
  ttlMs,
  bulky,
}: DraftSetup<Draft>) {
  const empty: Draft = initial;
  // app/inline/before-first-paint.ts names a guest's drafts that are there (`data-drafts`).
  const key = DRAFT + name;
  const listeners = new Set<() => void>();
  let draft: { of: number | null; values: Draft } | null = null;
  let isOnDevice = true;

  function save(values: Draft, of: number | null): boolean {
    const text = (part: Values) => JSON.stringify({ keptAt: Date.now(), values: part });
    if (ownStorage.set(key, of, text(values))) return true;
    return bulky !== undefined && ownStorage.set(key, of, text({ ...values, [bulky]: empty[bulky] ?? null }));
  }

  function become(values: Draft): void {
    const of = owner();
    const isEmpty = Object.keys(empty).every((field) => values[field] === empty[field]);
    draft = { of, values: isEmpty ? empty : values };
    if (isEmpty) ownStorage.remove(key, of);
    isOnDevice = isEmpty || save(values, of);
    for (const listener of listeners) listener();
  }

  function current(): Draft {
    const of = owner();
    if (draft?.of !== of || draft === null) {
      draft = { of, values: parse(ownStorage.get(key, of), empty, ttlMs) };
    }
    return draft.values;
  }

  return {
    current,
    /** The server knows no drafts. */
    serverSnapshot: (): Draft => empty,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(part: Partial<Draft>): void {
      become({ ...current(), ...part });
    },
    clear(): void {
      become(empty);
    },
    /**
     * Whether the device has taken what was typed last, but for what is bulky; else it lives as
     * long as the page.
     */
    isOnDevice: (): boolean => isOnDevice,
    /**
     * Takes what was typed into a page of the server's before the app had started, where nothing is
     * kept.
     */
    takeTyped(typed: Partial<Draft>): void {
      const stored = current();
      const fresh = Object.entries(typed).filter(([field, value]) => value && !stored[field]);
      if (fresh.length > 0) become({ ...stored, ...Object.fromEntries(fresh) });
    },
  };
}

/** A draft as it stands; empty while the server renders. */
export function useDraft<Draft extends Values>(store: DraftStore<Draft>): Draft {
  return useSyncExternalStore(store.subscribe, store.current, store.serverSnapshot);
}
