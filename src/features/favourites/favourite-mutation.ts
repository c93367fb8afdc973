import { MutationObserver, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import type { WriteResult } from '../../device/writes/queue.ts';
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
 * Adds or removes one favourite (core §4). Every list shows the change at once, and reverts it if
 * the server refuses. Without network the change stays and waits in the queue, which keeps the
 * order. Calls `onFailed` with the error, unless a later press of the same button is still pending:
 * then that one decides.
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
      import('./other-tabs.ts').then(
        ({ tellOtherTabs }) => tellOtherTabs({ propertyId, isFavourite: wanted }),
        () => undefined,
      );
      // No refetch of mounted lists, so that a favourite removed by mistake can be added again.
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
 * Adds or removes a favourite without a favourite button. Resolves to true if it is done or queued;
 * else calls `onFailed` with the error.
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
