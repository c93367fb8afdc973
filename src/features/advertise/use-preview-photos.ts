import { useSyncExternalStore } from 'react';
import { usePhotoActs } from './use-photo-uploads.ts';

/** One clear dot: its box stands empty, and does not say that there are no photographs. */
const STILL_TO_COME = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * The addresses of a form's photographs in their order: the server's, and until it has one the small picture that
 * its tile shows, never the chosen file itself. Another list only when one of them is another, not at each step of
 * an upload.
 */
export function usePreviewPhotos(propertyId: number | null): string[] {
  const { subscribe, current } = usePhotoActs(propertyId);
  const read = () => {
    const photos = current().filter(({ state }) => state !== 'refused');
    const known = photos.flatMap(({ photo, preview }) => photo?.path ?? preview ?? []);
    return known.length > 0 || photos.length === 0 ? known.join('\n') : STILL_TO_COME;
  };
  return useSyncExternalStore(subscribe, read, () => '')
    .split('\n')
    .filter(Boolean);
}
