import type { Answer } from '../../../contract/contract.ts';
import type { PropertyDetail } from '../../../contract/property-entities.ts';
import type { ApiError } from '../../api/api-error.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PropertyDetailAgent } from './property-detail-agent.tsx';
import { PropertyDetailDescription } from './property-detail-description.tsx';
import { PropertyDetailFeatures } from './property-detail-features.tsx';
import { PropertyDetailFinance } from './property-detail-finance.tsx';
import { PropertyDetailLicence } from './property-detail-licence.tsx';
import { PropertyDetailMarket } from './property-detail-market.tsx';
import { PropertyDetailPlace } from './property-detail-place.tsx';
import { PropertyDetailReport } from './property-detail-report.tsx';
import { PropertyDetailSpecification } from './property-detail-specification.tsx';

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
  return (
    <div className="mt-8 flex min-w-0 flex-col gap-8 px-gutter lg:col-start-1 lg:px-0">
      {detail ? (
        <>
          <PropertyDetailDescription text={detail.description} />
          <PropertyDetailSpecification property={detail} />
          <PropertyDetailMarket property={detail} market={market} />
          <PropertyDetailFeatures features={detail.PropertyFeatures} />
          <PropertyDetailAgent detail={detail} isRefreshing={isRefreshing} />
          <PropertyDetailPlace property={detail} />
          <PropertyDetailFinance property={detail} />
          <PropertyDetailLicence property={detail} />
          <PropertyDetailReport propertyId={detail.id} />
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
