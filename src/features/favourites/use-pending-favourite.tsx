import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../ui/toast.tsx';
import { isAccessPath, pendingAction } from '../session/pending-action.ts';
import { useSession } from '../session/use-session.ts';
import { setFavourite } from './favourite-mutation.ts';
import { useFavouriteFailure } from './use-favourite-failure.tsx';

/**
 * Adds the favourite that a guest pressed before signing in, once they are back; a toast says so.
 */
export function usePendingFavourite(): void {
  const { t } = useTranslation('properties');
  const client = useQueryClient();
  const toast = useToast();
  const { user } = useSession();
  const sayFailed = useFavouriteFailure();
  const isComingIn = useLocation({ select: ({ pathname }) => isAccessPath(pathname) });
  useEffect(() => {
    const act = user && !isComingIn ? pendingAction.take('favourite') : null;
    if (!act) return;
    void setFavourite(client, act.propertyId, true, sayFailed).then((isDone) => {
      if (isDone) toast.show({ message: t('favourite.kept'), icon: <Heart aria-hidden /> });
    });
  }, [user, isComingIn, client, toast, t, sayFailed]);
}
