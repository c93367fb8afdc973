import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../contract/contract.ts';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { writeQueueOf } from '../../device/writes/page-queue.ts';
import { favouriteOf } from '../../device/writes/store.ts';
import { PROPERTIES_SCOPE } from './cards-scope.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { patchFavourite, withFavourite } from './patch-favourite.ts';
import { favouriteQueries } from './queries.ts';

interface QueuedFavourite {
  propertyId: number;
  wanted: boolean;
}

const FIRST_PAGE = hashKey(favouriteQueries.list(1).queryKey);

/**
 * The same data with the queued favourites, which the server has not received yet. Adds the cards
 * of added favourites to the first page of favourites, where `cardOf` finds them.
 */
export function withQueuedFavourites<Data>(
  data: Data,
  favourites: readonly QueuedFavourite[],
  isFirstPage: boolean,
  cardOf: (propertyId: number) => PropertyCard | null,
): Data {
  return favourites.reduce((covered, { propertyId, wanted }) => {
    const patched = withFavourite(covered, propertyId, wanted);
    if (!isFirstPage || !wanted) return patched;
    const list = patched as Answer<'favourites.list'>;
    if (list.properties.some(({ id }) => id === propertyId)) return patched;
    const card = cardOf(propertyId);
    return card
      ? ({ ...list, properties: [withFavourite(card, propertyId, true), ...list.properties] } as Data)
      : patched;
  }, data);
}

function isCard(data: object): data is PropertyCard {
  return 'id' in data && 'Favorites' in data && 'photosCount' in data;
}

/** A property's card anywhere in an answer; null if it is not there. */
export function findCard(data: unknown, propertyId: number): PropertyCard | null {
  if (typeof data !== 'object' || data === null) return null;
  if (isCard(data) && data.id === propertyId) return data;
  for (const value of Object.values(data)) {
    const found = findCard(value, propertyId);
    if (found) return found;
  }
  return null;
}

/** The card of a property from any cached answer. */
export function knownCard(client: QueryClient, propertyId: number): PropertyCard | null {
  for (const [, data] of client.getQueriesData({ queryKey: [PROPERTIES_SCOPE] })) {
    const found = findCard(data, propertyId);
    if (found) return found;
  }
  return null;
}

/**
 * Applies queued favourites to every answer that arrives while they wait; once they are settled,
 * the server's data counts again. Returns a function that stops it.
 */
export function followQueuedFavourites(client: QueryClient): () => void {
  const queue = writeQueueOf(client);
  const queries = client.getQueryCache();
  const favourites = () =>
    queue.current().flatMap((write) => {
      const favourite = write.failure ? null : favouriteOf(write);
      return favourite ? [favourite] : [];
    });

  function cover({ queryKey, queryHash, state: { data, dataUpdatedAt } }: Query): void {
    if (data === undefined) return;
    const covered = withQueuedFavourites(data, favourites(), queryHash === FIRST_PAGE, (id) =>
      knownCard(client, id),
    );
    if (covered !== data) client.setQueryData(queryKey, covered, { updatedAt: dataUpdatedAt });
  }

  const coverAll = () => {
    for (const query of queries.findAll({ queryKey: [PROPERTIES_SCOPE] })) cover(query);
  };
  const stops = [
    queries.subscribe((event) => {
      const isAnswer = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
      if (isAnswer && event.query.queryKey[0] === PROPERTIES_SCOPE) cover(event.query);
    }),
    queue.subscribe(coverAll),
    queue.onSettled((write, outcome) => {
      const favourite = favouriteOf(write);
      if (!favourite || (outcome && 'isSuperseded' in outcome)) return;
      if (outcome && 'answer' in outcome) {
        tellOtherTabs({ propertyId: favourite.propertyId, isFavourite: favourite.wanted });
        void client.invalidateQueries({ queryKey: favouriteQueries.scope, refetchType: 'none' });
        return;
      }
      // Refused or discarded: revert it here too, since without network the refetch can't.
      if (outcome) patchFavourite(client, favourite.propertyId, !favourite.wanted);
      void client.invalidateQueries({ queryKey: [PROPERTIES_SCOPE] });
    }),
  ];
  coverAll();
  return () => {
    for (const stop of stops) stop();
  };
}
