import { Copy, GripVertical, RotateCw, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoVariant } from '../../../contract/photo-url.ts';
import { arrowStep } from '../../ui/arrow-step.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { directionOf } from '../../ui/direction-of.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { PhotoItem } from './photo-uploads.ts';

interface PhotoTileProps {
  item: PhotoItem;
  /** From 1. */
  number: number;
  total: number;
  /** Lifted by finger or mouse for moving. */
  isHeld: boolean;
  onOpen: () => void;
  onDelete: () => void;
  onRetry: () => void;
  /** Moves it by one place. */
  onMove: (by: 1 | -1) => void;
}

/** One photograph: its preview (services §2: 160 px at most), its progress, and its actions. */
export function PhotoTile({
  item,
  number,
  total,
  isHeld,
  onOpen,
  onDelete,
  onRetry,
  onMove,
}: PhotoTileProps) {
  const { t } = useTranslation('advertising');
  const position = t('photos.position', { number, total });
  const isOnItsWay = item.state === 'waiting' || item.state === 'sending';
  const percent = Math.round(item.share * 100);
  const moveByArrow = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowStep(event.key, directionOf(event.currentTarget));
    if (step === 0) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <li
      data-photo={item.key}
      className={cx(
        'group relative aspect-photo max-w-40 min-w-0 rounded-field bg-sunken transition-transform duration-150 select-none',
        // Above the others' controls, and distinct from one with just the keyboard's focus.
        isHeld && 'z-1 scale-105 shadow-float outline-2 outline-palm',
      )}
    >
      {/* A long press lifts the photo, and opens no browser menu. */}
      <button
        type="button"
        data-grip=""
        aria-haspopup="dialog"
        aria-label={`${position}. ${stateText()}`}
        onClick={onOpen}
        className="absolute inset-0 overflow-hidden rounded-field -outline-offset-2 [-webkit-touch-callout:none]"
      >
        <Preview item={item} className={cx('size-full', item.state !== 'kept' && 'opacity-45')} />
      </button>
      {/* Each sign has its corner, the upload's progress or failure the foot. */}
      {number === 1 ? (
        <Badge tone="on-photo" className="pointer-events-none absolute start-1.5 top-1.5">
          {t('photos.cover')}
        </Badge>
      ) : null}
      {item.isDuplicate ? (
        <span className="pointer-events-none absolute start-1.5 bottom-1.5 grid size-7 place-items-center rounded-full bg-warn-tint text-on-warn-tint">
          <Copy aria-hidden className="icon-16" />
        </span>
      ) : null}
      {isOnItsWay ? (
        <span className="pointer-events-none absolute inset-x-2 bottom-2 h-1.5 overflow-hidden rounded-full bg-surface">
          <progress
            aria-label={t('photos.sending', { number })}
            value={percent}
            max={100}
            className="block size-full appearance-none bg-transparent [&::-moz-progress-bar]:bg-palm [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-palm"
          />
        </span>
      ) : null}
      {item.state === 'failed' ? (
        <button
          type="button"
          onClick={onRetry}
          className="absolute inset-x-0 -bottom-1 flex h-11 items-end px-1 pb-2"
        >
          <span className="flex h-8 flex-1 items-center justify-center gap-1 rounded-thumb bg-danger-tint text-small-strong text-on-danger-tint [&>svg]:icon-16">
            <RotateCw aria-hidden />
            {t('photos.retry')}
          </span>
        </button>
      ) : null}
      {item.state === 'kept' && total > 1 ? (
        // For the keyboard, and a mouse that hovers: a finger drags the photograph itself.
        <CornerButton
          label={t('photos.grip', { number, total })}
          data-grip=""
          aria-haspopup="dialog"
          onClick={onOpen}
          onKeyDown={moveByArrow}
          className="-bottom-1 cursor-grab opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:pointer-events-none"
        >
          <GripVertical aria-hidden className="icon-16" />
        </CornerButton>
      ) : null}
      <CornerButton
        label={t(isOnItsWay ? 'photos.cancel' : 'photos.delete', { number })}
        onClick={onDelete}
        className="-top-1"
      >
        <X aria-hidden className="icon-16" />
      </CornerButton>
    </li>
  );

  function stateText(): string {
    if (item.isDuplicate) return t('photos.duplicate');
    if (item.state === 'failed') return t('photos.failed');
    return isOnItsWay ? t('photos.onItsWay', { percent }) : t('photos.kept');
  }
}

/**
 * A dark disc of 28 px, as high as the cover's badge; its invisible target reaches half the gap
 * beyond.
 */
function CornerButton({ className, children, ...rest }: ComponentProps<typeof IconButton>) {
  return (
    <IconButton {...rest} className={cx('absolute! -end-1', className)}>
      <span className="grid size-7 place-items-center rounded-full bg-photo-chip text-on-photo">
        {children}
      </span>
    </IconButton>
  );
}

/** Uses a small picture: a phone's original is larger than its tile. */
export function Preview({ item, className = 'size-full' }: { item: PhotoItem; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = item.preview ?? (item.photo ? photoVariant(item.photo.path, 400, 'webp') : null);
  if (!address || broken === address) return <span className={cx('block bg-sunken-2', className)} />;
  return (
    <img
      src={address}
      alt=""
      width={160}
      height={120}
      decoding="async"
      draggable={false}
      onError={() => setBroken(address)}
      className={cx('object-cover', className)}
    />
  );
}
