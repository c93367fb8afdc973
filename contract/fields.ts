import { z } from 'zod';
import { foldDigits, plainLine, trimUnseen } from './digits.ts';
import { ID_LIST_MAX, MAX_ID, MAX_PAGE } from './limits.ts';

/** An empty field of a form or URL counts as not given. */
const blankToUndefined = (input: unknown) => (input === '' || input === null ? undefined : input);
const fold = (input: unknown) => (typeof input === 'string' ? foldDigits(input).trim() : input);

/** An integer id in a JSON body or an answer. */
export const id = z.int().min(1).max(MAX_ID);

/** An integer written in a URL (Arabic digits fold); an empty text counts as not given. */
export function wireInteger(min: number, max: number) {
  return z.preprocess((input) => {
    const folded = fold(blankToUndefined(input));
    return typeof folded === 'string' && /^-?\d{1,15}$/.test(folded) ? Number(folded) : folded;
  }, z.int().min(min).max(max));
}

/** A decimal number written in a URL or body, such as a latitude. */
export function wireNumber(min: number, max: number) {
  return z.preprocess((input) => {
    const folded = fold(blankToUndefined(input));
    return typeof folded === 'string' && /^-?\d{1,9}(?:\.\d{1,20})?$/.test(folded) ? Number(folded) : folded;
  }, z.number().min(min).max(max));
}

/** The same field, optional: a missing or empty value counts as not given. */
export function optionalWire<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(blankToUndefined, schema.optional());
}

export const wireId = wireInteger(1, MAX_ID);
export const wirePage = optionalWire(wireInteger(1, MAX_PAGE));
export const latitude = wireNumber(-90, 90);
export const longitude = wireNumber(-180, 180);

/** A flag in a URL: 1, true or yes. */
export const wireFlag = z.preprocess((input) => {
  const given = blankToUndefined(input);
  if (given === '1' || given === 'true' || given === 'yes' || given === true) return true;
  if (given === '0' || given === 'false' || given === 'no' || given === false) return false;
  return given;
}, z.boolean().optional());

/** Ids separated by commas in a URL, each once. */
export const wireIdList = z.preprocess((input) => {
  const given = fold(blankToUndefined(input));
  return typeof given === 'string' ? [...new Set(given.split(','))] : given;
}, z.array(wireId).max(ID_LIST_MAX).optional());

/** A text that a user typed; '' if it has no visible character. PostgreSQL can't store NUL. */
export function text(max: number, min = 0) {
  return z
    .string()
    .refine((value) => !value.includes('\u0000'), 'no NUL character')
    .overwrite(trimUnseen)
    .min(min)
    .max(max);
}

/**
 * A text of one line, such as a name: invisible pasted characters are neither counted nor stored.
 */
export function line(max: number, min = 0) {
  return z.string().transform(plainLine).pipe(text(max, min));
}

/** A text that the specification does not limit. */
export const longText = text(5_000);

/** ISO-8601 UTC. */
export const timestamp = z.iso.datetime();
/** YYYY-MM-DD in Asia/Riyadh. */
export const day = z.iso.date();
/** HH:MM in Asia/Riyadh. */
export const clock = z.string().regex(/^\d{2}:\d{2}$/);
/** SAR, with at most two decimals. */
export const sar = z.number().min(0);

/** Labels by key, in the request's language. */
export const labels = z.record(z.string(), z.string());
