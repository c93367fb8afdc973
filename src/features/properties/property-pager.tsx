import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { Pager } from '../../ui/pager.tsx';

interface PropertyPagerProps {
  /** From 1. */
  page: number;
  /** How many cards came. */
  shown: number;
  /** How many match in all; null where that is not known exactly. */
  total: number | null;
  /** The link to another page, with `pagerLinkClasses()`. */
  link: (page: number, rel: 'prev' | 'next', word: string) => ReactNode;
}

/** core §4: previous from the second page on, next where a full page came. Absent where there is neither. */
export function PropertyPager({ page, shown, total, link }: PropertyPagerProps) {
  const { t } = useTranslation('properties');
  const hasNext = shown >= PAGE_SIZE;
  if (page === 1 && !hasNext) return null;
  const pages = total === null ? null : Math.max(page, Math.ceil(total / PAGE_SIZE));
  return (
    <Pager
      label={t('pager.label')}
      previous={page > 1 ? link(page - 1, 'prev', t('pager.previous')) : t('pager.previous')}
      next={hasNext ? link(page + 1, 'next', t('pager.next')) : t('pager.next')}
    >
      {pages === null ? t('pager.page', { page }) : t('pager.pageOf', { page, pages })}
    </Pager>
  );
}
