import { z } from 'zod';
import { foldDigits } from '../../../contract/digits.ts';
import { text, wireInteger } from '../../../contract/fields.ts';
import { MAX_ID, MAX_PAGE, NAME_MAX_LENGTH } from '../../../contract/limits.ts';
import { isMobile, normaliseMobile } from '../../../contract/mobile.ts';
import type { OpsField } from '../../../contract/ops.ts';
import { hasOpenField } from '../../../contract/reply-fields.ts';
import { riyadhDay, riyadhMoment } from '../../../contract/riyadh.ts';
import type { Reply } from '../../texts/replies.ts';
import { type ConsoleText, RefusedError, type Verb, type Words } from './verb.ts';

/** An argument's field in the console's form. */
interface Field extends Omit<OpsField, 'name' | 'label' | 'isOptional' | 'choices' | 'ready'> {
  label: Words;
  /** The form prefills the value, and does not mark the field as optional. */
  isFilled?: true;
  choices?: readonly { value: string; label: Words }[];
  /** Ready replies, each inserted at one press. */
  ready?: readonly Reply[];
}

interface ArgumentText {
  /** In the usage: `ID`, `YYYY-MM-DD`. */
  placeholder: string;
  /** The command line's error for a wrong value: `must be …`. */
  rule: string;
  /** The console's error for a wrong value. */
  error?: Words;
  /** Absent if the console's form sets the value itself. */
  field?: Field;
  /** Positional on the command line. */
  byPlace?: true;
  /** On the command line the value is a file name; the verb receives the file's content. */
  isFile?: true;
  /** The log does not keep it: what may have to be deleted. */
  isUnlogged?: true;
  /** Whether a past or future day is so as of today. */
  isTimely?: (day: string, today: string) => boolean;
}

const texts = z.registry<ArgumentText>();

/** Attaches a description to an argument's schema, which parses the text into the verb's value. */
export function argument<Schema extends z.ZodType>(schema: Schema, described: ArgumentText): Schema {
  // The registry identifies an argument by its schema: clone it, since two arguments may share one.
  const own = schema.clone();
  texts.add(own, described);
  return own;
}

/** The same argument of a change: an empty text takes the value away. */
export const clearable = ({ field, ...described }: ArgumentText): ArgumentText => ({
  ...described,
  rule: `${described.rule}; empty for none`,
  ...(field && { field: { ...field, isClearable: true } }),
});

export function describeArgument(schema: unknown): ArgumentText {
  const described = texts.get(schema as z.ZodType);
  if (!described) throw new Error('An argument of a verb was not made by argument()');
  return described;
}

/** An item's number, as a positional argument. */
export const idOf = (noun: string, placeholder = 'ID') =>
  argument(wireInteger(1, MAX_ID), { placeholder, rule: `must be the number of ${noun}`, byPlace: true });

export const page = argument(wireInteger(1, MAX_PAGE).optional(), {
  placeholder: 'N',
  rule: `must be a whole number from 1 to ${MAX_PAGE}`,
});

/** Which part of a list; open items by default. */
export const openOrAll = argument(z.enum(['open', 'all']).optional(), {
  placeholder: 'PART',
  rule: 'must be open or all',
});

export const digitsText = z.string().transform((input) => foldDigits(input).trim());
export const dayText = digitsText.pipe(z.iso.date());

/** A day and a time in Riyadh: `2026-11-26 18:30`. */
export const momentText = digitsText
  .refine((input) => /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}$/.test(input))
  .transform((input) => riyadhMoment(input.slice(0, 10), input.slice(11)))
  .refine((moment) => !Number.isNaN(moment.getTime()));

export const mobileText = z.string().transform(normaliseMobile).refine(isMobile);
export const mobileRule = {
  placeholder: 'MOBILE',
  rule: 'must be a mobile such as 0500000001',
  error: { ar: 'اكتب رقم الجوال، مثل 0500000001', en: 'Enter the mobile, such as 0500000001' },
};
export const mobile = argument(mobileText, { ...mobileRule, byPlace: true });

/** The console form's limit; the command line accepts more. */
export const NAME_FIELD_LENGTH = 50;
export const nameText = text(NAME_MAX_LENGTH, 1);
export const nameRule = { placeholder: 'NAME', rule: `must be a name of 1 to ${NAME_MAX_LENGTH} characters` };
export const nameField = {
  ...nameRule,
  error: { ar: 'اكتب الاسم', en: 'Enter the name' },
  field: { kind: 'line', maxLength: NAME_FIELD_LENGTH, label: { ar: 'الاسم', en: 'Name' } },
} as const;

/** The largest amount of an order or a coupon; the contract's MAX_SAR is for property prices. */
const ORDER_MAX_SAR = 99_999;
export const sarText = digitsText
  .refine((input) => /^\d{1,5}(?:\.\d{1,2})?$/.test(input))
  .transform(Number)
  .refine((amount) => amount > 0);
export const sarRule = { placeholder: 'SAR', rule: `must be an amount in riyals, at most ${ORDER_MAX_SAR}` };

const REASON_MAX_LENGTH = 500;
/** The operator's text to a user, or for the log. */
export const reasonText = text(REASON_MAX_LENGTH, 1);
/** `what` completes «must be … of 1 to 500 characters». */
export const reasonRule = (what: string, label: Words) => ({
  placeholder: 'TEXT',
  rule: `must ${what} 1 to ${REASON_MAX_LENGTH} characters`,
  field: { kind: 'words', maxLength: REASON_MAX_LENGTH, label } as const,
});
export const reasonError: Words = {
  ar: 'اكتب السبب، في 500 حرف على الأكثر',
  en: 'Enter the reason, in 500 characters at most',
};
/** Why an operator takes back what another did; nobody else reads it. */
export const loggedReason = argument(reasonText, {
  ...reasonRule('be a reason of', { ar: 'السبب، للسجل', en: 'The reason, for the log' }),
  error: reasonError,
});
export const answerError: Words = {
  ar: 'اكتب الرد، في 500 حرف على الأكثر',
  en: 'Enter the answer, in 500 characters at most',
};

const fillIn: Words = { ar: '، واملأ كل {فراغ}', en: ', and fill in each {field}' };
/** A text to a user that ready replies help to write; no field of theirs may be left open. */
export const replyText = reasonText.refine((typed) => !hasOpenField(typed));
export const replyRule = (
  { field, ...rule }: ReturnType<typeof reasonRule>,
  ready: readonly Reply[],
  error: Words,
) => ({
  ...rule,
  rule: `${rule.rule}, without an open {field}`,
  error: { ar: error.ar + fillIn.ar, en: error.en + fillIn.en },
  field: { ...field, ready },
});

/** Where money goes; `nowhere` labels the case without it. */
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

/** Where a refund goes; without it, where it was paid from. */
export const refundTo = moneyTo(
  { ar: 'يعود المبلغ إلى', en: 'The money goes back to' },
  { ar: 'حيث دُفع', en: 'Where it was paid' },
);

/** Why what was paid from the wallet can't go to a card. */
export const walletAlone: ConsoleText = {
  at: 'to',
  ar: 'دُفع من المحفظة، فيعود إلى المحفظة',
  en: 'It was paid out of the wallet, and goes back to the wallet',
};
/** The refusal of such a refund; `what` is for the command line. */
export const paidFromWallet = (what: string) =>
  new RefusedError(`${what} was paid out of the wallet: it goes back --to wallet`, 1, {
    consoleText: walletAlone,
  });

/** Whether an argument is positional, and whether it is optional. */
export const isByPlace = (verb: Verb, name: string) =>
  describeArgument(verb.args.shape[name]).byPlace === true;
export const isOptional = (verb: Verb, name: string) =>
  verb.args.shape[name]?.safeParse(undefined).success ?? false;

/** The names of the positional arguments, in order. */
export const placesOf = (verb: Verb) => Object.keys(verb.args.shape).filter((name) => isByPlace(verb, name));

/** The label on the command line: `ID` if positional, else `--licence`. */
export function argumentLabel(verb: Verb, name: string): string {
  return isByPlace(verb, name)
    ? describeArgument(verb.args.shape[name]).placeholder
    : `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

type ReadArguments =
  | { args: Record<string, unknown>; errors: null; wrong: null }
  /** One line per wrong argument, and their names. */
  | { args: null; errors: string[]; wrong: string[] };

/** Whether an argument is a day that is not allowed at the moment `at`. */
function isUntimely(schema: unknown, value: string | undefined, at: Date): boolean {
  const { isTimely } = describeArgument(schema);
  const parsed = isTimely && (schema as z.ZodType).safeParse(value);
  return (
    parsed?.success === true && typeof parsed.data === 'string' && !isTimely?.(parsed.data, riyadhDay(at))
  );
}

/**
 * Returns a verb's arguments parsed from the given texts, or one line per wrong argument. Checks
 * days against the moment `at`; null skips that check, as on the command line.
 */
export function readArguments(
  verb: Verb,
  input: Readonly<Record<string, string>>,
  at: Date | null,
): ReadArguments {
  const { shape } = verb.args;
  const parsed = verb.args.safeParse(input);
  const named = new Set(parsed.error?.issues.map(({ path }) => String(path[0])));
  // In the order of the usage, without duplicates.
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
