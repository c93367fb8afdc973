import type { Part } from './part.ts';

/** In the order in which they run. */
export const parts: readonly Part[] = [];
