import { useTranslation } from 'react-i18next';
import { photoVariant } from '../../../../contract/photo-url.ts';
import type { MediaFile } from '../../../../contract/property-entities.ts';
import { Lightbox } from '../../../ui/lightbox.tsx';
import { usePhotoMissing } from '../card/use-photo-missing.ts';

interface PropertyLightboxProps {
  photos: readonly MediaFile[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** core §2: the gallery's lightbox, with the texts of a property. */
export function PropertyLightbox({ photos, ...rest }: PropertyLightboxProps) {
  const { t } = useTranslation('detail');
  const photoMissing = usePhotoMissing();
  return (
    <Lightbox
      {...rest}
      photos={photos.map(({ filePath, alt, thumbhash }) => ({ path: filePath, alt, thumbhash }))}
      rule={photoVariant}
      texts={{
        label: t('gallery.label'),
        close: t('gallery.close'),
        previous: t('gallery.previous'),
        next: t('gallery.next'),
        missing: photoMissing,
        position: (number, total) => t('gallery.position', { number, total }),
      }}
    />
  );
}
