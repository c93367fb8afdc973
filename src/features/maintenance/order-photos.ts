import { useEffect, useReducer } from 'react';
import { ORDER_IMAGE_MAX_SIDE } from '../../../contract/limits.ts';
import { useDraft } from '../../device/draft-store.ts';
import { photoStore } from '../../device/photo-store.ts';
import { randomKey } from '../../lib/random-key.ts';
import { shrinkPhoto } from '../../lib/shrink-photo.ts';
import { orderDraft } from './order-draft.ts';

const store = photoStore('order');
/** The photos that this page has open, by their keys. */
const held = new Map<string, { photo: Blob; address: string }>();
const hold = (key: string, photo: Blob) => held.set(key, { photo, address: URL.createObjectURL(photo) });
const keysOf = (photos: string) => photos.split(' ').filter(Boolean);
const keysNow = () => keysOf(orderDraft.current().photos);
const keep = (keys: string[]) => orderDraft.change({ photos: keys.join(' ') });

/** Stores a chosen file with the draft, made small. Throws FileError for what is no photo. */
export async function addOrderPhoto(file: File): Promise<void> {
  const photo = await shrinkPhoto(file, { longestSide: ORDER_IMAGE_MAX_SIDE });
  const key = randomKey();
  hold(key, photo);
  // Without room it lasts as long as the page.
  await store.put(key, { photo, isAsChosen: false });
  keep([...keysNow(), key]);
}

export function removeOrderPhoto(key: string): void {
  keep(keysNow().filter((other) => other !== key));
  forget(key);
  void store.drop(key);
}

function forget(key: string): void {
  const address = held.get(key)?.address;
  if (address) URL.revokeObjectURL(address);
  held.delete(key);
}

/** Removes the draft and its photos: the order is sent. */
export function clearOrder(): void {
  for (const key of held.keys()) forget(key);
  orderDraft.clear();
  void store.keepOnly([]);
}

interface ShownPhoto {
  key: string;
  photo: Blob;
  /** Where a picture element finds it. */
  address: string;
}

/** The draft's photos, the first first, once they are read from the device. */
export function useOrderPhotos(): ShownPhoto[] {
  const { photos } = useDraft(orderDraft);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    let isLeft = false;
    const read = async (key: string) => {
      const kept = await store.read(key);
      if (isLeft) return;
      if (kept && !held.has(key)) hold(key, kept.photo);
      // The browser has cleared its memory.
      if (!kept) keep(keysNow().filter((other) => other !== key));
      redraw();
    };
    for (const key of keysOf(photos)) if (!held.has(key)) void read(key);
    return () => {
      isLeft = true;
    };
  }, [photos]);
  return keysOf(photos).flatMap((key) => {
    const photo = held.get(key);
    return photo ? { key, ...photo } : [];
  });
}
