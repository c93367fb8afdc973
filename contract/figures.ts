import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day, optionalWire, sar, wireId } from './fields.ts';
import { place } from './places.ts';
import { propertyType, purpose, purposeInput } from './property-entities.ts';

/** Prices of a square metre in SAR; of a rent, for a year. */
const perMetre = z.object({ low: sar, median: sar, high: sar });

/** What homes of one kind cost in a place today. */
const figuresOfKind = z.object({
  /** Public listings with a price and an area. */
  count: z.int(),
  /** The lower quartile, the median and the upper quartile. */
  perMetre,
  /** In SAR; of a rent, for a year. */
  medianPrice: sar,
  /** Percent of them that ask less than at first. */
  reducedShare: z.int(),
  /** The median number of days since they were first public. */
  daysListed: z.int(),
  /** The same until those of the last year were let or sold; null where too few were. */
  daysToClose: z.int().nullable(),
  /** By rooms, where there are enough of them; the last number means that many or more. */
  rooms: z.array(z.object({ rooms: z.int(), count: z.int(), medianPrice: sar, medianPerMetre: sar })),
  /** The medians of each month, oldest first; the present one is last. Months may be missing. */
  months: z.array(z.object({ month: day, medianPerMetre: sar })),
});
export type Figures = z.infer<typeof figuresOfKind>;

const placeFigures = z.object({
  city: place,
  /** Null: the figures are asked of the whole city. */
  neighborhood: place.nullable(),
  /** The day of the figures; null before the first. */
  day: day.nullable(),
  /** The kinds of homes that have figures here, or else in the city; most listings first. */
  kinds: z.array(z.object({ purpose, type: propertyType, count: z.int() })),
  /** The kind that was asked for, or else the first of them; null where there are none. */
  kind: z.object({ purpose, type: propertyType }).nullable(),
  /** Null where too few homes of the kind are listed: the city's figures stand in. */
  own: figuresOfKind.nullable(),
  ofCity: figuresOfKind.nullable(),
  /** What an official index says of the kind here, or else in the city; sales alone. */
  official: z
    .object({
      isOfCity: z.boolean(),
      months: figuresOfKind.shape.months,
      sources: z.array(z.object({ name: z.string(), url: z.string(), day })),
    })
    .nullable(),
  /** Districts of the city where a square metre of the kind costs less; the dearest first. */
  cheaper: z.array(place.extend({ medianPerMetre: sar, count: z.int() })),
});
export type PlaceFigures = z.infer<typeof placeFigures>;

/** What homes cost in a place. */
export const figures = {
  get: endpoint({
    method: 'GET',
    path: '/api/places/figures',
    auth: 'public',
    cache: 'public',
    summary: 'What homes of a kind cost in a neighbourhood or city: today, by rooms and by month',
    query: z.object({
      neighborhoodId: optionalWire(wireId),
      cityId: optionalWire(wireId),
      purpose: optionalWire(purposeInput),
      typeId: optionalWire(wireId),
    }),
    response: placeFigures,
  }),
};
