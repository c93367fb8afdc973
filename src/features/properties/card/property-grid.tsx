import { type ComponentType, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAgo } from '../../../../contract/elapsed-time.ts';
import type { PropertyCard as Property } from '../../../../contract/property-entities.ts';
import { cx } from '../../../ui/cx.ts';
import { LazyHydration } from '../../../ui/lazy-hydration.tsx';
import { PropertyCard, type PropertyCardProps } from './property-card.tsx';
import { PropertyCardSkeleton } from './property-card-skeleton.tsx';
import { useFirstThenRest } from './use-first-then-rest.ts';

const LAYOUTS = {
  wide: {
    grid: 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 xl:grid-cols-4',
    sizes: '(width >= 80rem) 286px, (width >= 64rem) 31vw, (width >= 40rem) 48vw, 94vw',
  },
  /** Beside the map from 1280 px. */
  list: {
    grid: 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-2',
    sizes: '(width >= 80rem) 24vw, (width >= 64rem) 31vw, (width >= 40rem) 48vw, 94vw',
  },
  /** Beside the map from 1024 px. */
  pane: {
    grid: 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2',
    sizes: '(width >= 80rem) 24vw, (width >= 64rem) 46vw, (width >= 40rem) 48vw, 94vw',
  },
};
export type GridLayout = keyof typeof LAYOUTS;
/** Cards before any scrolling: on a phone or a tablet, and on a desktop. */
const FIRST = 2;
const FIRST_ON_DESKTOP = 8;
/** A card's estimated height: a 4:3 photo and the text under it; in columns, 420 px. */
const ASLEEP = '[contain-intrinsic-height:auto_calc(75vw+125px)] sm:[contain-intrinsic-height:auto_420px]';
/** More than a phone's first view holds. */
const DRAWN_FIRST = 3;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface PropertyGridProps {
  properties: readonly Property[];
  statusChoices: Record<string, string>;
  /** Another page is loading; this is the previous one. */
  isOutgoing: boolean;
  layout?: GridLayout;
  /** Listings marked as new. */
  newIds?: readonly number[] | undefined;
  /** YYYY-MM-DD: cards say how long before it they were published. */
  today?: string;
  /** Another control over each card. */
  Control?: Control;
}

type Control = ComponentType<{ property: Property }>;

/** The cards of one page of results. */
export function PropertyGrid({
  properties,
  statusChoices,
  isOutgoing,
  layout = 'wide',
  newIds,
  today,
  Control,
}: PropertyGridProps) {
  const drawn = useFirstThenRest(properties.length, DRAWN_FIRST);
  return (
    <ul
      aria-busy={isOutgoing}
      className={cx(LAYOUTS[layout].grid, 'transition-opacity', isOutgoing && 'opacity-60 delay-150')}
    >
      {properties.map((property, place) =>
        place < drawn ? (
          <GridItem
            key={property.id}
            place={place}
            property={property}
            statusChoices={statusChoices}
            isNew={newIds?.includes(property.id)}
            sizes={LAYOUTS[layout].sizes}
            today={today}
            Control={Control}
          />
        ) : (
          <li key={property.id} data-later="hidden" className={ASLEEP} />
        ),
      )}
    </ul>
  );
}

type GridItemProps = Pick<PropertyCardProps, 'property' | 'statusChoices' | 'isNew' | 'sizes'> & {
  place: number;
  today: string | undefined;
  Control: Control | undefined;
};

const GridItem = memo(({ place, today, Control, ...rest }: GridItemProps) => {
  const { publishedAt } = rest.property;
  const card = {
    ...rest,
    ...(today && publishedAt && { aside: <CardAge at={publishedAt} today={today} /> }),
    ...(Control && { control: <Control property={rest.property} /> }),
  };
  if (place < FIRST) {
    return (
      <li>
        <PropertyCard {...card} priority level={2} />
      </li>
    );
  }
  return (
    <LazyHydration
      as="li"
      className={cx(ASLEEP, place < FIRST_ON_DESKTOP && 'lg:[content-visibility:visible]!')}
    >
      <PropertyCard {...card} level={2} />
    </LazyHydration>
  );
});

/** The skeleton while the first page loads. */
export function PropertyGridSkeleton({ layout = 'wide' }: { layout?: GridLayout }) {
  return (
    <div className={LAYOUTS[layout].grid}>
      {SKELETONS.map((key) => (
        <PropertyCardSkeleton key={key} />
      ))}
    </div>
  );
}

/** How long ago a listing was published. */
function CardAge({ at, today }: { at: string; today: string }) {
  const { t, i18n } = useTranslation('search');
  return (
    <span className="flex-none whitespace-nowrap">
      <span aria-hidden>• </span>
      <span className="sr-only">{`${t('list.published')} `}</span>
      <span>{dayAgo(at, today, i18n.language)}</span>
    </span>
  );
}
