import { HeartOff } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { useToast } from '../../ui/toast.tsx';

/** Shows a toast: the favourite was reverted, and why. */
export function useFavouriteFailure() {
  const { t } = useTranslation('properties');
  const toast = useToast();
  return useCallback(
    (error: ApiError) => {
      const message = error.unreached ? t('favourite.unreached') : error.message;
      toast.show({ message, icon: <HeartOff aria-hidden /> });
    },
    [t, toast],
  );
}
