import { z } from 'zod';
import { foldDigits } from './digits.ts';
import { id, sar } from './fields.ts';
import { FINANCE_MAX_SAR, MAX_SAR, SALARY_MAX_SAR } from './limits.ts';
import { typedAmount } from './typed-amount.ts';

/** A comma must precede three digits: «1,5» must not become 15. */
const FIGURE = /^-?(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/;

/**
 * A number in a body, JSON or multipart. It may be sent as typed text: folded, without thousands
 * separators; empty counts as not given. Every number in a body uses it (typed-number.test.ts).
 */
export function typedNumber<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((input) => {
    if (typeof input !== 'string') return input;
    const figure = foldDigits(input).replace(/[\s_]/g, '').replace(/[،٬]/g, ',').replace('٫', '.');
    if (figure === '') return undefined;
    return FIGURE.test(figure) ? Number(figure.replaceAll(',', '')) : input;
  }, schema);
}

/** An id in a body. */
export const typedId = typedNumber(id);

/** A number that may be sent in words that `read` understands; empty text counts as not given. */
export function typedWords(read: (text: string) => number | null, schema: z.ZodType<number>) {
  return z.preprocess((input) => {
    if (typeof input !== 'string') return input;
    return input.trim() === '' ? null : (read(input) ?? input);
  }, schema.nullable().optional());
}

/** An amount as users write it, up to a limit: «٧٥٠ ألف». */
export const typedSarUpTo = (most: number) => typedWords(typedAmount, sar.max(most));
export const typedSar = typedSarUpTo(MAX_SAR);
/** The same for a financing amount, and for a monthly income. */
export const financeAmount = typedSarUpTo(FINANCE_MAX_SAR);
export const monthlySalary = typedSarUpTo(SALARY_MAX_SAR);
