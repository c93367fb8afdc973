import { useLocation, useRouter } from '@tanstack/react-router';
import { ImageOff, Images, Share2 } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GALLERY_THUMBNAILS_PER_VIEW as PER_VIEW } from '../../../../contract/limits.ts';
import { photoVariant } from '../../../../contract/photo-url.ts';
import type { MediaFile } from '../../../../contract/property-entities.ts';
import { CARRIED_PHOTO } from '../../../lib/view-transition.ts';
import { useShareLink } from '../../../shell/share-link.ts';
import { arrowStep } from '../../../ui/arrow-step.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { directionOf } from '../../../ui/direction-of.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyPart, OpenedByUser } from '../../../ui/lazy-part.tsx';
import { Num } from '../../../ui/num.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { PhotoSlider } from '../../../ui/photo-slider.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { PropertyFavouriteButton } from '../card/property-favourite-button.tsx';
import { usePhotoMissing } from '../card/use-photo-missing.ts';
import { isAvailable } from '../is-available.ts';
import { PropertyDetailBack } from './back.tsx';
import type { PropertyHead } from './data.ts';

/** How wide the photo is drawn: the screen on phones, two thirds of the page from 1024 px. */
const SIZES = '(width >= 64rem) 800px, 100vw';

const loadLightbox = () => import('./property-lightbox.tsx');
const PropertyLightbox = lazyPart(async () => (await loadLightbox()).PropertyLightbox);

function preloadLightbox(): void {
  void loadLightbox().catch(() => undefined);
}

/**
 * Photos with back, share and favourite over them, a counter, and thumbnails under them (core §2).
 */
export function PropertyDetailGallery({ property }: { property: PropertyHead }) {
  const { t } = useTranslation(['detail', 'properties', 'pwa']);
  const share = useShareLink();
  const photoMissing = usePhotoMissing();
  const [selected, setSelected] = useState(0);
  const photos = property.mediaFiles;
  const cover = photos[0];
  const count = Math.max(property.photosCount, photos.length);
  const view = usePhotoView();
  const toast = useToast();
  const opener = useRef<HTMLButtonElement>(null);
  const shared = () => ({
    title: property.title,
    url: window.location.href,
    photo: cover && { path: photoVariant(cover.filePath, 800, 'webp'), name: `rukn-${property.id}` },
  });
  const showAll = async () => {
    try {
      await loadLightbox();
    } catch {
      toast.show({ message: t('pwa:needsConnection') });
      return;
    }
    // Focus returns to the button, wherever the photo was tapped.
    opener.current?.focus({ preventScroll: true });
    view.open();
  };
  const tapPhoto = ({ target }: MouseEvent<HTMLElement>) => {
    // Ignores the slider's arrows over the photo.
    if (!(target instanceof Element && target.closest('button'))) void showAll();
  };
  const moveByArrow = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowStep(event.key, directionOf(event.currentTarget));
    if (step === 0 || photos.length < 2) return;
    event.preventDefault();
    setSelected((now) => (now + step + photos.length) % photos.length);
  };
  return (
    <>
      <section aria-label={t('gallery.label')} onKeyDown={moveByArrow} className="min-w-0 lg:col-start-1">
        <div className={`${CARRIED_PHOTO} relative overflow-hidden lg:rounded-card`}>
          {photos.length > 0 ? (
            // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for fingers; the button below does the same for all
            <div onClick={tapPhoto} className="cursor-zoom-in">
              <PhotoSlider
                photos={photos.map(({ filePath, alt, thumbhash }) => ({ path: filePath, alt, thumbhash }))}
                rule={photoVariant}
                sizes={SIZES}
                eager
                priority
                autoplay={false}
                sign="none"
                controls={{ previous: t('gallery.previous'), next: t('gallery.next') }}
                index={selected}
                onIndexChange={setSelected}
                missing={photoMissing}
              />
            </div>
          ) : (
            <div className="grid aspect-photo place-content-center justify-items-center gap-2 bg-sunken text-small text-ink-2">
              <ImageOff aria-hidden className="icon-32" />
              {t('properties:card.noPhoto')}
            </div>
          )}
          <div
            aria-hidden
            className="pointer-events-none absolute inset-x-0 top-0 z-1 h-28 rotate-180 bg-photo-shade opacity-50"
          />
          <div className="absolute inset-x-2 top-[calc(var(--safe-top)+8px)] z-2 flex">
            <PropertyDetailBack onPhoto />
            <span className="flex-1" />
            <IconButton variant="disc" label={t('share')} onClick={() => void share(shared())}>
              <Share2 aria-hidden className="icon-20" />
            </IconButton>
            {/* A listing off offer can't be added. */}
            {!isAvailable(property) && property.Favorites.length === 0 ? null : (
              <PropertyFavouriteButton property={property} />
            )}
          </div>
          {photos.length > 0 ? (
            <button
              ref={opener}
              type="button"
              aria-haspopup="dialog"
              onPointerEnter={preloadLightbox}
              onFocus={preloadLightbox}
              onClick={() => void showAll()}
              className="absolute end-2.5 bottom-1.5 z-1 grid min-h-target place-items-center rounded-full px-1.5"
            >
              <span className="sr-only">{t('gallery.open')}</span>
              <Badge tone="photo-chip" icon={<Images aria-hidden />}>
                <Num>{`${selected + 1} / ${count}`}</Num>
              </Badge>
            </button>
          ) : null}
        </div>
        {photos.length > 1 ? (
          <PropertyDetailThumbs photos={photos} count={count} selected={selected} onSelect={setSelected} />
        ) : null}
        {photos.some(({ isIllustration }) => isIllustration) ? (
          <p className="px-gutter pt-2 text-caption text-ink-2 lg:px-0">{t('gallery.illustrations')}</p>
        ) : null}
      </section>
      {view.isOpen ? (
        <OpenedByUser value={true}>
          <Suspense fallback={null}>
            <PropertyLightbox
              photos={photos}
              index={selected}
              onIndexChange={setSelected}
              onClose={view.close}
              caption={property.title}
              shared={shared}
            />
          </Suspense>
        </OpenedByUser>
      ) : null}
    </>
  );
}

interface PropertyDetailThumbsProps {
  photos: readonly MediaFile[];
  /** Number of photos, known before all are loaded. */
  count: number;
  selected: number;
  onSelect: (index: number) => void;
}

/**
 * core §9: four thumbnails, those round the shown photo; the last has the number of further ones,
 * and opens them.
 */
function PropertyDetailThumbs({ photos, count, selected, onSelect }: PropertyDetailThumbsProps) {
  const { t } = useTranslation(['detail', 'pwa']);
  // The last four fill their row, so that none is left alone in it.
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

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The photos cover the whole screen. */
    photoView?: true;
  }
}

/**
 * Whether the photos cover the whole screen: a history entry, so that back by button, gesture or
 * key closes them and leaves the screen unchanged.
 */
function usePhotoView() {
  const router = useRouter();
  const isRequested = useLocation({ select: ({ state }) => state.photoView === true });
  // The server has no history: the first client render must match its HTML.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const open = () => {
    const { href, state } = router.state.location;
    router.history.push(href, { ...state, photoView: true });
  };
  const close = () => {
    // Both the dialog and the page may call it: goes back only once.
    if (router.history.location.state.photoView) router.history.back();
  };
  return { isOpen: isMounted && isRequested, open, close };
}
