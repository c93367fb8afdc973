import type { PropertyCard as Property } from '../../../contract/property-entities.ts';
import { cx } from '../../ui/cx.ts';
import { PropertyCard } from './property-card.tsx';
import { PropertyCardSkeleton } from './property-card-skeleton.tsx';

const LAYOUTS = {
  wide: {
    grid: 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 xl:grid-cols-4',
    sizes: '(width >= 80rem) 286px, (width >= 64rem) 31vw, (width >= 40rem) 48vw, 94vw',
  },
  /** Beside the map. */
  pane: {
    grid: 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2',
    sizes: '(width >= 80rem) 24vw, (width >= 64rem) 46vw, (width >= 40rem) 48vw, 94vw',
  },
};
export type GridLayout = keyof typeof LAYOUTS;
/** Cards that a phone or a tablet shows before any scrolling. */
const FIRST = 2;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface PropertyGridProps {
  properties: readonly Property[];
  statusChoices: Record<string, string>;
  /** Another page is on its way, and this is the one before it. */
  isOutgoing: boolean;
  layout?: GridLayout;
}

/** The cards of one page of results. */
export function PropertyGrid({ properties, statusChoices, isOutgoing, layout = 'wide' }: PropertyGridProps) {
  return (
    <ul
      aria-busy={isOutgoing}
      className={cx(LAYOUTS[layout].grid, 'transition-opacity', isOutgoing && 'opacity-60 delay-150')}
    >
      {properties.map((property, place) => (
        <li key={property.id}>
          <PropertyCard
            property={property}
            statusChoices={statusChoices}
            sizes={LAYOUTS[layout].sizes}
            isFirst={place < FIRST}
            level={2}
          />
        </li>
      ))}
    </ul>
  );
}

/** The same boxes while nothing is known yet. */
export function PropertyGridSkeleton({ layout = 'wide' }: { layout?: GridLayout }) {
  return (
    <div className={LAYOUTS[layout].grid}>
      {SKELETONS.map((key) => (
        <PropertyCardSkeleton key={key} />
      ))}
    </div>
  );
}
