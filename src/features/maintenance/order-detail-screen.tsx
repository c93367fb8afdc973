import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { OrderDetail } from './order-detail.tsx';
import { OrderMissing } from './order-missing.tsx';
import { isOver } from './order-status.ts';
import { orderQueries } from './queries.ts';
import { useOrderNews } from './use-order-news.ts';

/** How often an order is asked for while its events can't be had. */
const ASK_EVERY_MS = 5_000;

/** /maintenancedetails/{id} (services §2), live while it is open. */
export function OrderDetailScreen({ id }: { id: number }) {
  const { t } = useTranslation('maintenance');
  const known = useQuery({ ...orderQueries.get(id), notifyOnChangeProps: ['data'] }).data;
  const isChanging = known !== undefined && !isOver(known.row);
  const isLive = useOrderNews(id, isChanging);
  const query = useQuery({
    ...orderQueries.get(id),
    refetchInterval: isChanging && !isLive ? ASK_EVERY_MS : false,
  });
  const { data, error, dataUpdatedAt, refetch } = query;
  const isSaved = useIsSaved(query);
  if (error?.status === 404) return <OrderMissing />;
  const retry = () => void refetch();
  return (
    <>
      <ScreenBar title={t('detail.title', { id })} />
      {isSaved ? <OfflineNotice savedAt={dataUpdatedAt} /> : null}
      {error && !data ? (
        <ErrorFace error={error} title={t('detail.failed')} onRetry={retry} />
      ) : (
        <div className="page pt-2 pb-page">
          {data && error && !isSaved ? (
            <ErrorAlert error={error} title={t('detail.failed')} onRetry={retry} className="pb-4" />
          ) : null}
          {data ? (
            <OrderDetail order={data.row} labels={data.orderStatus} reasons={data.orderCancelClient} />
          ) : (
            <Loading
              label={t('loading')}
              className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8"
            >
              <Skeleton className="h-28 rounded-card" />
              <Skeleton className="h-80 rounded-card" />
              <Skeleton className="h-24 rounded-card" />
              <Skeleton className="h-40 rounded-card" />
            </Loading>
          )}
        </div>
      )}
    </>
  );
}
