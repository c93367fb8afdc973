import type { QueryClient } from '@tanstack/react-query';
import { sessionStore } from '../../device/session-store.ts';
import { openChannel } from '../../device/worker-messages.ts';
import { overtakeAnswers } from './patch-favourite.ts';
import { favouriteQueries } from './queries.ts';

interface FavouriteChange {
  propertyId: number;
  isFavourite: boolean;
}

const NAME = 'rukn.favourites';
let channel: BroadcastChannel | null = null;

/** One channel per page: it does not receive its own messages. Null if the browser has none. */
function ownChannel(): BroadcastChannel | null {
  channel ??= openChannel(NAME);
  return channel;
}

/** Tells the user's other tabs that the server has added or removed a favourite. */
export function tellOtherTabs(change: FavouriteChange): void {
  ownChannel()?.postMessage({ ...change, personId: sessionStore.personId() });
}

/** Shows the favourites that other tabs have changed. Returns a function that stops it. */
export function followOtherTabs(client: QueryClient): () => void {
  const heard = ownChannel();
  const follow = async ({ data }: MessageEvent<FavouriteChange & { personId: number | null }>) => {
    if (data.personId === null || data.personId !== sessionStore.personId()) return;
    const askAnew = await overtakeAnswers(client, data.propertyId, data.isFavourite);
    void askAnew();
    void client.invalidateQueries({ queryKey: favouriteQueries.scope });
  };
  heard?.addEventListener('message', follow);
  return () => heard?.removeEventListener('message', follow);
}
