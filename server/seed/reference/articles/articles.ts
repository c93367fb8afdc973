/**
 * The blog's first articles, oldest first: `key` is the name of two Markdown files in this folder,
 * `picture` a photo of demo/pictures, `publishedAt` a day in Riyadh. If the photo is missing, the
 * article has none.
 */
export const articles = [
  { key: 'inspection', picture: 'villa-narrow-dusk', publishedAt: '2025-06-18' },
  { key: 'ac-care', picture: 'flats-hijazi-golden', publishedAt: '2025-06-29' },
  { key: 'title-deed', picture: 'villa-najdi-golden', publishedAt: '2025-07-13' },
  { key: 'ad-licence', picture: 'townhouse-row-day', publishedAt: '2025-07-27' },
  { key: 'moving', picture: 'flats-corner-day', publishedAt: '2025-08-10' },
  { key: 'transaction-tax', picture: 'villa-classical-golden', publishedAt: '2025-08-24' },
  { key: 'leaks', picture: 'villa-pool-dusk', publishedAt: '2025-09-07' },
  { key: 'first-mortgage', picture: 'villa-portal-day', publishedAt: '2025-09-21' },
  { key: 'ejar-lease', picture: 'flats-court-day', publishedAt: '2025-10-05' },
  { key: 'white-land', picture: 'villa-cubes-day', publishedAt: '2025-10-19' },
] as const;
