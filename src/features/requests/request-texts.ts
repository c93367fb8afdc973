import type { TFunction } from 'i18next';
import { fullDay, longDay } from '../../../contract/calendar-dates.ts';
import type { Wish } from '../../../contract/requests.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { serverNow } from '../../lib/server-now.ts';
import { type ListSearch, writeListSearch } from '../properties/list/list-search.ts';

type Translate = TFunction<['requests', 'properties', 'search']>;

/** Where a home is looked for: its finest part, with the city of a neighbourhood. */
export function wishPlace(t: Translate, { Region, City, Neighborhood }: Wish): string {
  if (Neighborhood && City) {
    return t('properties:card.place', { neighborhood: Neighborhood.name, city: City.name });
  }
  return City?.name ?? Region?.name ?? t('card.anywhere');
}

/** What home is looked for, in one line: «شقة للإيجار». */
export function wishTitle(t: Translate, { PropertyType, purpose }: Wish): string {
  const type = PropertyType?.name ?? t('card.anyType');
  return purpose ? `${type} ${t(`properties:purpose.${purpose}`)}` : type;
}

/** The address of the list that has what a wish asks for; it knows no age. */
export function wishSearch(wish: Wish): ListSearch {
  const { Neighborhood, City, Region } = wish;
  return writeListSearch({
    purpose: wish.purpose ?? undefined,
    typeId: wish.PropertyType?.id,
    propertyType: wish.propertyType ?? undefined,
    regionId: Region?.id,
    cityId: City?.id,
    neighborhoodId: Neighborhood?.id,
    priceFrom: wish.priceFrom ?? undefined,
    priceTo: wish.priceTo ?? undefined,
    rooms: wish.roomsCount ?? undefined,
    features: wish.PropertyFeatures.map(({ id }) => id),
  });
}

/** The day of a request, with its year where it is not this one's. */
export function requestDay(createdAt: string, language: string, now = serverNow()): string {
  const day = riyadhDay(Date.parse(createdAt));
  return day.slice(0, 4) === riyadhDay(now).slice(0, 4) ? longDay(day, language) : fullDay(day, language);
}
