const tilesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-photo]')];
const isOf =
  (key: string) =>
  ({ dataset }: HTMLElement) =>
    dataset.photo === key;
const buttonOf = (element: HTMLElement | null | undefined) =>
  element?.querySelector<HTMLElement>('button') ?? null;

/** Where the keyboard goes on once a photograph is gone: the next one, the one before, or what adds one. */
export function heirOf(list: HTMLElement, key: string): HTMLElement | null {
  const tiles = tilesOf(list);
  const at = tiles.findIndex(isOf(key));
  return buttonOf(tiles[at + 1] ?? tiles[at - 1] ?? list.querySelector<HTMLElement>('[data-photo-add]'));
}

/** What opens the options of a photograph. */
export const tileButton = (list: HTMLElement, key: string): HTMLElement | null =>
  buttonOf(tilesOf(list).find(isOf(key)));
