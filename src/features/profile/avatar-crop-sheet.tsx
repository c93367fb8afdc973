import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { PhotoCrop } from '../../ui/photo-crop.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { WHOLE } from '../../ui/zoom-view.ts';
import { cropPicture } from './avatar-picture.ts';

interface AvatarCropSheetProps {
  picture: ImageBitmap;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The cropped square as a data: address. */
  onCropped: (picture: string) => void;
}

/** Where the person moves his picture under the round window; closed, nothing has changed. */
export function AvatarCropSheet({ picture, isOpen, onOpenChange, onCropped }: AvatarCropSheetProps) {
  const { t } = useTranslation('account');
  const [crop, setCrop] = useState({ picture, view: WHOLE });
  const { view } = crop.picture === picture ? crop : { view: WHOLE };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('profile.crop.title')}
      closeLabel={t('profile.crop.close')}
      footer={
        <Button
          tall
          block
          onClick={() => {
            onCropped(cropPicture(picture, view));
            onOpenChange(false);
          }}
        >
          {t('profile.crop.use')}
        </Button>
      }
    >
      <div className="py-5">
        <PhotoCrop
          photo={picture}
          view={view}
          onViewChange={(next) => setCrop({ picture, view: next })}
          words={{
            area: t('profile.crop.area'),
            hint: t('profile.crop.hint'),
            zoom: t('profile.crop.zoom'),
          }}
        />
      </div>
    </Sheet>
  );
}
