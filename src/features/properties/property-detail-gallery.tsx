import { ImageOff, Images, Share2 } from 'lucide-react';
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoVariant } from '../../../contract/photo-url.ts';
import { CARRIED_PHOTO } from '../../lib/view-transition.ts';
import { useShareLink } from '../../shell/share-link.ts';
import { arrowStep } from '../../ui/arrow-step.ts';
import { Badge } from '../../ui/badge.tsx';
import { directionOf } from '../../ui/direction-of.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Num } from '../../ui/num.tsx';
import { PhotoSlider } from '../../ui/photo-slider.tsx';
import { useToast } from '../../ui/toast.tsx';
import { isOnOffer } from './on-offer.ts';
import { PropertyDetailBack } from './property-detail-back.tsx';
import type { PropertyHead } from './property-detail-data.ts';
import { PropertyDetailThumbs } from './property-detail-thumbs.tsx';
import { PropertyHeart } from './property-heart.tsx';
import { usePhotoMissing } from './use-photo-missing.ts';
import { usePhotoView } from './use-photo-view.ts';

/** How wide the photo is drawn: the screen on phones, two thirds of the page from 1024 px. */
const SIZES = '(width >= 64rem) 800px, 100vw';

const loadLightbox = () => import('./property-lightbox.tsx');
const PropertyLightbox = lazy(async () => ({ default: (await loadLightbox()).PropertyLightbox }));

function preloadLightbox(): void {
  void loadLightbox().catch(() => undefined);
}

/** Photos with back, share and heart over them, a counter, and thumbnails under them (core §2). */
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
    // The slider's own arrows stand over the photo.
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
            <IconButton
              variant="disc"
              label={t('share')}
              onClick={() =>
                void share({
                  title: property.title,
                  url: window.location.href,
                  photo: cover && {
                    path: photoVariant(cover.filePath, 800, 'webp'),
                    name: `rukn-${property.id}`,
                  },
                })
              }
            >
              <Share2 aria-hidden className="icon-20" />
            </IconButton>
            {/* What is on offer no more can't be added. */}
            {!isOnOffer(property) && property.Favorites.length === 0 ? null : (
              <PropertyHeart property={property} />
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
        <Suspense fallback={null}>
          <PropertyLightbox
            photos={photos}
            index={selected}
            onIndexChange={setSelected}
            onClose={view.close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
