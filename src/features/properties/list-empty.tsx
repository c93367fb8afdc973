import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type ActiveFilter, narrowest } from './list-filters.ts';
import { type ListQuery, writeListSearch } from './list-search.ts';

const PICTURE = '/art/empty-results.svg';
const tall = buttonClasses({ tall: true });
const quiet = buttonClasses({ variant: 'quiet' });

/** Nothing to show, and the way on: back to page 1, one filter less, or none at all. */
export function ListEmpty({ query, filters }: { query: ListQuery; filters: readonly ActiveFilter[] }) {
  const { t } = useTranslation('properties');
  const { page } = query;
  const tightest = narrowest(filters);
  if (page) {
    const { page: _, ...firstPage } = query;
    return (
      <EmptyState
        picture={PICTURE}
        title={t('empty.pageTitle')}
        action={
          <Link to="/propertielist" search={writeListSearch(firstPage)} className={tall}>
            {t('empty.firstPage')}
          </Link>
        }
      >
        {t('empty.page', { page })}
      </EmptyState>
    );
  }
  if (!tightest) {
    return (
      <EmptyState picture={PICTURE} title={t('empty.nothingTitle')}>
        {t('empty.nothing')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t('empty.title')}
      action={
        <Link to="/propertielist" search={writeListSearch(tightest.without)} className={tall}>
          {t('empty.remove', { filter: tightest.text })}
        </Link>
      }
      second={
        <Link to="/propertielist" search={{}} className={quiet}>
          {t('empty.clear')}
        </Link>
      }
    >
      {t('empty.loosen', { filter: tightest.text })}
    </EmptyState>
  );
}
