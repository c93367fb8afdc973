import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Rail } from '../../ui/rail.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import { PropertyCard } from './property-card.tsx';
import { PropertyCardSkeleton } from './property-card-skeleton.tsx';
import { propertyQueries } from './queries.ts';

/** As wide as a rail draws its small cards. */
const SIZES = '(width >= 64rem) 286px, 264px';

/** Homes like this one nearby; asked for when their place is near the screen, absent where there are none. */
export function PropertyDetailSimilar({ id }: { id: number }) {
  const { t } = useTranslation(['detail', 'properties', 'shell']);
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const isNear = useInView(box, { once: true, margin: '400px' });
  const { data, error, fetchStatus, refetch } = useQuery({
    ...propertyQueries.similar(id),
    enabled: isNear,
  });
  if (data?.properties.length === 0) return null;
  // Without network, and never seen: the screen's own notice has said so.
  if (!data && fetchStatus === 'paused') return null;
  return (
    <section ref={box} aria-labelledby={titleId} className="mt-8 min-w-0 lg:-mx-gutter">
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
