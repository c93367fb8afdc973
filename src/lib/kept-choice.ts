import { storage } from './storage.ts';

/**
 * Keeps a choice that index.html's script reads before the first paint: the language (core §9), the theme. Where
 * storage is full or forbidden, in the tab's name, which outlives its reloads. Null for none. Answers whether it is stored.
 */
export function keepChoice(key: 'rukn.language' | 'rukn.theme', choice: string | null): boolean {
  if (choice === null) storage.remove(key);
  else storage.set(key, choice);
  const isStored = storage.get(key) === choice;
  const others = window.name.split(' ').filter((part) => !part.startsWith(`${key}=`));
  const inTab = choice === null || isStored ? [] : [`${key}=${choice}`];
  window.name = [...others, ...inTab].join(' ').trim();
  return isStored;
}
