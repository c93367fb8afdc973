import type { PropertyTypeKey } from '../reference/property-types.ts';
import type { Facts } from './facts.ts';
import {
  type DemoPicture,
  fits,
  harmony,
  isOfItsPrice,
  isOutside,
  levelsApart,
  type PictureSubject,
} from './picture-fit.ts';
import { PictureSpread, type Scope } from './picture-spread.ts';
import type { Prng } from './prng.ts';

/** Penalties for a first picture besides its crowding (see picture-spread.ts). */
const COST = { levelApart: 0.25, insteadOfFront: 0.3 };
/** Time cells per day in lists with one card a day and with dozens. */
const CELLS = { coarse: 48, fine: 192 };
/** Fewer rooms than this: the home has no majlis. */
const FEWEST_ROOMS_WITH_MAJLIS = 3;

/** A home would look incomplete without these: if none has its price level, any level is used. */
const essential = new Set<PictureSubject>(['living', 'kitchen', 'bedroom', 'bathroom']);

interface Fitting {
  anyPrice: readonly DemoPicture[];
  /** Those of its price level. */
  fitting: readonly DemoPicture[];
}

/**
 * Chooses each listing's pictures from a stock. The first picture depends on earlier listings'
 * sets, so that neighbours in a list seldom start with the same one, but never on later listings.
 */
export class PictureStock {
  #pictures: readonly DemoPicture[];
  #fittingByKind = new Map<string, Fitting>();
  #spread: PictureSpread;

  /** `days`: all listings are published within this many days back. */
  constructor(pictures: readonly DemoPicture[], days: number) {
    this.#pictures = pictures;
    this.#spread = new PictureSpread(days);
  }

  /**
   * The keys of a listing's pictures, the cover first: up to eight, fewer if fewer fit. `daysAgo`:
   * how long ago the listing was published. Throws if none fits.
   */
  choose(f: Facts, daysAgo: number, prng: Prng): string[] {
    const { anyPrice, fitting } = this.#fitting(f);
    const { walk, openers, fewest, most } = pictureSets[f.type];
    const count = prng.between(fewest, most);
    const opening = fitting.filter(
      (picture) => isOutside(picture) || (openers.includes(picture.subject) && isGoodEnough(picture, f)),
    );
    const first = this.#leastCrowded(opening.length > 0 ? opening : anyPrice, f, daysAgo);
    if (!first) throw new Error(`No demo picture fits a ${f.type} (${f.purpose}) in ${f.district.nameEn}`);

    const chosen = [first];
    /** Adds the best of the candidates that goes with the set; returns whether one did. */
    const add = (some: readonly DemoPicture[], isWanted: (picture: DemoPicture) => boolean) => {
      const found = best(some.filter(isWanted), chosen, f, prng);
      if (found) chosen.push(found);
      return found !== null;
    };
    // A set that opens with a room shows the front second.
    if (!isOutside(first) && count > 3) add(fitting, ({ role }) => role === 'front');
    const outside = chosen.find(isOutside);
    // The rooms of a home go before another view of it from outside.
    if (outside && (count > fewest || !walk.includes('living')))
      add(fitting, (picture) => isOutside(picture) && picture.home === outside.home);
    for (const subject of walk) {
      if (chosen.length >= count) break;
      if (hasEnough(subject, chosen, f)) continue;
      const isNext = (picture: DemoPicture) => isOfWalk(picture, subject, chosen);
      if (!add(fitting, isNext) && essential.has(subject)) add(anyPrice, isNext);
    }
    return chosen.map(({ key }) => key);
  }

  #leastCrowded(pictures: readonly DemoPicture[], f: Facts, daysAgo: number): DemoPicture | undefined {
    const scopes = scopesOf(f);
    const keys = pictures.map(({ key }) => key);
    const costs = this.#spread.crowding(keys, scopes, daysAgo).map((crowding, index) => {
      const picture = pictures[index] as DemoPicture;
      return (
        crowding + levelsApart(picture, f) * COST.levelApart + (isOutside(picture) ? 0 : COST.insteadOfFront)
      );
    });
    const first = pictures[costs.indexOf(Math.min(...costs))];
    if (first) this.#spread.add(first.key, scopes, daysAgo);
    return first;
  }

  /** The pictures that fit, cached by kind of listing, of which there are few. */
  #fitting(f: Facts): Fitting {
    const { regionId, character } = f.district;
    const kind = [f.type, f.purpose, regionId, character, f.tower, f.najdi, f.level].join();
    const known = this.#fittingByKind.get(kind);
    if (known) return known;
    const anyPrice = this.#pictures.filter((picture) => fits(picture, f));
    const found = { anyPrice, fitting: anyPrice.filter((picture) => isOfItsPrice(picture, f)) };
    this.#fittingByKind.set(kind, found);
    return found;
  }
}

/** Plain rooms are unattractive covers; but a room to let has no other. */
const isGoodEnough = ({ level }: DemoPicture, { type }: Facts) => level !== 'modest' || type === 'room';

/** The lists that the listing is a card of. */
function scopesOf({ type, purpose, district }: Facts): Scope[] {
  const city = `city ${district.cityId}`;
  const offer = `${type} ${purpose}`;
  return [
    { name: 'all', weight: 2, cellsPerDay: CELLS.fine },
    { name: purpose, weight: 0.5, cellsPerDay: CELLS.fine },
    { name: city, weight: 1.2, cellsPerDay: CELLS.fine },
    { name: `${city} ${purpose}`, weight: 0.6, cellsPerDay: CELLS.coarse },
    { name: type, weight: 1, cellsPerDay: CELLS.coarse },
    { name: offer, weight: 0.6, cellsPerDay: CELLS.coarse },
    { name: `${city} ${type}`, weight: 0.3, cellsPerDay: CELLS.coarse },
    { name: `${city} ${offer}`, weight: 1, cellsPerDay: CELLS.coarse },
  ];
}

/** Whether the set already has enough pictures of a subject for the listing. */
function hasEnough(subject: PictureSubject, chosen: readonly DemoPicture[], f: Facts): boolean {
  const shown = chosen.filter((picture) => picture.subject === subject && !isOutside(picture)).length;
  switch (subject) {
    case 'bedroom':
      return shown >= Math.max(1, f.rooms);
    case 'majlis':
      return shown > 0 || (f.type === 'apartment' && f.rooms < FEWEST_ROOMS_WITH_MAJLIS);
    case 'balcony':
      return shown > 0 || f.floor === 0;
    case 'office-floor':
    case 'skyline':
      return false;
    default:
      return shown > 0;
  }
}

/**
 * Whether a picture has the subject and adds no second outside view, except of courtyards and land.
 */
function isOfWalk(picture: DemoPicture, subject: PictureSubject, chosen: readonly DemoPicture[]): boolean {
  if (picture.subject !== subject) return false;
  return !isOutside(picture) || !chosen.some(isOutside) || subject === 'courtyard' || subject === 'land';
}

/** The candidate that goes best with those chosen, at random among equals; null if none does. */
function best(
  candidates: readonly DemoPicture[],
  chosen: readonly DemoPicture[],
  f: Facts,
  prng: Prng,
): DemoPicture | null {
  const lead = chosen[0] as DemoPicture;
  const roomsOfHome = chosen.find(({ role, home }) => role === 'interior' && home !== null)?.home;
  let found: DemoPicture | null = null;
  let highest = 0;
  for (const picture of candidates) {
    if (chosen.includes(picture)) continue;
    const isOther = picture.role === 'interior' && picture.home !== null && picture.home !== roomsOfHome;
    if (isOther && roomsOfHome !== undefined) continue;
    const goes = harmony(picture, lead, f);
    if (goes === 0) continue;
    const score = goes - levelsApart(picture, f) * 0.7 + prng.below(1000) / 800;
    if (found === null || score > highest) {
      found = picture;
      highest = score;
    }
  }
  return found;
}

/** The pictures of a type of listing. */
interface PictureSet {
  /** The subjects after the first picture, in the order of a walk through the home. */
  walk: readonly PictureSubject[];
  /** Rooms and streets that may open the set if fronts would repeat. */
  openers: readonly PictureSubject[];
  fewest: number;
  most: number;
}

const house: readonly PictureSubject[] = [
  'majlis',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'dining',
  'bedroom',
  'courtyard',
  'balcony',
  'skyline',
];
const flat: readonly PictureSubject[] = [
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'majlis',
  'bedroom',
  'balcony',
  'dining',
  'skyline',
];
const leisure: readonly PictureSubject[] = [
  'courtyard',
  'majlis',
  'dining',
  'kitchen',
  'bedroom',
  'bathroom',
  'balcony',
];

const pictureSets: Record<PropertyTypeKey, PictureSet> = {
  apartment: { walk: flat, openers: ['living', 'balcony', 'dining', 'kitchen'], fewest: 5, most: 8 },
  villa: { walk: house, openers: ['courtyard', 'living', 'majlis'], fewest: 6, most: 8 },
  duplex: { walk: house, openers: ['living', 'majlis', 'dining', 'kitchen', 'balcony'], fewest: 6, most: 8 },
  townhouse: {
    walk: house,
    openers: ['living', 'majlis', 'dining', 'kitchen', 'balcony'],
    fewest: 5,
    most: 8,
  },
  floor: {
    walk: ['majlis', ...flat.filter((subject) => subject !== 'majlis')],
    openers: ['majlis', 'living', 'dining', 'kitchen'],
    fewest: 5,
    most: 8,
  },
  studio: {
    walk: ['living', 'bedroom', 'kitchen', 'bathroom', 'skyline'],
    openers: ['living', 'bedroom', 'kitchen'],
    fewest: 4,
    most: 5,
  },
  room: { walk: ['bedroom', 'bathroom'], openers: ['bedroom'], fewest: 3, most: 3 },
  'rest-house': { walk: leisure, openers: ['courtyard', 'majlis', 'dining'], fewest: 5, most: 7 },
  chalet: {
    walk: ['living', 'bedroom', 'kitchen', 'bathroom', 'balcony', 'dining', 'skyline'],
    openers: ['balcony', 'living', 'dining', 'skyline'],
    fewest: 5,
    most: 7,
  },
  farm: {
    walk: ['land', 'courtyard', 'majlis', 'bedroom'],
    openers: ['courtyard', 'majlis'],
    fewest: 3,
    most: 5,
  },
  building: {
    walk: ['skyline', 'living', 'kitchen', 'bedroom', 'bathroom'],
    openers: ['skyline', 'living'],
    fewest: 3,
    most: 6,
  },
  land: { walk: ['skyline', 'skyline'], openers: ['skyline'], fewest: 3, most: 4 },
  office: {
    walk: ['office-floor', 'office-floor', 'office-floor', 'bathroom', 'skyline'],
    openers: ['office-floor'],
    fewest: 3,
    most: 5,
  },
  shop: { walk: ['shop', 'skyline'], openers: ['shop'], fewest: 3, most: 3 },
  showroom: { walk: ['shop', 'office-floor'], openers: ['shop', 'office-floor'], fewest: 3, most: 4 },
  warehouse: { walk: ['warehouse', 'skyline'], openers: ['warehouse'], fewest: 3, most: 4 },
};
