import { type ComponentType, memo, useEffect } from 'react';
import type { Answer } from '../../../contract/contract.ts';
import type { PropertyDetail } from '../../../contract/property-entities.ts';
import type { ApiError } from '../../api/api-error.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { LaterPart, wakePart } from '../../ui/later-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type PendingAct, pendingAct } from '../session/pending-act.ts';
import { PropertyDetailAgent } from './property-detail-agent.tsx';
import { PropertyDetailDescription } from './property-detail-description.tsx';
import { PropertyDetailFeatures } from './property-detail-features.tsx';
import { PropertyDetailFinance } from './property-detail-finance.tsx';
import { PropertyDetailLicence } from './property-detail-licence.tsx';
import { PropertyDetailMarket } from './property-detail-market.tsx';
import { PropertyDetailPlace } from './property-detail-place.tsx';
import { PropertyDetailReport } from './property-detail-report.tsx';
import { PropertyDetailSpecification } from './property-detail-specification.tsx';

/**
 * Sections below the first view come to life as they come near (ui/later-part.tsx). Laid out they are from the
 * first: only their texts know how high they are. Those that load something when their place is near watch for it
 * themselves, from further away.
 */
function later<Props extends object>(Section: ComponentType<Props>, act?: PendingAct['kind']) {
  return memo((props: Props) => (
    <LaterPart data-act={act} className="min-w-0 [content-visibility:visible]! empty:hidden">
      <Section {...props} />
    </LaterPart>
  ));
}

const Specification = later(PropertyDetailSpecification);
const Market = later(PropertyDetailMarket);
const Features = later(PropertyDetailFeatures);
const Agent = later(PropertyDetailAgent, 'contact');
const Licence = later(PropertyDetailLicence);
const Report = later(PropertyDetailReport, 'report');

interface PropertyDetailBodyProps {
  /** Null while only a card is known. */
  detail: PropertyDetail | null;
  market: Answer<'properties.retrieve'>['marketPrice'] | undefined;
  error: ApiError | null;
  isRefreshing: boolean;
  onRetry: () => void;
}

/** Everything below the head of the screen: text, specification, features, advertiser, place, licence. */
export function PropertyDetailBody({
  detail,
  market,
  error,
  isRefreshing,
  onRetry,
}: PropertyDetailBodyProps) {
  const isThere = detail !== null;
  useEffect(() => {
    // What he wanted as a guest may be far below: it need not wait for him to come near.
    const part = isThere && document.querySelector<HTMLElement>(`[data-act=${pendingAct.waiting()?.kind}]`);
    if (part) wakePart(part);
  }, [isThere]);
  return (
    <div className="mt-8 flex min-w-0 flex-col gap-8 px-gutter lg:col-start-1 lg:px-0">
      {detail ? (
        <>
          <PropertyDetailDescription text={detail.description} />
          <Specification property={detail} />
          <Market property={detail} market={market} />
          <Features features={detail.PropertyFeatures} />
          <Agent detail={detail} isRefreshing={isRefreshing} />
          <PropertyDetailPlace property={detail} />
          <PropertyDetailFinance property={detail} />
          <Licence property={detail} />
          <Report property={detail} />
        </>
      ) : error ? (
        <ErrorAlert error={error} onRetry={onRetry} />
      ) : (
        <>
          <Skeleton className="h-7 w-1/3" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-40 w-full rounded-card" />
        </>
      )}
    </div>
  );
}
