import { Link, type LinkProps, linkOptions } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorNumbers } from '../../contract/error-numbers.ts';
import { ApiError } from '../api/api-error.ts';
import { buttonClasses } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { ScreenBar } from './screen-bar.tsx';
import { useDocumentHead } from './use-document-head.ts';

/** By kind of record: its texts' namespace, the screen's title, and the list to link to. */
const RECORDS = {
  article: {
    texts: 'articles',
    error: 'articleNotFound',
    bar: 'articles:title',
    list: linkOptions({ to: '/blog' }),
    listLabel: 'articles:all',
  },
  question: {
    texts: 'questions',
    error: 'questionNotFound',
    bar: 'questions:title',
    list: linkOptions({ to: '/questions', search: {} }),
    listLabel: 'questions:missing.all',
  },
  property: {
    texts: 'detail',
    error: 'propertyNotFound',
    bar: null,
    list: linkOptions({ to: '/propertielist' }),
    // Its label has an icon before it.
    listLabel: null,
  },
  place: {
    texts: 'figures',
    error: 'placeNotFound',
    bar: 'figures:bare',
    list: linkOptions({ to: '/neighborhoodslist' }),
    listLabel: 'figures:missing.list',
  },
  viewing: {
    texts: 'viewings',
    error: 'viewingNotFound',
    bar: 'viewings:detail.title',
    list: linkOptions({ to: '/previewlist', search: {} }),
    listLabel: 'viewings:missing.list',
  },
  reservation: {
    texts: 'reservations',
    error: 'reservationNotFound',
    bar: 'reservations:detail.title',
    list: linkOptions({ to: '/myreservations', search: {} }),
    listLabel: 'reservations:list.title',
  },
  order: {
    texts: 'maintenance',
    error: 'orderNotFound',
    bar: 'maintenance:detail.bare',
    list: linkOptions({ to: '/maintenanceslist', search: {} }),
    listLabel: 'maintenance:list.title',
  },
  payment: {
    texts: 'payments',
    error: 'paymentNotFound',
    bar: 'payments:pay.title',
    list: linkOptions({ to: '/financialtransactions', search: {} }),
    listLabel: 'payments:missing.list',
  },
  rental: {
    texts: 'rentals',
    error: 'rentalNotFound',
    bar: 'rentals:detail.title',
    list: linkOptions({ to: '/myrents' }),
    listLabel: 'rentals:list.title',
  },
  request: {
    texts: 'requests',
    error: 'requestNotFound',
    bar: 'requests:list.title',
    list: linkOptions({ to: '/myrequests', search: {} }),
    listLabel: 'requests:missing.list',
  },
} as const;

/** Public records, whose pages have their own head. */
const HEADS = {
  article: 'articles:missing.head',
  question: 'questions:missing.head',
  property: 'detail:missing.head',
  place: 'figures:missing.head',
} as const;

interface RecordNotFoundProps {
  record: keyof typeof RECORDS;
  /** The list to link to, where it is only a part of the default one. */
  list?: LinkProps;
}

/**
 * Shown where a record does not exist or the reader may not see it, which look the same: the
 * server's message and number, and a link to the list. A rental shows no number (DESIGN §6).
 */
export function RecordNotFound({ record, list }: RecordNotFoundProps) {
  const { t } = useTranslation(Object.values(RECORDS).map(({ texts }) => texts));
  const { texts, error, bar, list: ownList, listLabel } = RECORDS[record];
  useDocumentHead({ title: record in HEADS ? t(HEADS[record as keyof typeof HEADS]) : '', description: '' });
  return (
    <>
      {bar === null ? null : <ScreenBar title={t(bar)} />}
      <div className="page py-4">
        <ErrorAlert
          error={new ApiError(t(`${texts}:missing.title`), errorNumbers[error], 404)}
          badge={record !== 'rental'}
        />
        <EmptyState
          picture="/art/not-found.svg"
          title={t(`${texts}:missing.gone`)}
          level={bar === null ? 1 : 2}
          action={
            <Link {...(list ?? ownList)} className={buttonClasses({ tall: true })}>
              {listLabel === null ? (
                <>
                  <Search aria-hidden />
                  {t('detail:missing.browse')}
                </>
              ) : (
                t(listLabel)
              )}
            </Link>
          }
          second={
            record === 'rental' ? (
              <Link to="/myproperty" className={buttonClasses({ variant: 'quiet' })}>
                {t('rentals:owned.title')}
              </Link>
            ) : undefined
          }
        >
          {t(`${texts}:missing.text`)}
        </EmptyState>
      </div>
    </>
  );
}
