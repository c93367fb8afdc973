import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useOnline } from '../../pwa/use-online.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pagerLinkClasses } from '../../ui/pager.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PropertyPager } from '../properties/property-pager.tsx';
import { monthOfMoment } from './groups.ts';
import { PaymentGroups } from './payment-groups.tsx';
import { walletQueries } from './queries.ts';
import { pageOf } from './wallet-search.ts';

const route = getRouteApi('/_shell/_account/financialtransactions');
const BONES = ['a', 'b', 'c', 'd'];

/** /financialtransactions (services §2): every payment by month, each with its receipt. */
export function TransactionListScreen() {
  const { t, i18n } = useTranslation('wallet');
  const isOnline = useOnline();
  const page = pageOf(route.useSearch().page);
  const list = useQuery({ ...walletQueries.transactions(page), placeholderData: keepPreviousData });
  const { data, error } = list;
  const retry = () => void list.refetch();
  return (
    <>
      <ScreenBar title={t('transactions.title')} />
      {isOnline ? null : <OfflineNotice />}
      {error && !data ? (
        <ErrorFace error={error} title={t('transactions.failed')} onRetry={retry} />
      ) : (
        <div className="page pb-page">
          <div className="mx-auto flex w-full max-w-form flex-col gap-3">
            {error ? <ErrorAlert error={error} title={t('transactions.failed')} onRetry={retry} /> : null}
            {!data ? (
              <Loading label={t('loading')} className="flex flex-col gap-3 pt-2">
                {BONES.map((bone) => (
                  <Skeleton key={bone} className="h-20 rounded-card" />
                ))}
              </Loading>
            ) : data.rows.length === 0 ? (
              <EmptyState
                picture="/art/empty-results.svg"
                title={t(page > 1 ? 'emptyPage.title' : 'transactions.empty.title')}
                action={
                  page > 1 ? (
                    <Link to="/financialtransactions" search={{}} className={buttonClasses({ tall: true })}>
                      {t('emptyPage.first')}
                    </Link>
                  ) : (
                    <Link to="/propertielist" search={{}} className={buttonClasses({ tall: true })}>
                      {t('transactions.empty.browse')}
                    </Link>
                  )
                }
              >
                {t(page > 1 ? 'emptyPage.text' : 'transactions.empty.text')}
              </EmptyState>
            ) : (
              <>
                <PaymentGroups
                  rows={data.rows}
                  nameOf={({ createdAt }) => monthOfMoment(createdAt, i18n.language)}
                  isOutgoing={list.isPlaceholderData}
                  withDay
                />
                <PropertyPager
                  page={page}
                  shown={data.rows.length}
                  total={null}
                  link={(other, rel, word) => (
                    <Link
                      to="/financialtransactions"
                      search={other > 1 ? { page: other } : {}}
                      rel={rel}
                      className={pagerLinkClasses()}
                    >
                      {word}
                    </Link>
                  )}
                />
              </>
            )}
          </div>
        </div>
      )}
    </>
  );
}
