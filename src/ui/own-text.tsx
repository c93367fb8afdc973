import type { ReactNode } from 'react';

/**
 * Wraps a text in an element where it has siblings. A browser's translator replaces text nodes, so
 * React's updates to an unwrapped one would not be visible.
 */
export function OwnText({ children }: { children: ReactNode }) {
  return typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
}
