import { Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../shell/back-link.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton, IconMark } from '../../../ui/icon-button.tsx';
import { useScrolledPast } from '../../../ui/top-bar.tsx';
import type { ListNames, ListQuery } from './list-parameters.ts';
import { ListSearchBox } from './list-search-box.tsx';
import { SaveSearchButton } from './save-search-button.tsx';

interface ListBarProps {
  query: ListQuery;
  names: ListNames;
  /** How many filters are set. */
  count: number;
  onOpenFilters: () => void;
  onPreloadFilters: () => void;
  /** The list's title, the suggested name of a saved search. */
  title: string;
  /** Shown under the bar. */
  notice: ReactNode;
  /** From this width on it sticks to the top, above a map. */
  stays: 'lg' | 'xl' | null;
  /** The chips: under the bar on a phone, beside it from 1024 px. */
  children: ReactNode;
}

/** The bar above the results: back, a summary of the search, and the filters' count. */
export function ListBar(props: ListBarProps) {
  const { query, names, count, onOpenFilters, onPreloadFilters, title, notice, stays, children } = props;
  const { t } = useTranslation(['properties', 'search']);
  const isScrolled = useScrolledPast(4);
  const { place, what } = useSummary(query, names);
  const bar = useRef<HTMLDivElement>(null);
  const pill = useRef<HTMLButtonElement>(null);
  const [isSearching, setSearching] = useState(false);
  const isReturning = useRef(false);
  const endSearch = useCallback(() => {
    // Returns the focus to the pill, unless it has moved elsewhere.
    isReturning.current = bar.current?.contains(document.activeElement) ?? false;
    setSearching(false);
  }, []);
  useEffect(() => {
    if (!isSearching && isReturning.current) pill.current?.focus({ preventScroll: true });
    isReturning.current = false;
  }, [isSearching]);
  const open = {
    'aria-haspopup': 'dialog',
    onClick: onOpenFilters,
    onPointerEnter: onPreloadFilters,
    onFocus: onPreloadFilters,
  } as const;
  return (
    // On a phone these boxes are `contents`, so that the bar sticks to the screen, not to them.
    <div
      className={cx(
        'max-lg:contents lg:border-b lg:border-line lg:bg-surface',
        stays === 'lg' && 'lg:sticky lg:top-18 lg:z-(--z-bar)',
        stays === 'xl' && 'xl:sticky xl:top-18 xl:z-(--z-bar)',
      )}
    >
      <div className="max-lg:contents lg:page lg:flex lg:min-h-16 lg:flex-wrap lg:items-center lg:gap-x-2">
        <div
          className={cx(
            'sticky top-0 z-(--z-bar) bg-ground pt-safe-top lg:static lg:z-auto lg:bg-transparent lg:pt-0',
            isScrolled && 'max-lg:shadow-[0_1px_0_var(--line)]',
          )}
        >
          <div ref={bar} className="flex min-h-16 items-center gap-1 px-1 lg:px-0">
            <BackLink className="lg:hidden" />
            {isSearching ? (
              <ListSearchBox query={query} onClose={endSearch} />
            ) : (
              <button
                ref={pill}
                type="button"
                aria-label={t('search:list.search', { place, what })}
                onClick={() => setSearching(true)}
                className="press flex min-h-13 min-w-0 flex-1 items-center gap-3 rounded-full bg-surface ps-4 pe-5 text-start shadow-card outline-1 -outline-offset-1 outline-line focus-visible:outline-2 focus-visible:outline-palm lg:min-h-12 lg:w-62 lg:shadow-none lg:outline-line-strong"
              >
                <Search aria-hidden className="icon-20" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-small-strong font-semibold">{place}</span>{' '}
                  <span className="block truncate text-caption text-ink-2">{what}</span>
                </span>
              </button>
            )}
            {isSearching ? null : <SaveSearchButton query={query} title={title} look="icon" />}
            <IconButton {...open} label={t('search:filters.open', { count })} className="lg:hidden">
              <SlidersHorizontal aria-hidden />
              {count > 0 ? <IconMark count={count} /> : null}
            </IconButton>
          </div>
        </div>
        {notice}
        <div className="min-w-0 lg:flex-1 ">{children}</div>
      </div>
    </div>
  );
}

function useSummary(query: ListQuery, { region, city, neighborhood, type }: ListNames) {
  const { t } = useTranslation(['properties', 'search']);
  const text = query.q ? t('search:filters.chip.text', { text: query.q }) : null;
  const place = query.bounds
    ? t('search:filters.chip.bounds')
    : neighborhood
      ? city
        ? t('search:list.neighborhoodAndCity', { neighborhood, city })
        : t('search:list.neighborhood', { neighborhood })
      : city
        ? t('search:list.wholeCity', { city })
        : (region ?? t('search:list.everywhere'));
  const what = [
    query.purpose ? t(`purposeShort.${query.purpose}`) : t('search:list.everyPurpose'),
    type ?? t('search:filters.allTypes'),
    ...(text ? [text] : []),
  ].join(' • ');
  return { place, what };
}
