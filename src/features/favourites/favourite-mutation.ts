import { MutationObserver, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import type { WriteResult } from '../../device/writes/queue.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { overtakeAnswers, patchFavourite } from './patch-favourite.ts';
import { favouriteQueries } from './queries.ts';

/**
 * The queue's code comes with the first press, or before it in idle time
 * (src/features/layout/device-layer.tsx).
 */
async function queueFavourite(
  client: QueryClient,
  propertyId: number,
  wanted: boolean,
): Promise<WriteResult> {
  const { queueWrite } = await import('../../device/writes/page-queue.ts').catch(() => {
    throw ApiError.fromNetwork('offline');
  });
  return queueWrite(
    client,
    wanted
      ? { name: 'favourites.add', input: { body: { propertyId } } }
      : { name: 'favourites.remove', input: { params: { propertyId } } },
  );
}

/**
 * Adding or removing one favourite (core §4): every list shows it at once, and goes back
 * where the server refuses. Without network it stays as wanted and waits to be sent; the queue
 * keeps the order. `onFailed` gets the failure, unless a later press of the same button is still
 * under way: then that one decides.
 */
export function favouriteMutation(
  client: QueryClient,
  propertyId: number,
  onFailed: (error: ApiError, wanted: boolean) => void,
) {
  const mutationKey = ['favourites', propertyId];
  return mutationOptions<WriteResult, ApiError, boolean, { askAnew: () => Promise<void> }>({
    mutationKey,
    mutationFn: (wanted) => queueFavourite(client, propertyId, wanted),
    onMutate: async (wanted) => ({ askAnew: await overtakeAnswers(client, propertyId, wanted) }),
    onSuccess: ({ state }, wanted) => {
      if (state !== 'sent') return;
      tellOtherTabs({ propertyId, isFavourite: wanted });
      // What is in view stays as it is, so that a favourite removed by mistake can be added again.
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

/**
 * Adds or removes a favourite where no button of it is pressed. Answers whether it was done or
 * waits to be sent; `onFailed` gets the reason where neither is so.
 */
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
