import type { TFunction } from 'i18next';
import { ROOMS_OPEN } from '../../../../contract/limits.ts';
import { formatCount } from '../../../lib/digits.ts';
import { amountText } from '../../../lib/money.ts';
import type { ListKey, ListQuery } from './list-search.ts';
import type { ListNames } from './use-list-names.ts';

/** One filter that is set. */
export interface ActiveFilter {
  key: ListKey;
  /** In words, the amount included. */
  text: string;
  /** Drawn as money after `lead`, where the filter is a price. */
  money?: { lead: string; amount: number };
  /** The query with this filter taken off. */
  without: ListQuery;
}

type Words = TFunction<['properties', 'search']>;
type Describe = (
  query: ListQuery,
  t: Words,
  names: ListNames,
) => Pick<ActiveFilter, 'text' | 'money'> | string;

function price(lead: string, amount: number, t: Words) {
  return { text: `${lead} ${amountText(amount, t('price.riyal'))}`, money: { lead, amount } };
}

/** «منطقة الرياض»: most regions are called as their city is; «المنطقة الشرقية» says so itself. */
function regionText(region: string, t: Words): string {
  return region.includes(t('search:list.regionWord')) ? region : t('search:list.region', { region });
}

/** How each filter is said, in the order in which chips stand. */
const describe: { [Key in ListKey]?: Describe } = {
  purpose: ({ purpose }, t) => (purpose ? t(`purpose.${purpose}`) : ''),
  // Until its name has come, the kind stands for it; one that never comes is left out (left-out-text.ts).
  typeId: (_, t, names) => names.type ?? t('search:parameter.typeId'),
  regionId: (_, t, { region }) => (region ? regionText(region, t) : t('search:parameter.regionId')),
  cityId: (_, t, names) => names.city ?? t('search:parameter.cityId'),
  neighborhoodId: (_, t, { neighborhood }) =>
    neighborhood ? t('search:list.neighborhood', { neighborhood }) : t('search:parameter.neighborhoodId'),
  propertyType: ({ propertyType }, t) => (propertyType ? t(`tenants.${propertyType}`) : ''),
  category: ({ category }, t) => (category ? t(`category.${category}`) : ''),
  isFeatured: (_, t) => t('search:filters.chip.featured'),
  priceFrom: ({ priceFrom = 0 }, t) => price(t('search:filters.chip.priceFrom'), priceFrom, t),
  priceTo: ({ priceTo = 0 }, t) => price(t('search:filters.chip.priceTo'), priceTo, t),
  rooms: ({ rooms = 0 }, t) =>
    t(`search:filters.chip.${rooms < ROOMS_OPEN ? 'rooms' : 'roomsOpen'}`, { count: rooms }),
  bathrooms: ({ bathrooms = 0 }, t) => t('search:filters.chip.bathrooms', { count: bathrooms }),
  areaFrom: ({ areaFrom = 0 }, t) => t('search:filters.chip.areaFrom', { area: formatCount(areaFrom) }),
  areaTo: ({ areaTo = 0 }, t) => t('search:filters.chip.areaTo', { area: formatCount(areaTo) }),
  features: (_, t, names) => names.features.join(t('search:list.comma')) || t('search:parameter.features'),
  q: ({ q = '' }, t) => t('search:filters.chip.text', { text: q }),
  bounds: (_, t) => t('search:filters.chip.bounds'),
};

/** Which filter to loosen first when nothing matches: the narrowest. */
const NARROWEST: readonly ListKey[] = [
  'q',
  'features',
  'bathrooms',
  'rooms',
  'areaFrom',
  'areaTo',
  'priceTo',
  'priceFrom',
  'isFeatured',
  'bounds',
  'neighborhoodId',
  'typeId',
  'propertyType',
  'category',
  'cityId',
  'purpose',
  'regionId',
];

/** The query without one of its parameters, on its first page; finer places fall with their wider one. */
export function withoutFilter(query: ListQuery, key: ListKey): ListQuery {
  const { [key]: _, page: __, ...rest } = query;
  if (key === 'regionId') return withoutFilter(withoutFilter(rest, 'cityId'), 'neighborhoodId');
  if (key === 'cityId') return withoutFilter(rest, 'neighborhoodId');
  return rest;
}

/** The query with something set, on its first page. */
export function withFilter(query: ListQuery, set: ListQuery): ListQuery {
  const { page: _, ...rest } = query;
  return { ...rest, ...set };
}

/** The query somewhere else: a place stands for itself, and takes another place and a map's view off. */
export function withPlace(
  query: ListQuery,
  place: Pick<ListQuery, 'regionId' | 'cityId' | 'neighborhoodId' | 'bounds'>,
): ListQuery {
  const { regionId: _, cityId: __, neighborhoodId: ___, bounds: ____, ...rest } = query;
  return withFilter(rest, place);
}

/** The filters of a query, each with its words and how to take it off; of a place, its finest part. */
export function activeFilters(query: ListQuery, t: Words, names: ListNames): ActiveFilter[] {
  return (Object.keys(describe) as ListKey[]).flatMap((key) => {
    const say = describe[key];
    if (query[key] === undefined || !say || isImplied(query, key)) return [];
    const said = say(query, t, names);
    const words = typeof said === 'string' ? { text: said } : said;
    return [{ key, ...words, without: withoutFilter(query, key) }];
  });
}

/** A finer place says its wider ones; taken off, it leaves them. */
function isImplied({ cityId, neighborhoodId }: ListQuery, key: ListKey): boolean {
  if (key === 'regionId') return cityId !== undefined || neighborhoodId !== undefined;
  return key === 'cityId' && neighborhoodId !== undefined;
}

/** The filters from the one that most probably leaves nothing over to the widest. */
export function byNarrowness(filters: readonly ActiveFilter[]): ActiveFilter[] {
  return NARROWEST.flatMap((key) => filters.find((filter) => filter.key === key) ?? []);
}
