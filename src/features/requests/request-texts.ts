import type { TFunction } from 'i18next';
import { fullDay, longDay } from '../../../contract/calendar-dates.ts';
import type { PropertyRequest } from '../../../contract/requests.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { serverNow } from '../../lib/server-now.ts';
import { type ListSearch, writeListSearch } from '../properties/list/list-search.ts';

type Translate = TFunction<['requests', 'properties', 'search']>;

/** The wanted place's finest part, with the city of a neighbourhood. */
export function propertyRequestPlace(t: Translate, { Region, City, Neighborhood }: PropertyRequest): string {
  if (Neighborhood && City) {
    return t('properties:card.place', { neighborhood: Neighborhood.name, city: City.name });
  }
  return City?.name ?? Region?.name ?? t('card.anywhere');
}

/** The wanted property in one line: «شقة للإيجار». */
export function propertyRequestTitle(t: Translate, { PropertyType, purpose }: PropertyRequest): string {
  const type = PropertyType?.name ?? t('card.anyType');
  return purpose ? t(`search:list.titleTypes.${purpose}`, { types: type }) : type;
}

/** The list's search parameters for a property request; the list has no filter for age. */
export function propertyRequestSearch(request: PropertyRequest): ListSearch {
  const { Neighborhood, City, Region } = request;
  return writeListSearch({
    purpose: request.purpose ?? undefined,
    typeId: request.PropertyType?.id,
    propertyType: request.propertyType ?? undefined,
    regionId: Region?.id,
    cityId: City?.id,
    neighborhoodId: Neighborhood?.id,
    priceFrom: request.priceFrom ?? undefined,
    priceTo: request.priceTo ?? undefined,
    rooms: request.roomsCount ?? undefined,
    features: request.PropertyFeatures.map(({ id }) => id),
  });
}

/** The day of a request, with the year if it is not the current one. */
export function requestDay(createdAt: string, language: string, now = serverNow()): string {
  const day = riyadhDay(Date.parse(createdAt));
  return day.slice(0, 4) === riyadhDay(now).slice(0, 4) ? longDay(day, language) : fullDay(day, language);
}
