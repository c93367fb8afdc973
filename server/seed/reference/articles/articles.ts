/**
 * The blog's first articles, oldest first: `key` is the name of two Markdown files in this folder,
 * `picture` a photo of demo/pictures, `daysAgo` counts back from the day of seeding. If the photo
 * is missing, the article has none.
 */
export const articles = [
  { key: 'inspection', picture: 'villa-narrow-dusk', daysAgo: 127 },
  { key: 'ac-care', picture: 'flats-hijazi-golden', daysAgo: 116 },
  { key: 'title-deed', picture: 'villa-najdi-golden', daysAgo: 102 },
  { key: 'ad-licence', picture: 'townhouse-row-day', daysAgo: 88 },
  { key: 'moving', picture: 'flats-corner-day', daysAgo: 74 },
  { key: 'transaction-tax', picture: 'villa-classical-golden', daysAgo: 60 },
  { key: 'leaks', picture: 'villa-pool-dusk', daysAgo: 46 },
  { key: 'first-mortgage', picture: 'villa-portal-day', daysAgo: 32 },
  { key: 'ejar-lease', picture: 'flats-court-day', daysAgo: 18 },
  { key: 'white-land', picture: 'villa-cubes-day', daysAgo: 4 },
] as const;
