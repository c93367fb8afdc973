import { z } from 'zod';
import { isLicenceDay, LICENCE_MAX_YEARS } from '../../contract/ad-rules.ts';
import { foldDigits } from '../../contract/digits.ts';
import { text, wireId, wireInteger } from '../../contract/fields.ts';
import { MAX_ID, MAX_PAGE } from '../../contract/limits.ts';
import { isMobile, normaliseMobile } from '../../contract/mobile.ts';
import { PROPERTY_STATUSES } from '../../contract/property-entities.ts';
import { RESERVATION_STATUSES } from '../../contract/reservations.ts';
import { riyadhDay } from '../../contract/riyadh.ts';
import { faultOfMarkdown } from '../modules/articles/article-texts.ts';
import type { Verb } from './verb.ts';

interface ArgumentText {
  /** In the usage: `ID`, `YYYY-MM-DD`. */
  placeholder: string;
  /** What is said of a wrong value: `must be …`. */
  rule: string;
  /** The command line names a file; the verb gets what it holds. */
  isFile?: true;
  /** Whether a day that is to be past, or to come, is so today. */
  isTimely?: (day: string, today: string) => boolean;
}

const texts = z.registry<ArgumentText>();

/** A value of the command line: a text, brought to what the verb works with. Each takes a schema of its own. */
export function argument<Schema extends z.ZodType>(schema: Schema, described: ArgumentText): Schema {
  texts.add(schema, described);
  return schema;
}

export function describeArgument(schema: unknown): ArgumentText {
  const described = texts.get(schema as z.ZodType);
  if (!described) throw new Error('An argument of a verb was not made by argument()');
  return described;
}

const REASON_MAX_LENGTH = 500;
const MAX_VERB_LENGTH = 50;

export const adId = argument(wireId, { placeholder: 'ID', rule: 'must be the number of an ad' });

export const page = argument(wireInteger(1, MAX_PAGE).optional(), {
  placeholder: 'N',
  rule: `must be a whole number from 1 to ${MAX_PAGE}`,
});

export const adStatus = argument(z.enum(PROPERTY_STATUSES).optional(), {
  placeholder: 'STATUS',
  rule: `must be one of ${PROPERTY_STATUSES.join(', ')}`,
});

export const adLicence = argument(
  z
    .string()
    .transform((given) => foldDigits(given).trim())
    .refine((digits) => /^\d{10,12}$/.test(digits)),
  { placeholder: 'NUMBER', rule: 'must be the 10 to 12 digits of the ad licence' },
);

/** A licence is valid through this day, in Riyadh. */
export const licenceExpiry = argument(
  z
    .string()
    .transform((given) => foldDigits(given).trim())
    .pipe(z.iso.date()),
  {
    placeholder: 'YYYY-MM-DD',
    rule: `must be a day from today to ${LICENCE_MAX_YEARS} years ahead, as YYYY-MM-DD`,
    isTimely: isLicenceDay,
  },
);

export const reason = argument(text(REASON_MAX_LENGTH, 1), {
  placeholder: 'TEXT',
  rule: `must be a reason of 1 to ${REASON_MAX_LENGTH} characters`,
});

export const reportId = argument(wireInteger(1, MAX_ID), {
  placeholder: 'ID',
  rule: 'must be the number of a report',
});

/** What the reader who reported is told. */
export const reportAnswer = argument(text(REASON_MAX_LENGTH, 1).optional(), {
  placeholder: 'TEXT',
  rule: `must be an answer of 1 to ${REASON_MAX_LENGTH} characters`,
});

export const mobile = argument(z.string().transform(normaliseMobile).refine(isMobile), {
  placeholder: 'MOBILE',
  rule: 'must be a mobile such as 0500000001',
});

const MARKDOWN_MAX_LENGTH = 60_000;

/** An article in one language. */
export const markdownFile = argument(
  text(MARKDOWN_MAX_LENGTH, 1).refine((markdown) => faultOfMarkdown(markdown) === null),
  {
    placeholder: 'FILE',
    rule: `must be a Markdown file of at most ${MARKDOWN_MAX_LENGTH} characters: # and the title, then the text`,
    isFile: true,
  },
);

/** Base of a stored photo: its path without /media/, width and ending. */
export const picturePath = argument(
  z
    .string()
    .regex(/^(?:[a-z0-9-]+\/)*[a-z0-9-]+$/)
    .optional(),
  { placeholder: 'PICTURE', rule: 'must be the name of a stored photo, such as demo/villa-najdi-golden' },
);

export const articleId = argument(wireInteger(1, MAX_ID), {
  placeholder: 'ID',
  rule: 'must be the number of an article',
});
export const questionId = argument(wireInteger(1, MAX_ID), {
  placeholder: 'ID',
  rule: 'must be the number of a question',
});

export const reservationId = argument(wireInteger(1, MAX_ID), {
  placeholder: 'ID',
  rule: 'must be the number of a reservation',
});
export const reservationStatus = argument(z.enum(RESERVATION_STATUSES).optional(), {
  placeholder: 'STATUS',
  rule: `must be one of ${RESERVATION_STATUSES.join(', ')}`,
});
/** A refund goes by the payment that it gives back. */
export const refundId = argument(wireInteger(1, MAX_ID), {
  placeholder: 'ID',
  rule: 'must be the number of a payment, as refunds list tells it',
});
export const oddPaymentId = argument(wireInteger(1, MAX_ID), {
  placeholder: 'ID',
  rule: 'must be the number of a payment, as payments list tells it',
});
export const faultNote = argument(text(REASON_MAX_LENGTH, 1), {
  placeholder: 'TEXT',
  rule: `must say what was done, in 1 to ${REASON_MAX_LENGTH} characters`,
});
export const oddMoneyTo = argument(z.enum(['wallet', 'card']).optional(), {
  placeholder: 'PLACE',
  rule: 'must be wallet or card',
});
export const refundTo = argument(z.enum(['wallet', 'card']).optional(), {
  placeholder: 'PLACE',
  rule: 'must be wallet or card',
});

const QUESTION_MAX_LENGTH = 200;
const ANSWER_MAX_LENGTH = 2_000;
const questionRule = {
  placeholder: 'TEXT',
  rule: `must be a question of 1 to ${QUESTION_MAX_LENGTH} characters`,
};
const answerRule = {
  placeholder: 'TEXT',
  rule: `must be an answer of 1 to ${ANSWER_MAX_LENGTH} characters`,
};
export const questionText = argument(text(QUESTION_MAX_LENGTH, 1), questionRule);
export const answerText = argument(text(ANSWER_MAX_LENGTH, 1), answerRule);
export const newQuestionText = argument(text(QUESTION_MAX_LENGTH, 1).optional(), questionRule);
export const newAnswerText = argument(text(ANSWER_MAX_LENGTH, 1).optional(), answerRule);

const MAX_QUESTION_PLACE = 1_000;
export const questionPlace = argument(wireInteger(1, MAX_QUESTION_PLACE).optional(), {
  placeholder: 'N',
  rule: `must be its place in the list, from 1 to ${MAX_QUESTION_PLACE}`,
});

/** Any text: the log may hold verbs that are gone by now. */
export const loggedVerb = argument(text(MAX_VERB_LENGTH, 1).optional(), {
  placeholder: 'VERB',
  rule: `must be 1 to ${MAX_VERB_LENGTH} characters`,
});

/** A backup's file; relative to where the command is typed. */
export const backupFile = argument(z.string().trim().min(1), {
  placeholder: 'FILE',
  rule: 'must be the name of a file, such as rukn-2026-01-31.tar.gz',
});

/** As the command line shows it: `ID` by its place, `--licence` by its name. */
export function argumentLabel(verb: Verb, name: string): string {
  return verb.places.includes(name)
    ? describeArgument(verb.args.shape[name]).placeholder
    : `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

type ReadArguments =
  | { args: Record<string, unknown>; faults: null; wrong: null }
  /** A line for each that is wrong, and their names. */
  | { args: null; faults: string[]; wrong: string[] };

/** Whether an argument is a day that this moment does not admit. */
function isUntimely(schema: unknown, value: string | undefined, at: Date): boolean {
  const { isTimely } = describeArgument(schema);
  const parsed = isTimely && (schema as z.ZodType).safeParse(value);
  return (
    parsed?.success === true && typeof parsed.data === 'string' && !isTimely?.(parsed.data, riyadhDay(at))
  );
}

/**
 * Answers a verb's arguments from the texts that were given, or one line for each that is wrong. Days are held
 * against the moment `at`; against none where it is null, for whoever does not know the time that counts.
 */
export function readArguments(
  verb: Verb,
  given: Readonly<Record<string, string>>,
  at: Date | null,
): ReadArguments {
  const { shape } = verb.args;
  const parsed = verb.args.safeParse(given);
  const named = new Set(parsed.error?.issues.map(({ path }) => String(path[0])));
  // In the order of the usage, each once, whatever the schema found first.
  const wrong = Object.keys(shape).filter(
    (name) => named.has(name) || (at !== null && isUntimely(shape[name], given[name], at)),
  );
  if (parsed.success && wrong.length === 0) return { args: parsed.data, faults: null, wrong: null };
  const faults = wrong.map((name) => {
    const label = argumentLabel(verb, name);
    const { rule, isFile } = describeArgument(verb.args.shape[name]);
    const value = given[name];
    if (value === undefined) return `${label} is missing: it ${rule}`;
    return isFile ? `${label} ${rule}` : `${label} ${rule}, not "${value}"`;
  });
  return { args: null, faults, wrong };
}
