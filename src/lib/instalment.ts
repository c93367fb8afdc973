/**
 * How profit is computed: on the whole amount for the whole term (murabaha), or on what is still
 * owed.
 */
export type ProfitMethod = 'flat' | 'annuity';

export interface Financing {
  /** Riyals. */
  price: number;
  /** Share of the price that is paid at once: 0 to 100. */
  downPaymentPercent: number;
  years: number;
  /** Percent a year: 4 is 4 %. */
  yearlyRate: number;
  method: ProfitMethod;
}

interface Instalment {
  /** Riyals a month. */
  monthly: number;
  /** Financed riyals: the price minus the down payment. */
  financed: number;
  /** Riyals paid beyond what was financed. */
  profit: number;
}

/** The initial values of a calculation: our estimate, which the user can change. */
export const USUAL_FINANCING = {
  downPaymentPercent: 10,
  years: 20,
  yearlyRate: 4,
  method: 'flat',
} as const satisfies Omit<Financing, 'price'>;

const MONTHS = 12;

/**
 * Computes a financing's monthly cost in riyals, unrounded. Flat: 1,000,000 with 10 % down over 20
 * years at 4 % is 900,000 × (1 + 20 × 0.04) / 240 = 6,750. Annuity: equal payments that pay off
 * what is owed (https://en.wikipedia.org/wiki/Mortgage_calculator#Monthly_payment_formula). Years
 * must be above 0.
 */
export function instalmentOf({
  price,
  downPaymentPercent,
  years,
  yearlyRate,
  method,
}: Financing): Instalment {
  const financed = price * (1 - downPaymentPercent / 100);
  const payments = years * MONTHS;
  const monthly =
    method === 'flat'
      ? (financed * (1 + years * (yearlyRate / 100))) / payments
      : annuity(financed, yearlyRate / 100 / MONTHS, payments);
  return { monthly, financed, profit: monthly * payments - financed };
}

function annuity(financed: number, monthlyRate: number, payments: number): number {
  if (monthlyRate === 0) return financed / payments;
  // expm1 and log1p stay exact for rates near zero, where 1 + rate would lose digits.
  return (financed * monthlyRate) / -Math.expm1(-payments * Math.log1p(monthlyRate));
}
