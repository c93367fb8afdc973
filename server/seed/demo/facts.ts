import type { PropertyStatus, Purpose, TenantKind } from '../../../contract/property-entities.ts';
import type { PropertyCategory, PropertyTypeKey } from '../reference/property-types.ts';
import type { District } from './districts.ts';

/** What a listing costs beside its like. */
export type PriceLevel = 'modest' | 'middle' | 'high';

/**
 * Everything that is decided about a listing before its words and pictures, which must agree with
 * it.
 */
export interface Facts {
  type: PropertyTypeKey;
  purpose: Purpose;
  status: PropertyStatus;
  kind: TenantKind | null;
  category: PropertyCategory;
  district: District;
  /** 0 where a room count makes no sense. */
  rooms: number;
  /** 0 where there is none. */
  baths: number;
  /** Square metres: the built area of flats, the plot of houses and land. */
  area: number;
  /** Years; 0 is new, -1 where there is no building. */
  age: number;
  /** Storeys of the building; 0 where there is no building. */
  floors: number;
  /** 0 is the ground floor, -1 where it makes no sense. */
  floor: number;
  /** Metres along the street and away from it; 0 but for land. */
  front: number;
  depth: number;
  /** Metres. */
  streetWidth: number;
  /** 0 north, 1 south, 2 east, 3 west. */
  facing: number;
  corner: boolean;
  furnished: boolean;
  /** The rent is by the month. */
  monthly: boolean;
  /** A flat in a high-rise, which also decides its picture. */
  tower: boolean;
  /** A house in the style of Najd, which also decides its picture. */
  najdi: boolean;
  /** Flats in a whole building; 0 otherwise. */
  units: number;
  /** Yearly income in SAR of a let investment; 0 otherwise. */
  income: number;
  /** SAR; null is a price on request. */
  price: number | null;
  /** What district, age and kind make of the price; not what size does. */
  level: PriceLevel;
  /** Feature ids (reference/features.ts), ascending. */
  features: number[];
}

/** A piece of text in both languages with the same meaning, and when it is true of a listing. */
export interface Phrase {
  when?: (f: Facts) => boolean;
  ar: (f: Facts) => string;
  en: (f: Facts) => string;
}
