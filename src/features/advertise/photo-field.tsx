import { HardDrive } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NeedsConnection } from '../../pwa/needs-connection.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { AdForm } from './ad-form.ts';
import { DeleteSheet } from './delete-sheet.tsx';
import { useDeletePhoto } from './mutations.ts';
import { PhotoAdd } from './photo-add.tsx';
import { PhotoFaults } from './photo-faults.tsx';
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
  const drag = usePhotoDrag((from, to) => uploads.move(placeOf(from), placeOf(to)));
  const [open, setOpen] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<PhotoItem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useDeletePhoto();
  const placeOf = (key: string) => items.findIndex((item) => item.key === key);
  const chosen = shown.find(({ key }) => key === open) ?? null;

  const askToDelete = (item: PhotoItem) => {
    setOpen(null);
    // What the server has not is taken back without a question.
    if (!item.photo) {
      uploads.remove(item.key);
      return;
    }
    reset();
    setLeaving(item);
    setAsking(true);
  };
  const remove = () => {
    if (!leaving?.photo) return;
    mutate(leaving.photo.mediaId, {
      onSuccess: () => {
        uploads.remove(leaving.key);
        setAsking(false);
        toast.show({ message: t('ads:photoDeleted') });
      },
    });
  };
  return (
    <section aria-label={t('photos.title')}>
      <NeedsConnection calls={['advertising.uploadMedia', 'advertising.removeMedia']}>
        {t('photos.offline')}
      </NeedsConnection>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(0,160px))]">
        {shown.map((item, at) => (
          <PhotoTile
            key={item.key}
            item={item}
            number={at + 1}
            total={shown.length}
            drag={drag}
            onOpen={() => setOpen(item.key)}
            onDelete={() => askToDelete(item)}
            onRetry={() => uploads.retry(item.key)}
            onMove={(by) => {
              const other = shown[at + by];
              if (other) uploads.move(placeOf(item.key), placeOf(other.key));
            }}
          />
        ))}
        <li className="min-w-0">
          <PhotoAdd isFirst={shown.length === 0} onAdd={uploads.add} />
        </li>
      </ul>
      {fault ? (
        <p role="alert" className="mt-1.5 text-small-strong text-on-danger-tint">
          {fault}
        </p>
      ) : (
        <p className="mt-2 text-caption text-ink-2">{t('photos.hint')}</p>
      )}
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
        onClose={() => setOpen(null)}
        onMoveTo={(at) => {
          const other = shown[at];
          if (chosen && other) uploads.move(placeOf(chosen.key), placeOf(other.key));
          setOpen(null);
        }}
        onDelete={() => chosen && askToDelete(chosen)}
      />
      <DeleteSheet
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('ads:deletePhoto.title')}
        text={t('ads:deletePhoto.text')}
        onConfirm={remove}
        isBusy={isPending}
        error={error}
        failure={t('ads:deletePhoto.failed')}
      />
    </section>
  );
}
