import { useTranslation } from 'react-i18next';
import { GALLERY_THUMBNAILS_PER_VIEW as PER_VIEW } from '../../../contract/limits.ts';
import { photoVariant } from '../../../contract/photo-url.ts';
import type { MediaFile } from '../../../contract/property-entities.ts';
import { cx } from '../../ui/cx.ts';
import { Num } from '../../ui/num.tsx';
import { Photo } from '../../ui/photo.tsx';

interface PropertyDetailThumbsProps {
  photos: readonly MediaFile[];
  /** How many photos there are, also before all have come. */
  count: number;
  selected: number;
  onSelect: (index: number) => void;
}

/** core §9: four thumbnails in view, those round the photo shown; the last says how many more and leads on. */
export function PropertyDetailThumbs({ photos, count, selected, onSelect }: PropertyDetailThumbsProps) {
  const { t } = useTranslation(['detail', 'pwa']);
  // The last four fill their row, rather than one being left alone in it.
  const last = Math.max(photos.length - PER_VIEW, 0);
  const first = Math.min(Math.floor(selected / PER_VIEW) * PER_VIEW, last);
  return (
    <ul className="grid grid-cols-4 gap-2 px-gutter pt-2 lg:px-0">
      {photos.slice(first, first + PER_VIEW).map((photo, place) => {
        const index = first + place;
        const more = place === PER_VIEW - 1 && index !== selected ? count - index - 1 : 0;
        return (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={
                more > 0
                  ? `+${more}: ${t('gallery.more', { count: more })}`
                  : t('gallery.show', { number: index + 1 })
              }
              aria-current={index === selected || undefined}
              onClick={() => onSelect(more > 0 && photos.length > index + 1 ? index + 1 : index)}
              className={cx(
                'relative block w-full overflow-hidden rounded-thumb',
                index === selected && 'outline-2 outline-offset-2 outline-palm',
              )}
            >
              <Photo path={photo.filePath} rule={photoVariant} alt="" sizes="200px" missing="" />
              {more > 0 ? (
                <span
                  aria-hidden
                  className="absolute inset-0 grid place-items-center bg-photo-chip text-button text-on-photo"
                >
                  <Num>{`+${more}`}</Num>
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
