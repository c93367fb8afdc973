import { Link } from '@tanstack/react-router';
import { ImageOff, MapPin } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { photoVariant } from '../../../../contract/photo-url.ts';
import type { PropertyCard as Property } from '../../../../contract/property-entities.ts';
import { readableDistance } from '../../../lib/distance.ts';
import { CARRIED_PHOTO } from '../../../lib/view-transition.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Num } from '../../../ui/num.tsx';
import { PhotoSlider } from '../../../ui/photo-slider.tsx';
import { placeLine } from './place-line.ts';
import { PropertyBadges } from './property-badges.tsx';
import { PropertyFacts } from './property-facts.tsx';
import { PropertyFavouriteButton } from './property-favourite-button.tsx';
import { PropertyPrice } from './property-price.tsx';
import { readyPhoto } from './ready-photo.ts';
import { usePhotoMissing } from './use-photo-missing.ts';

export interface PropertyCardProps {
  property: Property;
  /** Labels by status, from the answer with the card. */
  statusChoices: Record<string, string>;
  /** Marked as new. */
  isNew?: boolean | undefined;
  /** How wide the photo is drawn: the `sizes` attribute. */
  sizes: string;
  /**
   * On the first screen: the photo loads at once; `priority`: before all others, as the largest
   * there.
   */
  eager?: boolean;
  priority?: boolean;
  level?: 2 | 3;
  /** After the place, instead of a distance. */
  aside?: ReactNode;
  /** Another control over the card. */
  control?: ReactNode;
}

/** core §2, property card: one link to the detail, and the favourite button beside it. */
export function PropertyCard({
  property,
  statusChoices,
  isNew,
  sizes,
  eager,
  priority,
  level = 3,
  aside,
  control,
}: PropertyCardProps) {
  const { t } = useTranslation('properties');
  const photoMissing = usePhotoMissing();
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const badges = (
    <div className="absolute start-3 top-3 z-1 flex flex-wrap gap-1.5 pe-14">
      {isNew ? <Badge tone="gold">{t('new')}</Badge> : null}
      <PropertyBadges property={property} statusChoices={statusChoices} />
    </div>
  );
  return (
    <article aria-labelledby={titleId} className="relative h-full rounded-card bg-surface shadow-card">
      <Link
        to="/propertydetails/$id"
        params={{ id: String(property.id) }}
        preload="intent"
        draggable={false}
        onMouseEnter={readyPhoto}
        onTouchStart={readyPhoto}
        onFocus={readyPhoto}
        onClick={carryPhoto}
        className="block h-full overflow-hidden rounded-card"
      >
        {property.mediaFiles.length > 0 ? (
          <PhotoSlider
            photos={property.mediaFiles.map(({ filePath, alt, thumbhash }) => ({
              path: filePath,
              alt,
              thumbhash,
            }))}
            rule={photoVariant}
            sizes={sizes}
            eager={eager}
            priority={priority}
            missing={photoMissing}
          >
            {badges}
          </PhotoSlider>
        ) : (
          <div className="relative grid aspect-photo place-content-center justify-items-center gap-2 bg-sunken text-small text-ink-2">
            <ImageOff aria-hidden className="icon-32" />
            {t('card.noPhoto')}
            {badges}
          </div>
        )}
        <div className="@container px-4 pt-3 pb-4">
          <div className="price-row">
            <PropertyPrice price={property.price} rentPeriod={property.rentPeriod} size="price" />
            <Badge>{property.PropertyType.name}</Badge>
          </div>
          <Heading id={titleId} className="mt-0.5 truncate text-body font-semibold">
            {property.title}
          </Heading>
          <div className="mt-0.5 flex items-center gap-1 text-small text-ink-2">
            <MapPin aria-hidden className="icon-16" />
            <span className="truncate">{placeLine(t, property)}</span>
            {aside ?? (property.distance === null ? null : <PropertyDistance metres={property.distance} />)}
          </div>
          <div className="mt-3 flex min-h-8.25 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3 text-small-strong text-ink-2">
            <PropertyFacts {...property} />
          </div>
        </div>
      </Link>
      <PropertyFavouriteButton property={property} className="absolute! end-1 top-1 z-1" />
      {control}
    </article>
  );
}

/**
 * The tapped card's photo grows into the gallery; only one element may have the transition name.
 */
function carryPhoto({ currentTarget, metaKey, ctrlKey, shiftKey }: MouseEvent<HTMLElement>) {
  if (metaKey || ctrlKey || shiftKey) return;
  for (const before of document.querySelectorAll(`.${CARRIED_PHOTO}`)) before.classList.remove(CARRIED_PHOTO);
  currentTarget.firstElementChild?.classList.add(CARRIED_PHOTO);
}

/** The listing's distance from the requested position, in metres. */
function PropertyDistance({ metres }: { metres: number }) {
  const { t } = useTranslation('properties');
  const { unit, amount } = readableDistance(metres);
  return (
    <span className="flex-none whitespace-nowrap">
      <span className="sr-only">{t(`distance.spoken.${unit}`, { amount })}</span>
      <span aria-hidden>
        • <Num>{amount}</Num> <span>{t(`distance.${unit}`)}</span>
      </span>
    </span>
  );
}
