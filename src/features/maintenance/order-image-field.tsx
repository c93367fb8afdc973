import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_IMAGE_MAX_SIDE } from '../../../contract/limits.ts';
import { dataUrlOf } from '../../lib/data-url.ts';
import { FILE_MAX_MEGABYTES, FileRefused, shrinkPhoto } from '../../lib/shrink-photo.ts';
import { Button } from '../../ui/button.tsx';
import { FieldFrame, useFieldIds } from '../../ui/field-frame.tsx';
import { FileButton } from '../../ui/file-button.tsx';

interface OrderImageFieldProps {
  /** A data: address; '' for none. */
  picture: string;
  error: string | undefined;
  onChange: (picture: string) => void;
}

/** services §5: a picture of what is broken, made small on the device so that a weak network can send it. */
export function OrderImageField({ picture, error, onChange }: OrderImageFieldProps) {
  const { t } = useTranslation('maintenance');
  const [problem, setProblem] = useState<string | null>(null);
  const shownError = problem ?? error;
  const ids = useFieldIds(useId(), { error: shownError, hint: t('order.imageHint') });

  const take = async (file: File) => {
    setProblem(null);
    try {
      onChange(await dataUrlOf(await shrinkPhoto(file, { longestSide: ORDER_IMAGE_MAX_SIDE })));
    } catch (error) {
      const isTooLarge = error instanceof FileRefused && error.fault === 'tooLarge';
      setProblem(t(isTooLarge ? 'order.imageTooLarge' : 'order.notImage', { megabytes: FILE_MAX_MEGABYTES }));
    }
  };
  return (
    <FieldFrame label={t('order.fields.image')} ids={ids} error={shownError} hint={t('order.imageHint')}>
      <div className="flex items-center gap-4">
        {picture ? (
          // services §9: 160 px wide.
          <img
            src={picture}
            alt={t('order.preview')}
            width={160}
            height={120}
            className="aspect-photo w-40 flex-none rounded-field object-cover"
          />
        ) : null}
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <FileButton
            id={ids.control}
            variant={picture ? 'second' : 'tint'}
            tall={!picture}
            busyLabel={t('order.opening')}
            aria-describedby={ids.describedBy}
            onFile={take}
          >
            {picture ? <Camera aria-hidden /> : <ImagePlus aria-hidden />}
            <span>{t(picture ? 'order.changeImage' : 'order.addImage')}</span>
          </FileButton>
          {picture ? (
            <Button variant="danger" onClick={() => onChange('')}>
              <Trash2 aria-hidden />
              {t('order.removeImage')}
            </Button>
          ) : null}
        </div>
      </div>
    </FieldFrame>
  );
}
