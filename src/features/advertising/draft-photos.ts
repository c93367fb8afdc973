/** An uploaded photograph: its id, and the path of any of its variants. */
export interface UploadedPhoto {
  mediaId: number;
  path: string;
}

/** A chosen photograph that is not uploaded yet: its key on the device. */
interface WaitingPhoto {
  waiting: string;
  /** Its file's name. */
  name: string;
}

/** A photograph in a draft. */
export type DraftPhoto = UploadedPhoto | WaitingPhoto;

const isUploaded = (one: Partial<DraftPhoto> | null): one is UploadedPhoto =>
  one !== null && 'mediaId' in one && Number.isInteger(one.mediaId) && typeof one.path === 'string';
const isWaiting = (one: Partial<DraftPhoto> | null): one is WaitingPhoto =>
  one !== null && 'waiting' in one && typeof one.waiting === 'string' && typeof one.name === 'string';

/** All photographs in a draft's field, in order; none where it is unreadable. */
export function readDraftPhotos(text: string): DraftPhoto[] {
  try {
    const value: unknown = JSON.parse(text || '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((one): one is DraftPhoto => isUploaded(one) || isWaiting(one));
  } catch {
    return [];
  }
}

/** The uploaded ones among them. */
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

/** The list with one item moved to another index. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}
