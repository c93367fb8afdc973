import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { useGuestSheet } from '../session/guest-sheet.tsx';
import { useSession } from '../session/use-session.ts';
import { favouriteMutation } from './favourite-mutation.ts';
import { useFavouriteFailure } from './use-favourite-failure.tsx';

type Favourable = Pick<PropertyCard, 'id' | 'Favorites'>;

/**
 * The favourite button of one property (core §4). A guest is asked to sign in, and the favourite is
 * added afterwards.
 */
export function useFavouriteToggle({ id, Favorites }: Favourable) {
  const client = useQueryClient();
  const guestSheet = useGuestSheet();
  const { user } = useSession();
  const { mutate } = useMutation(favouriteMutation(client, id, useFavouriteFailure()));
  return {
    isFavourite: Favorites.length > 0,
    toggle: () => {
      if (user) mutate(Favorites.length === 0);
      else guestSheet.ask('favourite', { act: { kind: 'favourite', propertyId: id } });
    },
  };
}
