import { useQuery } from '@tanstack/react-query';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import type { ApiError } from '../../api/api-error.ts';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';
import { isOnOffer } from '../properties/on-offer.ts';
import { usePropertyDetail } from '../properties/property-detail-data.ts';

/**
 * The home that is to be financed: as everybody sees it, or as its tenant does, whose rental's screen leads here
 * (services §2). `gone` says why he does not see it; `isOwners`: it is not on offer, and his own.
 */
export function useFinanceHome(id: number) {
  const { query, detail, head } = usePropertyDetail(id);
  const gone = query.error?.status === 404 ? query.error : null;
  const rental = useQuery({
    ...endpointQuery('rentals.retrieve', { params: { id } }, PROPERTIES_SCOPE),
    enabled: head !== null && !isOnOffer(head) && !gone,
    retry: false,
  });
  return {
    home: gone || rental.isLoading ? null : head,
    /** For the calculator. */
    detail: gone ? null : detail,
    gone,
    isOwners: rental.data?.property.role === 'owner',
    error: gone ? null : query.error,
    retry: () => void query.refetch(),
  };
}

/** Whether a refusal says that the home can't be had any more. */
export function isOfGoneHome({ number }: ApiError): boolean {
  const { propertySold, propertyRented, propertyNotFound } = errorNumbers;
  return number === propertySold || number === propertyRented || number === propertyNotFound;
}
