import { Link } from '@tanstack/react-router';
import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyType } from '../../../../contract/property-entities.ts';
import { Chips, chipClasses } from '../../../ui/chip.tsx';
import { Money } from '../../../ui/money.tsx';
import { type ActiveFilter, withFilter } from './list-filters.ts';
import { type FilterStart, type ListQuery, partTitle } from './list-parameters.ts';
import { writeListSearch } from './list-search.ts';

const PURPOSES = ['for_rent', 'for_sale', 'for_investment'] as const;
const TENANTS = ['families', 'singles'] as const;
const QUICK_TYPES = 8;

interface ListChipsProps {
  query: ListQuery;
  filters: readonly ActiveFilter[];
  types: readonly PropertyType[];
  /** Opens the filter sheet at a filter. */
  onOpenFilter: (start: FilterStart) => void;
  onPreloadFilters: () => void;
}

/**
 * Chips that remove the active filters, then those that add one: price and rooms, which most users
 * choose, open the sheet; the others are links, so back undoes them.
 */
export function ListChips({ query, filters, types, onOpenFilter, onPreloadFilters }: ListChipsProps) {
  const { t } = useTranslation(['properties', 'search']);
  const opening = {
    type: 'button',
    'aria-haspopup': 'dialog',
    onPointerEnter: onPreloadFilters,
    onFocus: onPreloadFilters,
    className: chipClasses(),
  } as const;
  return (
    <Chips label={t('search:filters.chips')}>
      {filters.map((filter) => (
        <ListChip key={filter.key} filter={filter} to={filter.without} />
      ))}
      {query.priceFrom === undefined && query.priceTo === undefined ? (
        <button {...opening} onClick={() => onOpenFilter('price')}>
          <span>{partTitle(t, 'price', query)}</span>
          <ChevronDown aria-hidden />
        </button>
      ) : null}
      {query.rooms === undefined ? (
        <button {...opening} onClick={() => onOpenFilter('rooms')}>
          {t('search:filters.rooms')}
          <ChevronDown aria-hidden />
        </button>
      ) : null}
      {query.purpose
        ? null
        : PURPOSES.map((purpose) => (
            <ListChip key={purpose} to={withFilter(query, { purpose })}>
              {t(`purpose.${purpose}`)}
            </ListChip>
          ))}
      {query.propertyType
        ? null
        : TENANTS.map((propertyType) => (
            <ListChip key={propertyType} to={withFilter(query, { propertyType })}>
              {t(`tenants.${propertyType}`)}
            </ListChip>
          ))}
      {query.typeId
        ? null
        : types.slice(0, QUICK_TYPES).map(({ id, name }) => (
            <ListChip key={id} to={withFilter(query, { typeId: id })}>
              {name}
            </ListChip>
          ))}
    </Chips>
  );
}

interface ListChipProps {
  to: ListQuery;
  /** The filter that it removes; without one it adds one. */
  filter?: ActiveFilter;
  children?: ReactNode;
}

/** A chip that leads to the list with one filter more, or one less. */
export function ListChip({ to, filter, children }: ListChipProps) {
  const { t } = useTranslation(['properties', 'search']);
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const chip = link.current;
    // Pressing it removes it: keeps a keyboard user's focus in the row.
    return () => {
      if (chip && chip === document.activeElement) focusNeighbour(chip);
    };
  }, []);
  return (
    <Link
      ref={link}
      to="/propertielist"
      search={writeListSearch(to)}
      preload={false}
      className={chipClasses({ on: filter !== undefined })}
    >
      {filter?.money ? (
        <>
          <span>{filter.money.lead}</span> <Money amount={filter.money.amount} label={t('price.currency')} />
        </>
      ) : filter ? (
        <span dir="auto" className="max-w-50 truncate">
          {filter.text}
        </span>
      ) : (
        children
      )}
      {filter ? (
        <>
          <span className="sr-only">{t('search:filters.remove')}</span>
          <X aria-hidden className="icon-16!" />
        </>
      ) : null}
    </Link>
  );
}

/** Focuses the chip after this one, else the one before it. */
function focusNeighbour(chip: Element): void {
  for (const side of ['nextElementSibling', 'previousElementSibling'] as const) {
    const neighbour = chip[side];
    if (!(neighbour instanceof HTMLElement)) continue;
    // A popover's chip is wrapped in a box.
    const taker = neighbour.matches('a, button') ? neighbour : neighbour.querySelector<HTMLElement>('button');
    taker?.focus();
    if (document.activeElement === taker) return;
  }
}
