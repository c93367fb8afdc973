import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { AD_PHOTOS_MAX } from '../../../contract/limits.ts';
import { adDraft, adDraftName } from './ad-draft.ts';
import { adPhotoPreview, shrinkAdPhoto } from './ad-photo.ts';
import { readDraftPhotos, writePhotos } from './kept-photo.ts';
import { uploadPhoto } from './mutations.ts';
import { photoKeeper } from './photo-keeper.ts';
import { createPhotoUploads, type PhotoItem, type PhotoUploads } from './photo-uploads.ts';

/** They go on while another step of the form, or another screen, is open. */
const uploads = new Map<number | null, PhotoUploads>();

function uploadsOf(client: QueryClient, propertyId: number | null): PhotoUploads {
  const known = uploads.get(propertyId);
  if (known) return known;
  const store = adDraft(propertyId);
  const made = createPhotoUploads({
    read: () => readDraftPhotos(store.current().photos),
    write: (photos) => store.change({ photos: writePhotos(photos) }),
    keeper: photoKeeper(adDraftName(propertyId)),
    most: AD_PHOTOS_MAX,
    shrink: shrinkAdPhoto,
    send: (file, options) => uploadPhoto(client, file, options),
    preview: { make: adPhotoPreview, drop: (address) => URL.revokeObjectURL(address) },
  });
  uploads.set(propertyId, made);
  return made;
}

/**
 * What is done with the photographs of a form. Those that failed are sent again once the network is back, or the
 * reader: not every phone tells of the former.
 */
export function usePhotoActs(propertyId: number | null): PhotoUploads {
  const own = uploadsOf(useQueryClient(), propertyId);
  useEffect(() => {
    const retryWhenSeen = () => {
      if (document.visibilityState === 'visible') own.retryFailed();
    };
    window.addEventListener('online', own.retryFailed);
    document.addEventListener('visibilitychange', retryWhenSeen);
    return () => {
      window.removeEventListener('online', own.retryFailed);
      document.removeEventListener('visibilitychange', retryWhenSeen);
    };
  }, [own]);
  return own;
}

/** The photographs themselves, drawn anew with each step of each upload. */
export function usePhotoItems({ subscribe, current }: PhotoUploads): readonly PhotoItem[] {
  return useSyncExternalStore(subscribe, current, current);
}

/** How many of them are in one of these states. */
export function usePhotoCount(
  { subscribe, current }: PhotoUploads,
  states: readonly PhotoItem['state'][],
): number {
  const count = () => current().filter(({ state }) => states.includes(state)).length;
  return useSyncExternalStore(subscribe, count, count);
}
