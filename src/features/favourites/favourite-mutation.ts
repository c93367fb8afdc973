import { MutationObserver, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { overtakeAnswers, patchFavourite } from './patch-favourite.ts';
import { favouriteQueries } from './queries.ts';

/**
 * Setting or taking one property's heart (core §4): every list shows it at once, and goes back where the
 * call fails. Calls about one heart are sent one after the other. `onFailed` hears of a failure that the
 * reader sees: a later press of the same heart decides by itself.
 */
export function favouriteMutation(
  client: QueryClient,
  propertyId: number,
  onFailed: (error: ApiError, wanted: boolean) => void,
) {
  const mutationKey = ['favourites', propertyId];
  return mutationOptions<void, ApiError, boolean, { askAnew: () => Promise<void> }>({
    mutationKey,
    scope: { id: mutationKey.join('-') },
    mutationFn: async (wanted) => {
      const call = apiOf(client);
      await (wanted
        ? call('favourites.add', { body: { propertyId } })
        : call('favourites.remove', { params: { propertyId } }));
    },
    onMutate: async (wanted) => ({ askAnew: await overtakeAnswers(client, propertyId, wanted) }),
    onSuccess: (_, wanted) => {
      tellOtherTabs({ propertyId, isFavourite: wanted });
      // What is in view stays as it is, so that a heart taken back by mistake can be set again.
      void client.invalidateQueries({ queryKey: favouriteQueries.scope, refetchType: 'none' });
    },
    onError: (error, wanted) => {
      if (client.isMutating({ mutationKey }) > 1) return;
      patchFavourite(client, propertyId, !wanted);
      onFailed(error, wanted);
    },
    onSettled: (_, __, ___, overtaken) => void overtaken?.askAnew(),
  });
}

/** Sets or takes a heart where no heart is pressed. Answers whether it was done; `onFailed` hears why not. */
export function setFavourite(
  client: QueryClient,
  propertyId: number,
  wanted: boolean,
  onFailed: (error: ApiError, wanted: boolean) => void,
): Promise<boolean> {
  const observer = new MutationObserver(client, favouriteMutation(client, propertyId, onFailed));
  return observer.mutate(wanted).then(
    () => true,
    () => false,
  );
}
