import { storage } from './storage.ts';

/** Chosen: the language (core §9), the theme. */
type Key = 'rukn.language' | 'rukn.theme';

/**
 * The stored choice, the tab's own first; null for none. app/inline reads it before the first
 * paint.
 */
export function storedChoice(key: Key): string | null {
  return new RegExp(`(?:^| )${key}=(\\w+)`).exec(window.name)?.[1] ?? storage.get(key);
}

/**
 * Keeps a choice, null for none. Where storage is full or forbidden, in the tab's name, which
 * outlives its reloads. Answers whether it is stored.
 */
export function storeChoice(key: Key, choice: string | null): boolean {
  if (choice === null) storage.remove(key);
  else storage.set(key, choice);
  const isStored = storage.get(key) === choice;
  const others = window.name.split(' ').filter((part) => !part.startsWith(`${key}=`));
  const inTab = choice === null || isStored ? [] : [`${key}=${choice}`];
  window.name = [...others, ...inTab].join(' ').trim();
  return isStored;
}
