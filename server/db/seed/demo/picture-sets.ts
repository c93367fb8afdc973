import type { PropertyTypeKey } from '../reference/property-types.ts';
import type { Facts } from './facts.ts';
import type { Prng } from './prng.ts';

/** What a demo picture shows; one of each set at most is a front. */
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
  | 'floor-plan'
  | 'skyline';

/** A picture as the generator needs it; pictures.json holds more. */
export interface DemoPicture {
  key: string;
  subject: string;
}

interface PictureSet {
  /** How many in a hundred show the front first; the others start with a room and show the front later. */
  frontFirst: number;
  /** What may stand behind the first picture, in the order of a walk through it. */
  rooms: readonly PictureSubject[];
  /** Rooms that may open the set instead of the front. */
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
  'courtyard',
  'bedroom',
  'balcony',
  'floor-plan',
];
const flat: readonly PictureSubject[] = [
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'majlis',
  'dining',
  'bedroom',
  'floor-plan',
];
const sets: Record<PropertyTypeKey, PictureSet> = {
  apartment: {
    frontFirst: 46,
    rooms: flat,
    openers: ['living', 'majlis', 'dining'],
    fewest: 4,
    most: 8,
  },
  villa: { frontFirst: 88, rooms: house, openers: ['courtyard', 'majlis', 'living'], fewest: 5, most: 8 },
  duplex: { frontFirst: 84, rooms: house, openers: ['living', 'majlis'], fewest: 5, most: 8 },
  townhouse: { frontFirst: 84, rooms: house, openers: ['living', 'dining'], fewest: 4, most: 7 },
  floor: { frontFirst: 50, rooms: flat, openers: ['majlis', 'living', 'dining'], fewest: 4, most: 7 },
  studio: {
    frontFirst: 34,
    rooms: ['bedroom', 'kitchen', 'bathroom', 'living', 'floor-plan'],
    openers: ['bedroom', 'living'],
    fewest: 3,
    most: 5,
  },
  room: {
    frontFirst: 16,
    rooms: ['bedroom', 'bathroom', 'floor-plan'],
    openers: ['bedroom'],
    fewest: 3,
    most: 4,
  },
  'rest-house': {
    frontFirst: 82,
    rooms: ['courtyard', 'majlis', 'living', 'kitchen', 'bedroom', 'bathroom'],
    openers: ['courtyard', 'majlis'],
    fewest: 4,
    most: 7,
  },
  chalet: {
    frontFirst: 76,
    rooms: ['living', 'balcony', 'bedroom', 'kitchen', 'bathroom', 'dining'],
    openers: ['balcony', 'living'],
    fewest: 4,
    most: 7,
  },
  farm: {
    frontFirst: 70,
    rooms: ['courtyard', 'majlis', 'living', 'kitchen'],
    openers: ['courtyard'],
    fewest: 3,
    most: 5,
  },
  building: {
    frontFirst: 94,
    rooms: ['skyline', 'living', 'kitchen', 'bedroom', 'bathroom', 'floor-plan'],
    openers: ['skyline'],
    fewest: 3,
    most: 6,
  },
  land: {
    frontFirst: 92,
    rooms: ['land', 'floor-plan', 'skyline'],
    openers: ['skyline'],
    fewest: 3,
    most: 4,
  },
  office: {
    frontFirst: 50,
    rooms: ['office-floor', 'office-floor', 'bathroom', 'floor-plan', 'skyline'],
    openers: ['office-floor'],
    fewest: 3,
    most: 5,
  },
  shop: {
    frontFirst: 100,
    rooms: ['office-floor', 'floor-plan', 'skyline'],
    openers: [],
    fewest: 3,
    most: 3,
  },
  showroom: {
    frontFirst: 100,
    rooms: ['office-floor', 'floor-plan', 'bathroom'],
    openers: [],
    fewest: 3,
    most: 4,
  },
  warehouse: {
    frontFirst: 100,
    rooms: ['office-floor', 'floor-plan', 'skyline'],
    openers: [],
    fewest: 3,
    most: 4,
  },
};

/** Subjects that one listing may have several of; two kitchens would be two homes. */
const repeatable = new Set<PictureSubject>(['bedroom', 'bathroom', 'land', 'office-floor']);

function frontOf(f: Facts): PictureSubject {
  switch (f.type) {
    case 'apartment':
    case 'studio':
      return f.tower ? 'tower' : 'apartments';
    case 'villa':
      return f.najdi ? 'najdi-house' : 'villa';
    case 'duplex':
    case 'townhouse':
      return 'duplex';
    case 'floor':
      return f.floors > 2 ? 'apartments' : 'villa';
    case 'room':
    case 'building':
      return 'apartments';
    case 'rest-house':
    case 'chalet':
    case 'farm':
      return 'rest-house';
    case 'office':
      return f.tower ? 'tower' : 'office-building';
    case 'shop':
    case 'showroom':
      return 'shop';
    case 'warehouse':
      return 'warehouse';
    case 'land':
      return 'land';
  }
}

/**
 * Chooses the pictures of each listing from a stock. First pictures go round the stock in turn, so that a page shows
 * as many different ones as there are; the choice therefore depends on the listings before, and on nothing after.
 */
export class PictureStock {
  #bySubject = new Map<string, string[]>();
  #turns = new Map<string, number>();

  constructor(pictures: readonly DemoPicture[]) {
    for (const { key, subject } of pictures) {
      const keys = this.#bySubject.get(subject);
      if (keys) keys.push(key);
      else this.#bySubject.set(subject, [key]);
    }
  }

  #first(subject: PictureSubject) {
    const keys = this.#bySubject.get(subject);
    if (!keys) return null;
    const turn = this.#turns.get(subject) ?? 0;
    this.#turns.set(subject, turn + 1);
    return keys[turn % keys.length] as string;
  }

  /** Three to eight keys without repetition (fewer only where the stock has no more to give), the cover first. */
  choose(f: Facts, prng: Prng): string[] {
    const set = sets[f.type];
    const front = frontOf(f);
    const count = prng.between(set.fewest, set.most);
    const frontFirst = prng.chance(set.frontFirst);
    const balcony = f.type === 'apartment' && f.floor > 0 && f.tower;
    // A flat of one or two rooms has no majlis to show.
    const small = f.type === 'apartment' && f.rooms < 3;
    let opener = frontFirst ? front : balcony && prng.chance(40) ? 'balcony' : prng.pick(set.openers);
    if (small && opener === 'majlis') opener = 'living';
    const oneRoom = f.type === 'room' || f.type === 'studio';
    const chosen: string[] = [];
    const shown = new Set<PictureSubject>([opener]);
    const first = this.#first(opener) ?? this.#first(front);
    if (first) chosen.push(first);
    // A set that opens with a room shows its front second, where the walk would have begun.
    if (!frontFirst && count > 3) this.#add(chosen, front, prng);
    const offset = set.rooms.length > count ? prng.below(2) : 0;
    for (let step = 0; step < set.rooms.length && chosen.length < count; step++) {
      const subject = set.rooms[(step + offset) % set.rooms.length] as PictureSubject;
      if ((small && subject === 'majlis') || (shown.has(subject) && (oneRoom || !repeatable.has(subject))))
        continue;
      shown.add(subject);
      this.#add(chosen, subject, prng);
    }
    for (const subject of ['floor-plan', 'skyline'] as const) {
      if (chosen.length < 3) this.#add(chosen, subject, prng);
    }
    return chosen;
  }

  #add(chosen: string[], subject: PictureSubject, prng: Prng) {
    const keys = this.#bySubject.get(subject);
    if (!keys) return;
    const start = prng.below(keys.length);
    for (let step = 0; step < keys.length; step++) {
      const key = keys[(start + step) % keys.length] as string;
      if (!chosen.includes(key)) {
        chosen.push(key);
        return;
      }
    }
  }
}
