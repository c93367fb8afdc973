import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bounds } from '../../../../contract/properties.ts';
import type { PropertyCard } from '../../../../contract/property-entities.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PropertyFavouriteButton } from '../card/property-favourite-button.tsx';
import { PropertyMiniFace } from '../card/property-mini-face.tsx';
import { usePropertyDetail } from '../detail/data.ts';
import { propertyQueries } from '../queries.ts';
import type { MapChoice } from './map-memory.ts';
import type { PinsSearch } from './map-view.ts';

type Filters = PinsSearch['filters'];

interface PropertyMapCardProps {
  choice: MapChoice;
  filters: Filters;
  /** It was chosen by keyboard: focuses the card. */
  takesFocus: boolean;
  onClose: () => void;
}

/** The card at the map's foot: the chosen listing, or a row of those in one place. */
export function PropertyMapCard({ choice, filters, takesFocus, onClose }: PropertyMapCardProps) {
  const { t, i18n } = useTranslation(['properties', 'search']);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      dir={i18n.dir()}
      aria-label={t('search:map.selected')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      className="absolute inset-x-0 bottom-20 z-3 animate-rise outline-none lg:bottom-6"
    >
      <div className="no-scrollbar flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 pt-1 pb-10 -mb-10">
        {'id' in choice ? (
          <ChosenCard key={choice.id} id={choice.id} />
        ) : (
          <CardsAt bounds={choice.bounds} filters={filters} />
        )}
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

/** One listing: at once, and offline, where a list has cached its card. */
function ChosenCard({ id }: { id: number }) {
  const { query, head } = usePropertyDetail(id);
  return head ? <MiniCard card={head} isAlone /> : <NoCard hasFailed={query.isError} />;
}

/** The listings in one place, by the call of the list beside the map. */
function CardsAt({ bounds, filters: { favorites, ...filters } }: { bounds: Bounds; filters: Filters }) {
  const near = { typeId: filters.typeId, favorites, bounds };
  const saved = useQuery({ ...propertyQueries.near(near), enabled: favorites === true });
  const found = useQuery({ ...propertyQueries.list({ ...filters, bounds }), enabled: favorites !== true });
  const { data, isError } = favorites ? saved : found;
  const cards = data?.properties ?? [];
  if (cards.length === 0) return <NoCard hasFailed={isError} />;
  return cards.map((card) => <MiniCard key={card.id} card={card} isAlone={cards.length === 1} />);
}

function NoCard({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation(['properties', 'search']);
  return (
    <div className="mx-auto flex h-24 w-full max-w-100 items-center gap-3 rounded-card bg-surface p-3 shadow-float">
      {hasFailed ? (
        <p role="status" className="text-small text-ink-2">
          {t('search:map.cardFailed')}
        </p>
      ) : (
        <>
          <Skeleton className="h-18 w-22 rounded-thumb" />
          <Skeleton className="h-5 flex-1" />
        </>
      )}
    </div>
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
      <PropertyFavouriteButton property={card} className="absolute! end-1 top-1/2 -mt-6" />
    </article>
  );
}
