interface DemoTenancy {
  /**
   * A flat that the first demo account owns (its own ad or another user's), or the home it rents.
   */
  of: 'ownAd' | 'othersAd' | 'home';
  /** The tenant; for `home`, the first demo account. */
  tenantId: number;
  /** Days from today to its last day, approximately. */
  endsInDays: number;
  years: number;
  everyMonths: number;
  /** How many of the dues up to today are unpaid. */
  late: number;
}

/** The first demo account's flat without a tenant: its own published ad. */
export const emptyFlatId = 11;
/** The flat that the account advertised itself, and let. */
export const letFlatId = 3;

/**
 * Two of three flats are let, one of them ending soon, the other with an unpaid due; the rented
 * home's tenancy ends soon too.
 */
export const demoTenancies: readonly DemoTenancy[] = [
  { of: 'ownAd', tenantId: 11, endsInDays: 40, years: 1, everyMonths: 6, late: 0 },
  { of: 'othersAd', tenantId: 16, endsInDays: 170, years: 1, everyMonths: 3, late: 1 },
  { of: 'home', tenantId: 1, endsInDays: 52, years: 1, everyMonths: 1, late: 0 },
];
