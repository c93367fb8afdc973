interface DemoTenancy {
  /** A flat that the first demo account owns, or the home that it rents. */
  of: 'ownAd' | 'othersAd' | 'home';
  /** The tenant; of the home, the first demo account. */
  tenantId: number;
  /** Its last day, about so many days from today on. */
  endsInDays: number;
  years: number;
  everyMonths: number;
  /** How many of the dues that have come by now are not paid. */
  late: number;
}

/** The first demo account's flat that nobody rents: its own ad, published. */
export const emptyFlatId = 11;
/** The flat that the account advertised with its own ad, and let. */
export const letFlatId = 3;

/**
 * Two flats of three are let, one until soon and one with a late due; and a home is rented, until
 * soon.
 */
export const demoTenancies: readonly DemoTenancy[] = [
  { of: 'ownAd', tenantId: 11, endsInDays: 40, years: 1, everyMonths: 6, late: 0 },
  { of: 'othersAd', tenantId: 16, endsInDays: 170, years: 1, everyMonths: 3, late: 1 },
  { of: 'home', tenantId: 1, endsInDays: 52, years: 1, everyMonths: 1, late: 0 },
];
