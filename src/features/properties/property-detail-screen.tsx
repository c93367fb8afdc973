import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAfterPaint } from '../../lib/use-after-paint.ts';
import { OfflineNotice } from '../../pwa/offline-notice.tsx';
import { useIsSaved } from '../../pwa/use-is-saved.ts';
import { ErrorFace } from '../../shell/error-face.tsx';
import { useDocumentHead } from '../../shell/use-document-head.ts';
import { PropertyDetailBack } from './property-detail-back.tsx';
import { PropertyDetailBar } from './property-detail-bar.tsx';
import { PropertyDetailBody } from './property-detail-body.tsx';
import { usePropertyDetail } from './property-detail-data.ts';
import { PropertyDetailGallery } from './property-detail-gallery.tsx';
import { propertyHead } from './property-detail-head.ts';
import { PropertyDetailSimilar } from './property-detail-similar.tsx';
import { PropertyDetailSkeleton } from './property-detail-skeleton.tsx';
import { PropertyDetailSummary } from './property-detail-summary.tsx';
import { PropertyMissingScreen } from './property-missing-screen.tsx';
import { recentProperties } from './recent-properties.ts';
import { useCountView } from './use-count-view.ts';

/** core §2, property detail. Painted from a card at once where one is known; the rest follows. */
export function PropertyDetailScreen({ id }: { id: number }) {
  const { t, i18n } = useTranslation('detail');
  const { query, detail, head } = usePropertyDetail(id);
  const isSaved = useIsSaved({ ...query, data: head ?? undefined });
  useDocumentHead(head ? propertyHead(i18n, head) : { title: '', description: '' });

  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const later = useAfterPaint(visit) ? detail : null;

  const shownId = detail?.id;
  useEffect(() => {
    if (shownId !== undefined) recentProperties.add(shownId);
  }, [shownId]);

  useCountView(id, detail !== null && !isSaved);

  if (query.error?.status === 404) return <PropertyMissingScreen />;
  if (!head && query.error) {
    return (
      <div>
        <PropertyDetailBack className="m-1" />
        <ErrorFace error={query.error} title={t('error')} level={1} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  if (!head) return <PropertyDetailSkeleton />;
  return (
    <article className="lg:page lg:pt-6">
      {isSaved ? (
        <div className="lg:pb-4">
          <OfflineNotice savedAt={query.dataUpdatedAt || undefined} />
        </div>
      ) : null}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start lg:gap-x-8">
        <PropertyDetailGallery property={head} />
        <PropertyDetailSummary
          property={head}
          detail={detail}
          isWhole={later !== null}
          hasFailed={query.isError}
          statusChoices={query.data?.statusChoices ?? {}}
          isRefreshing={query.isFetching}
        />
        <PropertyDetailBody
          detail={later}
          market={query.data?.marketPrice}
          error={query.error}
          isRefreshing={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </div>
      {later ? <PropertyDetailSimilar id={id} /> : null}
      {later ? <PropertyDetailBar detail={later} isRefreshing={query.isFetching} /> : null}
    </article>
  );
}
