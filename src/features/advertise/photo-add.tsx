import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../ui/use-media-query.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';

/** Chooses files, many at once, or shoots one where the device has a camera at hand. */
export function PhotoAdd({ isFirst, onAdd }: { isFirst: boolean; onAdd: (files: File[]) => void }) {
  const { t } = useTranslation('advertise');
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const chosen = useRef<HTMLInputElement>(null);
  const shot = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again.
    target.value = '';
    if (files.length > 0) onAdd(files);
  };
  const look =
    'press flex min-h-12 flex-1 flex-col items-center justify-center gap-1 rounded-field border border-dashed border-line-strong text-center text-small-strong text-palm [&>svg]:icon-20';
  return (
    <div className="flex aspect-square h-full w-full flex-col gap-2 sm:aspect-photo">
      <input
        ref={chosen}
        type="file"
        accept={ACCEPTED}
        multiple
        tabIndex={-1}
        aria-hidden
        data-photos="choose"
        onChange={take}
        className="sr-only"
      />
      <button type="button" onClick={() => chosen.current?.click()} className={look}>
        <ImagePlus aria-hidden />
        {t(isFirst ? 'photos.addFirst' : 'photos.add')}
      </button>
      {hasCamera ? (
        <>
          <input
            ref={shot}
            type="file"
            accept="image/*"
            capture="environment"
            tabIndex={-1}
            aria-hidden
            onChange={take}
            className="sr-only"
          />
          <button type="button" onClick={() => shot.current?.click()} className={look}>
            <Camera aria-hidden />
            {t('photos.shoot')}
          </button>
        </>
      ) : null}
    </div>
  );
}
