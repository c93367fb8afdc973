import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { type ErrorName, errorNumbers } from '../../contract/error-numbers.ts';
import { errorTable } from '../../contract/errors.ts';
import { emptyFieldMessage, messageOfField } from '../../contract/field-messages.ts';
import type { Language } from '../../contract/language.ts';
import { say, texts } from '../texts/texts.ts';
import { fieldNames } from './field-names.ts';

type Params = Record<string, unknown>;

/** A limit for users: Western digits, grouped thousands. */
function figure(limit: unknown): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 }).format(Number(limit));
}

function limitMessage(
  fault: 'too_small' | 'too_big',
  { origin, minimum, maximum }: Params,
  language: Language,
) {
  const limit = fault === 'too_small' ? minimum : maximum;
  if (origin !== 'string' && origin !== 'array') {
    return say(language, `field.${fault}.number`, { limit: figure(limit) });
  }
  const counted = say(language, `field.${origin}`, { count: Number(limit) });
  return say(language, `field.${fault}.${origin}`, { limit: counted });
}

function oneOfMessage({ values }: Params, language: Language): string {
  const choices = (Array.isArray(values) ? values : []).join(texts[language].separator);
  return say(language, 'field.oneOf', { choices });
}

function isAbsent(input: unknown, path: string[]): boolean {
  let value = input;
  for (const step of path) {
    value = typeof value === 'object' && value !== null ? (value as Params)[step] : undefined;
  }
  return value === undefined || value === null || value === '';
}

/** Shared by many fields: their messages need the field's name. */
const NAMELESS: readonly ErrorName[] = ['dateInFuture'];

/** A field's label; the wire's name for a field that users do not fill in. */
function labelOf(field: string, language: Language): string {
  return fieldNames[field]?.[language] ?? field;
}

/** The message of a required field that is missing. */
export function missingMessage(field: string, language: Language): string {
  const name = fieldNames[field];
  if (!name) return messageOfField(field, texts[language].field.required);
  return emptyFieldMessage(name[language], language, name.how);
}

/** The message of an issue, with the field's name. */
function namedMessage(
  issue: ZodFastifySchemaValidationError,
  { input, path, language }: { input: unknown; path: string[]; language: Language },
): string {
  // An item of a list is named after the list.
  const field = path.findLast((step) => !/^\d+$/.test(step)) ?? '';
  const own = ownError(issue);
  if (own && !NAMELESS.includes(own)) return errorTable[own][language];
  if (!own && isMissing(issue, input, path)) return missingMessage(field, language);
  const message = own ? errorTable[own][language] : messageOf(issue, language);
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

function messageOf(issue: ZodFastifySchemaValidationError, language: Language): string {
  const params = issue.params as Params;
  const { keyword } = issue;
  if (keyword === 'too_small' || keyword === 'too_big') return limitMessage(keyword, params, language);
  if (keyword === 'invalid_value') return oneOfMessage(params, language);
  const { expected, format, rule, notValid } = texts[language].field;
  const [messages, name]: [Record<string, string>, unknown] =
    keyword === 'invalid_type'
      ? [expected, params.expected]
      : keyword === 'invalid_format'
        ? [format, params.format]
        : [rule, issue.message];
  return messages[String(name)] ?? notValid;
}

/** The error that a rule of the contract names as its message; null for every other rule. */
function ownError({ message = '' }: ZodFastifySchemaValidationError): ErrorName | null {
  return Object.hasOwn(errorNumbers, message) ? (message as ErrorName) : null;
}

/**
 * The error of the whole response: the field's own error if only one field is wrong and its rule
 * names one, else `invalidFields`.
 */
export function errorOf(issues: ZodFastifySchemaValidationError[]): ErrorName {
  const fields = new Set(issues.map(({ instancePath }) => instancePath));
  const [first] = issues;
  return (fields.size === 1 && first && ownError(first)) || 'invalidFields';
}

/**
 * The `errors` of a response (DESIGN §5): messages in the user's language, by the wire's field
 * name. A nested field is named by its path with dots, one inside a part of a form (`parts`) by its
 * last name. Only the first error of each field.
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
