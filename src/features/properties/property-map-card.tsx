import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Bounds } from '../../../contract/properties.ts';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ListQuery } from './list-search.ts';
import { PropertyHeart } from './property-heart.tsx';
import { PropertyMiniFace } from './property-mini-face.tsx';
import { propertyQueries } from './queries.ts';

/** What the reader has chosen on the map: one listing, or those that share one place. */
export type MapChoice = { id: number } | { bounds: Bounds };

interface PropertyMapCardProps {
  choice: MapChoice;
  query: ListQuery;
  onClose: () => void;
}

/** The card at the map's foot: the chosen listing, or a row of those that stand in one place. */
export function PropertyMapCard({ choice, query, onClose }: PropertyMapCardProps) {
  const { t, i18n } = useTranslation(['properties', 'search']);
  const isOne = 'id' in choice;
  const one = useQuery({ ...propertyQueries.detail(isOne ? choice.id : 0), enabled: isOne });
  const many = useQuery({
    ...propertyQueries.list({ ...query, page: undefined, bounds: isOne ? undefined : choice.bounds }),
    enabled: !isOne,
  });
  const cards = isOne ? (one.data ? [one.data.property] : []) : (many.data?.properties ?? []);
  const hasFailed = isOne ? one.isError && !one.data : many.isError && !many.data;
  return (
    <section
      dir={i18n.dir()}
      aria-label={t('search:map.selected')}
      className="absolute inset-x-0 bottom-20 z-3 animate-rise lg:bottom-6"
    >
      <div className="no-scrollbar flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 py-1">
        {cards.map((card) => (
          <MiniCard key={card.id} card={card} isAlone={cards.length === 1} />
        ))}
        {cards.length === 0 ? (
          <div className="mx-auto flex h-24 w-full max-w-100 items-center gap-3 rounded-card bg-surface p-3 shadow-float">
            {hasFailed ? (
              <p role="status" className="text-small text-ink-2">
                {t('failure.alert')}
              </p>
            ) : (
              <>
                <Skeleton className="h-18 w-22 rounded-thumb" />
                <Skeleton className="h-5 flex-1" />
              </>
            )}
          </div>
        ) : null}
      </div>
      <IconButton
        variant="disc"
        label={t('search:map.closeCard')}
        onClick={onClose}
        className="absolute! start-2 -top-9 lg:start-[max(8px,calc(50%-208px))]"
      >
        <X aria-hidden className="icon-20" />
      </IconButton>
    </section>
  );
}

type Shown = Omit<PropertyCard, 'distance'>;

function MiniCard({ card, isAlone }: { card: Shown; isAlone: boolean }) {
  return (
    <article
      className={
        isAlone
          ? 'relative mx-auto w-full max-w-100 flex-none rounded-card bg-surface shadow-float'
          : 'relative w-[min(20rem,85%)] flex-none snap-center rounded-card bg-surface shadow-float'
      }
    >
      <Link
        to="/propertydetails/$id"
        params={{ id: String(card.id) }}
        className="flex items-center gap-3 rounded-card p-3 pe-14"
      >
        <PropertyMiniFace property={card} />
      </Link>
      <PropertyHeart property={card} className="absolute! end-1 top-1/2 -mt-6" />
    </article>
  );
}
