import type { PropertyTypeKey } from '../reference/property-types.ts';
import type { District } from './districts.ts';
import type { Facts, PriceLevel } from './facts.ts';

/** What a demo picture shows. */
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

/** Where only a home can stand that is shown so; null anywhere. */
type PicturePlace = 'coast' | 'hijaz' | 'centre' | 'najdi' | 'tower';

/**
 * A picture with what a listing must be for it to fit, as photographs.json and the catalogue of
 * renders have it.
 */
export interface DemoPicture {
  key: string;
  subject: PictureSubject;
  /** Pictures with the same name show the same home; null fits with any. */
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
 * Regions of the two kinds of old house: roshan bays in the west, clay and merlons in the middle.
 */
const hijaz = new Set([2, 3]);
const centre = new Set([1, 4, 8]);

/** Whether what a picture shows is built in a district at all. */
export function isBuiltIn({ place }: DemoPicture, { character, regionId }: District): boolean {
  if (place === 'coast') return character === 'corniche' || character === 'sea';
  if (place === 'hijaz') return hijaz.has(regionId);
  return place !== 'centre' || centre.has(regionId);
}

function standsSo({ place }: DemoPicture, f: Facts): boolean {
  if (place === 'tower') return f.tower;
  return place !== 'najdi' || f.najdi;
}

/** Shows the home itself from outside. */
export const isOutside = ({ role }: DemoPicture) => role === 'front' || role === 'garden';

/** What words would contradict: a tower that is none, a Najdi house that is none. */
function agreesWithWords(picture: DemoPicture, f: Facts): boolean {
  if (f.najdi && picture.subject === 'majlis') return picture.style === 'najdi';
  if (!isOutside(picture)) return true;
  if (f.tower) return picture.subject === 'tower' || picture.subject === 'skyline';
  if (f.najdi) return picture.style === 'najdi';
  return true;
}

/** How far a picture's price level is from the listing's: 0, 1 or 2 steps. */
export function levelsApart(picture: DemoPicture, f: Facts): number {
  return Math.abs(levels[picture.level] - levels[f.level]);
}

/** Their prices say less of how they look: land, leisure and trade. */
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

/** Whether the picture could be of a listing that costs so much, within a step. */
export function isOfItsPrice(picture: DemoPicture, f: Facts): boolean {
  return anyLevel.has(f.type) || levelsApart(picture, f) < 2;
}

/** Whether the picture could be of this listing by its kind, offer and place. */
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
/** Where men sit on cushions in a new house too. */
const atLeisure = new Set<PropertyTypeKey>(['rest-house', 'farm']);

/**
 * How well a room goes with the picture that leads the set: 0 not at all, more is better. A Najdi
 * front wants a Najdi majlis, a classical one classical rooms; both may have a new kitchen, a new
 * house has neither's majlis.
 */
export function harmony(picture: DemoPicture, lead: DemoPicture, f: Facts): number {
  const sameHour = picture.time === lead.time ? 0.5 : 0;
  const sameHome = picture.home !== null && picture.home === lead.home ? 3 : 0;
  if (picture.style === lead.style) return 2 + sameHour + sameHome;
  // A room that opened the set was chosen for the listing, and so is its front.
  if (isOutside(picture) && lead.role === 'interior') return 1 + sameHour;
  if (traditional.has(picture.style))
    return traditional.has(lead.style) || f.najdi || atLeisure.has(f.type) ? 1.5 + sameHour : 0;
  if (picture.style === 'classical') return 0;
  return 1 + sameHour;
}
