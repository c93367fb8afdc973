import type { Direction } from './direction-of.ts';

/**
 * Where an arrow key leads among things side by side: 1 to the next, -1 to the one before, 0 for
 * other keys.
 */
export function arrowStep(key: string, direction: Direction): 1 | -1 | 0 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return key === forward ? 1 : -1;
}
