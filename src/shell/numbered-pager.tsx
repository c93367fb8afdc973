import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '../../contract/limits.ts';
import { Pager, pagerLinkClasses } from '../ui/pager.tsx';

interface NumberedPagerProps {
  /** From 1. */
  page: number;
  /** How many rows this page has. */
  shown: number;
  /** How many rows there are in all; null where the exact number is unknown. */
  total?: number | null;
  /** The link to another page, by `linkOptions`. */
  link: (page: number) => LinkProps;
}

/**
 * core §4: previous from the second page on, next where the page is full. Renders nothing where
 * there is neither.
 */
export function NumberedPager({ page, shown, total = null, link }: NumberedPagerProps) {
  const { t } = useTranslation('shell');
  const hasNext = shown >= PAGE_SIZE;
  if (page === 1 && !hasNext) return null;
  const pages = total === null ? null : Math.max(page, Math.ceil(total / PAGE_SIZE));
  const linkTo = (other: number, rel: 'prev' | 'next', word: string): ReactNode => (
    <Link {...link(other)} rel={rel} className={pagerLinkClasses()}>
      {word}
    </Link>
  );
  return (
    <Pager
      label={t('pager.label')}
      previous={page > 1 ? linkTo(page - 1, 'prev', t('pager.previous')) : t('pager.previous')}
      next={hasNext ? linkTo(page + 1, 'next', t('pager.next')) : t('pager.next')}
    >
      {pages === null ? t('pager.page', { page }) : t('pager.pageOf', { page, pages })}
    </Pager>
  );
}
