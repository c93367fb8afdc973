/** What a tenancy's term is counted in (services §3: rentalUnit). */
export const RENTAL_UNITS = ['year', 'month'] as const;
export type RentalUnit = (typeof RENTAL_UNITS)[number];
