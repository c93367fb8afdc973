import type { ReactNode } from 'react';

/**
 * Gives a text an element of its own where others stand beside it. A browser's translator puts its
 * own in the place of texts: what React writes into one that stands bare is never seen.
 */
export function OwnText({ children }: { children: ReactNode }) {
  return typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
}
