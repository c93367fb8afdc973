import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ErrorFace } from '../../shell/error-face.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { viewingQueries } from './queries.ts';
import { ViewingDetail } from './viewing-detail.tsx';
import { ViewingMissing } from './viewing-missing.tsx';

/** /previewdetails/{id} (core §2). */
export function ViewingDetailScreen({ id }: { id: number }) {
  const { t } = useTranslation('viewings');
  const query = useQuery(viewingQueries.get(id));
  const { data, error, dataUpdatedAt, refetch } = query;
  const isSaved = useIsSaved(query);
  if (error?.status === 404) return <ViewingMissing />;
  const retry = () => void refetch();
  return (
    <>
      <ScreenBar title={t('detail.title')} />
      {isSaved ? <OfflineNotice savedAt={dataUpdatedAt} /> : null}
      {error && !data ? (
        <ErrorFace error={error} title={t('detail.failed')} onRetry={retry} />
      ) : (
        <div className="page pt-2 pb-page">
          {data && error && !isSaved ? (
            <ErrorAlert error={error} title={t('detail.failed')} onRetry={retry} className="pb-4" />
          ) : null}
          {data ? (
            <ViewingDetail key={data.row.id} viewing={data.row} labels={data.statusChoices} />
          ) : (
            <Loading
              label={t('loading')}
              className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8"
            >
              <Skeleton className="h-42 rounded-card" />
              <Skeleton className="h-24 rounded-card" />
              <Skeleton className="h-36 rounded-card" />
              <Skeleton className="h-56 rounded-card" />
            </Loading>
          )}
        </div>
      )}
    </>
  );
}
