import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';

/** A tile has no room for two buttons to press: with a camera they share what is left of a row of three, or a row. */
const LOOKS = {
  tile: { box: 'aspect-photo max-w-40', button: 'flex-col gap-1' },
  alone: { box: 'col-span-full h-24', button: 'flex-col gap-1' },
  beside: { box: 'col-span-2 sm:col-span-full', button: 'flex-col gap-1 sm:flex-row sm:gap-2' },
  below: { box: 'col-span-full', button: 'gap-2' },
};

function placeOf(count: number, hasCamera: boolean): keyof typeof LOOKS {
  if (!hasCamera) return 'tile';
  if (count === 0) return 'alone';
  return count % 3 === 1 ? 'beside' : 'below';
}

interface PhotoAddProps {
  /** How many photographs stand before it. */
  count: number;
  onAdd: (files: File[]) => void;
}

/** Chooses files, many at once, or shoots one where the device has a camera at hand. */
export function PhotoAdd({ count, onAdd }: PhotoAddProps) {
  const { t } = useTranslation('advertise');
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const place = placeOf(count, hasCamera);
  const chosen = useRef<HTMLInputElement>(null);
  const shot = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again.
    target.value = '';
    if (files.length > 0) onAdd(files);
  };
  const look = cx(
    'press flex min-h-field min-w-0 flex-1 items-center justify-center rounded-field border border-dashed border-line-strong px-1 text-center text-small-strong text-palm [&>svg]:icon-20',
    LOOKS[place].button,
  );
  return (
    <li data-photo-add="" className={cx('flex min-w-0 gap-2', LOOKS[place].box)}>
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
        <span>{t(count === 0 ? 'photos.addFirst' : 'photos.add')}</span>
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
    </li>
  );
}
