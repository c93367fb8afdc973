import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { photoVariant } from '../../../../contract/photo-url.ts';
import type { MediaFile } from '../../../../contract/property-entities.ts';
import { type Shared, useShareLink } from '../../../shell/share-link.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Lightbox } from '../../../ui/lightbox.tsx';
import { ToastProvider } from '../../../ui/toast.tsx';
import { usePhotoMissing } from '../card/use-photo-missing.ts';

interface PropertyLightboxProps {
  photos: readonly MediaFile[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
  /** The listing's title. */
  caption: string;
  /** What the share button shares. */
  shared: () => Shared;
}

/** core §2: the gallery's lightbox, with the texts of a property. */
export function PropertyLightbox({ photos, shared, ...rest }: PropertyLightboxProps) {
  const { t } = useTranslation('detail');
  const photoMissing = usePhotoMissing();
  return (
    <Lightbox
      {...rest}
      photos={photos.map(({ filePath, alt, thumbhash }) => ({ path: filePath, alt, thumbhash }))}
      rule={photoVariant}
      actions={
        // Its own toasts: the page's are under the dialog.
        <ToastProvider>
          <ShareButton shared={shared} />
        </ToastProvider>
      }
      texts={{
        label: t('gallery.label'),
        close: t('gallery.close'),
        previous: t('gallery.previous'),
        next: t('gallery.next'),
        missing: photoMissing,
        position: (number, total) => t('gallery.position', { number, total }),
        show: (number) => t('gallery.show', { number }),
      }}
    />
  );
}

function ShareButton({ shared }: Pick<PropertyLightboxProps, 'shared'>) {
  const { t } = useTranslation('detail');
  const share = useShareLink();
  return (
    <IconButton variant="disc" label={t('share')} onClick={() => void share(shared())}>
      <Share2 aria-hidden className="icon-20" />
    </IconButton>
  );
}
