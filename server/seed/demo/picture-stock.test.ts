import { describe, expect, it } from 'vitest';
import { propertyTypes } from '../reference/property-types.ts';
import { type DemoPictureRow, readDemoPictures } from '../seed-pictures.ts';
import { type DemoListing, demoListings } from './listings.ts';
import { isOutside } from './picture-fit.ts';

const pictures = await readDemoPictures();
const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
const typeKey = new Map<number, string>(propertyTypes.map(({ id, key }) => [id, key]));
const listings = [...demoListings({ count: 2000, pictures, today: new Date('2026-03-01T09:30:00Z') })];
const setOf = (listing: DemoListing) => listing.pictureKeys.map((key) => byKey.get(key) as DemoPictureRow);
const ofType = (...types: string[]) =>
  listings.filter(({ typeId }) => types.includes(typeKey.get(typeId) ?? ''));
const dwellings = ofType('apartment', 'villa', 'duplex', 'townhouse', 'floor');

describe('the pictures of a demo listing', () => {
  it('are eight at most, none twice, and for a home three at least', () => {
    for (const { id, pictureKeys } of listings) {
      expect(new Set(pictureKeys).size, `${id}`).toBe(pictureKeys.length);
      expect(pictureKeys.length).toBeGreaterThanOrEqual(1);
      expect(pictureKeys.length).toBeLessThanOrEqual(8);
    }
    for (const { id, pictureKeys } of dwellings)
      expect(pictureKeys.length, `${id}`).toBeGreaterThanOrEqual(3);
  });

  it('are of its type and offer', () => {
    for (const listing of listings) {
      const purpose = listing.purpose === 'for_rent' ? 'rent' : 'sale';
      for (const { key, types, purposes } of setOf(listing)) {
        expect(types, key).toContain(typeKey.get(listing.typeId));
        expect(purposes, key).toContain(purpose);
      }
    }
  });

  it('never show two homes from outside, nor the rooms of two', () => {
    for (const listing of listings) {
      const set = setOf(listing);
      const fronts = set.filter(({ role, subject }) => role === 'front' && subject !== 'land');
      expect(new Set(fronts.map(({ home }) => home)).size, `${listing.id}`).toBeLessThanOrEqual(1);
      const rooms = set.filter(({ role, home }) => role === 'interior' && home !== null);
      expect(new Set(rooms.map(({ home }) => home)).size, `${listing.id}`).toBeLessThanOrEqual(1);
      expect(set.filter(({ subject }) => subject === 'kitchen').length).toBeLessThanOrEqual(1);
      expect(set.filter(({ subject }) => subject === 'living').length).toBeLessThanOrEqual(1);
    }
  });

  it('take one through a villa: outside, majlis, living room, kitchen, bedroom, bath', () => {
    for (const listing of ofType('villa')) {
      const subjects = new Set(setOf(listing).map(({ subject }) => subject));
      expect(setOf(listing).some(isOutside), `${listing.id}`).toBe(true);
      for (const room of ['majlis', 'living', 'kitchen', 'bedroom', 'bathroom'] as const)
        expect(subjects, `${listing.id} ${listing.pictureKeys}`).toContain(room);
    }
  });

  it('show land as land and its street, and a small flat without a majlis', () => {
    for (const listing of ofType('land'))
      for (const { subject } of setOf(listing)) expect(['land', 'skyline']).toContain(subject);
    for (const listing of ofType('apartment').filter(({ roomsCount }) => (roomsCount ?? 0) < 3))
      expect(setOf(listing).map(({ subject }) => subject)).not.toContain('majlis');
  });

  it('open with the outside of a house more often than not', () => {
    const houses = ofType('villa', 'rest-house', 'land', 'warehouse');
    const opened = houses.filter((listing) => isOutside(setOf(listing)[0] as DemoPictureRow));
    expect(opened.length / houses.length).toBeGreaterThan(0.6);
  });

  it('are chosen by those before alone', () => {
    const few = [...demoListings({ count: 400, pictures, today: new Date('2026-03-01T09:30:00Z') })];
    expect(few.map(({ pictureKeys }) => pictureKeys)).toEqual(
      listings.slice(0, 400).map(({ pictureKeys }) => pictureKeys),
    );
  });
});

/** How many first pictures differ among a list's first 60, and how near two of the same are. */
function spreadOf(list: readonly DemoListing[]) {
  const first = list.slice(0, 60);
  const lastPlace = new Map<string, number>();
  let nearest = Number.POSITIVE_INFINITY;
  for (const [place, { pictureKeys }] of first.entries()) {
    const key = pictureKeys[0] as string;
    nearest = Math.min(nearest, place - (lastPlace.get(key) ?? Number.NEGATIVE_INFINITY));
    lastPlace.set(key, place);
  }
  return { differ: new Set(first.map(({ pictureKeys }) => pictureKeys[0])).size, nearest };
}

describe('the first pictures of a list, newest first', () => {
  const newest = listings
    .filter(({ status }) => status === 'published')
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
  const riyadh = 1;
  const flats = newest.filter(({ typeId }) => typeKey.get(typeId) === 'apartment');
  const offices = newest.filter(({ typeId }) => typeKey.get(typeId) === 'office');
  const inRiyadh = (list: readonly DemoListing[], purpose: string) =>
    list.filter((listing) => listing.cityId === riyadh && listing.purpose === purpose);

  it.each([
    { name: 'all', list: newest, differ: 45, apart: 12 },
    { name: 'Riyadh', list: newest.filter(({ cityId }) => cityId === riyadh), differ: 45, apart: 12 },
    { name: 'flats for rent in Riyadh', list: inRiyadh(flats, 'for_rent'), differ: 45, apart: 12 },
    { name: 'flats for sale in Riyadh', list: inRiyadh(flats, 'for_sale'), differ: 45, apart: 12 },
    { name: 'offices', list: offices, differ: 47, apart: 19 },
  ])('differ: $name', ({ list, differ, apart }) => {
    const spread = spreadOf(list);
    expect(spread.differ).toBeGreaterThanOrEqual(differ);
    expect(spread.nearest).toBeGreaterThanOrEqual(apart);
  });
});
