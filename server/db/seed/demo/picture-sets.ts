import type { PropertyTypeKey } from '../reference/property-types.ts';
import type { PictureSubject } from './picture-fit.ts';

/** Which pictures make a set of one type of listing. */
interface PictureSet {
  /** What stands behind the first picture, in the order of a walk through it. */
  walk: readonly PictureSubject[];
  /** Rooms and streets that may open the set where fronts would repeat. */
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

export const pictureSets: Record<PropertyTypeKey, PictureSet> = {
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
