/** How long an advertisement may be featured, and the price in halalas. */
export const adDurations = [
  { id: 1, days: 7, priceHalalas: 9_900 },
  { id: 2, days: 15, priceHalalas: 17_900 },
  { id: 3, days: 30, priceHalalas: 29_900 },
];
