import { Copy, GripVertical, RotateCw, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoVariant } from '../../../contract/photo-url.ts';
import { arrowStep } from '../../ui/arrow-step.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { directionOf } from '../../ui/direction-of.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { PhotoItem } from './photo-uploads.ts';
import type { PhotoDrag } from './use-photo-drag.ts';

interface PhotoTileProps {
  item: PhotoItem;
  /** From 1. */
  number: number;
  total: number;
  drag: PhotoDrag;
  onOpen: () => void;
  onDelete: () => void;
  onRetry: () => void;
  /** One place on, or back. */
  onMove: (by: 1 | -1) => void;
}

/** One photograph: its preview (services §2: 160 px at most), how far it is sent, and what may be done with it. */
export function PhotoTile({ item, number, total, drag, onOpen, onDelete, onRetry, onMove }: PhotoTileProps) {
  const { t } = useTranslation('advertise');
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
        'relative aspect-square max-w-40 min-w-0 overflow-hidden rounded-field bg-sunken sm:aspect-photo',
        drag.dragged === item.key && 'outline-2 outline-palm',
      )}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${position}. ${stateWords()}`}
        onClick={onOpen}
        className="absolute inset-0 -outline-offset-2"
      >
        <Preview item={item} />
      </button>
      {number === 1 ? (
        <Badge tone="on-photo" className="pointer-events-none absolute start-2 bottom-2">
          {t('photos.cover')}
        </Badge>
      ) : null}
      {item.isDuplicate ? (
        <span className="pointer-events-none absolute start-2 top-2 grid size-6 place-items-center rounded-full bg-warn-tint text-on-warn-tint">
          <Copy aria-hidden className="icon-16" />
        </span>
      ) : null}
      {isOnItsWay ? (
        <span className="pointer-events-none absolute inset-x-2 bottom-2 h-1.5 overflow-hidden rounded-full bg-sunken-2">
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
          className="absolute inset-x-1 bottom-1 flex min-h-11 items-center justify-center gap-1 rounded-thumb bg-danger-tint px-1 text-small-strong text-on-danger-tint [&>svg]:icon-16"
        >
          <RotateCw aria-hidden />
          {t('photos.retry')}
        </button>
      ) : null}
      <IconButton
        variant="disc"
        label={t(isOnItsWay ? 'photos.cancel' : 'photos.delete', { number })}
        onClick={onDelete}
        className="absolute! end-0 top-0"
      >
        <X aria-hidden className="icon-20" />
      </IconButton>
      {item.state === 'kept' && total > 1 ? (
        <IconButton
          variant="disc"
          label={t('photos.grip', { number, total })}
          onKeyDown={moveByArrow}
          {...drag.grip(item.key)}
          className="absolute! end-0 bottom-0 cursor-grab touch-none"
        >
          <GripVertical aria-hidden className="icon-20" />
        </IconButton>
      ) : null}
    </li>
  );

  function stateWords(): string {
    if (item.isDuplicate) return t('photos.duplicate');
    if (item.state === 'failed') return t('photos.failed');
    return isOnItsWay ? t('photos.onItsWay', { percent }) : t('photos.kept');
  }
}

/** Read small: what a phone has shot is drawn at the size of its tile. */
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
