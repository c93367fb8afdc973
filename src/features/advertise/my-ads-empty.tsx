import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const PICTURE = '/art/empty-results.svg';

/** No ad yet, or none on a page so far on; and the next step (services §2). */
export function MyAdsEmpty({ page }: { page: number }) {
  const { t } = useTranslation('ads');
  const { pathname } = useLocation();
  const isBeyond = page > 1;
  return (
    <EmptyState
      picture={PICTURE}
      title={t(isBeyond ? 'emptyPage.title' : 'empty.title')}
      action={
        <Link
          to={isBeyond ? pathname : '/propertiecreate'}
          search={{}}
          className={buttonClasses({ tall: true })}
        >
          {t(isBeyond ? 'emptyPage.first' : 'add')}
        </Link>
      }
    >
      {t(isBeyond ? 'emptyPage.text' : 'empty.text')}
    </EmptyState>
  );
}
