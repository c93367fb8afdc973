import { HardDrive } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NeedsConnection } from '../../pwa/needs-connection.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { AdForm } from './ad-form.ts';
import { DeleteSheet } from './delete-sheet.tsx';
import { useDeletePhoto } from './mutations.ts';
import { PhotoAdd } from './photo-add.tsx';
import { PhotoFaults } from './photo-faults.tsx';
import { heirOf, tileButton } from './photo-heir.ts';
import { PhotoLikenesses } from './photo-likenesses.tsx';
import { PhotoOptions } from './photo-options.tsx';
import { PhotoTile } from './photo-tile.tsx';
import type { PhotoItem } from './photo-uploads.ts';
import { useAdFault } from './use-ad-field.ts';
import { usePhotoDrag } from './use-photo-drag.ts';
import { usePhotoActs, usePhotoItems } from './use-photo-uploads.ts';

/** services §2: the ad's photographs, in the order in which they are shown; the first is the cover. */
export function PhotoField({ form }: { form: AdForm }) {
  const { t } = useTranslation(['advertise', 'ads']);
  const toast = useToast();
  const uploads = usePhotoActs(form.propertyId);
  const items = usePhotoItems(uploads);
  const fault = useAdFault(form, 'photos');
  const shown = items.filter(({ state }) => state !== 'refused');
  const faulty = items.filter(({ state }) => state === 'failed' || state === 'refused');
  const isAnyUnsafe = shown.some(({ state, isInMemoryOnly }) => state !== 'kept' && isInMemoryOnly);
  const list = useRef<HTMLUListElement>(null);
  /** Where the keyboard goes on when a sheet has closed; null: at what opened it. */
  const heir = useRef<HTMLElement | null>(null);
  const held = usePhotoDrag(list, (from, to) => moveTo(from, to));
  const [open, setOpen] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<PhotoItem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useDeletePhoto();
  const placeOf = (key: string) => items.findIndex((item) => item.key === key);
  const chosen = shown.find(({ key }) => key === open) ?? null;
  const moveTo = (from: string, to?: string) => {
    const at = placeOf(from);
    if (at >= 0 && to !== undefined) uploads.move(at, placeOf(to));
  };

  const openOptions = (key: string) => {
    heir.current = null;
    setOpen(key);
  };
  /** The keyboard goes on beside it: a sheet that closes sends it there, if one is open. */
  const takeOut = (key: string) => {
    heir.current = list.current && heirOf(list.current, key);
    if (open === null && !isAsking) heir.current?.focus();
    uploads.remove(key);
  };
  const askToDelete = (item: PhotoItem) => {
    setOpen(null);
    // What the server has not is taken back without a question.
    if (!item.photo) {
      takeOut(item.key);
      return;
    }
    reset();
    // The options are gone by then.
    heir.current = open === null ? null : list.current && tileButton(list.current, item.key);
    setLeaving(item);
    setAsking(true);
  };
  const remove = () => {
    if (!leaving?.photo) return;
    mutate(leaving.photo.mediaId, {
      onSuccess: () => {
        takeOut(leaving.key);
        setAsking(false);
        toast.show({ message: t('ads:photoDeleted') });
      },
    });
  };
  return (
    <div>
      <NeedsConnection calls={['advertising.uploadMedia', 'advertising.removeMedia']}>
        {t('photos.offline')}
      </NeedsConnection>
      <ul ref={list} className="grid grid-cols-3 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(0,160px))]">
        {shown.map((item, at) => (
          <PhotoTile
            key={item.key}
            item={item}
            number={at + 1}
            total={shown.length}
            isHeld={held === item.key}
            onOpen={() => openOptions(item.key)}
            onDelete={() => askToDelete(item)}
            onRetry={() => uploads.retry(item.key)}
            onMove={(by) => moveTo(item.key, shown[at + by]?.key)}
          />
        ))}
        <PhotoAdd count={shown.length} onAdd={uploads.add} />
      </ul>
      {fault ? (
        <p role="alert" className="mt-1.5 text-small-strong text-on-danger-tint">
          {fault}
        </p>
      ) : null}
      {!fault && shown.length > 1 ? (
        <p className="mt-2 text-caption text-ink-2">
          <span className="pointer-coarse:hidden">{t('photos.hint')}</span>
          <span className="hidden pointer-coarse:inline">{t('photos.hintTouch')}</span>
        </p>
      ) : null}
      {isAnyUnsafe ? (
        <Notice icon={<HardDrive aria-hidden />} className="mt-2 rounded-field">
          {t('photos.noRoom')}
        </Notice>
      ) : null}
      <PhotoLikenesses items={shown} />
      <PhotoFaults items={faulty} onDismiss={(key) => uploads.remove(key)} />
      <PhotoOptions
        item={chosen}
        place={chosen ? shown.indexOf(chosen) : 0}
        total={shown.length}
        returnFocus={heir}
        onClose={() => setOpen(null)}
        onMoveTo={(at) => {
          if (chosen) moveTo(chosen.key, shown[at]?.key);
          setOpen(null);
        }}
        onDelete={() => chosen && askToDelete(chosen)}
      />
      <DeleteSheet
        isOpen={isAsking}
        onOpenChange={setAsking}
        returnFocus={heir}
        title={t('ads:deletePhoto.title')}
        text={t('ads:deletePhoto.text')}
        onConfirm={remove}
        isBusy={isPending}
        error={error}
        failure={t('ads:deletePhoto.failed')}
      />
    </div>
  );
}
