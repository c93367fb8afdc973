/** How a list may be ordered; `price` of the specification is the same as the two price orders. */
export const SORTS = ['newest', 'price_asc', 'price_desc', 'area_desc'] as const;
export type Sort = (typeof SORTS)[number];

interface AskedOrder {
  price?: 'asc' | 'desc' | undefined;
  sort?: Sort | undefined;
}

/**
 * The order that is asked for: core §7's `price` wins over our `sort`; without either the newest
 * come first.
 */
export function sortOf({ price, sort = 'newest' }: AskedOrder): Sort {
  return price ? `price_${price}` : sort;
}
