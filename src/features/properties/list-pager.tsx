import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { Pager, pagerLinkClasses } from '../../ui/pager.tsx';
import { type ListQuery, writeListSearch } from './list-search.ts';

interface ListPagerProps {
  query: ListQuery;
  /** How many cards came. */
  shown: number;
  /** How many match in all; null where that is not known exactly. */
  total: number | null;
}

/** core §4: previous from the second page on, next where a full page came. Absent where there is neither. */
export function ListPager({ query, shown, total }: ListPagerProps) {
  const { t } = useTranslation('properties');
  const page = query.page ?? 1;
  const hasNext = shown >= PAGE_SIZE;
  if (page === 1 && !hasNext) return null;
  const toPage = (wanted: number, rel: 'prev' | 'next', word: string) => (
    <Link
      to="/propertielist"
      search={writeListSearch({ ...query, page: wanted })}
      rel={rel}
      className={pagerLinkClasses()}
    >
      {word}
    </Link>
  );
  const pages = total === null ? null : Math.max(page, Math.ceil(total / PAGE_SIZE));
  return (
    <Pager
      label={t('pager.label')}
      previous={page > 1 ? toPage(page - 1, 'prev', t('pager.previous')) : t('pager.previous')}
      next={hasNext ? toPage(page + 1, 'next', t('pager.next')) : t('pager.next')}
    >
      {pages === null ? t('pager.page', { page }) : t('pager.pageOf', { page, pages })}
    </Pager>
  );
}
