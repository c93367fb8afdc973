import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { photoVariant } from '../../../contract/photo-url.ts';
import { formatCount } from '../../lib/digits.ts';
import { cx } from '../../ui/cx.ts';
import { Photo } from '../../ui/photo.tsx';

type Neighborhood = Answer<'places.neighborhoods'>['neighborhoods'][number];

interface NeighborhoodTileProps {
  neighborhood: Pick<Neighborhood, 'id' | 'name' | 'cover' | 'propertiesCount'>;
  /** How wide it is drawn: the `sizes` attribute. */
  sizes: string;
  /** On the first screen: its picture loads at once. */
  isFirst?: boolean;
  /** Classes for its size. */
  className: string;
}

/** A neighbourhood's cover with its name and number of listings; links to its list (core §2). */
export function NeighborhoodTile({ neighborhood, sizes, isFirst = false, className }: NeighborhoodTileProps) {
  const { t } = useTranslation('places');
  const { id, name, cover, propertiesCount } = neighborhood;
  return (
    <Link
      to="/propertielist"
      search={{ neighborhoodId: id }}
      className={cx(
        'press relative isolate block overflow-hidden rounded-card bg-brand-2 text-on-photo',
        className,
      )}
    >
      {cover ? (
        <Photo
          path={cover}
          rule={photoVariant}
          alt=""
          ratio="fill"
          sizes={sizes}
          eager={isFirst}
          missing=""
          className="-z-2"
        />
      ) : null}
      <span className="absolute inset-x-0 top-[30%] bottom-0 -z-1 bg-photo-shade" />
      <span className="absolute inset-x-3 bottom-3">
        <span className="block truncate text-title-3">{name}</span>
        <span className="block text-caption">
          {t('neighborhoods.count', { count: propertiesCount, total: formatCount(propertiesCount) })}
        </span>
      </span>
    </Link>
  );
}
