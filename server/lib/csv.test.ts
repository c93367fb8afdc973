import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each(['=1+1', '+966500000001', '-1', '@SUM(A1)', '\t=1', '\r=1', '0500000001'])('defuses %j', (text) => {
  const line = csvLine([text]);
  expect(line.replaceAll('"', '')).toBe(`'${text}\r\n`);
});
it('quotes commas, quotes and lines', () =>
  expect(csvLine(['a,b', 'a"b', 'a\nb', 'ab', null, 7])).toBe('"a,b","a""b","a\nb",ab,,7\r\n'));
it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [-12_345, '-123.45'],
  [123_456_789, '1234567.89'],
])('writes %i halalas as %s', (halalas, text) => expect(csvLine([{ halalas }])).toBe(`${text}\r\n`));
