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

const PICTURE = '/art/empty-results.svg';
/** So many filters are tried without, the narrowest first. */
const TRIED = 5;
/** So many that help are offered. */
const OFFERED = 3;
/** What is looked for stands in these, however long it is. */
const FOR_LONG_WORDS = 'max-w-full py-2 text-balance whitespace-normal! wrap-anywhere';
const tall = buttonClasses({ tall: true, className: FOR_LONG_WORDS });
const second = buttonClasses({ variant: 'second', className: FOR_LONG_WORDS });
const quiet = buttonClasses({ variant: 'quiet' });

interface ListEmptyProps {
  query: ListQuery;
  filters: readonly ActiveFilter[];
  /** How else the text may be spelt, and what that finds. */
  didYouMean: Answer<'properties.list'>['didYouMean'];
}

/**
 * Nothing to show, and the way on: back to page 1, another spelling, one filter less, or none at
 * all.
 */
export function ListEmpty({ query, filters, didYouMean }: ListEmptyProps) {
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
          {/* What is not there may be soon: a request notifies the user of it (services §2). */}
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

/** A name that was not spelt as it is known: the same search with it as it is. */
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
 * Which filter to loosen, with how many that would find: those without which something is there.
 * While the counts are on their way, without network, or where no single one helps, it is the
 * narrowest, without a number.
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
