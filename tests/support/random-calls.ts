import fc from 'fast-check';
import { z } from 'zod';
import type { EndpointDefinition } from '../../contract/endpoint.ts';

/** A random request to an endpoint. */
export interface RandomCall {
  params: Record<string, string>;
  /** The query string, without the question mark. */
  query: string;
  /** The body as text; absent where the endpoint takes none. */
  payload?: string | undefined;
}

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema | JsonSchema[];
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** Values that no schema accepts, but clients may send. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '٢',
    '۱۲۳',
    '\u202E1',
    '🏠',
    '\uD800',
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e309',
    '0x10',
    '1,2,3',
    '2147483647',
    '2147483648',
    '99999999999999999999',
    "' or 1=1 --",
    '%_\\',
    '../../etc/passwd',
    '__proto__',
    'x'.repeat(6_000),
    0,
    -1,
    1.5,
    2_147_483_648,
    Number.MAX_SAFE_INTEGER,
    1e308,
    true,
    [],
    {},
    [[]],
    { a: { b: [null] } },
    ['1', '2'],
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

function boundaries(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { minimum = -10, maximum = 10 } = schema;
  const edges = [minimum - 1, minimum, minimum + 1, maximum - 1, maximum, maximum + 1];
  const between =
    schema.type === 'integer'
      ? fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
      : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof(fc.constantFrom(...edges), between);
}

/** Mostly valid values, including boundaries and just beyond. */
function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  if (schema.type === 'integer' || schema.type === 'number') return boundaries(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'string') {
    const { minLength = 0, maxLength = minLength + 20 } = schema;
    return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength + 1, 600) });
  }
  if (schema.type === 'array') {
    const inner = schema.prefixItems ?? [schema.items ?? {}].flat();
    return fc.oneof(
      fc.array(fc.oneof(...inner.map(fitting)), { maxLength: 40 }),
      fc.tuple(...inner.map(fitting)),
    );
  }
  if (schema.type === 'object') return fields(schema);
  return junk;
}

function fields(schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const each = Object.entries(schema.properties ?? {}).map(
    ([name, inner]) =>
      [name, fc.oneof({ weight: 4, arbitrary: fitting(inner) }, { weight: 2, arbitrary: junk })] as const,
  );
  // Every field may be missing. Requests with one or two fields get further than those with all.
  const all = fc.record(Object.fromEntries(each), { requiredKeys: [] });
  const few = fc
    .subarray(each, { maxLength: Math.min(2, each.length) })
    .chain((chosen) => fc.record(Object.fromEntries(chosen)) as typeof all);
  return fc.oneof({ weight: 2, arbitrary: few }, { weight: 1, arbitrary: all });
}

function fieldsOf(schema: z.ZodObject | undefined): fc.Arbitrary<Record<string, unknown>> {
  if (!schema) return fc.constant({});
  return fields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function asQuery(values: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    // Lists of even length go as repeated keys, others with commas: clients send both.
    if (Array.isArray(value) && value.length % 2 === 0)
      for (const each of value) search.append(name, asText(each));
    else search.append(name, Array.isArray(value) ? value.map(asText).join(',') : asText(value));
  }
  return search.toString();
}

/** A path segment without lone surrogates, for which encodeURIComponent throws. */
function asSegment(value: unknown): string {
  return Buffer.from(asText(value).slice(0, 90)).toString('utf8') || 'x';
}

/**
 * Requests with valid, boundary and junk values in every field, and sometimes a body that is not an
 * object.
 */
export function callArbitrary(definition: EndpointDefinition): fc.Arbitrary<RandomCall> {
  const params = fieldsOf(definition.params).map((values) => {
    const names = Object.keys(definition.params?.shape ?? {});
    return Object.fromEntries(names.map((name) => [name, asSegment(values[name] ?? 1)]));
  });
  const body = fc.oneof(
    { weight: 9, arbitrary: fieldsOf(definition.body).map((values) => JSON.stringify(values)) },
    { weight: 1, arbitrary: junk.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '{"a":}', 'nothing', '{"__proto__":{}}', '[1') },
  );
  return fc.record({
    params,
    query: fieldsOf(definition.query).map(asQuery),
    payload: definition.body ? body : fc.constant(undefined),
  });
}
