import { useSyncExternalStore } from 'react';
import { tabStorage } from './tab-storage.ts';

/** index.html's script names the drafts that are there before the first paint (`data-drafts`). */
const PREFIX = 'draft.';

/** What a draft may hold; a field that is still empty is '' or 0. */
type Values = Record<string, string | number>;

/** The fields of a draft that this build knows, each of its own kind; all else stays empty. */
function parse<Draft extends Values>(text: string | null, empty: Draft): Draft {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return empty;
    const known = Object.entries(kept).filter(([key, value]) => typeof value === typeof empty[key]);
    return { ...empty, ...Object.fromEntries(known) };
  } catch {
    return empty;
  }
}

/**
 * What was typed and not finished yet: kept by the tab, so that an error, a reload or a change of language
 * loses nothing, and gone with the tab. Never a password, a code or a card. Where storage is full or
 * forbidden it lives in memory. Touched by the browser alone.
 */
export function createDraftStore<Draft extends Values>(name: string, empty: Draft) {
  const key = PREFIX + name;
  const listeners = new Set<() => void>();
  let draft: Draft | null = null;

  function become(next: Draft): void {
    draft = next;
    if (next === empty) tabStorage.remove(key);
    else tabStorage.set(key, JSON.stringify(next));
    for (const listener of listeners) listener();
  }

  function current(): Draft {
    draft ??= parse(tabStorage.get(key), empty);
    return draft;
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
    /** Takes what was typed into a page of the server's before the app had started, where nothing is kept. */
    takeTyped(typed: Partial<Draft>): void {
      const kept = current();
      const fresh = Object.entries(typed).filter(([field, value]) => value && !kept[field]);
      if (fresh.length > 0) become({ ...kept, ...Object.fromEntries(fresh) });
    },
  };
}

/** A draft as it stands; empty while the server renders. */
export function useDraft<Draft extends Values>(store: ReturnType<typeof createDraftStore<Draft>>): Draft {
  return useSyncExternalStore(store.subscribe, store.current, store.serverSnapshot);
}
