import type { PropertyTypeKey } from '../reference/property-types.ts';
import type { Facts, PriceLevel } from './facts.ts';
import type { Prng } from './prng.ts';

/**
 * SAR per square metre in an average district of Riyadh (level 100); whole buildings are calculated
 * separately.
 */
const salePerMetre: Record<Exclude<PropertyTypeKey, 'building'>, number> = {
  apartment: 5800,
  villa: 7600,
  duplex: 8300,
  townhouse: 8900,
  floor: 4700,
  studio: 7200,
  room: 5000,
  'rest-house': 1700,
  chalet: 7400,
  farm: 420,
  land: 4300,
  office: 8600,
  shop: 9800,
  showroom: 9200,
  warehouse: 2500,
};

/** SAR per year by number of rooms, for a flat in an average district of Riyadh. */
const flatRent = [0, 29000, 37000, 46000, 56000, 66000, 76000];

/** The yearly rent as a share of the price. */
const yieldOf: Record<PropertyTypeKey, number> = {
  apartment: 0.066,
  villa: 0.043,
  duplex: 0.045,
  townhouse: 0.046,
  floor: 0.05,
  studio: 0.08,
  room: 0.1,
  'rest-house': 0.05,
  chalet: 0.055,
  farm: 0.06,
  building: 0.074,
  land: 0.04,
  office: 0.08,
  shop: 0.082,
  showroom: 0.079,
  warehouse: 0.078,
};

/**
 * Owners round higher prices more coarsely: prices in SAR below each amount are rounded to its
 * step.
 */
const steps: readonly (readonly [below: number, step: number])[] = [
  [3000, 50],
  [20_000, 100],
  [100_000, 500],
  [300_000, 1000],
  [1_000_000, 5000],
  [5_000_000, 10_000],
];
const COARSEST_STEP = 50_000;

function round(sar: number) {
  const step = steps.find(([below]) => sar < below)?.[1] ?? COARSEST_STEP;
  return Math.round(sar / step) * step;
}

function saleWorth(f: Facts) {
  const level = f.district.level / 100;
  if (f.type === 'building') return f.area * (5000 * level + f.floors * 1150 * (0.5 + level / 2));
  let worth = f.area * salePerMetre[f.type];
  // The price level applies fully to land; building costs do not depend on the district.
  worth *= f.type === 'land' || f.type === 'farm' ? level : 0.22 + 0.78 * level;
  if (f.type === 'land' && f.category === 'commercial') worth *= 1.7;
  if (f.corner) worth *= 1.05;
  if (f.tower) worth *= 1.18;
  if (f.age === 0) worth *= 1.06;
  else if (f.age > 8) worth *= Math.max(0.72, 1 - (f.age - 8) * 0.018);
  return worth;
}

function yearlyRent(f: Facts) {
  const level = f.district.level / 100;
  if (f.type === 'apartment' || f.type === 'floor' || f.type === 'studio' || f.type === 'room') {
    const base =
      f.type === 'studio'
        ? 23000
        : f.type === 'room'
          ? 11500
          : (flatRent[f.rooms] as number) * (f.type === 'floor' ? 1.22 : 1);
    let rent = base * level ** 0.88;
    if (f.tower) rent *= 1.16;
    if (f.furnished) rent *= 1.32;
    if (f.age === 0) rent *= 1.05;
    else if (f.age > 12) rent *= 0.9;
    return rent;
  }
  return saleWorth(f) * yieldOf[f.type];
}

/**
 * Listings worth less or more than these shares of an average district in Riyadh have the `modest`
 * or `high` price level.
 */
const MODEST_BELOW = 0.68;
const HIGH_FROM = 1.04;

function levelOf(f: Facts): PriceLevel {
  const average = f.type === 'building' ? 5000 + f.floors * 1150 : salePerMetre[f.type];
  const share = saleWorth(f) / (f.area * average);
  return share < MODEST_BELOW ? 'modest' : share < HIGH_FROM ? 'middle' : 'high';
}

/**
 * Sets `f.price` (SAR; null, a price on request, about once in a hundred), `f.level` and, for an
 * investment, `f.income`. The price is within ±12 % of the value by size, district, age and kind.
 */
export function setPrice(f: Facts, prng: Prng) {
  f.level = levelOf(f);
  const spread = 0.88 + prng.below(241) / 1000;
  const onRequest = prng.chance(1);
  if (f.purpose === 'for_rent') {
    const year = yearlyRent(f) * spread;
    // Monthly rents cost about a quarter more; a chalet's is the rent of a month in season.
    const price = f.monthly ? (year / 12) * (f.type === 'chalet' ? 1.5 : 1.25) : year;
    f.price = onRequest ? null : round(price);
    return;
  }
  const worth = round(saleWorth(f) * spread);
  if (f.purpose === 'for_investment') {
    // An investment without a price would have no yield.
    f.price = worth;
    if (f.type !== 'land') f.income = round(worth * yieldOf[f.type] * (0.92 + prng.below(181) / 1000));
    return;
  }
  f.price = onRequest ? null : worth;
}

/** The yield of an investment in per cent with one decimal, "7.4"; empty without an income. */
export const yieldText = (f: Facts) =>
  f.income > 0 && f.price ? ((f.income / f.price) * 100).toFixed(1) : '';
