import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../device/offline.tsx';

/** The text in place of a photo: it loads once online, or it failed. */
export function usePhotoMissing(): string {
  const { t } = useTranslation('properties');
  return useOnline() ? t('card.photoFailed') : t('card.photoOffline');
}
