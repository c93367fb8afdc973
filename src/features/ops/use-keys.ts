import { useEffect, useEffectEvent } from 'react';

/**
 * The letter of a pressed key by its place, which is the same with an Arabic layout. None with a
 * modifier, and while the user types.
 */
function letterOf({ code, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string {
  if (ctrlKey || metaKey || altKey) return '';
  if (target instanceof Element && target.closest('input, textarea, select, [role="dialog"]')) return '';
  return code.replace(/^Key/, '').toLowerCase();
}

/** Acts on letters that are pressed alone. */
export function useKeys(acts: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => acts[letterOf(event)]?.());
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
