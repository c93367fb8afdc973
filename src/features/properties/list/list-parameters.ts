import type { TFunction } from 'i18next';
import { amountText } from '../../../../contract/amounts.ts';
import type { Query } from '../../../../contract/contract.ts';
import {
  ID_LIST_MAX,
  MAX_ID,
  MAX_PAGE,
  MAX_SAR,
  PROPERTY_NUMBER_MAX,
  ROOMS_OPEN,
  SEARCH_AREA_MAX,
  SEARCH_TEXT_MAX_LENGTH,
} from '../../../../contract/limits.ts';
import { SORTS } from '../../../../contract/list-order.ts';
import type { Bounds } from '../../../../contract/properties.ts';
import type { PropertyType } from '../../../../contract/property-entities.ts';
import { formatCount } from '../../../lib/digits.ts';

/** Names of a query's ids; null until known. */
export interface ListNames {
  region: string | null;
  city: string | null;
  neighborhood: string | null;
  type: string | null;
  features: string[];
  types: PropertyType[];
}

/**
 * The query of /propertielist: the contract's parameters, and how the results are shown. Without a
 * view it is the list, and from 1280 px the map beside it.
 */
export type ListQuery = Omit<Query<'properties.list'>, 'ids' | 'forgive'> & { view?: 'list' | 'map' };
export type ListKey = keyof ListQuery;
/** The parameters that say which listings match; the others say how these are shown. */
export type FilterKey = Extract<ListKey, keyof Query<'properties.count'>>;

export type Translate = TFunction<['properties', 'search']>;

/**
 * Titles of the filters, in the order of the chips. Each is a part of the filter form
 * (filter-fields.tsx), except the map: the user moves that.
 */
const PART_TITLES = {
  purpose: 'properties:purposeLabel',
  type: 'search:filters.type',
  place: 'search:filters.place',
  tenants: 'search:filters.tenants',
  category: 'search:filters.category',
  featured: 'search:filters.featured',
  price: 'search:filters.price',
  rooms: 'search:filters.rooms',
  bathrooms: 'search:filters.bathrooms',
  area: 'search:filters.area',
  features: 'search:filters.features',
  text: 'search:filters.text',
  map: 'search:filters.chip.bounds',
} as const;
export type FilterPartName = keyof typeof PART_TITLES;
export const FILTER_PARTS = Object.keys(PART_TITLES) as FilterPartName[];

/** The parts with a separate popover on a wide screen. */
export const POPOVERS = [
  'purpose',
  'type',
  'price',
  'rooms',
  'area',
] as const satisfies readonly FilterPartName[];
export type PopoverName = (typeof POPOVERS)[number];
/** The parts at which a phone's chips open the filter sheet. */
export type FilterStart = Extract<PopoverName, 'price' | 'rooms'>;

/** A part's title. Rents are filtered by the year: a monthly rent counts twelve times. */
export function partTitle(t: Translate, part: FilterPartName, { purpose }: ListQuery): string {
  if (part === 'price' && purpose === 'for_rent') return t('search:filters.priceYearly');
  return t(PART_TITLES[part]);
}

type Value<Key extends ListKey> = NonNullable<ListQuery[Key]>;

interface Parameter<Key extends ListKey> {
  /** Its value from the text of an address; null where the text can't be used. */
  read: (text: string) => Value<Key> | null;
  /** The value that changes nothing, where that is not 0, false or empty; it is not written. */
  none?: Value<Key>;
}

/** In words; a price also as its amount, which is drawn as money after `lead`. */
export type ChipText = string | { text: string; money: { lead: string; amount: number } };

export interface Filter<Key extends FilterKey> {
  part: FilterPartName;
  /** Where nothing matches, the filter with the highest number is the first to be taken off. */
  narrowness: number;
  /** Its chip's text; names only the kind until the name is known. */
  chip: (value: Value<Key>, t: Translate, names: ListNames) => ChipText;
}

/** Reads a whole number within limits; null for any other text. */
export const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
};
const amount = (text: string) => {
  const value = /^\d{1,10}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return value <= MAX_SAR ? value : null;
};
/** An upper limit of 0 would match nothing, so it is no limit. */
const limit = (text: string) => amount(text) || null;
const degrees = (text: string, most: number) => {
  const value = /^-?\d{1,3}(?:\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= most ? value : null;
};
const bounds = (text: string): Bounds | null => {
  const [south, west, north, east, ...more] = text
    .split(',')
    .map((part, place) => degrees(part.trim(), place % 2 === 0 ? 90 : 180));
  if (south == null || west == null || north == null || east == null || more.length > 0) return null;
  return south <= north ? [south, west, north, east] : null;
};
const choice =
  <Value extends string>(...values: Value[]) =>
  (text: string) =>
    values.find((value) => value === text) ?? null;
const flag = (text: string) =>
  ['1', 'true', 'yes'].includes(text) ? true : ['0', 'false', 'no'].includes(text) ? false : null;
const id = wholeNumber(1, MAX_ID);
/** Comma-separated ids: unique, ascending. */
const idList = (text: string) => {
  const ids = [...new Set(text.split(',').map((one) => id(one.trim())))].sort((a, b) => (a ?? 0) - (b ?? 0));
  return ids.length <= ID_LIST_MAX && ids.every((one) => one !== null) ? ids : null;
};
const purpose = choice('for_rent', 'for_sale', 'for_investment');

function priceChip(lead: string, amount: number, t: Translate): ChipText {
  return { text: `${lead} ${amountText(amount, t('price.currency'))}`, money: { lead, amount } };
}

/** «منطقة الرياض»: most regions are called as their city is; «المنطقة الشرقية» says so itself. */
function regionText(region: string, t: Translate): string {
  return region.includes(t('search:list.regionWord')) ? region : t('search:list.region', { region });
}

/**
 * Every parameter of the list, in the order of an address. A parameter missing here fails the type
 * check.
 */
export const PARAMETERS: {
  [Key in ListKey]: Parameter<Key> & (Key extends FilterKey ? Filter<Key> : unknown);
} = {
  purpose: {
    read: (text) => (text === 'investment' ? 'for_investment' : purpose(text)),
    part: 'purpose',
    narrowness: 2,
    chip: (purpose, t) => t(`purpose.${purpose}`),
  },
  propertyType: {
    read: choice('families', 'singles'),
    part: 'tenants',
    narrowness: 5,
    chip: (tenants, t) => t(`tenants.${tenants}`),
  },
  category: {
    read: choice('residential', 'commercial'),
    part: 'category',
    narrowness: 4,
    chip: (category, t) => t(`category.${category}`),
  },
  typeId: {
    read: id,
    part: 'type',
    narrowness: 6,
    chip: (_, t, { type }) => type ?? t('search:parameter.typeId'),
  },
  regionId: {
    read: id,
    part: 'place',
    narrowness: 1,
    chip: (_, t, { region }) => (region ? regionText(region, t) : t('search:parameter.regionId')),
  },
  cityId: {
    read: id,
    part: 'place',
    narrowness: 3,
    chip: (_, t, { city }) => city ?? t('search:parameter.cityId'),
  },
  neighborhoodId: {
    read: id,
    part: 'place',
    narrowness: 7,
    chip: (_, t, { neighborhood }) =>
      neighborhood ? t('search:list.neighborhood', { neighborhood }) : t('search:parameter.neighborhoodId'),
  },
  q: {
    read: (text) => (text.length <= SEARCH_TEXT_MAX_LENGTH ? text : null),
    part: 'text',
    narrowness: 17,
    chip: (text, t) => t('search:filters.chip.text', { text }),
  },
  priceFrom: {
    read: amount,
    part: 'price',
    narrowness: 10,
    chip: (sar, t) => priceChip(t('search:filters.chip.priceFrom'), sar, t),
  },
  priceTo: {
    read: limit,
    part: 'price',
    narrowness: 11,
    chip: (sar, t) => priceChip(t('search:filters.chip.priceTo'), sar, t),
  },
  rooms: {
    read: wholeNumber(0, PROPERTY_NUMBER_MAX),
    part: 'rooms',
    narrowness: 14,
    chip: (count, t) => t(`search:filters.chip.${count < ROOMS_OPEN ? 'rooms' : 'roomsOpen'}`, { count }),
  },
  bathrooms: {
    read: wholeNumber(0, PROPERTY_NUMBER_MAX),
    part: 'bathrooms',
    narrowness: 15,
    chip: (count, t) => t('search:filters.chip.bathrooms', { count }),
  },
  areaFrom: {
    read: wholeNumber(0, SEARCH_AREA_MAX),
    part: 'area',
    narrowness: 13,
    chip: (area, t) => t('search:filters.chip.areaFrom', { area: formatCount(area) }),
  },
  areaTo: {
    read: wholeNumber(1, SEARCH_AREA_MAX),
    part: 'area',
    narrowness: 12,
    chip: (area, t) => t('search:filters.chip.areaTo', { area: formatCount(area) }),
  },
  features: {
    read: idList,
    part: 'features',
    narrowness: 16,
    chip: (_, t, { features }) => features.join(t('search:list.comma')) || t('search:parameter.features'),
  },
  isFeatured: {
    read: flag,
    part: 'featured',
    narrowness: 9,
    chip: (_, t) => t('search:filters.chip.featured'),
  },
  bounds: {
    read: bounds,
    part: 'map',
    narrowness: 8,
    chip: (_, t) => t('search:filters.chip.bounds'),
  },
  price: { read: choice('asc', 'desc') },
  sort: { read: choice(...SORTS), none: 'newest' },
  view: { read: choice('list', 'map') },
  page: { read: wholeNumber(1, MAX_PAGE), none: 1 },
};

/** In the order of an address. */
export const LIST_KEYS = Object.keys(PARAMETERS) as ListKey[];
export const FILTER_KEYS = LIST_KEYS.filter((key): key is FilterKey => 'part' in PARAMETERS[key]);

/** The parameters that a part sets. */
export function keysOf(part: FilterPartName): FilterKey[] {
  return FILTER_KEYS.filter((key) => PARAMETERS[key].part === part);
}

/** The error of a search text; undefined where it is valid. */
export function textError(t: Translate, text: string | undefined): string | undefined {
  const { length } = text?.trim() ?? '';
  if (length <= SEARCH_TEXT_MAX_LENGTH) return undefined;
  return t('search:filters.tooLong', { max: SEARCH_TEXT_MAX_LENGTH, length: formatCount(length) });
}
