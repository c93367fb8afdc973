import { describe, expect, it } from 'vitest';
import { renewalOf, shareGone, splitDues, stageOf, sumOf } from './rental-days.ts';

const year = { rentStart: '2026-01-01', rentExpire: '2026-12-31' };

describe('a tenancy on a day', () => {
  it.each([
    ['2025-12-31', 'coming'],
    ['2026-01-01', 'running'],
    ['2026-10-01', 'running'],
    ['2026-10-02', 'ending'],
    ['2026-12-31', 'ending'],
    ['2027-01-01', 'over'],
  ] as const)('%s is %s', (today, stage) => expect(stageOf(year, today)).toBe(stage));

  it.each([
    ['2026-10-02', 30],
    ['2026-11-01', 0],
    ['2026-11-02', -1],
  ])('accepts notice against renewal until 1 November: on %s %d days are left', (today, daysLeft) =>
    expect(renewalOf(year, today)).toEqual({ noticeBy: '2026-11-01', daysLeft }),
  );

  it('does not renew by itself after three months or less', () => {
    expect(renewalOf({ rentStart: '2026-07-01', rentExpire: '2026-09-30' }, '2026-08-01')).toBeNull();
    expect(renewalOf({ rentStart: '2026-07-01', rentExpire: '2026-10-31' }, '2026-08-01')).not.toBeNull();
  });

  it('has gone by as far as the day', () => {
    expect(shareGone(year, '2025-06-01')).toBe(0);
    expect(shareGone(year, '2026-01-01')).toBe(0);
    expect(shareGone(year, '2026-07-02')).toBeCloseTo(182 / 365);
    expect(shareGone(year, '2027-03-01')).toBe(1);
  });
});

describe('dues', () => {
  const dues = ['2026-01-01', '2026-04-01', '2026-07-01'].map((dueDate) => ({ dueDate, amount: 3_333.33 }));

  it('are late from the day after', () => {
    const split = splitDues(dues, '2026-04-01');
    expect(split.late).toEqual([dues[0]]);
    expect(split.coming).toEqual([dues[1], dues[2]]);
  });

  it('add up without a crumb', () => {
    expect(sumOf(dues)).toBe(9_999.99);
    expect(sumOf(Array.from({ length: 10 }, () => ({ dueDate: '2026-01-01', amount: 0.1 })))).toBe(1);
    expect(sumOf([])).toBe(0);
  });
});
