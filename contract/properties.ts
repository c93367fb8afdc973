import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  id,
  labels,
  latitude,
  longitude,
  optionalWire,
  sar,
  text,
  wireFlag,
  wireId,
  wireIdList,
  wireInteger,
  wireNumber,
  wirePage,
} from './fields.ts';
import {
  MAP_COLUMNS,
  MAX_SAR,
  PROPERTY_NUMBER_MAX,
  SEARCH_AREA_MAX,
  SEARCH_TEXT_MAX_LENGTH,
} from './limits.ts';
import { SORTS } from './list-order.ts';
import { place } from './places.ts';
import {
  cardListExtras,
  category,
  countedIcons,
  featureGroup,
  propertyCard,
  propertyDetail,
  propertyType,
  purposeInput,
  tenantKind,
} from './property-entities.ts';

const wireSar = wireNumber(0, MAX_SAR);
const count = wireInteger(0, PROPERTY_NUMBER_MAX);

/** south,west,north,east in degrees, as a map's view. */
const bounds = z.preprocess(
  (input) => (typeof input === 'string' && input !== '' ? input.split(',') : input || undefined),
  z
    .tuple([latitude, longitude, latitude, longitude])
    .refine(([south, , north]) => south <= north, 'south lies north of north')
    .optional(),
);

/**
 * core §7's parameters, and those of DESIGN §6. A lower limit above the upper one is swapped; a
 * rent by the month counts, for its limits and its order, as what a year of it costs.
 */
const propertyFilters = z.object({
  propertyType: optionalWire(tenantKind),
  typeId: optionalWire(wireId),
  neighborhoodId: optionalWire(wireId),
  cityId: optionalWire(wireId),
  regionId: optionalWire(wireId),
  purpose: optionalWire(purposeInput),
  category: optionalWire(category),
  q: optionalWire(text(SEARCH_TEXT_MAX_LENGTH)),
  priceFrom: optionalWire(wireSar),
  priceTo: optionalWire(wireSar),
  /** Just so many; ROOMS_OPEN or more: at least so many. */
  rooms: optionalWire(count),
  /** At least so many. */
  bathrooms: optionalWire(count),
  areaFrom: optionalWire(wireInteger(0, SEARCH_AREA_MAX)),
  areaTo: optionalWire(wireInteger(0, SEARCH_AREA_MAX)),
  /** All of these features. */
  features: wireIdList,
  isFeatured: wireFlag,
  /**
   * Any of these listings, such as those seen last on a device; in the list's order, not in this
   * one.
   */
  ids: wireIdList,
  bounds,
});
export type PropertyFilters = z.infer<typeof propertyFilters>;

/**
 * What a filter names and is not there any more is left out and told, as an old link needs it, not
 * refused (404).
 */
const forgive = wireFlag;
/** What was left out: a message a field, and the number of the first. Null where nothing was. */
const leftOut = z.object({ fields: z.record(z.string(), z.string()), number: z.int() }).nullable();
export type LeftOut = NonNullable<z.infer<typeof leftOut>>;

const listQuery = propertyFilters.extend({
  forgive,
  price: optionalWire(z.enum(['asc', 'desc'])),
  sort: optionalWire(z.enum(SORTS)),
  page: wirePage,
});
export type ListQuery = z.infer<typeof listQuery>;

/** Around which place. */
export const position = { latitude: optionalWire(latitude), longitude: optionalWire(longitude) };

/** How many match: exact up to COUNT_CAP, "more than" beyond. */
const totals = { total: z.int(), totalIsExact: z.boolean() };

/**
 * Words of `q` that were taken for a type, a place or another filter; they filter as that would,
 * and what is near also by what a listing tells of it.
 */
const understoodWord = z.object({
  kind: z.enum([
    'type',
    'purpose',
    'region',
    'city',
    'neighborhood',
    'side',
    'propertyType',
    'category',
    'rooms',
    'bathrooms',
    'priceFrom',
    'priceTo',
    'areaFrom',
    'areaTo',
    'feature',
  ]),
  name: z.string(),
});
export type UnderstoodWord = z.infer<typeof understoodWord>;

/** Degrees (WGS 84). */
const point = { latitude: z.number(), longitude: z.number() };
/** A listing that stands alone in its cell of the map; with its `Favorites`, as a card has it. */
const mapPin = z.object({
  id,
  ...point,
  price: sar.nullable(),
  isFeatured: z.boolean(),
  Favorites: propertyCard.shape.Favorites,
});
/** Listings too close to show apart: at their middle, with the smallest box round them. */
const mapCluster = z.object({
  ...point,
  count: z.int().min(2),
  /** south, west, north, east. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
export type MapPin = z.infer<typeof mapPin>;
export type MapCluster = z.infer<typeof mapCluster>;
/** south, west, north, east in degrees. */
export type Bounds = MapCluster['bounds'];

/** What a square metre costs in public listings of the same purpose, type and (for rent) period. */
const marketPrice = z.object({
  /** SAR a square metre: half of them ask less, half more. */
  medianPerMetre: z.int(),
  /** How many listings it is taken from; at least MARKET_PRICE_MIN_LISTINGS. */
  count: z.int(),
  /** The listing's neighbourhood; its city where the neighbourhood has too few. */
  scope: z.enum(['neighborhood', 'city']),
});

export const properties = {
  list: endpoint({
    method: 'GET',
    path: '/api/properties/list',
    auth: 'public',
    cache: 'public',
    summary: 'Listings by filters, 30 a page',
    query: listQuery,
    response: z.object({
      properties: z.array(propertyCard),
      ...cardListExtras,
      ...totals,
      page: z.int(),
      /** Each once, in the order of the text; a phrase in quotes is never one of them. */
      understood: z.array(understoodWord),
      /** Words of `q` that no listing holds beside the rest: what was found is without them. */
      setAside: z.array(z.string()),
      /**
       * For a text that finds nothing: corrected spellings of a name in it, and how many listings
       * each finds.
       */
      didYouMean: z.array(z.object({ q: z.string(), ...totals })),
      leftOut,
    }),
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/properties/count',
    auth: 'public',
    // Asked at every change of a filter, shown for a moment: nothing to keep.
    cache: 'never',
    summary: 'How many listings match, and nothing of them',
    query: propertyFilters,
    response: z.object(totals),
  }),
  prices: endpoint({
    method: 'GET',
    path: '/api/properties/prices',
    auth: 'public',
    // Asked at every change of a filter, shown for a moment: nothing to keep.
    cache: 'never',
    summary: 'How the prices of the matches are spread, whatever limits they have',
    query: propertyFilters.omit({ priceFrom: true, priceTo: true }),
    response: z.object({
      /**
       * SAR, rising: where one bucket ends and the next begins. None where too few match to have a
       * shape.
       */
      edges: z.array(z.int()),
      /**
       * Listings in each bucket, one more than edges: the first holds all that is cheaper, the last
       * all that is dearer. Of very many matches a sample is counted: compare them with each other
       * alone.
       */
      counts: z.array(z.int()),
    }),
  }),
  pins: endpoint({
    method: 'GET',
    path: '/api/properties/pins',
    auth: 'public',
    cache: 'public',
    summary: 'Listings by filters on a map: pins, and clusters of those that stand too near',
    query: propertyFilters.extend({
      forgive,
      /** The person's own favourites alone, as nearYou has them; 401 for a guest. */
      favorites: wireFlag,
      /** Into how many cells the width of the map is cut, at most. */
      columns: optionalWire(wireInteger(MAP_COLUMNS.min, MAP_COLUMNS.max)),
    }),
    response: z.object({
      pins: z.array(mapPin),
      clusters: z.array(mapCluster),
      /**
       * Pins and what the clusters count, together: exact up to COUNT_CAP, a minute old beyond it.
       */
      total: z.int(),
      /** Listings that match and say no place. 0 where bounds were asked about. */
      unplaced: z.int(),
      leftOut,
    }),
  }),
  init: endpoint({
    method: 'GET',
    path: '/api/properties/init',
    auth: 'public',
    cache: 'public',
    summary: 'Choices for filters and for advertising',
    response: z.object({
      regionsList: z.array(place),
      typesList: z.array(propertyType),
      featuresList: z.array(featureGroup),
      durations: z.array(z.object({ id, days: z.int(), name: z.string(), price: z.number() })),
    }),
  }),
  retrieve: endpoint({
    method: 'GET',
    path: '/api/properties/retrieve/{id}',
    auth: 'public',
    cache: 'public',
    // With `management` the answer holds identity numbers: the worker leaves it alone, and a screen
    // gives its query `meta: { cache: 'never' }`.
    summary: 'One listing; with management=1, to its advertiser alone, all that he gave',
    params: z.object({ id: wireId }),
    query: z.object({ management: wireFlag }),
    response: z.object({
      property: propertyDetail,
      countedIcons,
      statusChoices: labels,
      marketPrice: marketPrice.nullable(),
    }),
  }),
  similar: endpoint({
    method: 'GET',
    path: '/api/properties/similar/{id}',
    auth: 'public',
    cache: 'public',
    summary: 'Listings of the same purpose and type, near in place and price, nearest first',
    params: z.object({ id: wireId }),
    response: z.object({ properties: z.array(propertyCard), ...cardListExtras }),
  }),
  nearYou: endpoint({
    method: 'GET',
    path: '/api/properties/nearYou',
    auth: 'public',
    cache: 'public',
    summary: 'Listings nearest first, 30 a page; or, by favorites=yes, the favourites',
    query: z.object({
      ...position,
      typeId: optionalWire(wireId),
      favorites: wireFlag,
      /** Only listings within it: the list of what a map shows. */
      bounds,
      page: wirePage,
      forgive,
    }),
    response: z.object({ properties: z.array(propertyCard), ...cardListExtras, page: z.int(), leftOut }),
  }),
};
