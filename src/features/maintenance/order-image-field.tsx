import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_IMAGE_MAX_SIDE } from '../../../contract/limits.ts';
import { dataUrlOf } from '../../lib/data-url.ts';
import { shrinkPhoto } from '../../lib/shrink-photo.ts';
import { Button } from '../../ui/button.tsx';
import { FieldFrame, useFieldIds } from '../../ui/field-frame.tsx';

interface OrderImageFieldProps {
  /** A data: address; '' for none. */
  picture: string;
  error: string | undefined;
  onChange: (picture: string) => void;
}

/** services §5: a picture of what is broken, made small on the device so that a weak network can send it. */
export function OrderImageField({ picture, error, onChange }: OrderImageFieldProps) {
  const { t } = useTranslation('maintenance');
  const input = useRef<HTMLInputElement>(null);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const shownError = problem ?? error;
  const ids = useFieldIds(useId(), { error: shownError, hint: t('order.imageHint') });

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (!file) return;
    setProblem(null);
    setOpening(true);
    const photo = await shrinkPhoto(file, ORDER_IMAGE_MAX_SIDE);
    if (photo) onChange(await dataUrlOf(photo));
    else setProblem(t('order.notImage'));
    setOpening(false);
  };
  return (
    <FieldFrame label={t('order.fields.image')} ids={ids} error={shownError} hint={t('order.imageHint')}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => void take(event)}
        className="sr-only"
      />
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
          <Button
            id={ids.control}
            variant={picture ? 'second' : 'tint'}
            tall={!picture}
            busy={isOpening}
            busyLabel={t('order.opening')}
            aria-describedby={ids.describedBy}
            onClick={() => input.current?.click()}
          >
            {picture ? <Camera aria-hidden /> : <ImagePlus aria-hidden />}
            {t(picture ? 'order.changeImage' : 'order.addImage')}
          </Button>
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
