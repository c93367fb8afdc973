/** The units of a tenancy's term (services §3: rentalUnit). */
export const RENTAL_UNITS = ['year', 'month'] as const;
export type RentalUnit = (typeof RENTAL_UNITS)[number];

/** How often a rent is due, as months from one due to the next. */
export const RENT_RHYTHMS = { monthly: 1, quarterly: 3, 'half-yearly': 6, yearly: 12 } as const;
export type RentRhythm = keyof typeof RENT_RHYTHMS;
