import { useTranslation } from 'react-i18next';
import { AD_PHOTOS_MAX } from '../../../contract/limits.ts';
import { FILE_MAX_MEGABYTES } from '../../lib/shrink-photo.ts';
import { useErrorText } from '../../shell/error-alert.tsx';
import type { PhotoItem } from './photo-uploads.ts';

/** Why a photograph failed or was refused, in the reader's language. */
export function usePhotoErrorText(): (item: PhotoItem) => string {
  const { t } = useTranslation('advertising');
  const errorText = useErrorText();
  return ({ error, share }) => {
    if (error === null) return '';
    if (error === 'tooLarge') {
      return t('photos.faults.tooLarge', { megabytes: FILE_MAX_MEGABYTES });
    }
    if (error === 'tooMany') return t('photos.faults.tooMany', { most: AD_PHOTOS_MAX });
    if (typeof error === 'string') return t(`photos.faults.${error}`);
    if (error.unreached === 'offline') {
      const percent = Math.round(share * 100);
      return percent > 0 ? t('photos.faults.cutAt', { percent }) : t('photos.faults.cut');
    }
    return error.fields.file ?? errorText(error);
  };
}
