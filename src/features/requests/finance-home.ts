import { useQuery } from '@tanstack/react-query';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import type { ApiError } from '../../api/api-error.ts';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';
import { usePropertyDetail } from '../properties/property-detail-data.ts';

/**
 * The home that is to be financed: as everybody sees it, else as its tenant does, whose rental's screen leads here
 * (services §2). `gone` says why neither sees it.
 */
export function useFinanceHome(id: number) {
  const { query, detail, head } = usePropertyDetail(id);
  const isHidden = query.error?.status === 404;
  const rental = useQuery({
    ...endpointQuery('rentals.retrieve', { params: { id } }, PROPERTIES_SCOPE),
    enabled: isHidden,
    retry: false,
  });
  const rented = isHidden ? rental.data?.property : undefined;
  return {
    home: rented ?? (isHidden ? null : head),
    /** For the calculator: of what everybody sees. */
    detail: isHidden ? null : detail,
    gone: isHidden && rental.isError ? query.error : null,
    error: isHidden ? null : query.error,
    retry: () => void query.refetch(),
  };
}

/** Whether a refusal says that the home can't be had any more. */
export function isOfGoneHome({ number }: ApiError): boolean {
  const { propertySold, propertyRented, propertyNotFound } = errorNumbers;
  return number === propertySold || number === propertyRented || number === propertyNotFound;
}
