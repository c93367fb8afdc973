import type { Body } from '../../../contract/contract.ts';
import { createDraftStore, PERSON_DRAFT_MS } from '../../device/draft-store.ts';
import { sessionStore } from '../../device/session-store.ts';
import type { ListQuery } from '../properties/list/list-parameters.ts';
import { inOrder } from '../properties/list/list-search.ts';

const NO_WISH = {
  /** As the wire and the list's filters name them; '' is any. */
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
  /** Ids with commas. */
  features: '',
};
export type WishFields = typeof NO_WISH;

/** services §2: what home is looked for, until it is sent, or its person signs out. */
export const wishDraft = createDraftStore<WishFields>({
  name: 'wish',
  empty: NO_WISH,
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});

/** Whether anything was chosen. */
export function isWishTouched(fields: WishFields): boolean {
  return Object.entries(NO_WISH).some(([name, none]) => fields[name as keyof WishFields] !== none);
}

/** The wish as the list's filters take it, so that their fields are its fields. */
export function toFilters({ age: _, features, purpose, propertyType, ...numbers }: WishFields): ListQuery {
  const chosen = Object.entries(numbers).filter(([, value]) => value !== 0);
  return {
    ...Object.fromEntries(chosen),
    ...(purpose && { purpose: purpose as 'for_rent' | 'for_sale' }),
    ...(propertyType && { propertyType: propertyType as 'families' | 'singles' }),
    ...(features && { features: features.split(',').map(Number) }),
  };
}

/** What filters say of a wish; what a wish has no field for (bathrooms, area, text) is left out. */
export function fromFilters(query: ListQuery): Omit<WishFields, 'age'> {
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
export function wishBody(fields: WishFields): Body<'requests.createProperty'> {
  const { rooms, priceFrom, priceTo, ...filters } = inOrder(toFilters(fields));
  return {
    ...(filters as Body<'requests.createProperty'>),
    ...(priceFrom && { priceFrom }),
    ...(priceTo && { priceTo }),
    ...(rooms && { roomsCount: rooms }),
    ...(fields.age !== '' && { age: Number(fields.age) }),
  };
}
