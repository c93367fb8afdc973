import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorFace } from '../../shell/error-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { OrderMissing } from './order-missing.tsx';
import { PayForm } from './pay-form.tsx';
import { orderQueries } from './queries.ts';

/** /maintenancePay/{id} (services §2): the call-out, with a tip and a coupon. */
export function PayScreen({ id }: { id: number }) {
  const { t } = useTranslation('maintenance');
  const query = useQuery(orderQueries.get(id));
  const { data, error, dataUpdatedAt, refetch } = query;
  const isSaved = useIsSaved(query);
  if (error?.status === 404) return <OrderMissing />;
  return (
    <>
      <ScreenBar title={t('pay.title')} />
      {isSaved ? <OfflineNotice savedAt={dataUpdatedAt} /> : null}
      {error && !data ? (
        <ErrorFace error={error} title={t('detail.failed')} onRetry={() => void refetch()} />
      ) : (
        <div className="page max-w-form pt-2 pb-page">
          {!data ? (
            <Loading label={t('loading')} className="flex flex-col gap-4">
              <Skeleton className="h-20 rounded-card" />
              <Skeleton className="h-44 rounded-card" />
              <Skeleton className="h-44 rounded-card" />
              <Skeleton className="h-40 rounded-card" />
            </Loading>
          ) : data.row.status === 'waiting_payment' ? (
            <PayForm key={id} order={data.row} />
          ) : (
            <EmptyState
              picture="/art/empty-results.svg"
              title={t('pay.nothing.title')}
              action={
                <Link
                  to="/maintenancedetails/$id"
                  params={{ id: String(id) }}
                  className={buttonClasses({ tall: true })}
                >
                  {t('notice.open')}
                </Link>
              }
            >
              {t('pay.nothing.text')}
            </EmptyState>
          )}
        </div>
      )}
    </>
  );
}
