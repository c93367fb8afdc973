import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AVATAR_MAX_BYTES } from '../../../contract/limits.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { PhotoCrop } from '../../ui/photo-crop.tsx';
import { preloadSheet, Sheet } from '../../ui/sheet.tsx';
import { WHOLE } from '../../ui/zoom-view.ts';
import { cropPicture, openPicture } from './avatar-picture.ts';

const MEGABYTE = 1024 * 1024;
/** Photos of phones are larger than the cropped picture that is sent; phones can open this size. */
const FILE_MAX_BYTES = 4 * AVATAR_MAX_BYTES;

interface AvatarFieldProps {
  name: string;
  /** The shown picture: its address, or null for the initial. */
  picture: string | null;
  /** The picture differs from the saved one. */
  isUnsaved: boolean;
  /** The server's message about the picture. */
  error: string | undefined;
  /** A cropped picture as a data: URL, '' to remove it. */
  onChange: (picture: string) => void;
}

/** core §2: the user's picture, chosen from the device and cropped there. */
export function AvatarField({ name, picture, isUnsaved, error, onChange }: AvatarFieldProps) {
  const { t } = useTranslation('account');
  const hintId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [isCropping, setCropping] = useState(false);

  const take = async (file: File) => {
    setProblem(null);
    if (file.size > FILE_MAX_BYTES) {
      setProblem(t('profile.avatar.tooLarge', { megabytes: FILE_MAX_BYTES / MEGABYTE }));
      return;
    }
    const opened = await openPicture(file);
    if (!opened) {
      setProblem(t('profile.avatar.notImage'));
      return;
    }
    setChosen(opened);
    setCropping(true);
  };
  const shownProblem = problem ?? error;
  return (
    <div className="flex flex-col items-center gap-3">
      <Avatar name={name} src={picture} size="huge" />
      <div className="flex flex-wrap justify-center gap-2">
        <FileButton
          variant="tint"
          busyLabel={t('profile.avatar.opening')}
          aria-describedby={hintId}
          onPointerEnter={preloadSheet}
          onFile={take}
        >
          <ImagePlus aria-hidden />
          <span>{t(picture ? 'profile.avatar.change' : 'profile.avatar.choose')}</span>
        </FileButton>
        {picture ? (
          <Button
            variant="danger"
            onClick={() => {
              setProblem(null);
              onChange('');
            }}
          >
            <Trash2 aria-hidden />
            {t('profile.avatar.remove')}
          </Button>
        ) : null}
      </div>
      <p
        id={hintId}
        role={shownProblem ? 'alert' : undefined}
        className={shownProblem ? 'text-center text-small text-danger' : 'text-center text-small text-ink-2'}
      >
        {shownProblem ?? t(isUnsaved ? 'profile.avatar.unsaved' : 'profile.avatar.hint')}
      </p>
      {chosen ? (
        <AvatarCropSheet
          picture={chosen}
          isOpen={isCropping}
          onOpenChange={setCropping}
          onCropped={onChange}
        />
      ) : null}
    </div>
  );
}

interface AvatarCropSheetProps {
  picture: ImageBitmap;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The cropped square as a data: URL. */
  onCropped: (picture: string) => void;
}

/** The user moves the picture under a round window; closing the sheet changes nothing. */
function AvatarCropSheet({ picture, isOpen, onOpenChange, onCropped }: AvatarCropSheetProps) {
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
          texts={{
            area: t('profile.crop.area'),
            hint: t('profile.crop.hint'),
            zoom: t('profile.crop.zoom'),
          }}
        />
      </div>
    </Sheet>
  );
}
