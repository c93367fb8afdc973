import { describe, expect, it } from 'vitest';
import { lastDay, nextOpenDay, openDays, readSlotSearch, resolveChoice } from './slot-choice.ts';

const TODAY = '2026-11-21';
const five = { value: '17:00', label: '5:00 م' };
const times = { '2026-11-24': [five], '2026-11-22': [], '2026-11-25': [five] };

describe('readSlotSearch', () => {
  it('takes a day and an hour', () =>
    expect(readSlotSearch({ date: '2026-11-24', time: '17:00' })).toEqual({
      date: '2026-11-24',
      time: '17:00',
    }));

  it('takes that the mobile is hidden, and nothing else of it', () => {
    expect(readSlotSearch({ mobile: 'hidden' })).toEqual({ mobile: 'hidden' });
    expect(readSlotSearch({ mobile: '0500000001' })).toEqual({});
  });

  it.each([
    [{}],
    [{ date: '2026-02-30', time: '25:00' }],
    [{ date: ['2026-11-24'], time: 17 }],
    [{ date: '<script>', time: '5 pm' }],
  ])('leaves out what can be neither: %j', (search) => expect(readSlotSearch(search)).toEqual({}));
});

describe('resolveChoice', () => {
  it('begins at the first day with free times, or today', () => {
    expect(resolveChoice({}, times, TODAY)).toEqual({ date: '2026-11-24', time: null, missed: null });
    expect(resolveChoice({}, {}, TODAY).date).toBe(TODAY);
    expect(resolveChoice({}, undefined, TODAY).date).toBe(TODAY);
  });

  it('keeps a chosen day without times, and a chosen hour that was taken', () => {
    const empty = { date: '2026-11-22', time: '17:00' };
    expect(resolveChoice(empty, times, TODAY)).toEqual({ ...empty, missed: null });
    expect(resolveChoice({ date: '2026-12-31' }, times, TODAY).date).toBe('2026-12-31');
  });

  it.each([
    ['past', '2026-11-20'],
    ['far', '2027-01-01'],
  ])('puts the first free day in place of one that is %s, and says so', (missed, date) =>
    expect(resolveChoice({ date, time: '17:00' }, times, TODAY)).toEqual({
      date: '2026-11-24',
      time: null,
      missed,
    }),
  );
});

it('knows the days with times, and the next of them', () => {
  expect([...openDays(times)].sort()).toEqual(['2026-11-24', '2026-11-25']);
  expect(nextOpenDay(times, '2026-11-25')).toBe('2026-11-25');
  expect(nextOpenDay(times, '2026-11-26')).toBeNull();
  expect(lastDay(TODAY)).toBe('2026-12-21');
});
