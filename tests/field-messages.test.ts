import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import type { EndpointDefinition } from '../contract/endpoint.ts';
import { errorTable } from '../contract/errors.ts';
import { LANGUAGES } from '../contract/language.ts';
import { findVerb } from '../server/ops/all-verbs.ts';
import { argumentText, consoleForms } from '../server/ops/console/verb-forms.ts';
import { fieldNames } from '../server/plugins/field-names.ts';
import { fieldMessages } from '../server/plugins/validation-messages.ts';

/**
 * Matches messages that don't name the field and what is allowed, such as «this field» is wrong.
 */
const GENERIC =
  /^(?:هذا الحقل|هذه القيمة|القيمة|الصيغة) |\bthis (?:field|value) |^this is not (?:valid|in )/i;

/** Fields that programs fill in, not users, and fields that contain other fields. */
const OF_PROGRAMS =
  'ticket token upTo endpoint keys p256dh auth old verb args seen kind id takesOver financing credential'.split(
    ' ',
  );

const locales = join(import.meta.dirname, '../src/i18n/locales');
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

it.each(LANGUAGES)('no message of the app in %s speaks of «this field»', (language) => {
  const files = readdirSync(join(locales, language));
  const texts = files.flatMap((file) =>
    textsOf(JSON.parse(readFileSync(join(locales, language, file), 'utf8'))),
  );
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => GENERIC.test(text))).toEqual([]);
  expect(Object.values(errorTable).filter(({ [language]: message }) => GENERIC.test(message))).toEqual([]);
});

const bodies = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries<EndpointDefinition>(calls).flatMap(([call, { body, parts }]) =>
    body ? [{ name: `${domain}.${call}`, body, parts }] : [],
  ),
);

/** The errors of a body as the server returns them. */
function messagesOf({ body, parts }: (typeof bodies)[number], input: unknown, language: 'ar' | 'en') {
  const issues = body.safeParse(input).error?.issues ?? [];
  const asFastify = issues.map(({ code, path, message, ...params }) => ({
    keyword: code,
    instancePath: `/${path.join('/')}`,
    schemaPath: '',
    message,
    params,
  })) as unknown as ZodFastifySchemaValidationError[];
  return fieldMessages(asFastify, input, language, parts);
}

describe.each(bodies)('$name', (call) => {
  const fields = Object.keys(call.body.shape);
  const nothing = {};
  const parted = Object.fromEntries((call.parts ?? []).map((part) => [part, {}]));
  // No field accepts a list of lists.
  const nonsense = Object.fromEntries(fields.map((field) => [field, [[field]]]));

  it.each(LANGUAGES)('names each field that is wrong, in %s', (language) => {
    for (const input of [nothing, parted, nonsense]) {
      for (const [field, message] of Object.entries(messagesOf(call, input, language))) {
        const last = field.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';
        expect(message).not.toMatch(GENERIC);
        if (OF_PROGRAMS.includes(last) || call.parts?.includes(last)) continue;
        expect([...Object.keys(fieldNames), 'body']).toContain(last);
        expect(message.toLowerCase()).toContain(fieldNames[last]?.[language].toLowerCase() ?? '');
      }
    }
  });
});

it.each(LANGUAGES)('the console names each argument of its forms in %s', (language) => {
  const messages = consoleForms(language, 'admin').flatMap(({ verb: name, fields }) => {
    const verb = findVerb(name);
    if (!verb) throw new Error(`There is no verb ${name}`);
    return fields.map((field) => argumentText(verb, field.name, language));
  });
  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter((text) => GENERIC.test(text))).toEqual([]);
});
