import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../../contract/contract.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { propertyQueries } from '../queries.ts';
import { countText } from './list-count.ts';
import { type ActiveFilter, byNarrowness } from './list-filters.ts';
import type { ListQuery } from './list-parameters.ts';
import { filtersOf, writeListSearch } from './list-search.ts';
import { SaveSearchButton } from './save-search-button.tsx';

const PICTURE = '/art/empty-results.svg';
/** Number of filters tried without, the narrowest first. */
const TRIED = 5;
/** Number of filters offered. */
const OFFERED = 3;
/** These contain the search text, which may be long. */
const FOR_LONG_WORDS = 'max-w-full py-2 text-balance whitespace-normal! wrap-anywhere';
const tall = buttonClasses({ tall: true, className: FOR_LONG_WORDS });
const second = buttonClasses({ variant: 'second', className: FOR_LONG_WORDS });
const quiet = buttonClasses({ variant: 'quiet' });

interface ListEmptyProps {
  query: ListQuery;
  filters: readonly ActiveFilter[];
  /** The list's title, the suggested name of a saved search. */
  title: string;
  /** Other spellings of the text, and what they find. */
  didYouMean: Answer<'properties.list'>['didYouMean'];
}

/** No results, and the next step: page 1, another spelling, one filter less, or none. */
export function ListEmpty({ query, filters, title, didYouMean }: ListEmptyProps) {
  const { t } = useTranslation(['properties', 'search']);
  const { page, view } = query;
  if (page) {
    const { page: _, ...firstPage } = query;
    return (
      <EmptyState
        picture={PICTURE}
        title={t('search:empty.pageTitle')}
        action={
          <Link to="/propertielist" search={writeListSearch(firstPage)} className={tall}>
            {t('search:empty.firstPage')}
          </Link>
        }
      >
        {t('search:empty.page', { page })}
      </EmptyState>
    );
  }
  if (filters.length === 0) {
    return (
      <EmptyState picture={PICTURE} title={t('search:empty.nothingTitle')}>
        {t('search:empty.nothing')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t('search:empty.title')}
      action={
        <>
          {didYouMean.length > 0 ? <Spellings query={query} didYouMean={didYouMean} /> : null}
          <Loosenings filters={filters} isFirst={didYouMean.length === 0} />
        </>
      }
      second={
        <span className="flex flex-col">
          <SaveSearchButton query={query} title={title} look="words" />
          {/* A request notifies the user of later matches (services §2). */}
          <Link to="/propertyrequest" search={writeListSearch(query)} className={quiet}>
            {t('search:empty.ask')}
          </Link>
          <Link to="/propertielist" search={writeListSearch({ view })} className={quiet}>
            {t('search:empty.clear')}
          </Link>
        </span>
      }
    >
      {t('search:empty.loosen')}
    </EmptyState>
  );
}

/** Links to the same search with a misspelt name corrected. */
function Spellings({ query, didYouMean }: Pick<ListEmptyProps, 'query' | 'didYouMean'>) {
  const { t } = useTranslation(['properties', 'search']);
  return (
    <ul aria-label={t('search:empty.spellings')} className="mb-2 grid gap-2">
      {didYouMean.map(({ q, ...counted }, place) => (
        <li key={q} className="grid">
          <Link
            to="/propertielist"
            search={writeListSearch({ ...query, q })}
            className={place === 0 ? tall : second}
          >
            {t('search:empty.didYouMean', { text: q, found: countText(t, counted) })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Links that each remove one filter, where that gives results, with their number. While the counts
 * load, without network, or where no single one helps: the narrowest, without a number.
 */
function Loosenings({ filters, isFirst }: { filters: readonly ActiveFilter[]; isFirst: boolean }) {
  const { t } = useTranslation(['properties', 'search']);
  const tried = byNarrowness(filters).slice(0, TRIED);
  const { data: counts } = useQuery(propertyQueries.counts(tried.map(({ without }) => filtersOf(without))));
  const helping = tried
    .flatMap((filter, place) => {
      const counted = counts?.[place];
      return counted && counted.total > 0 ? [{ filter, counted }] : [];
    })
    .slice(0, OFFERED);
  const [narrowest] = tried;
  const first = isFirst ? tall : second;
  if (helping.length === 0 && narrowest) {
    return (
      <Link to="/propertielist" search={writeListSearch(narrowest.without)} className={first}>
        {t('search:empty.remove', { filter: narrowest.text })}
      </Link>
    );
  }
  return (
    <ul aria-label={t('search:empty.loosening')} className="grid gap-2">
      {helping.map(({ filter, counted }, place) => (
        <li key={filter.key} className="grid">
          <Link
            to="/propertielist"
            search={writeListSearch(filter.without)}
            className={place === 0 ? first : second}
          >
            {t('search:empty.without', { filter: filter.text, found: countText(t, counted) })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
