import { useSyncExternalStore } from 'react';
import { DRAFT, ownStorage } from './own-storage.ts';

const MINUTE_MS = 60_000;
/** Guests may share a device, so their drafts expire soon. */
export const GUEST_DRAFT_MS = 30 * MINUTE_MS;
/** A signed-in user's drafts are kept as long as their saved answers. */
export const PERSON_DRAFT_MS = 30 * 24 * 60 * MINUTE_MS;

/** The fields of a draft; an empty field is '', 0 or null. */
type Values = Record<string, string | number | null>;

/** Fields that no draft may have; one with such a name is a type error. */
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
  /** Unique among all drafts; part of the storage key. */
  name: string;
  empty: Draft & { [Name in Secret]?: never };
  /**
   * Returns the signed-in user's id, null for a guest; called at each use. No user reads another's.
   */
  owner: () => number | null;
  /** Older drafts are dropped. */
  ttlMs: number;
  /** The field to drop when storage is full: pictures. */
  bulky?: keyof Draft & string;
}

/** Returns the stored fields that this build has and whose types match; the others stay empty. */
function parse<Draft extends Values>(text: string | null, empty: Draft, ttlMs: number): Draft {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null || !('values' in stored) || !('keptAt' in stored))
      return empty;
    const age = Date.now() - Number(stored.keptAt);
    // After the clock was set back, a draft must neither live for ever nor be lost.
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
 * Stores what was typed into a form and not sent yet (DESIGN §9), on the device and for its user
 * only: an error, a reload, a killed tab or a change of language loses nothing. The form clears it
 * once it was sent, and signing out clears it; a session that expires leaves it for its user. Never
 * a password, a code or a card. Where storage is full or forbidden it stays in memory. Browser
 * only.
 */
export function createDraftStore<Draft extends Values>({
  name,
  empty: initial,
  owner,
  ttlMs,
  bulky,
}: DraftSetup<Draft>) {
  const empty: Draft = initial;
  // app/inline/before-first-paint.ts lists a guest's existing drafts in `data-drafts`.
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
    /** The server has no drafts. */
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
     * Whether the last change was stored (except the `bulky` field); if not, the draft lasts only
     * as long as the page.
     */
    isOnDevice: (): boolean => isOnDevice,
    /**
     * Adds what the user typed into a server-rendered page before the app started; stored fields
     * win.
     */
    takeTyped(typed: Partial<Draft>): void {
      const stored = current();
      const fresh = Object.entries(typed).filter(([field, value]) => value && !stored[field]);
      if (fresh.length > 0) become({ ...stored, ...Object.fromEntries(fresh) });
    },
  };
}

/** Returns the current draft; empty while the server renders. */
export function useDraft<Draft extends Values>(store: DraftStore<Draft>): Draft {
  return useSyncExternalStore(store.subscribe, store.current, store.serverSnapshot);
}
