/** Percent; smaller differences count as none. */
const SAME_WITHIN = 2;

/** Which side of the median a price is on, and by how many whole percent of it. Both above 0. */
export function comparePrices(own: number, median: number) {
  const percent = Math.round((Math.abs(own - median) / median) * 100);
  const side = percent < SAME_WITHIN ? 'same' : own < median ? 'below' : 'above';
  return { side, percent } as const;
}
