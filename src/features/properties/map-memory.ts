import type { Bounds } from '../../../contract/properties.ts';

let last: { key: string; view: Bounds } | null = null;
const opened = new Set<number>();

/**
 * What the map remembers for as long as the page lives: the view that the reader had moved to, so that
 * coming back from a listing finds it, and which pins he has opened.
 */
export const mapMemory = {
  viewOf: (key: string): Bounds | null => (last?.key === key ? last.view : null),
  keepView(key: string, view: Bounds | null): void {
    last = view && { key, view };
  },
  wasOpened: (id: number): boolean => opened.has(id),
  noteOpened(id: number): void {
    opened.add(id);
  },
};
