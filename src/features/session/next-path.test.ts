import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNextPath } from './next-path.ts';

describe('safeNextPath', () => {
  it('keeps a path of ours, with search and hash', () => {
    expect(safeNextPath('/propertielist?purpose=for_rent&page=2#list')).toBe(
      '/propertielist?purpose=for_rent&page=2#list',
    );
    expect(safeNextPath('/propertydetails/7')).toBe('/propertydetails/7');
  });

  it.each([
    undefined,
    '',
    'propertielist',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    '/login',
    '/login?next=/login',
    ['/propertielist'],
  ])('leads home instead of to %j', (next) => expect(safeNextPath(next)).toBe('/'));

  it('never leaves the site, whatever it is given', () => {
    const parts = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '\t', ':', '@', '?', '#', '%2f', 'evil.example'),
    );
    fc.assert(
      fc.property(parts, (pieces) => {
        const next = safeNextPath(pieces.join(''));
        expect(new URL(next, 'https://rukn.example').origin).toBe('https://rukn.example');
      }),
      { numRuns: 500 },
    );
  });
});
