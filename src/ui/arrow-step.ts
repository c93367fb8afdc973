import type { Direction } from './direction-of.ts';

/**
 * The step that an arrow key makes among items side by side: 1 to the next, -1 to the previous, 0
 * for other keys.
 */
export function arrowStep(key: string, direction: Direction): 1 | -1 | 0 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return key === forward ? 1 : -1;
}
