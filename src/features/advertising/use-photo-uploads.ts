import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { AD_PHOTOS_MAX } from '../../../contract/limits.ts';
import { ApiError } from '../../api/api-error.ts';
import { photoStore } from '../../device/photo-store.ts';
import { sessionStore } from '../../device/session-store.ts';
import { adDraft, adDraftName } from './ad-draft.ts';
import { adPhotoPreview, shrinkAdPhoto } from './ad-photo.ts';
import { readDraftPhotos, writePhotos } from './draft-photos.ts';
import { uploadPhoto } from './mutations.ts';
import { createPhotoUploads, type PhotoItem, type PhotoUploads } from './photo-uploads.ts';

/** Uploads continue while another step or screen is open; one entry for each user and form. */
const uploads = new Map<string, PhotoUploads>();

function uploadsOf(client: QueryClient, propertyId: number | null): PhotoUploads {
  const personId = sessionStore.personId();
  const name = `${personId} ${propertyId}`;
  const known = uploads.get(name);
  if (known) return known;
  const store = adDraft(propertyId);
  /**
   * False once the user's session ended: a guest must not send another user's photographs, nor get
   * their names in a draft.
   */
  const isHere = () => sessionStore.personId() === personId;
  const made = createPhotoUploads({
    read: () => readDraftPhotos(store.current().photos),
    write: (photos) => {
      if (isHere()) store.change({ photos: writePhotos(photos) });
    },
    store: photoStore(adDraftName(propertyId)),
    most: AD_PHOTOS_MAX,
    shrink: shrinkAdPhoto,
    send: (file, options) =>
      isHere() ? uploadPhoto(client, file, options) : Promise.reject(ApiError.fromNetwork('offline')),
    preview: { make: adPhotoPreview, drop: (address) => URL.revokeObjectURL(address) },
  });
  uploads.set(name, made);
  return made;
}

/**
 * The upload functions of a form. Retries failed photographs when the network is back, or the page
 * is visible again: not every phone reports the former.
 */
export function usePhotoActs(propertyId: number | null): PhotoUploads {
  const own = uploadsOf(useQueryClient(), propertyId);
  useEffect(() => {
    const retryWhenVisible = () => {
      if (document.visibilityState === 'visible') own.retryFailed();
    };
    window.addEventListener('online', own.retryFailed);
    document.addEventListener('visibilitychange', retryWhenVisible);
    return () => {
      window.removeEventListener('online', own.retryFailed);
      document.removeEventListener('visibilitychange', retryWhenVisible);
    };
  }, [own]);
  return own;
}

/** The photographs; renders again at each step of each upload. */
export function usePhotoItems({ subscribe, current }: PhotoUploads): readonly PhotoItem[] {
  return useSyncExternalStore(subscribe, current, current);
}

/** How many photographs have one of the states. */
export function usePhotoCount(
  { subscribe, current }: PhotoUploads,
  states: readonly PhotoItem['state'][],
): number {
  const count = () => current().filter(({ state }) => states.includes(state)).length;
  return useSyncExternalStore(subscribe, count, count);
}
