import type { Language } from '../../../contract/language.ts';
import type { RentalUnit } from '../../../contract/rental-units.ts';

/** What a term is counted in (services §3: rentalUnits). */
export const rentalUnitLabels: Record<RentalUnit, Record<Language, string>> = {
  year: { ar: 'سنة', en: 'Year' },
  month: { ar: 'شهر', en: 'Month' },
};
