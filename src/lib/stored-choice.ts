import { storage } from './storage.ts';

/** The user's choices: the language (core §9) and the theme. */
type Key = 'rukn.language' | 'rukn.theme';

/**
 * The stored choice, the tab's before the device's; null for none. app/inline reads it before the
 * first paint.
 */
export function storedChoice(key: Key): string | null {
  return new RegExp(`(?:^| )${key}=(\\w+)`).exec(window.name)?.[1] ?? storage.get(key);
}

/**
 * Stores a choice; null removes it. Where storage is full or forbidden, it goes into `window.name`,
 * which survives reloads. Returns whether localStorage has it.
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
