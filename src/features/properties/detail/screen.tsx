import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { apiOf } from '../../../api/endpoint-query.ts';
import { OfflineNotice, useIsSaved } from '../../../device/offline.tsx';
import { useAfterPaint } from '../../../lib/use-after-paint.ts';
import { ErrorAlert } from '../../../shell/error-alert.tsx';
import { ErrorState } from '../../../shell/error-state.tsx';
import { useDocumentHead } from '../../../shell/use-document-head.ts';
import { Rail } from '../../../ui/rail.tsx';
import { SectionHeader } from '../../../ui/section-header.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useInView } from '../../../ui/use-in-view.ts';
import { PropertyCard } from '../card/property-card.tsx';
import { PropertyCardSkeleton } from '../card/property-card-skeleton.tsx';
import { PropertyNotFound } from '../property-not-found.tsx';
import { propertyQueries } from '../queries.ts';
import { recentProperties } from '../recent-properties.ts';
import { PropertyDetailBack } from './back.tsx';
import { PropertyDetailBar } from './bar.tsx';
import { PropertyDetailBody } from './body.tsx';
import { usePropertyDetail } from './data.ts';
import { PropertyDetailGallery } from './gallery.tsx';
import { propertyHead } from './head.ts';
import { PropertyDetailSummary } from './summary.tsx';

/** core §2, property detail. Renders from a cached card at once; the rest follows. */
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

  if (query.error?.status === 404) return <PropertyNotFound />;
  if (!head && query.error) {
    return (
      <div>
        <PropertyDetailBack className="m-1" />
        <ErrorState error={query.error} title={t('error')} level={1} onRetry={() => void query.refetch()} />
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
          answeredAt={query.dataUpdatedAt}
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

/** The width of a rail's small cards. */
const SIZES = '(width >= 64rem) 286px, 264px';

/** Similar listings nearby; fetched when they come near the screen, absent where there are none. */
function PropertyDetailSimilar({ id }: { id: number }) {
  const { t } = useTranslation(['detail', 'properties', 'shell']);
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const isNear = useInView(box, { once: true, margin: '400px' });
  const { data, error, refetch } = useQuery({
    ...propertyQueries.similar(id),
    enabled: isNear,
  });
  if (data?.properties.length === 0) return null;
  return (
    <section ref={box} aria-labelledby={titleId} className="relative mt-8 min-w-0 lg:-mx-gutter">
      <div className="px-gutter">
        <SectionHeader title={t('similar')} id={titleId} />
      </div>
      {data ? (
        <Rail
          label={t('similar')}
          size="small"
          previousLabel={t('properties:rail.previous')}
          nextLabel={t('properties:rail.next')}
        >
          {data.properties.map((property) => (
            <PropertyCard
              key={property.id}
              property={property}
              statusChoices={data.statusChoices}
              sizes={SIZES}
            />
          ))}
        </Rail>
      ) : error ? (
        <div className="px-gutter">
          <ErrorAlert error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <Loading label={t('shell:loading')} className="flex gap-3 overflow-hidden px-gutter pb-1 lg:gap-6">
          {['first', 'second', 'third', 'fourth'].map((place) => (
            <div key={place} className="w-66 flex-none lg:w-[calc((100%-72px)/4)]">
              <PropertyCardSkeleton />
            </div>
          ))}
        </Loading>
      )}
    </section>
  );
}

/** The screen's skeleton in its final boxes, with a working back button. */
function PropertyDetailSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <div className="relative lg:page lg:pt-6">
      <PropertyDetailBack
        onPhoto
        className="absolute! start-2 top-[calc(var(--safe-top)+8px)] z-2 lg:start-10 lg:top-8"
      />
      <Loading label={t('loading')} className="lg:grid lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-x-8">
        <div>
          <Skeleton className="aspect-photo w-full rounded-none lg:rounded-card" />
          <div className="grid grid-cols-4 gap-2 px-gutter pt-2 lg:px-0">
            <Skeleton className="aspect-photo" />
            <Skeleton className="aspect-photo" />
            <Skeleton className="aspect-photo" />
            <Skeleton className="aspect-photo" />
          </div>
        </div>
        <div className="flex flex-col gap-3 px-gutter pt-5 lg:px-0 lg:pt-0">
          <Skeleton className="h-7 w-2/5 rounded-full" />
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-10 w-1/2" />
          <Skeleton className="h-28 w-full rounded-card" />
        </div>
      </Loading>
    </div>
  );
}

/** Reports an opened listing to the server, for its advertiser's count; a failure is ignored. */
function useCountView(id: number, isFresh: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isFresh) void apiOf(client)('advertising.viewed', { params: { id } }).catch(() => undefined);
  }, [client, id, isFresh]);
}
