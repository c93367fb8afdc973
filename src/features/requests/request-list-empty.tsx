import { Link, linkOptions } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RequestCategory } from '../../../contract/request-statuses.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { requestSearch } from './request-search.ts';

const PICTURE = '/art/empty-results.svg';

/** Where each kind of request is asked: documentation is a kind of the ad's form, financing begins at a home. */
const ADD = {
  management: linkOptions({ to: '/propertymanagement' }),
  documents: linkOptions({ to: '/propertiecreate', search: { step: 'documentation' } }),
  finance: linkOptions({ to: '/propertielist', search: { purpose: 'for_sale' } }),
  property: linkOptions({ to: '/propertyrequest', search: {} }),
};

interface AddRequestProps {
  category: RequestCategory;
  /** The one thing to do on the screen. */
  isFirst?: boolean;
  className?: string;
}

/** The way to another request of a kind. */
export function AddRequest({ category, isFirst = false, className }: AddRequestProps) {
  const { t } = useTranslation('requests');
  return (
    <Link
      {...ADD[category]}
      className={buttonClasses({ tall: true, variant: isFirst ? 'primary' : 'second', className })}
    >
      <Plus aria-hidden />
      <span>{t(`list.add.${category}`)}</span>
    </Link>
  );
}

/** No request of a kind yet, or none on a page so far on; and the next step. */
export function RequestListEmpty({ category, page }: { category: RequestCategory; page: number }) {
  const { t } = useTranslation('requests');
  if (page > 1) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t('list.emptyPage.title')}
        action={
          <Link
            to="/myrequests"
            search={{ ...requestSearch(category) }}
            className={buttonClasses({ tall: true })}
          >
            {t('list.emptyPage.first')}
          </Link>
        }
      >
        {t('list.emptyPage.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t(`list.empty.${category}.title`)}
      action={<AddRequest category={category} isFirst />}
    >
      {t(`list.empty.${category}.text`)}
    </EmptyState>
  );
}
