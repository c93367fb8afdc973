import { expect, it } from 'vitest';
import { copyLine, copyStatement, inChunks } from './copy-text.ts';

it('writes each kind of value as COPY reads it', () => {
  const values = ['شقة', 'a\tb\nc\r\\N', null, 12, true, [1, 2], [], new Date(0)] as const;
  expect(copyLine(values)).toBe(
    'شقة\ta\\tb\\nc\\r\\\\N\t\\N\t12\ttrue\t{1,2}\t{}\t1970-01-01T00:00:00.000Z\n',
  );
});

it('names the columns', () => {
  expect(copyStatement('t', ['a', 'b'], 'stdin')).toBe('copy t (a, b) from stdin');
});

it('joins lines to chunks, and no line to none', () => {
  expect([...inChunks(['aa', 'bb', 'cc'], 4)]).toEqual(['aabb', 'cc']);
  expect([...inChunks([], 4)]).toEqual([]);
});
