import type { Body } from '../../../contract/contract.ts';
import { createDraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import { sessionStore } from '../../device/session-store.ts';
import type { ListQuery } from '../properties/list/list-parameters.ts';
import { inOrder } from '../properties/list/list-search.ts';

const EMPTY = {
  /** With the wire's and the filters' values; '' is any. */
  purpose: '',
  propertyType: '',
  regionId: 0,
  cityId: 0,
  neighborhoodId: 0,
  typeId: 0,
  /** SAR; 0 is no limit. */
  priceFrom: 0,
  priceTo: 0,
  rooms: 0,
  /** Years as typed; '0' is new, '' any. */
  age: '',
  /** Ids, separated by commas. */
  features: '',
};
export type PropertyRequestFields = typeof EMPTY;

/** services §2: an unsent property request, until it is sent or its user signs out. */
export const propertyRequestDraft = createDraftStore<PropertyRequestFields>({
  // The key under which devices store drafts, from before the term "property request".
  name: 'wish',
  empty: EMPTY,
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});

/** Whether anything was chosen. */
export function isTouched(fields: PropertyRequestFields): boolean {
  return Object.entries(EMPTY).some(([name, none]) => fields[name as keyof PropertyRequestFields] !== none);
}

/** The request as the list's filters, so that it can use their fields. */
export function toFilters({
  age: _,
  features,
  purpose,
  propertyType,
  ...numbers
}: PropertyRequestFields): ListQuery {
  const chosen = Object.entries(numbers).filter(([, value]) => value !== 0);
  return {
    ...Object.fromEntries(chosen),
    ...(purpose && { purpose: purpose as 'for_rent' | 'for_sale' }),
    ...(propertyType && { propertyType: propertyType as 'families' | 'singles' }),
    ...(features && { features: features.split(',').map(Number) }),
  };
}

/** The request from filters, without those that it has no field for (bathrooms, area, text). */
export function fromFilters(query: ListQuery): Omit<PropertyRequestFields, 'age'> {
  const { purpose, propertyType, features = [] } = query;
  return {
    purpose: purpose === 'for_rent' || purpose === 'for_sale' ? purpose : '',
    propertyType: propertyType ?? '',
    regionId: query.regionId ?? 0,
    cityId: query.cityId ?? 0,
    neighborhoodId: query.neighborhoodId ?? 0,
    typeId: query.typeId ?? 0,
    priceFrom: query.priceFrom ?? 0,
    priceTo: query.priceTo ?? 0,
    rooms: query.rooms ?? 0,
    features: features.join(','),
  };
}

/** services §3: the payload. Prices in order; what was not chosen is not sent. */
export function propertyRequestBody(fields: PropertyRequestFields): Body<'requests.createProperty'> {
  const { rooms, priceFrom, priceTo, ...filters } = inOrder(toFilters(fields));
  return {
    ...(filters as Body<'requests.createProperty'>),
    ...(priceFrom && { priceFrom }),
    ...(priceTo && { priceTo }),
    ...(rooms && { roomsCount: rooms }),
    ...(fields.age !== '' && { age: Number(fields.age) }),
  };
}
