import { Camera, CircleAlert, Copy, HardDrive, ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../api/use-call.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { AdForm } from './ad-form.ts';
import { DeleteSheet } from './delete-sheet.tsx';
import { refreshAds } from './mutations.ts';
import { PhotoOptions } from './photo-options.tsx';
import { PhotoTile } from './photo-tile.tsx';
import type { PhotoItem } from './photo-uploads.ts';
import { useAdError } from './use-ad-field.ts';
import { usePhotoDrag } from './use-photo-drag.ts';
import { usePhotoErrorText } from './use-photo-error-text.ts';
import { usePhotoActs, usePhotoItems } from './use-photo-uploads.ts';

/** services §2: the ad's photographs in their order; the first is the cover. */
export function PhotoField({ form }: { form: AdForm }) {
  const { t } = useTranslation(['advertising', 'ads']);
  const uploads = usePhotoActs(form.propertyId);
  const items = usePhotoItems(uploads);
  const error = useAdError(form, 'photos');
  const shown = items.filter(({ state }) => state !== 'refused');
  const withErrors = items.filter(({ state }) => state === 'failed' || state === 'refused');
  const isAnyUnsafe = shown.some(({ state, isInMemoryOnly }) => state !== 'kept' && isInMemoryOnly);
  const list = useRef<HTMLUListElement>(null);
  /** Gets the focus after a sheet closes; null: what opened the sheet. */
  const heir = useRef<HTMLElement | null>(null);
  const held = usePhotoDrag(list, (from, to) => moveTo(from, to));
  const [open, setOpen] = useState<string | null>(null);
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
  /** Moves the focus to its neighbour, or lets an open sheet do so when it closes. */
  const takeOut = (key: string) => {
    heir.current = list.current && heirOf(list.current, key);
    if (open === null && !deletion.isOpen) heir.current?.focus();
    uploads.remove(key);
  };
  const { ask, ...deletion } = usePhotoDeletion(takeOut);
  const askToDelete = (item: PhotoItem) => {
    setOpen(null);
    // One that is not uploaded is removed without asking.
    if (!item.photo) {
      takeOut(item.key);
      return;
    }
    // Its sheet is closed by then.
    heir.current = open === null ? null : list.current && tileButton(list.current, item.key);
    ask(item);
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
      {error ? (
        <p role="alert" className="mt-1.5 text-small-strong text-on-danger-tint">
          {error}
        </p>
      ) : null}
      {!error && shown.length > 1 ? (
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
      <PhotoErrors items={withErrors} onDismiss={(key) => uploads.remove(key)} />
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
        {...deletion}
        returnFocus={heir}
        title={t('ads:deletePhoto.title')}
        text={t('ads:deletePhoto.text')}
        failure={t('ads:deletePhoto.failed')}
      />
    </div>
  );
}

/** Asks before deleting a photograph on the server; then `takeOut` removes it from the form. */
function usePhotoDeletion(takeOut: (key: string) => void) {
  const { t } = useTranslation('ads');
  const toast = useToast();
  const [leaving, setLeaving] = useState<PhotoItem | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useCall('advertising.removeMedia', {
    onSuccess: (_, client) => refreshAds(client),
  });
  return {
    ask: (item: PhotoItem) => {
      reset();
      setLeaving(item);
      setOpen(true);
    },
    isOpen,
    onOpenChange: setOpen,
    onConfirm: () => {
      if (!leaving?.photo) return;
      mutate(
        { params: { id: leaving.photo.mediaId } },
        {
          onSuccess: () => {
            takeOut(leaving.key);
            setOpen(false);
            toast.show({ message: t('photoDeleted') });
          },
        },
      );
    },
    isBusy: isPending,
    error,
  };
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';

/**
 * A tile has no room for two buttons: with a camera they share the rest of a row of three, or a
 * row.
 */
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
  /** Number of photographs before it. */
  count: number;
  onAdd: (files: File[]) => void;
}

/** Chooses files, many at once, or takes a photo on a touch device. */
function PhotoAdd({ count, onAdd }: PhotoAddProps) {
  const { t } = useTranslation('advertising');
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const place = placeOf(count, hasCamera);
  const chosen = useRef<HTMLInputElement>(null);
  const shot = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Allows the same file again.
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

interface PhotoErrorsProps {
  /** Failed uploads, which their tiles offer to retry, and refused files. */
  items: readonly PhotoItem[];
  onDismiss: (key: string) => void;
}

/** A message for each failed or refused file; the others continue. */
function PhotoErrors({ items, onDismiss }: PhotoErrorsProps) {
  const { t } = useTranslation('advertising');
  const photoErrorText = usePhotoErrorText();
  return (
    // Rendered before its text: some screen readers skip a region that is added with it.
    <div role="alert">
      {items.length > 0 ? (
        <ul className="mt-2 grid gap-2">
          {items.map((item) => (
            <li
              key={item.key}
              className="flex min-h-12 items-center gap-2 rounded-field bg-danger-tint ps-3 text-small text-on-danger-tint"
            >
              <CircleAlert aria-hidden className="icon-18" />
              <span className="min-w-0 flex-1 py-2 pe-3 wrap-anywhere">
                {item.name ? (
                  <>
                    <bdi className="font-semibold">{item.name}</bdi>:{' '}
                  </>
                ) : null}
                <span>{photoErrorText(item)}</span>
              </span>
              {item.state === 'refused' ? (
                <IconButton
                  label={t('photos.dismiss', { name: item.name })}
                  onClick={() => onDismiss(item.key)}
                >
                  <X aria-hidden className="icon-18" />
                </IconButton>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const tilesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-photo]')];
const isOf =
  (key: string) =>
  ({ dataset }: HTMLElement) =>
    dataset.photo === key;
const buttonOf = (element: HTMLElement | null | undefined) =>
  element?.querySelector<HTMLElement>('button') ?? null;

/** Gets the focus after a removal: the next photograph, the one before, or the add button. */
function heirOf(list: HTMLElement, key: string): HTMLElement | null {
  const tiles = tilesOf(list);
  const at = tiles.findIndex(isOf(key));
  return buttonOf(tiles[at + 1] ?? tiles[at - 1] ?? list.querySelector<HTMLElement>('[data-photo-add]'));
}

/** Opens a photograph's options. */
const tileButton = (list: HTMLElement, key: string): HTMLElement | null =>
  buttonOf(tilesOf(list).find(isOf(key)));

/** A note for each photograph similar to one in another ad. It may stay: its advertiser decides. */
function PhotoLikenesses({ items }: { items: readonly PhotoItem[] }) {
  const { t } = useTranslation('advertising');
  return items.map(({ key, isDuplicate }, at) =>
    isDuplicate ? (
      <Notice key={key} icon={<Copy aria-hidden />} className="mt-2 rounded-field">
        <span>{t('photos.position', { number: at + 1, total: items.length })}</span>.{' '}
        {t('photos.duplicateNote')}
      </Notice>
    ) : null,
  );
}
