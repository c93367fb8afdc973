import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chipClasses } from '../../../ui/chip.tsx';
import { lazyPart, OpenedByUser } from '../../../ui/lazy-part.tsx';
import { Money } from '../../../ui/money.tsx';
import { ListChip } from './list-chips.tsx';
import { type ActiveFilter, withFilter } from './list-filters.ts';
import type { ListNames } from './list-parameters.ts';
import { type ListQuery, POPOVERS, type PopoverName, partTitle } from './list-parameters.ts';

const load = () => import('./filter-popover.tsx');
const FilterPopover = lazyPart(async () => (await load()).FilterPopover);
const preload = () => void load().catch(() => undefined);

interface FilterPopoversProps {
  query: ListQuery;
  filters: readonly ActiveFilter[];
  names: ListNames;
  onOpenFilters: () => void;
  onPreloadFilters: () => void;
}

/**
 * The filters on a wide screen: the most used ones each under its chip, the others in the dialog.
 */
export function FilterPopovers({
  query,
  filters,
  names,
  onOpenFilters,
  onPreloadFilters,
}: FilterPopoversProps) {
  const { t } = useTranslation(['properties', 'search']);
  const tenants = filters.filter(({ part }) => part === 'tenants');
  const others = filters.filter(
    ({ part }) => part !== 'tenants' && !POPOVERS.some((popover) => popover === part),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and form semantics that a filter row has not
    <div role="group" aria-label={t('search:filters.chips')} className="flex flex-wrap gap-2 py-2">
      {POPOVERS.map((name) => (
        <PopoverChip
          key={name}
          name={name}
          query={query}
          active={filters.filter(({ part }) => part === name)}
          names={names}
        />
      ))}
      {query.propertyType ? null : (
        <ListChip to={withFilter(query, { propertyType: 'families' })}>{t('tenants.families')}</ListChip>
      )}
      {[...tenants, ...others].map((filter) => (
        <ListChip key={filter.key} filter={filter} to={filter.without} />
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={onPreloadFilters}
        onFocus={onPreloadFilters}
        onClick={onOpenFilters}
        className={chipClasses()}
      >
        <SlidersHorizontal aria-hidden />
        {t('search:filters.more')}
      </button>
    </div>
  );
}

interface PopoverChipProps {
  name: PopoverName;
  query: ListQuery;
  /** The part's active filters. */
  active: readonly ActiveFilter[];
  names: ListNames;
}

function PopoverChip({ name, query, active, names }: PopoverChipProps) {
  const { t } = useTranslation(['properties', 'search']);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const title = partTitle(t, name, query);
  const value = active.map(({ text }) => text).join(t('search:list.comma'));
  const close = useCallback((hasMoved = false) => {
    setOpen(false);
    if (!hasMoved) button.current?.focus();
  }, []);
  return (
    <div className="relative">
      <button
        ref={button}
        type="button"
        aria-label={value ? t('search:filters.change', { name: title, value }) : title}
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
        className={chipClasses({ on: active.length > 0 })}
      >
        {active.length > 0 ? (
          active.map(({ key, text, money }) =>
            money ? (
              <span key={key}>
                <span>{money.lead}</span> <Money amount={money.amount} label={t('price.currency')} />
              </span>
            ) : (
              <span key={key}>{text}</span>
            ),
          )
        ) : (
          <span>{title}</span>
        )}
        <ChevronDown aria-hidden />
      </button>
      {isOpen ? (
        <OpenedByUser value={true}>
          <Suspense fallback={null}>
            <FilterPopover name={name} title={title} query={query} names={names} onClose={close} />
          </Suspense>
        </OpenedByUser>
      ) : null}
    </div>
  );
}
