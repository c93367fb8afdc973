import { ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { photoVariant } from '../../../../contract/photo-url.ts';
import type { PropertyCard } from '../../../../contract/property-entities.ts';
import { Photo } from '../../../ui/photo.tsx';
import { placeLine } from './place-line.ts';
import { PropertyPrice } from './property-price.tsx';

/**
 * A small listing, for bookings and pins: photo 88×72, price, title, place. Its parent row spaces
 * it.
 */
export function PropertyMiniFace({ property }: { property: Omit<PropertyCard, 'distance'> }) {
  const { t } = useTranslation('properties');
  const [photo] = property.mediaFiles;
  return (
    <>
      {photo ? (
        <Photo
          path={photo.filePath}
          rule={photoVariant}
          alt={photo.alt}
          thumbhash={photo.thumbhash}
          sizes="88px"
          eager
          ratio="square"
          missing=""
          className="aspect-auto! h-18 w-22! flex-none rounded-thumb"
        />
      ) : (
        <span className="grid h-18 w-22 flex-none place-items-center rounded-thumb bg-sunken text-ink-2">
          <ImageOff aria-hidden className="icon-24" />
        </span>
      )}
      <span className="grid min-w-0 flex-1">
        <span className="text-clay">
          <PropertyPrice price={property.price} rentPeriod={property.rentPeriod} size="strong" />
        </span>
        <span className="truncate text-body font-semibold">{property.title}</span>
        <span className="truncate text-small text-ink-2">{placeLine(t, property)}</span>
      </span>
    </>
  );
}
