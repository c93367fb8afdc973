import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyCard } from '../../../../contract/property-entities.ts';
import { useToast } from '../../../ui/toast.tsx';
import { setFavourite } from '../../favourites/favourite-mutation.ts';
import { useFavouriteFailure } from '../../favourites/use-favourite-failure.tsx';

const NONE: readonly PropertyCard[] = [];

/**
 * The listings that still are favourites. Removing one shows a toast with an undo; if it had the
 * focus, the element with the ref `count` gets it.
 */
export function useRemainingFavourites(properties: readonly PropertyCard[] = NONE) {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const toast = useToast();
  const sayFailed = useFavouriteFailure();
  const count = useRef<HTMLParagraphElement>(null);
  const before = useRef(new Set<number>());
  const kept = useMemo(() => properties.filter(({ Favorites }) => Favorites.length > 0), [properties]);
  useEffect(() => {
    const gone = properties.find(({ id, Favorites }) => Favorites.length === 0 && before.current.has(id));
    before.current = new Set(kept.map(({ id }) => id));
    if (!gone) return;
    if (document.activeElement === document.body) count.current?.focus({ preventScroll: true });
    toast.show({
      message: t('favourites.removed'),
      action: { label: t('favourites.undo'), onPress: () => setFavourite(client, gone.id, true, sayFailed) },
    });
  }, [properties, kept, client, toast, t, sayFailed]);
  return { kept, count };
}
