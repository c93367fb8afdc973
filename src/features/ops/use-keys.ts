import { useEffect, useEffectEvent } from 'react';

/** The console's keys, each by the name of its text: what the help shows and all that acts. */
export const OPS_KEYS = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'reject',
  x: 'mark',
  c: 'claim',
  t: 'takeOver',
  z: 'undo',
  '/': 'search',
  '?': 'help',
} as const;
export type OpsKey = keyof typeof OPS_KEYS;

const isKey = (key: string): key is OpsKey => Object.hasOwn(OPS_KEYS, key);
/** Where a letter is typed, or a dialog is open. */
const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="dialog"]';

const isQuestion = (key: string) => key === '?' || key === '؟';

/**
 * The pressed key by its place, which is the same with an Arabic layout. None with a modifier, and
 * while the user types.
 */
function keyOf({ code, key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): OpsKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest(TYPING)) return null;
  const pressed = isQuestion(key) ? '?' : code === 'Slash' ? '/' : code.replace(/^Key/, '').toLowerCase();
  return isKey(pressed) ? pressed : null;
}

/** Acts on keys that are pressed alone. */
export function useKeys(acts: Partial<Record<OpsKey, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    if (!key || !acts[key]) return;
    // Else a search box that gets the focus gets the key as well.
    event.preventDefault();
    acts[key]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
