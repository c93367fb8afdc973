import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from './contract.ts';
import { typedId, typedNumber } from './typed-number.ts';

type Inner = z.core.$ZodType | undefined;

/** Paths of number schemas that do not accept text; preprocessed fields do. */
function bareNumbers(schema: Inner, path: string): string[] {
  if (!schema) return [];
  const def = schema._zod.def as {
    type: string;
    shape?: Record<string, Inner>;
    options?: Inner[];
    in?: Inner;
    element?: Inner;
    innerType?: Inner;
    valueType?: Inner;
  };
  if (def.type === 'number') return [path];
  if (def.type === 'pipe' && def.in?._zod.def.type === 'transform') return [];
  const inner = [def.in, def.element, def.innerType, def.valueType, ...(def.options ?? [])];
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([key, field]) => bareNumbers(field, `${path}.${key}`)),
    ...inner.flatMap((one) => bareNumbers(one, path)),
  ];
}

describe('a number in a body', () => {
  it('is found anywhere in the text', () => {
    const schema = z.object({
      a: z.array(z.int()).optional(),
      b: z.object({ c: z.number().nullable() }),
      d: typedId,
    });
    expect(bareNumbers(schema, 'x')).toEqual(['x.a', 'x.b.c']);
  });

  it.each(allEndpoints())('of %s may come as a text', (name, { body }) => {
    expect(bareNumbers(body, name)).toEqual([]);
  });

  it.each([
    ['12', 12],
    [' ١٢ ', 12],
    ['1,200', 1200],
    ['1٬200.50', 1200.5],
    ['١٢٫٥', 12.5],
    ['52 000', 52_000],
    ['-5', -5],
    [7, 7],
  ])('%j is %j', (typed, value) => expect(typedNumber(z.number()).parse(typed)).toBe(value));

  it.each(['', 'x', '1e3', '0x10', '5-', '1,5', '1,2000', '1.234', null, true, [1], Number.NaN])(
    '%j is none',
    (typed) => expect(typedNumber(z.number()).safeParse(typed).success).toBe(false),
  );

  it('that may be left out is so where its text is empty', () => {
    expect(typedNumber(z.number().optional()).parse(' ')).toBeUndefined();
  });
});
