import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../device/offline.tsx';

/** What stands in a photo's place: it comes with the network, or it can't be had. */
export function usePhotoMissing(): string {
  const { t } = useTranslation('properties');
  return useOnline() ? t('card.photoFailed') : t('card.photoOffline');
}
