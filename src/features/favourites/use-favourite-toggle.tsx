import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HeartOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { useToast } from '../../ui/toast.tsx';
import { useGuestSheet } from '../session/guest-sheet.tsx';
import { useSession } from '../session/use-session.ts';
import { PROPERTIES_SCOPE } from './cards-scope.ts';
import { patchFavourite } from './patch-favourite.ts';

type Favourable = Pick<PropertyCard, 'id' | 'Favorites'>;

/**
 * The heart of one property (core §4): every list shows it at once, and goes back, saying so, where the
 * call fails. Presses of one heart are sent one after the other. A guest is asked to sign in instead.
 */
export function useFavouriteToggle({ id, Favorites }: Favourable) {
  const { t } = useTranslation('properties');
  const client = useQueryClient();
  const toast = useToast();
  const guestSheet = useGuestSheet();
  const { user } = useSession();
  const mutationKey = ['favourites', id];

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('-') },
    mutationFn: async (wanted: boolean) => {
      const call = apiOf(client);
      await (wanted
        ? call('favourites.add', { body: { propertyId: id } })
        : call('favourites.remove', { params: { propertyId: id } }));
    },
    onMutate: async (wanted) => {
      // An answer on its way was made before this press. First loads go on: cancelled, they would never show.
      await client.cancelQueries({
        queryKey: [PROPERTIES_SCOPE],
        predicate: ({ state }) => state.data !== undefined,
      });
      patchFavourite(client, id, wanted);
    },
    onError: (error, wanted) => {
      // A later press of the same heart decides by itself.
      if (client.isMutating({ mutationKey }) > 1) return;
      patchFavourite(client, id, !wanted);
      const message = error.unreached ? t('favourite.unreached') : error.message;
      toast.show({ message, icon: <HeartOff aria-hidden /> });
    },
  });

  return {
    isFavourite: Favorites.length > 0,
    toggle: () => {
      if (user) mutate(Favorites.length === 0);
      else guestSheet.ask('favourite');
    },
  };
}
