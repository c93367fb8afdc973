import type { PropertyStatus, Purpose, TenantKind } from '../../../contract/property-entities.ts';
import type { PropertyCategory, PropertyTypeKey } from '../reference/property-types.ts';
import type { District } from './districts.ts';

/** A listing's price compared with similar ones. */
export type PriceLevel = 'modest' | 'middle' | 'high';

/** All facts of a listing, decided before its texts and pictures, which must agree with them. */
export interface Facts {
  type: PropertyTypeKey;
  purpose: Purpose;
  status: PropertyStatus;
  kind: TenantKind | null;
  category: PropertyCategory;
  district: District;
  /** 0 if the type has no rooms. */
  rooms: number;
  /** 0 where there is none. */
  baths: number;
  /** Square metres: the built area of flats, the plot of houses and land. */
  area: number;
  /** Years; 0 is new, -1 without a building. */
  age: number;
  /** Storeys of the building; 0 without one. */
  floors: number;
  /** 0 is the ground floor, -1 if not applicable. */
  floor: number;
  /** Metres along the street and away from it; 0 except for land. */
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
  /** A flat in a high-rise; also determines its picture. */
  tower: boolean;
  /** A house in Najdi style; also determines its picture. */
  najdi: boolean;
  /** Flats in a whole building; 0 otherwise. */
  units: number;
  /** Yearly income in SAR from a let investment; 0 otherwise. */
  income: number;
  /** SAR; null is a price on request. */
  price: number | null;
  /** The price level by district, age and kind, regardless of size. */
  level: PriceLevel;
  /** Feature ids (reference/features.ts), ascending. */
  features: number[];
}

/** A text with the same meaning in both languages, and the condition for using it. */
export interface Phrase {
  when?: (f: Facts) => boolean;
  ar: (f: Facts) => string;
  en: (f: Facts) => string;
}
