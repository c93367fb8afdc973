import { ChevronLeft, ChevronRight, Star, Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { ListRows, RowFace, rowClasses } from '../../ui/list-rows.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Preview } from './photo-tile.tsx';
import type { PhotoItem } from './photo-uploads.ts';
import { usePhotoErrorText } from './use-photo-error-text.ts';

interface PhotoOptionsProps {
  /** Null: closed. */
  item: PhotoItem | null;
  /** From 0. */
  place: number;
  total: number;
  /** Gets the focus on closing; if null, the opener does. */
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
  onMoveTo: (place: number) => void;
  onDelete: () => void;
}

/** The actions of a photograph: make it the cover, move it, delete it. */
export function PhotoOptions({
  item,
  place,
  total,
  returnFocus,
  onClose,
  onMoveTo,
  onDelete,
}: PhotoOptionsProps) {
  const { t } = useTranslation(['advertising', 'shell']);
  const photoErrorText = usePhotoErrorText();
  // Keeps the item in the sheet while it closes.
  const [last, setLast] = useState(item);
  if (item && item !== last) setLast(item);
  return (
    <Sheet
      open={item !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('photos.position', { number: place + 1, total })}
      closeLabel={t('shell:close')}
      returnFocus={returnFocus}
    >
      {last ? (
        <div className="flex flex-col gap-4 py-4">
          <div className="mx-auto aspect-photo w-40 overflow-hidden rounded-field">
            <Preview item={last} />
          </div>
          {last.error ? <Alert message={photoErrorText(last)} /> : null}
          {last.isDuplicate ? <Notice className="rounded-field">{t('photos.duplicateNote')}</Notice> : null}
          <ListRows>
            {place > 0 ? (
              <button type="button" onClick={() => onMoveTo(0)} className={rowClasses()}>
                <RowFace icon={<Star aria-hidden />} chevron={false}>
                  {t('photos.makeCover')}
                </RowFace>
              </button>
            ) : null}
            {place > 0 ? (
              <button type="button" onClick={() => onMoveTo(place - 1)} className={rowClasses()}>
                <RowFace icon={<ChevronLeft aria-hidden className="flip" />} chevron={false}>
                  {t('photos.earlier')}
                </RowFace>
              </button>
            ) : null}
            {place < total - 1 ? (
              <button type="button" onClick={() => onMoveTo(place + 1)} className={rowClasses()}>
                <RowFace icon={<ChevronRight aria-hidden className="flip" />} chevron={false}>
                  {t('photos.later')}
                </RowFace>
              </button>
            ) : null}
            <button type="button" onClick={onDelete} className={rowClasses({ className: 'text-danger' })}>
              <RowFace icon={<Trash2 aria-hidden className="text-danger!" />} chevron={false}>
                {t('photos.deleteIt')}
              </RowFace>
            </button>
          </ListRows>
        </div>
      ) : null}
    </Sheet>
  );
}
