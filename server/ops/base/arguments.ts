import { z } from 'zod';
import { foldDigits } from '../../../contract/digits.ts';
import { text, wireInteger } from '../../../contract/fields.ts';
import { MAX_ID, MAX_PAGE } from '../../../contract/limits.ts';
import { isMobile, normaliseMobile } from '../../../contract/mobile.ts';
import type { OpsField } from '../../../contract/ops.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Verb, Words } from './verb.ts';

/** How the console's form asks for an argument. */
interface Field extends Omit<OpsField, 'name' | 'label' | 'isOptional' | 'choices' | 'ready'> {
  label: Words;
  /** The form opens with a value in it, and does not mark it as optional. */
  isFilled?: true;
  choices?: readonly { value: string; label: Words }[];
  /** Texts that one press writes. */
  ready?: readonly { label: Words; text: Words }[];
}

interface ArgumentText {
  /** In the usage: `ID`, `YYYY-MM-DD`. */
  placeholder: string;
  /** The command line's error for a wrong value: `must be …`. */
  rule: string;
  /** The console's error for it. */
  error?: Words;
  /** None if the console's form fills in the value itself. */
  field?: Field;
  /** Given by its place on the command line, without a name. */
  byPlace?: true;
  /** The command line names a file; the verb gets what it holds. */
  isFile?: true;
  /** Whether a day that is to be past, or to come, is so today. */
  isTimely?: (day: string, today: string) => boolean;
}

const texts = z.registry<ArgumentText>();

/** A value of the command line: a text, brought to what the verb works with. */
export function argument<Schema extends z.ZodType>(schema: Schema, described: ArgumentText): Schema {
  // The registry knows an argument by its schema: one that two arguments share is copied for each.
  const own = schema.clone();
  texts.add(own, described);
  return own;
}

export function describeArgument(schema: unknown): ArgumentText {
  const described = texts.get(schema as z.ZodType);
  if (!described) throw new Error('An argument of a verb was not made by argument()');
  return described;
}

/** An item's number, by its place. */
export const idOf = (noun: string, placeholder = 'ID') =>
  argument(wireInteger(1, MAX_ID), { placeholder, rule: `must be the number of ${noun}`, byPlace: true });

export const page = argument(wireInteger(1, MAX_PAGE).optional(), {
  placeholder: 'N',
  rule: `must be a whole number from 1 to ${MAX_PAGE}`,
});

/** A list's part: without it what is open. */
export const openOrAll = argument(z.enum(['open', 'all']).optional(), {
  placeholder: 'PART',
  rule: 'must be open or all',
});

export const digitsText = z.string().transform((input) => foldDigits(input).trim());
export const dayText = digitsText.pipe(z.iso.date());

export const mobileText = z.string().transform(normaliseMobile).refine(isMobile);
export const mobileRule = {
  placeholder: 'MOBILE',
  rule: 'must be a mobile such as 0500000001',
  error: { ar: 'اكتب رقم الجوال، مثل 0500000001', en: 'Write the mobile, such as 0500000001' },
};
export const mobile = argument(mobileText, { ...mobileRule, byPlace: true });

/** The largest amount of an order or a coupon; MAX_SAR of the contract is a home's price. */
const ORDER_MAX_SAR = 99_999;
export const sarText = digitsText
  .refine((input) => /^\d{1,5}(?:\.\d{1,2})?$/.test(input))
  .transform(Number)
  .refine((amount) => amount > 0);
export const sarRule = { placeholder: 'SAR', rule: `must be an amount in riyals, at most ${ORDER_MAX_SAR}` };

const REASON_MAX_LENGTH = 500;
/** What an operator writes to a user, or for the log. */
export const reasonText = text(REASON_MAX_LENGTH, 1);
/** `what` completes «must be … of 1 to 500 characters». */
export const reasonRule = (what: string, label: Words) => ({
  placeholder: 'TEXT',
  rule: `must ${what} 1 to ${REASON_MAX_LENGTH} characters`,
  field: { kind: 'words', maxLength: REASON_MAX_LENGTH, label } as const,
});
export const answerError: Words = {
  ar: 'اكتب الرد، في 500 حرف على الأكثر',
  en: 'Write the answer, in 500 characters at most',
};

/** Where money goes; `nowhere` says where it goes without it. */
export const moneyTo = (label: Words, nowhere: Words) =>
  argument(z.enum(['wallet', 'card']).optional(), {
    placeholder: 'PLACE',
    rule: 'must be wallet or card',
    error: { ar: 'اختر إلى أين يعود المبلغ', en: 'Choose where the money goes' },
    field: {
      kind: 'choice',
      label,
      choices: [
        { value: '', label: nowhere },
        { value: 'wallet', label: { ar: 'المحفظة', en: 'Wallet' } },
        { value: 'card', label: { ar: 'البطاقة', en: 'Card' } },
      ],
    },
  });

/** Whether a verb takes the argument by its place, and whether it may be left out. */
export const isByPlace = (verb: Verb, name: string) =>
  describeArgument(verb.args.shape[name]).byPlace === true;
export const isOptional = (verb: Verb, name: string) =>
  verb.args.shape[name]?.safeParse(undefined).success ?? false;

/** The names of the arguments that are given by their place, in their order. */
export const placesOf = (verb: Verb) => Object.keys(verb.args.shape).filter((name) => isByPlace(verb, name));

/** As the command line shows it: `ID` by its place, `--licence` by its name. */
export function argumentLabel(verb: Verb, name: string): string {
  return isByPlace(verb, name)
    ? describeArgument(verb.args.shape[name]).placeholder
    : `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

type ReadArguments =
  | { args: Record<string, unknown>; errors: null; wrong: null }
  /** A line for each that is wrong, and their names. */
  | { args: null; errors: string[]; wrong: string[] };

/** Whether an argument is a day that this moment does not admit. */
function isUntimely(schema: unknown, value: string | undefined, at: Date): boolean {
  const { isTimely } = describeArgument(schema);
  const parsed = isTimely && (schema as z.ZodType).safeParse(value);
  return (
    parsed?.success === true && typeof parsed.data === 'string' && !isTimely?.(parsed.data, riyadhDay(at))
  );
}

/**
 * Returns a verb's arguments from the given texts, or one line for each that is wrong. Checks days
 * against the moment `at`; null, as on the command line, skips that check.
 */
export function readArguments(
  verb: Verb,
  input: Readonly<Record<string, string>>,
  at: Date | null,
): ReadArguments {
  const { shape } = verb.args;
  const parsed = verb.args.safeParse(input);
  const named = new Set(parsed.error?.issues.map(({ path }) => String(path[0])));
  // In the order of the usage, each once, whatever the schema found first.
  const wrong = Object.keys(shape).filter(
    (name) => named.has(name) || (at !== null && isUntimely(shape[name], input[name], at)),
  );
  if (parsed.success && wrong.length === 0) return { args: parsed.data, errors: null, wrong: null };
  const errors = wrong.map((name) => {
    const label = argumentLabel(verb, name);
    const { rule, isFile } = describeArgument(verb.args.shape[name]);
    const value = input[name];
    if (value === undefined) return `${label} is missing: it ${rule}`;
    return isFile ? `${label} ${rule}` : `${label} ${rule}, not "${value}"`;
  });
  return { args: null, errors, wrong };
}
