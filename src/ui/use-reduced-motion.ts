import { useMediaQuery } from './use-media-query.ts';

/** Whether the user prefers reduced motion: then nothing plays by itself. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
