import type { ReactNode } from 'react';
import { photoVariant } from '../../../contract/photo-url.ts';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { PhotoSlider } from '../../ui/photo-slider.tsx';
import { usePhotoMissing } from '../properties/use-photo-missing.ts';

interface RentPhotosProps {
  property: Pick<PropertyCard, 'mediaFiles'>;
  isFirst?: boolean;
  /** Badges over the photos. */
  children?: ReactNode;
}

/** services §2: the thumbnails, one after the other by themselves; a drawing where a home has none. */
export function RentPhotos({ property: { mediaFiles }, isFirst = false, children }: RentPhotosProps) {
  const missing = usePhotoMissing();
  if (mediaFiles.length === 0) {
    return (
      <div className="relative grid aspect-photo place-items-center bg-linear-160 from-sunken to-sunken-2">
        <img
          src="/art/photo-missing.svg"
          alt=""
          width={160}
          height={120}
          className="h-30 w-40 object-contain"
        />
        {children}
      </div>
    );
  }
  return (
    <PhotoSlider
      photos={mediaFiles.map(({ filePath, alt, thumbhash }) => ({ path: filePath, alt, thumbhash }))}
      rule={photoVariant}
      sizes="(min-width: 80rem) 384px, (min-width: 40rem) 50vw, 100vw"
      eager={isFirst}
      priority={isFirst}
      missing={missing}
    >
      {children}
    </PhotoSlider>
  );
}
