/** A photograph that the server has: its id, and the path of any of its variants. */
export interface KeptPhoto {
  mediaId: number;
  path: string;
}

/** The photographs in a field of a draft; none where it can't be read. */
export function readPhotos(text: string): KeptPhoto[] {
  try {
    const value: unknown = JSON.parse(text || '[]');
    if (!Array.isArray(value)) return [];
    return value.filter(
      (one): one is KeptPhoto => Number.isInteger(one?.mediaId) && typeof one.path === 'string',
    );
  } catch {
    return [];
  }
}

export function writePhotos(photos: readonly KeptPhoto[]): string {
  return photos.length === 0 ? '' : JSON.stringify(photos.map(({ mediaId, path }) => ({ mediaId, path })));
}

/** A list with what stands at one place put at another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}
