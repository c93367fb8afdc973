import { z } from 'zod';
import { foldDigits } from '../../contract/digits.ts';
import { wireInteger } from '../../contract/fields.ts';
import { MAX_ID } from '../../contract/limits.ts';
import { RENTAL_UNITS } from '../../contract/rental-units.ts';
import { argument } from './arguments.ts';

/** Arguments of the verbs about tenancies and owners. */

const MAX_TERM = 120;
/** How often the rent is due, and so many months from one due to the next. */
export const RHYTHM_MONTHS = { monthly: 1, quarterly: 3, 'half-yearly': 6, yearly: 12 } as const;
type Rhythm = keyof typeof RHYTHM_MONTHS;
const RHYTHMS = Object.keys(RHYTHM_MONTHS) as [Rhythm, ...Rhythm[]];

const day = z
  .string()
  .transform((given) => foldDigits(given).trim())
  .pipe(z.iso.date());
const isPast = (given: string, today: string) => given <= today;

export const propertyId = argument(wireInteger(1, MAX_ID), {
  placeholder: 'PROPERTY',
  rule: 'must be the number of a property',
});
export const tenancyId = argument(wireInteger(1, MAX_ID), {
  placeholder: 'ID',
  rule: 'must be the number of a tenancy',
});
export const tenancyPart = argument(z.enum(['open', 'all']).optional(), {
  placeholder: 'PART',
  rule: 'must be open or all',
});
export const startDay = argument(
  day.refine((given) => given >= '1990-01-01' && given <= '2100-01-01'),
  { placeholder: 'YYYY-MM-DD', rule: 'must be its first day, as YYYY-MM-DD' },
);
export const rentalTerm = argument(wireInteger(1, MAX_TERM), {
  placeholder: 'N',
  rule: `must be a whole number from 1 to ${MAX_TERM}`,
});
export const rentalUnit = argument(z.enum(RENTAL_UNITS), {
  placeholder: 'UNIT',
  rule: `must be ${RENTAL_UNITS.join(' or ')}`,
});
export const rent = argument(
  z
    .string()
    .transform((given) =>
      foldDigits(given)
        .replace(/[\s,٬](?=\d{3}(?:\D|$))/g, '')
        .trim(),
    )
    .refine((given) => /^\d{1,8}(?:[.٫]\d{1,2})?$/.test(given))
    .transform((given) => Number(given.replace('٫', '.')))
    .refine((amount) => amount > 0),
  { placeholder: 'SAR', rule: 'must be what each due comes to in riyals, at most 99999999' },
);
export const rhythm = argument(z.enum(RHYTHMS), {
  placeholder: 'RHYTHM',
  rule: `must be ${RHYTHMS.slice(0, -1).join(', ')} or ${RHYTHMS.at(-1)}`,
});
export const dueDay = argument(day, {
  placeholder: 'YYYY-MM-DD',
  rule: 'must be the day of the due, as YYYY-MM-DD',
});
export const payDay = argument(day.optional(), {
  placeholder: 'YYYY-MM-DD',
  rule: 'must be the day on which it was paid, today or before, as YYYY-MM-DD',
  isTimely: isPast,
});
export const endDay = argument(day.optional(), {
  placeholder: 'YYYY-MM-DD',
  rule: 'must be the day from which the home is free, today or before, as YYYY-MM-DD',
  isTimely: isPast,
});
