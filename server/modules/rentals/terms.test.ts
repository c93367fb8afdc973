import { describe, expect, it } from 'vitest';
import { currentTenancy } from './current-tenancy.ts';
import { dueDaysOf, lastDayOf, sharesOf } from './terms.ts';

describe('the last day of a term', () => {
  it.each([
    ['2026-01-15', 1, 'year', '2027-01-14'],
    ['2026-01-01', 1, 'year', '2026-12-31'],
    ['2026-11-22', 3, 'month', '2027-02-21'],
    ['2024-03-01', 2, 'year', '2026-02-28'],
    // If the last month lacks the day, the month's last day ends the term.
    ['2026-01-31', 1, 'month', '2026-02-28'],
    ['2028-01-31', 1, 'month', '2028-02-29'],
    ['2028-02-29', 1, 'year', '2029-02-28'],
    ['2028-02-29', 4, 'year', '2032-02-28'],
    ['2026-08-31', 6, 'month', '2027-02-28'],
  ] as const)('%s and %i %s', (startsOn, term, unit, last) => {
    expect(lastDayOf({ startsOn, term, unit })).toBe(last);
  });
});

describe('the days of the rent', () => {
  it('come back to the day of the month that a short one has not', () => {
    expect(dueDaysOf({ startsOn: '2027-12-31', term: 4, unit: 'month' }, 1)).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
    ]);
  });

  it('are as many as fit the term', () => {
    const year = { startsOn: '2026-05-10', term: 1, unit: 'year' } as const;
    expect(dueDaysOf(year, 12)).toEqual(['2026-05-10']);
    expect(dueDaysOf(year, 6)).toEqual(['2026-05-10', '2026-11-10']);
    expect(dueDaysOf({ ...year, term: 5 }, 1)).toHaveLength(60);
    expect(dueDaysOf({ ...year, startsOn: '2028-02-29', term: 5 }, 12).at(-1)).toBe('2032-02-29');
  });
});

describe('which tenancy counts', () => {
  const past = { tenantId: 1, startsOn: '2025-01-01', expiresOn: '2025-12-31' };
  const now = { tenantId: 2, startsOn: '2026-01-01', expiresOn: '2026-12-31' };
  const next = { tenantId: 1, startsOn: '2027-01-01', expiresOn: '2027-12-31' };

  it('is the one that runs, else the next, else the last', () => {
    expect(currentTenancy([past, next, now], '2026-06-01')).toBe(now);
    expect(currentTenancy([past, next], '2026-06-01')).toBe(next);
    expect(currentTenancy([past], '2026-06-01')).toBe(past);
    expect(currentTenancy([], '2026-06-01')).toBeUndefined();
  });

  it('runs from its first day through its last', () => {
    expect(currentTenancy([past, now], '2025-12-31')).toBe(past);
    expect(currentTenancy([past, now], '2026-01-01')).toBe(now);
    expect(currentTenancy([now], '2026-12-31')).toBe(now);
  });

  it('is to a tenant their own, and none of a property that is let to another by now', () => {
    expect(currentTenancy([past, now], '2026-06-01', 2)).toBe(now);
    expect(currentTenancy([past, now], '2026-06-01', 1)).toBeUndefined();
    expect(currentTenancy([past, now, next], '2026-06-01', 1)).toBe(next);
    expect(currentTenancy([past], '2026-06-01', 1)).toBe(past);
    expect(currentTenancy([past], '2026-06-01', 3)).toBeUndefined();
  });
});

describe('a rent shared among its dues', () => {
  it.each([
    [35_000, 12, [2_916, 2_924]],
    [35_000, 4, [8_750, 8_750]],
    [12_000.5, 1, [12_000.5, 12_000.5]],
    [3, 12, [0, 3]],
  ])('%s riyals in %s', (rent, dues, [first, last]) => {
    const shares = sharesOf(rent * 100, dues);
    expect([shares.length, shares[0], shares.at(-1)]).toEqual([dues, (first ?? 0) * 100, (last ?? 0) * 100]);
  });

  it('adds up to it, to the halala, whatever the rent and the count', () => {
    let state = 29;
    const next = (most: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state % most;
    };
    for (let turn = 0; turn < 2_000; turn += 1) {
      const [rent, dues] = [next(1_000_000_000), 1 + next(60)];
      const shares = sharesOf(rent, dues);
      expect(shares).toHaveLength(dues);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(rent);
      expect(new Set(shares.slice(0, -1)).size).toBeLessThanOrEqual(1);
      expect(shares.at(-1)).toBeGreaterThanOrEqual(shares[0] ?? 0);
    }
  });
});
