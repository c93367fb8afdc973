import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { type ErrorName, errorNumbers } from '../../contract/error-numbers.ts';
import { errorTable } from '../../contract/errors.ts';
import { emptyFieldMessage, messageOfField } from '../../contract/field-messages.ts';
import type { Language } from '../../contract/language.ts';
import { fieldNames } from './field-names.ts';

type Texts = Record<Language, string>;

const notValid: Texts = { ar: 'هذه القيمة غير صحيحة', en: 'This is not valid' };

const EXPECTED: Record<string, Texts> = {
  string: { ar: 'اكتب نصًا', en: 'Write a text' },
  number: { ar: 'اكتب رقمًا', en: 'Write a number' },
  int: { ar: 'اكتب عددًا بلا كسور', en: 'Write a whole number' },
  boolean: { ar: 'اختر نعم أو لا', en: 'Choose yes or no' },
  array: { ar: 'أرسل قائمة', en: 'Send a list' },
  tuple: { ar: 'أرسل قائمة', en: 'Send a list' },
  object: { ar: 'أرسل حقولًا', en: 'Send fields' },
};

const FORMATS: Record<string, Texts> = {
  date: { ar: 'اكتب التاريخ هكذا: 2026-01-31', en: 'Write the date like 2026-01-31' },
  email: { ar: 'اكتب بريدًا إلكترونيًا صحيحًا', en: 'Write a valid e-mail address' },
  regex: { ar: 'الصيغة غير صحيحة', en: 'This is not in the right form' },
};

/** Messages of the contract's own rules, by the text that the rule carries there. */
const RULES: Record<string, Texts> = {
  'no NUL character': { ar: 'في النص رمز غير مسموح', en: 'The text holds a character that is not allowed' },
  'south lies north of north': {
    ar: 'حد الجنوب أعلى من حد الشمال',
    en: 'The southern edge lies north of the northern one',
  },
};

const arabicPlural = new Intl.PluralRules('ar');

function arabicCount(count: number, forms: { one: string; two: string; few: string; many: string }): string {
  const form = arabicPlural.select(count);
  if (form === 'one') return forms.one;
  if (form === 'two') return forms.two;
  if (form === 'few') return `${count} ${forms.few}`;
  return form === 'many' ? `${count} ${forms.many}` : `${count} ${forms.one.split(' ')[0]}`;
}

function characters(count: number): Texts {
  return {
    ar: arabicCount(count, { one: 'حرف واحد', two: 'حرفين', few: 'أحرف', many: 'حرفًا' }),
    en: count === 1 ? '1 character' : `${count} characters`,
  };
}

function items(count: number): Texts {
  return {
    ar: arabicCount(count, { one: 'عنصر واحد', two: 'عنصرين', few: 'عناصر', many: 'عنصرًا' }),
    en: count === 1 ? '1 item' : `${count} items`,
  };
}

/** A limit as a person reads it: Western digits, thousands apart. */
function figure(limit: unknown): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 }).format(Number(limit));
}

type Params = Record<string, unknown>;

function tooSmall({ origin, minimum }: Params): Texts {
  if (origin === 'string') {
    const least = characters(Number(minimum));
    return { ar: `اكتب ${least.ar} على الأقل`, en: `Write at least ${least.en}` };
  }
  if (origin === 'array') {
    const least = items(Number(minimum));
    return { ar: `اختر ${least.ar} على الأقل`, en: `Choose at least ${least.en}` };
  }
  return { ar: `أقل قيمة مقبولة ${figure(minimum)}`, en: `The least accepted is ${figure(minimum)}` };
}

function tooBig({ origin, maximum }: Params): Texts {
  if (origin === 'string') {
    const most = characters(Number(maximum));
    return { ar: `اكتب ${most.ar} على الأكثر`, en: `Write at most ${most.en}` };
  }
  if (origin === 'array') {
    const most = items(Number(maximum));
    return { ar: `اختر ${most.ar} على الأكثر`, en: `Choose at most ${most.en}` };
  }
  return { ar: `أكبر قيمة مقبولة ${figure(maximum)}`, en: `The most accepted is ${figure(maximum)}` };
}

function notOneOf({ values }: Params): Texts {
  const choices = (Array.isArray(values) ? values : []).join('، ');
  return { ar: `اختر واحدًا من: ${choices}`, en: `Choose one of: ${choices.replaceAll('، ', ', ')}` };
}

function isAbsent(input: unknown, path: string[]): boolean {
  let value = input;
  for (const step of path) {
    value = typeof value === 'object' && value !== null ? (value as Params)[step] : undefined;
  }
  return value === undefined || value === null || value === '';
}

/** Errors of the contract that fit many fields. */
const NAMELESS: readonly ErrorName[] = ['dateInFuture'];

/** What a field is called; one that no person fills in by the wire's own name. */
function labelOf(field: string, language: Language): string {
  return fieldNames[field]?.[language] ?? field;
}

/** What a field says that must be given and is not. */
export function missingMessage(field: string, language: Language): string {
  const name = fieldNames[field];
  if (!name) return messageOfField(field, language === 'ar' ? 'قيمة مطلوبة' : 'a value is required');
  return emptyFieldMessage(name[language], language, name.how);
}

/** What is wrong, said of the field by its name. */
function namedMessage(
  issue: ZodFastifySchemaValidationError,
  { input, path, language }: { input: unknown; path: string[]; language: Language },
): string {
  // An item of a list is named as the list is.
  const field = path.findLast((step) => !/^\d+$/.test(step)) ?? '';
  const own = ownError(issue);
  if (own && !NAMELESS.includes(own)) return errorTable[own][language];
  if (!own && isMissing(issue, input, path)) return missingMessage(field, language);
  const message = (own ? errorTable[own] : messageOf(issue))[language];
  return field ? messageOfField(labelOf(field, language), message) : message;
}

function isMissing(
  { keyword, params, message }: ZodFastifySchemaValidationError,
  input: unknown,
  path: string[],
) {
  if (message === 'required') return true;
  const isEmptyText = keyword === 'too_small' && params.origin === 'string' && params.minimum === 1;
  return isEmptyText || (keyword !== 'custom' && path.length > 0 && isAbsent(input, path));
}

function messageOf(issue: ZodFastifySchemaValidationError): Texts {
  const params = issue.params as Params;
  if (issue.keyword === 'invalid_type') return EXPECTED[String(params.expected)] ?? notValid;
  if (issue.keyword === 'too_small') return tooSmall(params);
  if (issue.keyword === 'too_big') return tooBig(params);
  if (issue.keyword === 'invalid_value') return notOneOf(params);
  if (issue.keyword === 'invalid_format') return FORMATS[String(params.format)] ?? notValid;
  return RULES[issue.message ?? ''] ?? notValid;
}

/** The error that a rule of the contract names as its message; null for every other rule. */
function ownError({ message = '' }: ZodFastifySchemaValidationError): ErrorName | null {
  return Object.hasOwn(errorNumbers, message) ? (message as ErrorName) : null;
}

/**
 * What the whole answer is: where one field alone is wrong, and its rule has an error of its own, that
 * one; else `invalidFields`.
 */
export function errorOf(issues: ZodFastifySchemaValidationError[]): ErrorName {
  const fields = new Set(issues.map(({ instancePath }) => instancePath));
  const [first] = issues;
  return (fields.size === 1 && first && ownError(first)) || 'invalidFields';
}

/**
 * The `errors` of an answer (DESIGN §5): the wire's field name → what is wrong with it, in the reader's
 * language. A field inside another is named by its path with dots, one inside a part of a form (`parts`) by its
 * own name. The first fault of a field is told.
 */
export function fieldMessages(
  issues: ZodFastifySchemaValidationError[],
  input: unknown,
  language: Language,
  parts: readonly string[] = [],
): Record<string, string> {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.instancePath.split('/').filter(Boolean);
    const isInPart = path.length > 1 && parts.includes(path[0] ?? '');
    const field = path.slice(isInPart ? 1 : 0).join('.') || 'body';
    if (!messages.has(field)) messages.set(field, namedMessage(issue, { input, path, language }));
  }
  return Object.fromEntries(messages);
}
