import { PRICE_SHAPE_MIN_LISTINGS } from '../../../contract/limits.ts';

/** The number of listings with a price of about `price` (SAR, above 0). */
export interface PriceBin {
  price: number;
  count: number;
}

export interface PriceShape {
  edges: number[];
  counts: number[];
}

/** The most buckets between the first and the last. */
const MOST_BUCKETS = 22;
/** If the largest price exceeds the smallest by this factor, buckets grow geometrically. */
const LINEAR_RATIO = 12;
const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/**
 * Cuts prices into buckets with round edges. Nearly all prices lie between the outer edges, so that
 * one palace does not push all others into one bucket. Takes bins in ascending order. Returns empty
 * arrays if too few listings have a price, or all the same one.
 */
export function shapeOf(bins: readonly PriceBin[]): PriceShape {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  if (total < PRICE_SHAPE_MIN_LISTINGS) return { edges: [], counts: [] };
  const edges = edgesBetween(quantile(bins, total * 0.01), quantile(bins, total * 0.98));
  if (edges.length < 3) return { edges: [], counts: [] };
  const counts = new Array<number>(edges.length + 1).fill(0);
  for (const { price, count } of bins) {
    const bucket = edges.findIndex((edge) => price < edge);
    counts[bucket < 0 ? edges.length : bucket] = (counts[bucket < 0 ? edges.length : bucket] ?? 0) + count;
  }
  return { edges, counts };
}

function quantile(bins: readonly PriceBin[], wanted: number): number {
  let passed = 0;
  for (const { price, count } of bins) {
    passed += count;
    if (passed >= wanted) return price;
  }
  return bins.at(-1)?.price ?? 0;
}

function edgesBetween(low: number, high: number): number[] {
  if (high / low > LINEAR_RATIO) {
    const share = (high / low) ** (1 / MOST_BUCKETS);
    const rough = Array.from({ length: MOST_BUCKETS + 1 }, (_, step) => toTwoDigits(low * share ** step));
    return [...new Set(rough)];
  }
  const least = (high - low) / MOST_BUCKETS;
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  const step = (ROUND_STEPS.find((one) => one * power >= least) ?? 10) * power;
  const first = Math.max(step, Math.ceil(low / step) * step);
  const edges: number[] = [];
  for (let edge = first; edge <= high; edge += step) edges.push(Math.round(edge));
  return [...new Set(edges)];
}

function toTwoDigits(price: number): number {
  return Math.max(1, Math.round(Number(price.toPrecision(2))));
}
