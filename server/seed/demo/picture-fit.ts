import type { PropertyTypeKey } from '../reference/property-types.ts';
import type { District } from './districts.ts';
import type { Facts, PriceLevel } from './facts.ts';

/** The subject of a demo picture. */
export type PictureSubject =
  | 'villa'
  | 'duplex'
  | 'apartments'
  | 'tower'
  | 'najdi-house'
  | 'rest-house'
  | 'shop'
  | 'office-building'
  | 'warehouse'
  | 'land'
  | 'majlis'
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'balcony'
  | 'office-floor'
  | 'courtyard'
  | 'skyline';

/** The only kind of place with homes like the one shown; null fits anywhere. */
type PicturePlace = 'coast' | 'hijaz' | 'centre' | 'najdi' | 'tower';

/**
 * A picture with the properties of a listing that it fits, from photographs.json and the catalogue
 * of renders.
 */
export interface DemoPicture {
  key: string;
  subject: PictureSubject;
  /** Pictures with the same name show the same home; null goes with any. */
  home: string | null;
  role: 'front' | 'garden' | 'street' | 'interior';
  level: PriceLevel;
  types: readonly PropertyTypeKey[];
  purposes: readonly ('sale' | 'rent')[];
  place: PicturePlace | null;
  time: 'day' | 'golden' | 'dusk';
  style: string;
}

const levels: Record<PriceLevel, number> = { modest: 0, middle: 1, high: 2 };
/**
 * Regions of the two styles of old house: roshan bays in the west, clay and merlons in the centre.
 */
const hijaz = new Set([2, 3]);
const centre = new Set([1, 4, 8]);

/** Whether homes like the one shown are built in a district at all. */
export function isBuiltIn({ place }: DemoPicture, { character, regionId }: District): boolean {
  if (place === 'coast') return character === 'corniche' || character === 'sea';
  if (place === 'hijaz') return hijaz.has(regionId);
  return place !== 'centre' || centre.has(regionId);
}

function standsSo({ place }: DemoPicture, f: Facts): boolean {
  if (place === 'tower') return f.tower;
  return place !== 'najdi' || f.najdi;
}

/** Whether the picture shows the home itself from outside. */
export const isOutside = ({ role }: DemoPicture) => role === 'front' || role === 'garden';

/** Whether the picture agrees with the texts about a high-rise or a Najdi house. */
function agreesWithWords(picture: DemoPicture, f: Facts): boolean {
  if (f.najdi && picture.subject === 'majlis') return picture.style === 'najdi';
  if (!isOutside(picture)) return true;
  if (f.tower) return picture.subject === 'tower' || picture.subject === 'skyline';
  if (f.najdi) return picture.style === 'najdi';
  return true;
}

/** The difference between the price levels of picture and listing: 0, 1 or 2 steps. */
export function levelsApart(picture: DemoPicture, f: Facts): number {
  return Math.abs(levels[picture.level] - levels[f.level]);
}

/** Types whose price hardly affects how they look: land, leisure and commercial property. */
const anyLevel = new Set<PropertyTypeKey>([
  'land',
  'rest-house',
  'chalet',
  'farm',
  'shop',
  'showroom',
  'office',
  'warehouse',
]);

/** Whether the picture is within one step of the listing's price level. */
export function isOfItsPrice(picture: DemoPicture, f: Facts): boolean {
  return anyLevel.has(f.type) || levelsApart(picture, f) < 2;
}

/** Whether the picture fits the listing by type, purpose and place. */
export function fits(picture: DemoPicture, f: Facts): boolean {
  return (
    picture.types.includes(f.type) &&
    picture.purposes.includes(f.purpose === 'for_rent' ? 'rent' : 'sale') &&
    isBuiltIn(picture, f.district) &&
    standsSo(picture, f) &&
    agreesWithWords(picture, f)
  );
}

const traditional = new Set(['najdi', 'hijazi', 'heritage']);
/** Types where a traditional majlis fits a new house too. */
const atLeisure = new Set<PropertyTypeKey>(['rest-house', 'farm']);

/**
 * How well a picture goes with the set's first picture: 0 not at all, more is better. A Najdi front
 * needs a Najdi majlis, a classical one classical rooms; both may have a new kitchen, but a new
 * house has neither style of majlis.
 */
export function harmony(picture: DemoPicture, lead: DemoPicture, f: Facts): number {
  const sameHour = picture.time === lead.time ? 0.5 : 0;
  const sameHome = picture.home !== null && picture.home === lead.home ? 3 : 0;
  if (picture.style === lead.style) return 2 + sameHour + sameHome;
  // A room that opens the set was chosen to fit the listing, as its front is.
  if (isOutside(picture) && lead.role === 'interior') return 1 + sameHour;
  if (traditional.has(picture.style))
    return traditional.has(lead.style) || f.najdi || atLeisure.has(f.type) ? 1.5 + sameHour : 0;
  if (picture.style === 'classical') return 0;
  return 1 + sameHour;
}
