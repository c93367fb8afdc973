/** A photograph that the server has: its id, and the path of any of its variants. */
export interface UploadedPhoto {
  mediaId: number;
  path: string;
}

/**
 * A photograph that was chosen and that the server has not yet: the key under which the device
 * keeps it.
 */
interface WaitingPhoto {
  waiting: string;
  /** Its file's name. */
  name: string;
}

/** A photograph as a draft remembers it. */
export type DraftPhoto = UploadedPhoto | WaitingPhoto;

const isUploaded = (one: Partial<DraftPhoto> | null): one is UploadedPhoto =>
  one !== null && 'mediaId' in one && Number.isInteger(one.mediaId) && typeof one.path === 'string';
const isWaiting = (one: Partial<DraftPhoto> | null): one is WaitingPhoto =>
  one !== null && 'waiting' in one && typeof one.waiting === 'string' && typeof one.name === 'string';

/** All photographs in a field of a draft, in their order; none where it can't be read. */
export function readDraftPhotos(text: string): DraftPhoto[] {
  try {
    const value: unknown = JSON.parse(text || '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((one): one is DraftPhoto => isUploaded(one) || isWaiting(one));
  } catch {
    return [];
  }
}

/** Those of them that the server has. */
export function readPhotos(text: string): UploadedPhoto[] {
  return readDraftPhotos(text).filter(isUploaded);
}

export function writePhotos(photos: readonly DraftPhoto[]): string {
  if (photos.length === 0) return '';
  const written = photos.map((photo) =>
    isUploaded(photo)
      ? { mediaId: photo.mediaId, path: photo.path }
      : { waiting: photo.waiting, name: photo.name },
  );
  return JSON.stringify(written);
}

/** A list with what stands at one place put at another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}
