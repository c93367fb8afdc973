import { ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataUrlOf } from '../../lib/data-url.ts';
import { FILE_MAX_MEGABYTES, FileError } from '../../lib/shrink-photo.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import type { AdForm } from './ad-form.ts';
import { shrinkAdPhoto } from './ad-photo.ts';
import { AdDayField, AdDigitsField } from './ad-text-field.tsx';
import { RECEIPT_NUMBER } from './typed-fields.ts';
import { useAdError, useAdValue } from './use-ad-field.ts';

/** The deed: its number, its day, and a picture of it. None of them is required (services §5). */
export function DeedFields({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  return (
    <section aria-label={t('deed.title')} className="grid gap-4 border-t border-line pt-5">
      <h3 className="text-title-3">{t('deed.title')}</h3>
      <AdDigitsField form={form} name="receiptNumber" isOptional of={RECEIPT_NUMBER} />
      <AdDayField form={form} name="receiptDate" isOptional />
      <DeedPicture form={form} />
    </section>
  );
}

function DeedPicture({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  const [problem, setProblem] = useState<string | null>(null);
  const picture = useAdValue(form, 'receiptImage');
  const isStored = useAdValue(form, 'hasReceiptImage') !== '';
  const fieldError = useAdError(form, 'receiptImage');
  const take = async (file: File) => {
    setProblem(null);
    try {
      form.change({ receiptImage: await dataUrlOf(await shrinkAdPhoto(file)) });
    } catch (error) {
      const why = error instanceof FileError ? error.reason : 'notPhoto';
      setProblem(t(`photos.faults.${why}`, { megabytes: FILE_MAX_MEGABYTES }));
    }
  };
  const shown = problem ?? fieldError;
  return (
    <div>
      <p className="mb-2 flex justify-between gap-2 text-small-strong">
        <span>{t('fields.receiptImage')}</span>
        <span className="text-caption text-ink-2">{t('optional')}</span>
      </p>
      <div className="flex items-center gap-3">
        {picture ? (
          <img
            src={picture}
            alt={t('deed.picture')}
            width={160}
            height={120}
            className="aspect-photo w-28 rounded-thumb object-cover"
          />
        ) : null}
        <div className="flex flex-wrap gap-2">
          <FileButton variant="tint" busyLabel={t('deed.opening')} onFile={take}>
            <ImagePlus aria-hidden />
            <span>{t(picture ? 'deed.change' : 'deed.choose')}</span>
          </FileButton>
          {picture ? (
            <Button variant="danger" onClick={() => form.change({ receiptImage: '' })}>
              <Trash2 aria-hidden />
              {t('deed.remove')}
            </Button>
          ) : null}
        </div>
      </div>
      {isStored && !picture ? <p className="mt-1.5 text-caption text-ink-2">{t('deed.kept')}</p> : null}
      {shown ? (
        <p role="alert" className="mt-1.5 text-small-strong text-on-danger-tint">
          {shown}
        </p>
      ) : null}
    </div>
  );
}
