import type { PropertyCard as Property } from '../../../contract/property-entities.ts';
import { cx } from '../../ui/cx.ts';
import { PropertyCard } from './property-card.tsx';
import { PropertyCardSkeleton } from './property-card-skeleton.tsx';

const GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 xl:grid-cols-4';
const SIZES = '(width >= 80rem) 286px, (width >= 64rem) 31vw, (width >= 40rem) 48vw, 94vw';
/** Cards that a phone or a tablet shows before any scrolling. */
const FIRST = 2;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface PropertyGridProps {
  properties: readonly Property[];
  statusChoices: Record<string, string>;
  /** Another page is on its way, and this is the one before it. */
  isOutgoing: boolean;
}

/** The cards of one page of results. */
export function PropertyGrid({ properties, statusChoices, isOutgoing }: PropertyGridProps) {
  return (
    <ul
      aria-busy={isOutgoing}
      className={cx(GRID, 'transition-opacity', isOutgoing && 'opacity-60 delay-150')}
    >
      {properties.map((property, place) => (
        <li key={property.id}>
          <PropertyCard
            property={property}
            statusChoices={statusChoices}
            sizes={SIZES}
            isFirst={place < FIRST}
            level={2}
          />
        </li>
      ))}
    </ul>
  );
}

/** The same boxes while nothing is known yet. */
export function PropertyGridSkeleton() {
  return (
    <div className={GRID}>
      {SKELETONS.map((key) => (
        <PropertyCardSkeleton key={key} />
      ))}
    </div>
  );
}
