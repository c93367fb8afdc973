import { z } from 'zod';
import { bareDigits } from './ad-rules.ts';

/** A number in a body as it may be typed: folded, without what separates its thousands; an empty one was not given. */
export function typedNumber<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((input) => {
    if (typeof input !== 'string') return input;
    const bare = bareDigits(input);
    if (bare === '') return undefined;
    return /^\d{1,12}(?:\.\d{1,2})?$/.test(bare) ? Number(bare) : input;
  }, schema);
}
