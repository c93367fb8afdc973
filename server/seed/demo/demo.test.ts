import { describe, expect, it } from 'vitest';
import { texts } from '../../texts/texts.ts';
import { features } from '../reference/features.ts';
import { neighborhoods } from '../reference/neighborhoods.ts';
import { propertyTypes } from '../reference/property-types.ts';
import { readDemoPictures } from '../seed-pictures.ts';
import { type DemoListing, demoListings } from './listings.ts';
import { demoPeople } from './people.ts';
import { saraId } from './sara-listings.ts';

const pictures = await readDemoPictures();
const today = new Date('2026-03-01T09:30:00Z');
const listings = [...demoListings({ count: 2000, pictures, today })];
const typeKey = new Map<number, string>(propertyTypes.map((type) => [type.id, type.key]));
const keyOf = (listing: DemoListing) => typeKey.get(listing.typeId) as string;
const sar = (listing: DemoListing) => (listing.priceHalalas === null ? null : listing.priceHalalas / 100);

function metres(listing: DemoListing, to: { latitude: number; longitude: number }) {
  const rad = Math.PI / 180;
  const x = (listing.longitude - to.longitude) * rad * Math.cos(to.latitude * rad);
  return 6_371_000 * Math.hypot(x, (listing.latitude - to.latitude) * rad);
}

describe('demo listings', () => {
  it('are the same each time, and a longer run begins like a shorter one', () => {
    expect([...demoListings({ count: 300, pictures, today })]).toEqual(listings.slice(0, 300));
    const other = [...demoListings({ count: 300, pictures, today, seed: 7 })];
    expect(other).not.toEqual(listings.slice(0, 300));
  });

  it('have every status, the first of them with the demo account', () => {
    const statuses = Object.keys(texts.ar.propertyStatus);
    for (const status of statuses) {
      expect(listings.some((listing) => listing.status === status)).toBe(true);
      expect(listings.some((listing) => listing.status === status && listing.advertiserId === saraId)).toBe(
        true,
      );
    }
    const published = listings.filter((listing) => listing.status === 'published').length;
    expect(published / listings.length).toBeGreaterThan(0.9);
    for (const listing of listings) {
      if (listing.status === 'rented') expect(listing.purpose).toBe('for_rent');
      if (listing.status === 'sold') expect(listing.purpose).not.toBe('for_rent');
      if (listing.status === 'pending_payment') expect(listing.isFeatured).toBe(false);
    }
  });

  it('say why they were rejected, those that were', () => {
    for (const { status, statusReason } of listings)
      expect(statusReason !== null).toBe(status === 'rejected');
    const own = listings.find(({ status, advertiserId }) => status === 'rejected' && advertiserId === saraId);
    expect(own).toMatchObject({ id: 9, statusReason: expect.stringMatching(/^رقم الصك/) });
  });

  it('follow the shares of the cities', () => {
    const share = (...ids: number[]) =>
      listings.filter((row) => ids.includes(row.cityId)).length / listings.length;
    expect(share(1)).toBeCloseTo(0.45, 1);
    expect(share(2)).toBeCloseTo(0.2, 1);
    expect(share(5, 6, 7)).toBeCloseTo(0.12, 1);
  });

  it('refer to what exists, near its neighbourhood', () => {
    const featureIds = new Set(features.map((feature) => feature.id));
    const people = new Set(demoPeople.map((person) => person.id));
    for (const listing of listings) {
      const place = neighborhoods.find((row) => row.id === listing.neighborhoodId);
      expect(place?.cityId).toBe(listing.cityId);
      if (place) expect(metres(listing, place)).toBeLessThan(1500);
      expect(people.has(listing.advertiserId)).toBe(true);
      expect(listing.advertiserId).not.toBe(2);
      expect(listing.featureIds.every((id) => featureIds.has(id))).toBe(true);
      expect(listing.featureIds).toEqual([...new Set(listing.featureIds)].sort((a, b) => a - b));
    }
  });

  it('have families or singles only where people live', () => {
    for (const listing of listings) {
      const none = listing.category === 'commercial' || keyOf(listing) === 'land';
      expect(listing.propertyType === null).toBe(none);
    }
    expect(listings.filter((listing) => listing.propertyType === 'singles').length).toBeGreaterThan(60);
  });

  const forSale: Record<string, [number, number]> = {
    apartment: [120_000, 3_000_000],
    villa: [550_000, 12_000_000],
    duplex: [500_000, 5_000_000],
    townhouse: [500_000, 4_000_000],
    floor: [250_000, 3_500_000],
    land: [250_000, 45_000_000],
    building: [1_200_000, 30_000_000],
  };
  const yearly: Record<string, [number, number]> = {
    apartment: [8_000, 200_000],
    villa: [28_000, 500_000],
    floor: [15_000, 180_000],
    studio: [8_000, 70_000],
    office: [12_000, 700_000],
    shop: [5_000, 250_000],
  };

  it.each(Object.entries(forSale))('of %s cost a sane price to buy', (key, [low, high]) => {
    const prices = listings.filter((row) => keyOf(row) === key && row.purpose === 'for_sale').map(sar);
    expect(prices.length).toBeGreaterThan(0);
    for (const price of prices) {
      if (price === null) continue;
      expect(price).toBeGreaterThanOrEqual(low);
      expect(price).toBeLessThanOrEqual(high);
    }
  });

  it.each(Object.entries(yearly))('of %s cost a sane rent a year', (key, [low, high]) => {
    const rents = listings.filter((row) => keyOf(row) === key && row.rentPeriod === 'year').map(sar);
    expect(rents.length).toBeGreaterThan(0);
    for (const rent of rents) {
      if (rent === null) continue;
      expect(rent).toBeGreaterThanOrEqual(low);
      expect(rent).toBeLessThanOrEqual(high);
    }
  });

  it('keep within the limits of the forms', () => {
    for (const listing of listings) {
      expect(Number.isSafeInteger(listing.priceHalalas ?? 0)).toBe(true);
      if (listing.priceHalalas !== null) expect((sar(listing) as number) % 50).toBe(0);
      expect(sar(listing) ?? 0).toBeLessThan(1e10);
      expect(listing.rentPeriod === null).toBe(listing.purpose !== 'for_rent');
      for (const n of [
        listing.area,
        listing.age,
        listing.roomsCount,
        listing.bathrooms,
        listing.floorsCount,
      ]) {
        expect(n ?? 0).toBeLessThanOrEqual(9999);
      }
      expect(listing.title.length).toBeGreaterThanOrEqual(5);
      expect(listing.title.length).toBeLessThanOrEqual(80);
      if (listing.floorNumber !== null)
        expect(listing.floorNumber).toBeLessThanOrEqual(listing.floorsCount as number);
    }
    const onRequest = listings.filter((listing) => listing.priceHalalas === null).length;
    expect(onRequest).toBeGreaterThan(4);
    expect(onRequest).toBeLessThan(50);
  });

  it('offer family flats of three rooms under 70,000 a year in the north of Riyadh', () => {
    const north = new Set([101, 102, 103, 105, 106, 107, 108, 109, 110, 111, 112, 127]);
    const found = listings.filter(
      (row) =>
        keyOf(row) === 'apartment' &&
        north.has(row.neighborhoodId) &&
        row.roomsCount === 3 &&
        row.propertyType === 'families' &&
        row.rentPeriod === 'year' &&
        row.status === 'published' &&
        (sar(row) ?? Number.POSITIVE_INFINITY) < 70_000,
    );
    expect(found.length).toBeGreaterThan(5);
  });

  it('leave out what makes no sense for land', () => {
    for (const listing of listings.filter((row) => keyOf(row) === 'land')) {
      for (const field of [
        'roomsCount',
        'bathrooms',
        'age',
        'floorsCount',
        'floorNumber',
        'buildNumber',
      ] as const) {
        expect(listing[field]).toBeNull();
      }
    }
  });

  it('carry a unique licence once approved, still valid wherever they show', () => {
    const numbers = listings.map((listing) => listing.adLicenseNumber).filter((number) => number !== null);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const listing of listings) {
      const waiting = ['draft', 'pending_payment', 'under_review', 'rejected'].includes(listing.status);
      if (waiting) expect(listing.adLicenseNumber).toBeNull();
      else expect(listing.adLicenseNumber).toMatch(/^\d{10}$/);
      if (listing.status === 'published' || listing.status === 'reserved') {
        expect((listing.adLicenseExpiresAt as string) > '2026-04-01').toBe(true);
      }
      const age = today.getTime() - listing.createdAt.getTime();
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThan(122 * 86_400_000);
    }
  });
});
