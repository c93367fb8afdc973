/** Orders of a list; the specification's `price` equals the two price orders. */
export const SORTS = ['newest', 'price_asc', 'price_desc', 'area_desc', 'cut_desc'] as const;
export type Sort = (typeof SORTS)[number];

interface RequestedOrder {
  price?: 'asc' | 'desc' | undefined;
  sort?: Sort | undefined;
}

/** The requested order: core §7's `price` wins over our `sort`; newest first by default. */
export function sortOf({ price, sort = 'newest' }: RequestedOrder): Sort {
  return price ? `price_${price}` : sort;
}
