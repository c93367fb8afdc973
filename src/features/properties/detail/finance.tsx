import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '../../../../contract/property-entities.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useInView } from '../../../ui/use-in-view.ts';
import { PropertyDetailSection } from './section.tsx';

const FinanceCalculator = lazyPart(async () => (await import('./finance-calculator.tsx')).FinanceCalculator);

/**
 * The finance calculator of a property for sale at a known price; its code loads when it is near
 * the screen.
 */
export function PropertyDetailFinance({ property: { price, purpose } }: { property: PropertyDetail }) {
  const { t } = useTranslation('detail');
  const box = useRef<HTMLDivElement>(null);
  const isNear = useInView(box, { once: true, margin: '400px' });
  if (purpose === 'for_rent' || price === null) return null;
  const waiting = <Skeleton className="h-154 w-full rounded-card sm:h-112" />;
  return (
    <PropertyDetailSection title={t('finance.title')}>
      <div ref={box}>
        {isNear ? (
          <Suspense fallback={waiting}>
            <FinanceCalculator price={price} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </PropertyDetailSection>
  );
}
