import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyAd } from '../../../contract/property-entities.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useErrorWords } from '../../shell/error-alert.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useDeleteAd, useRestoreAd } from './mutations.ts';

/**
 * Deletes an ad of a list, after asking once more (services §8); the word that tells of it takes it back. What had the focus goes with its card: reading goes
 * on at the one that takes its place, or the one before it, or what the empty list offers. `box` holds the list.
 */
export function useAdDeletion(ads: readonly MyAd[] | undefined) {
  const { t } = useTranslation('ads');
  const toast = useToast();
  const { mutate, isPending, error, reset } = useDeleteAd();
  const restore = useRestoreAd();
  const errorWords = useErrorWords();
  const box = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLElement | null>(null);
  const [ad, setAd] = useState<MyAd | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [deleted, setDeleted] = useState<{ id: number; place: number } | null>(null);
  const [isSheetGone, setSheetGone] = useState(true);
  useEffect(() => {
    // The sheet gives the focus back when it has left the screen; the list may be told before or after that.
    if (!deleted || !isSheetGone || !ads || ads.some(({ id }) => id === deleted.id)) return;
    setDeleted(null);
    (menuAt(box.current, Math.min(deleted.place, ads.length - 1)) ?? wayOn(box.current))?.focus();
  }, [deleted, isSheetGone, ads]);

  // By its promise: a mutation tells a screen that was left nothing, and the toast outlives it.
  const bringBack = (id: number) =>
    void restore.mutateAsync(id).then(
      () => toast.show({ message: t('adRestored') }),
      (failure: ApiError) => toast.show({ message: `${t('actionFailed')}. ${errorWords(failure)}` }),
    );
  const placeOf = (id: number) => ads?.findIndex((one) => one.id === id) ?? -1;
  return {
    box,
    ask(asked: MyAd): void {
      reset();
      menu.current = menuAt(box.current, placeOf(asked.id));
      setAd(asked);
      setSheetGone(false);
      setAsking(true);
    },
    sheet: {
      isOpen: isAsking,
      onOpenChange: setAsking,
      title: t('deleteAd.title'),
      text: t('deleteAd.text', { title: ad?.title ?? '' }),
      failure: t('deleteAd.failed'),
      error,
      isBusy: isPending,
      returnFocus: menu,
      onGone: () => setSheetGone(true),
      onConfirm(): void {
        if (!ad) return;
        mutate(ad.id, {
          onSuccess: () => {
            setDeleted({ id: ad.id, place: placeOf(ad.id) });
            setAsking(false);
            toast.show({
              message: t('adDeleted'),
              action: { label: t('undo'), onPress: () => bringBack(ad.id) },
            });
          },
        });
      },
    },
  };
}

/** What opens the menu of a card: it says the ad's title. */
function menuAt(box: HTMLElement | null, place: number): HTMLElement | null {
  return box?.querySelectorAll('article')[place]?.querySelector<HTMLElement>('button') ?? null;
}

function wayOn(box: HTMLElement | null): HTMLElement | null {
  return box?.querySelector<HTMLElement>('a') ?? null;
}
