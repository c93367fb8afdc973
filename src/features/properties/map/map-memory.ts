import type { Bounds } from '../../../../contract/properties.ts';

/** What the reader has chosen on the map: one listing, or those that share one place. */
export type MapChoice = { id: number } | { bounds: Bounds };

interface Remembered {
  view: Bounds | null;
  choice: MapChoice | null;
}

let last: ({ key: string } & Remembered) | null = null;

const of = (key: string): Remembered => (last?.key === key ? last : { view: null, choice: null });

/**
 * The view and choice of a search's map, kept until the page is reloaded, so that coming back from
 * a listing restores both.
 */
export const mapMemory = {
  viewOf: (key: string): Bounds | null => of(key).view,
  choiceOf: (key: string): MapChoice | null => of(key).choice,
  saveView(key: string, view: Bounds | null): void {
    last = { key, choice: of(key).choice, view };
  },
  saveChoice(key: string, choice: MapChoice | null): void {
    last = { key, view: of(key).view, choice };
  },
};
