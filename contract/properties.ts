import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  day,
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
  rentPeriod,
  tenantKind,
} from './property-entities.ts';

const wireSar = wireNumber(0, MAX_SAR);
const count = wireInteger(0, PROPERTY_NUMBER_MAX);

/** A map's view: south,west,north,east in degrees. */
const bounds = z.preprocess(
  (input) => (typeof input === 'string' && input !== '' ? input.split(',') : input || undefined),
  z
    .tuple([latitude, longitude, latitude, longitude])
    .refine(([south, , north]) => south <= north, 'south lies north of north')
    .optional(),
);

/**
 * core §7's parameters, and those of DESIGN §6. If a lower limit is above the upper one, they are
 * swapped; a monthly rent is compared and ordered by its cost for a year.
 */
export const propertyFilters = z.object({
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
  /** Exactly this many; from ROOMS_OPEN on: at least this many. */
  rooms: optionalWire(count),
  /** At least this many. */
  bathrooms: optionalWire(count),
  areaFrom: optionalWire(wireInteger(0, SEARCH_AREA_MAX)),
  areaTo: optionalWire(wireInteger(0, SEARCH_AREA_MAX)),
  /** Listings with all of these features. */
  features: wireIdList,
  isFeatured: wireFlag,
  /** Any of these listings, such as those last viewed on a device; in the list's own order. */
  ids: wireIdList,
  bounds,
});
export type PropertyFilters = z.infer<typeof propertyFilters>;

/**
 * With it, filter values that do not exist any more, as in an old link, are left out and reported
 * in `leftOut`; otherwise they are refused (404).
 */
const forgive = wireFlag;
/**
 * The filters left out: a message for each field, and the number of the first error. Null if none.
 */
const leftOut = z.object({ fields: z.record(z.string(), z.string()), number: z.int() }).nullable();
export type LeftOut = NonNullable<z.infer<typeof leftOut>>;

const listQuery = propertyFilters.extend({
  forgive,
  price: optionalWire(z.enum(['asc', 'desc'])),
  sort: optionalWire(z.enum(SORTS)),
  page: wirePage,
});
export type ListQuery = z.infer<typeof listQuery>;

/** The position to search around. */
export const position = { latitude: optionalWire(latitude), longitude: optionalWire(longitude) };

/** The number of matches: exact up to COUNT_CAP, "more than" above. */
const totals = { total: z.int(), totalIsExact: z.boolean() };

/**
 * Words of `q` that were understood as a type, a place or another filter. They filter like it;
 * words such as "near the metro" also match listings that mention it.
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
/** A listing alone in its cell of the map; with its `Favorites`, as in a card. */
const mapPin = z.object({
  id,
  ...point,
  price: sar.nullable(),
  isFeatured: z.boolean(),
  Favorites: propertyCard.shape.Favorites,
});
/** Listings too close to show separately: at their middle, with their bounding box. */
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

/**
 * The price of a square metre in public listings of the same purpose, type and (for rent) period.
 */
const marketPrice = z.object({
  /** The median in SAR a square metre. */
  medianPerMetre: z.int(),
  /** The number of listings behind it; at least MARKET_PRICE_MIN_LISTINGS. */
  count: z.int(),
  /** The listing's neighbourhood; its city if the neighbourhood has too few listings. */
  scope: z.enum(['neighborhood', 'city']),
});

/** A price from a day on, until the next point's. */
const pricePoint = z.object({ day, price: sar, rentPeriod: rentPeriod.nullable() });
export type PricePoint = z.infer<typeof pricePoint>;

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
      /** Each once, in the order of the text; never from a phrase in quotes. */
      understood: z.array(understoodWord),
      /** Words of `q` that no listing has together with the rest: the search ignored them. */
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
    // Requested at each filter change and shown briefly: not worth storing.
    cache: 'never',
    summary: 'How many listings match, and nothing of them',
    query: propertyFilters,
    response: z.object(totals),
  }),
  prices: endpoint({
    method: 'GET',
    path: '/api/properties/prices',
    auth: 'public',
    // Requested at each filter change and shown briefly: not worth storing.
    cache: 'never',
    summary: 'How the prices of the matches are spread, whatever limits they have',
    query: propertyFilters.omit({ priceFrom: true, priceTo: true }),
    response: z.object({
      /**
       * SAR, ascending: the boundaries of the buckets. Empty if too few match for a distribution.
       */
      edges: z.array(z.int()),
      /**
       * Listings in each bucket, one more than edges: the first has all cheaper ones, the last all
       * dearer ones. For very many matches these count a sample: only their ratios matter.
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
      /** Only the user's favourites, as in nearYou; 401 for a guest. */
      favorites: wireFlag,
      /** The most columns of cells across the map. */
      columns: optionalWire(wireInteger(MAP_COLUMNS.min, MAP_COLUMNS.max)),
    }),
    response: z.object({
      pins: z.array(mapPin),
      clusters: z.array(mapCluster),
      /**
       * Pins and the clusters' counts together: exact up to COUNT_CAP, above it up to a minute old.
       */
      total: z.int(),
      /** Matching listings without a position; 0 if `bounds` were given. */
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
    // With `management` the answer has identity numbers: the worker does not cache it, and a screen
    // sets `meta: { cache: 'never' }` on its query.
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
  history: endpoint({
    method: 'GET',
    path: '/api/properties/history/{id}',
    auth: 'public',
    cache: 'public',
    summary: 'What the price of one listing did since it was first public',
    params: z.object({ id: wireId }),
    response: z.object({
      /** Oldest first, no two alike in a row; a day's last price. None for a price on request. */
      points: z.array(pricePoint),
      /** Since when the present price holds; null while the price is on request. */
      since: day.nullable(),
      /** The price before the present one; null if it is the first, or on request. */
      before: sar.nullable(),
      /** Days in Riyadh since it was first public: 0 on the first. Null if it never was. */
      daysListed: z.int().nullable(),
      /**
       * Whether the same home stood in an earlier ad within RELISTED_DAYS before this one was
       * first public.
       */
      relisted: z.boolean(),
    }),
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
      /** Only listings within it: the list beside a map. */
      bounds,
      page: wirePage,
      forgive,
    }),
    response: z.object({ properties: z.array(propertyCard), ...cardListExtras, page: z.int(), leftOut }),
  }),
};
