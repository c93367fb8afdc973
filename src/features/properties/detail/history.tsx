import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../../contract/amounts.ts';
import type { PropertyDetail } from '../../../../contract/property-entities.ts';
import { writtenDay } from '../../../../contract/written-dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { linkClasses } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { propertyQueries } from '../queries.ts';
import { PropertyDetailSection } from './section.tsx';

const Curve = lazyPart(async () => (await import('./price-curve.tsx')).PriceCurve);

/**
 * What the price did since the ad was first public; absent before that. The screen's loader asks
 * for it with the detail, so that it seldom moves what is below. Where it could not be loaded, the
 * rest of the screen stands, with a quiet retry here.
 */
export function PropertyDetailHistory({ property }: { property: PropertyDetail }) {
  const { t, i18n } = useTranslation(['detail', 'properties']);
  const { data, isError, refetch } = useQuery(propertyQueries.history(property.id));
  if (!property.publishedAt) return null;
  if (!data)
    return (
      <PropertyDetailSection title={t('history.title')}>
        {isError ? (
          <>
            <p className="text-small text-ink-2">{t('history.failed')}</p>
            <button type="button" onClick={() => void refetch()} className={linkClasses()}>
              <RotateCw aria-hidden className="icon-18" />
              <span>{t('history.retry')}</span>
            </button>
          </>
        ) : (
          // As tall as a price that never changed; a curve is expected where it was cut.
          <Skeleton className={cx('w-full rounded-card', property.reducedFrom ? 'h-54' : 'h-22')} />
        )}
      </PropertyDetailSection>
    );
  const { points, since, before, daysListed, relisted } = data;
  const present = since === null ? undefined : points.at(-1);
  const amount = (sar: number) => amountText(sar, t('properties:price.currency'));
  return (
    <PropertyDetailSection title={t('history.title')}>
      <Panel>
        {present ? (
          <p>
            <span>
              {t('history.present', {
                price: amount(present.price),
                day: writtenDay(present.day, i18n.language),
              })}
            </span>
            {before === null ? null : <span>{t('history.before', { price: amount(before) })}</span>}
          </p>
        ) : null}
        <p className="mt-1 flex min-h-7 flex-wrap items-center gap-2 text-small text-ink-2">
          {daysListed === null ? null : <span>{t('history.listed', { count: daysListed })}</span>}
          {relisted ? <Badge>{t('history.relisted')}</Badge> : null}
        </p>
        {points.length > 1 ? (
          <Suspense fallback={<Skeleton className="mt-4 h-28 w-full" />}>
            <Curve points={points} amount={amount} />
          </Suspense>
        ) : null}
      </Panel>
    </PropertyDetailSection>
  );
}
