import { z } from 'zod';
import { foldDigits } from './digits.ts';
import { id, sar } from './fields.ts';
import { FINANCE_MAX_SAR, MAX_SAR, SALARY_MAX_SAR } from './limits.ts';
import { typedAmount } from './typed-amount.ts';

/** A comma stands before three digits alone: what means «1,5» is not fifteen. */
const FIGURE = /^-?(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/;

/**
 * A number in a body, JSON and multipart alike. It may come as a text, as it was typed: folded,
 * without what separates its thousands; an empty one was not given. No body has a number of another
 * kind (typed-number.test.ts).
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

/** The same in words where `read` knows them; an empty text counts as not given. */
export function typedWords(read: (text: string) => number | null, schema: z.ZodType<number>) {
  return z.preprocess((input) => {
    if (typeof input !== 'string') return input;
    return input.trim() === '' ? null : (read(input) ?? input);
  }, schema.nullable().optional());
}

/** An amount as a person writes it, up to a limit: «٧٥٠ ألف». */
export const typedSarUpTo = (most: number) => typedWords(typedAmount, sar.max(most));
export const typedSar = typedSarUpTo(MAX_SAR);
/** The same of what is to be financed, and of what is earned a month. */
export const financeAmount = typedSarUpTo(FINANCE_MAX_SAR);
export const monthlySalary = typedSarUpTo(SALARY_MAX_SAR);
