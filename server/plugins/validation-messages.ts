import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { type ErrorName, errorNumbers } from '../../contract/error-numbers.ts';
import { errorTable } from '../../contract/errors.ts';
import { emptyFieldMessage, messageOfField } from '../../contract/field-messages.ts';
import type { Language } from '../../contract/language.ts';
import { say, texts } from '../texts/texts.ts';
import { fieldNames } from './field-names.ts';

type Params = Record<string, unknown>;

/** A limit as a person reads it: Western digits, thousands apart. */
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

/** Errors of the contract that fit many fields. */
const NAMELESS: readonly ErrorName[] = ['dateInFuture'];

/** What a field is called; one that no person fills in by the wire's own name. */
function labelOf(field: string, language: Language): string {
  return fieldNames[field]?.[language] ?? field;
}

/** What a field says that must be given and is not. */
export function missingMessage(field: string, language: Language): string {
  const name = fieldNames[field];
  if (!name) return messageOfField(field, texts[language].field.required);
  return emptyFieldMessage(name[language], language, name.how);
}

/** What is wrong, with the field's name. */
function namedMessage(
  issue: ZodFastifySchemaValidationError,
  { input, path, language }: { input: unknown; path: string[]; language: Language },
): string {
  // An item of a list is named as the list is.
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
 * What the whole answer is: where one field alone is wrong, and its rule has an error of its own,
 * that one; else `invalidFields`.
 */
export function errorOf(issues: ZodFastifySchemaValidationError[]): ErrorName {
  const fields = new Set(issues.map(({ instancePath }) => instancePath));
  const [first] = issues;
  return (fields.size === 1 && first && ownError(first)) || 'invalidFields';
}

/**
 * The `errors` of an answer (DESIGN §5): the wire's field name → what is wrong with it, in the
 * reader's language. A field inside another is named by its path with dots, one inside a part of a
 * form (`parts`) by its own name. Each field has its first error only.
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
