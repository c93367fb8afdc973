import { ImageOff, Images, Share2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photoVariant } from '../../../contract/photo-url.ts';
import { useShareLink } from '../../shell/share-link.ts';
import { Badge } from '../../ui/badge.tsx';
import { directionOf } from '../../ui/direction-of.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Num } from '../../ui/num.tsx';
import { PhotoSlider } from '../../ui/photo-slider.tsx';
import { PropertyDetailBack } from './property-detail-back.tsx';
import type { PropertyHead } from './property-detail-data.ts';
import { PropertyDetailThumbs } from './property-detail-thumbs.tsx';
import { PropertyHeart } from './property-heart.tsx';
import { usePhotoMissing } from './use-photo-missing.ts';

/** How wide the photo is drawn: the screen on phones, two thirds of the page from 1024 px. */
const SIZES = '(width >= 64rem) 800px, 100vw';

/** Photos with back, share and heart over them, a counter, and thumbnails under them (core §2). */
export function PropertyDetailGallery({ property }: { property: PropertyHead }) {
  const { t } = useTranslation(['detail', 'properties']);
  const share = useShareLink();
  const photoMissing = usePhotoMissing();
  const [selected, setSelected] = useState(0);
  const photos = property.mediaFiles;
  const count = Math.max(property.photosCount, photos.length);
  const moveByArrow = (event: KeyboardEvent<HTMLElement>) => {
    const forward = directionOf(event.currentTarget) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const step = event.key === forward ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? -1 : 0;
    if (step === 0 || photos.length < 2) return;
    event.preventDefault();
    setSelected((now) => (now + step + photos.length) % photos.length);
  };
  return (
    <section aria-label={t('gallery.label')} onKeyDown={moveByArrow} className="min-w-0 lg:col-start-1">
      <div className="vt-property-photo relative overflow-hidden lg:rounded-card">
        {photos.length > 0 ? (
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
            onClick={() => void share({ title: property.title, url: window.location.href })}
          >
            <Share2 aria-hidden className="icon-20" />
          </IconButton>
          <PropertyHeart property={property} />
        </div>
        {count > 1 ? (
          <Badge tone="photo-chip" icon={<Images aria-hidden />} className="absolute end-4 bottom-4 z-1">
            <Num>
              {selected + 1} / {count}
            </Num>
          </Badge>
        ) : null}
      </div>
      {photos.length > 1 ? (
        <PropertyDetailThumbs photos={photos} count={count} selected={selected} onSelect={setSelected} />
      ) : null}
    </section>
  );
}
