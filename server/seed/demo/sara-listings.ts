import { districtById } from './districts.ts';
import type { FixedFacts } from './draw-facts.ts';

/** The demo account that the first listings belong to. */
export const saraId = 1;

/** Her listings with paid featuring. */
export const SARA_FEATURED: readonly number[] = [10];

/** The first listings, ids from 1: at least one in each status, all of the first demo account. */
export const saraListings: readonly FixedFacts[] = [
  { status: 'published', type: 'villa', purpose: 'for_sale', district: districtById(101), rooms: 6 },
  {
    status: 'reserved',
    type: 'apartment',
    purpose: 'for_rent',
    kind: 'families',
    district: districtById(103),
    rooms: 3,
  },
  {
    status: 'rented',
    type: 'apartment',
    purpose: 'for_rent',
    kind: 'families',
    district: districtById(102),
    rooms: 4,
  },
  { status: 'sold', type: 'duplex', purpose: 'for_sale', district: districtById(127), rooms: 5 },
  { status: 'draft', type: 'floor', purpose: 'for_rent', district: districtById(129), rooms: 4 },
  {
    status: 'pending_payment',
    type: 'townhouse',
    purpose: 'for_sale',
    district: districtById(105),
    rooms: 4,
  },
  { status: 'under_review', type: 'office', purpose: 'for_rent', district: districtById(108) },
  { status: 'hidden', type: 'land', purpose: 'for_sale', district: districtById(128) },
  { status: 'rejected', type: 'studio', purpose: 'for_rent', kind: 'singles', district: districtById(117) },
  { status: 'published', type: 'building', purpose: 'for_investment', district: districtById(116) },
  {
    status: 'published',
    type: 'apartment',
    purpose: 'for_rent',
    kind: 'families',
    district: districtById(107),
    rooms: 3,
  },
  { status: 'rented', type: 'villa', purpose: 'for_rent', district: districtById(106), rooms: 5 },
  {
    status: 'published',
    type: 'apartment',
    purpose: 'for_rent',
    kind: 'singles',
    district: districtById(104),
    rooms: 2,
  },
  { status: 'published', type: 'shop', purpose: 'for_rent', district: districtById(118) },
];
