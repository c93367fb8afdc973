import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, House, MapPin, Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { placeQueries } from '../../places/queries.ts';
import { propertyQueries } from '../queries.ts';
import { withFilter, withPlace } from './list-filters.ts';
import { type ListQuery, type Translate, textError } from './list-parameters.ts';
import { writeListSearch } from './list-search.ts';
import { type SearchSuggestion, suggest } from './search-suggestions.ts';

interface ListSearchBoxProps {
  query: ListQuery;
  onClose: () => void;
}

interface Option {
  key: string;
  icon: ReactNode;
  label: string;
  note?: string | null;
  query: ListQuery;
}

/**
 * The search bar while the user types: a combobox over a listbox (ARIA APG, «Editable Combobox With
 * List Autocomplete»). A suggestion sets its filter; Enter without one searches the text.
 */
export function ListSearchBox({ query, onClose }: ListSearchBoxProps) {
  const { t } = useTranslation(['properties', 'search']);
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query.q ?? '');
  const [at, setAt] = useState(-1);
  const typed = text.trim();
  const error = textError(t, text);
  const suggestions = useSuggestions(typed === query.q ? '' : typed);
  const options = optionsOf(t, query, typed, suggestions, error !== undefined);
  const active = options[at];

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [onClose]);

  const type = (next: string) => {
    setText(next);
    setAt(-1);
  };
  const go = (to: ListQuery) => {
    onClose();
    void navigate({ to: '/propertielist', search: writeListSearch(to) });
  };
  const searchText = () => {
    if (!error) go(withFilter(query, { q: typed || undefined }));
  };
  const move = (event: KeyboardEvent) => {
    const last = options.length - 1;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setAt(at >= last ? -1 : at + 1);
    else if (event.key === 'ArrowUp') setAt(at < 0 ? last : at - 1);
    else if (event.key === 'Enter') active ? go(active.query) : searchText();
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  const clear = () => {
    if (!text) return onClose();
    type('');
    input.current?.focus();
  };

  return (
    <search
      ref={box}
      aria-label={t('search:search.label')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
      className="flex min-w-0 flex-1 lg:relative lg:w-72"
    >
      <div className="flex h-13 min-w-0 flex-1 items-center gap-3 rounded-full bg-surface ps-4 shadow-card ring-focus lg:h-12">
        <Search aria-hidden className="icon-20" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t('search:search.label')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${at}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          placeholder={t('search:search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          data-own-focus=""
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={move}
          className="h-12 w-full min-w-0 flex-1 bg-transparent"
        />
        <IconButton label={text ? t('search:search.clear') : t('search:search.close')} onClick={clear}>
          <X aria-hidden className="icon-20" />
        </IconButton>
      </div>
      <div className="absolute inset-x-0 top-full z-(--z-fab) max-h-[min(60dvh,28rem)] overflow-y-auto overscroll-contain border-t border-line bg-surface shadow-float lg:end-auto lg:mt-1 lg:w-96 lg:rounded-card lg:border-0">
        <p
          id={`${id}-note`}
          role="status"
          className={error ? 'px-5 py-4 text-small-strong text-on-danger-tint' : 'sr-only'}
        >
          {error ?? (typed ? t('search:search.found', { count: suggestions.length }) : '')}
        </p>
        <Options id={id} options={options} at={at} onChoose={go} onKeyDown={move} />
      </div>
    </search>
  );
}

interface OptionsProps {
  /** The box's id: the prefix of the list's id and its options' ids. */
  id: string;
  options: readonly Option[];
  /** Index of the active option; -1 for none. */
  at: number;
  onChoose: (query: ListQuery) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Options({ id, options, at, onChoose, onKeyDown }: OptionsProps) {
  const { t } = useTranslation('search');
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('search.suggestions')} className="py-1">
      {options.map(({ key, icon, label, note, query }, place) => (
        <div
          key={key}
          ref={place === at ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === at}
          onClick={() => onChoose(query)}
          onKeyDown={onKeyDown}
          className={cx(
            'flex min-h-12 cursor-pointer items-center gap-3 px-5 hover:bg-sunken [&>svg]:icon-20 [&>svg]:flex-none [&>svg]:text-ink-2',
            place === at && 'bg-sunken',
          )}
        >
          {icon}
          <span className="min-w-0 flex-1 truncate">{label}</span>
          {note ? <span className="flex-none text-small text-ink-2">{note}</span> : null}
          {key === 'text' ? <ArrowLeft aria-hidden className="ltr:-scale-x-100" /> : null}
        </div>
      ))}
    </div>
  );
}

/**
 * The options under the bar: without a text "everywhere" and the first suggestions, else what the
 * text may mean, and the text itself. None for a text that is too long.
 */
function optionsOf(
  t: Translate,
  query: ListQuery,
  typed: string,
  suggestions: readonly SearchSuggestion[],
  isInvalid: boolean,
): Option[] {
  const { q: _, ...bare } = query;
  const suggested = suggestions.map((one) => ({
    key: `${one.kind}-${one.id}-${one.name}`,
    icon: one.kind === 'type' ? <House aria-hidden /> : <MapPin aria-hidden />,
    label: one.kind === 'neighborhood' ? t('search:list.neighborhood', { neighborhood: one.name }) : one.name,
    note: one.kind === 'neighborhood' ? one.within : t(`search:search.${one.kind}`),
    query: one.kind === 'type' ? withFilter(bare, one.set) : withPlace(bare, one.set),
  }));
  if (typed !== '' && typed !== query.q) {
    if (isInvalid) return [];
    const label = t('search:search.text', { text: typed });
    const asText = withFilter(query, { q: typed });
    return [...suggested, { key: 'text', icon: <Search aria-hidden />, label, query: asText }];
  }
  if (!(query.regionId ?? query.cityId ?? query.neighborhoodId ?? query.bounds)) return suggested;
  const label = t('search:search.everywhere');
  const everywhere = withPlace(query, {});
  return [{ key: 'everywhere', icon: <MapPin aria-hidden />, label, query: everywhere }, ...suggested];
}

const NONE: [] = [];
const SIDES = ['north', 'east', 'south', 'west', 'centre'] as const;

/**
 * Places and types that a text may mean. The lists are fetched once, so typing waits for no
 * request.
 */
function useSuggestions(text: string): SearchSuggestion[] {
  const regions = useQuery(placeQueries.regions()).data?.regions ?? NONE;
  const cities = useQuery(placeQueries.cities()).data?.cities ?? NONE;
  const neighborhoods = useQuery(placeQueries.neighborhoods()).data?.neighborhoods ?? NONE;
  const types = useQuery(propertyQueries.init()).data?.typesList ?? NONE;
  const { t } = useTranslation('search');
  return useMemo(() => {
    const sidesOf = (city: string) => SIDES.map((side) => t(`search.sides.${side}`, { city }));
    return suggest(text, { regions, cities, neighborhoods, types, sidesOf });
  }, [text, regions, cities, neighborhoods, types, t]);
}
