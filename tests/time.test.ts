import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hijriDay } from '../contract/calendar-dates.ts';
import { daysAfter, daysBetween, isDay, monthsAfter, weekdayOf } from '../contract/day-arithmetic.ts';
import { VIEWING_DAYS_AHEAD } from '../contract/limits.ts';
import { riyadhClock, riyadhDay, riyadhMoment } from '../contract/riyadh.ts';
import { dueDaysOf, lastDayOf, monthsOf } from '../server/modules/rentals/terms.ts';
import { chosenTime, timesAhead } from '../server/modules/viewings/times.ts';
import { noteServerTime, serverNow } from '../src/lib/server-now.ts';
import { propertyRuns } from './support/hard-runs.ts';

/** The rules of days and times, at any moment of a century. */

const DAY_MS = 86_400_000;
const runs = propertyRuns(300, 20_000);
const moment = fc.date({
  min: new Date('2001-01-01T00:00Z'),
  max: new Date('2099-12-31T00:00Z'),
  noInvalidDate: true,
});
/** Ends of months, leap days and the ends of Ramadan's months more often than other days. */
const day = fc.oneof(
  moment.map(riyadhDay),
  moment.map((at) => daysAfter(`${riyadhDay(at).slice(0, 7)}-01`, -1)),
  fc.integer({ min: 0, max: 24 }).map((at) => `${2004 + at * 4 - (at === 24 ? 4 : 0)}-02-29`),
);
const week = fc.array(fc.nat({ max: 2 ** 24 - 1 }), { minLength: 7, maxLength: 7 });

describe('days', () => {
  it('go there and back, over every month’s end', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4_000, max: 4_000 }), (from, days) => {
        const to = daysAfter(from, days);
        expect(isDay(to)).toBe(true);
        expect(daysBetween(from, to)).toBe(days);
        expect(daysAfter(to, -days)).toBe(from);
        expect((((weekdayOf(to) - weekdayOf(from) - days) % 7) + 7) % 7).toBe(0);
      }),
      runs,
    );
  });

  it('keep their number in a later month, or are its last', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 120 }), (from, months) => {
        const to = monthsAfter(from, months);
        const isLast = daysAfter(to, 1).endsWith('-01');
        expect(to.slice(8) === from.slice(8) || (isLast && to.slice(8) < from.slice(8))).toBe(true);
        const count = (one: string) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7));
        expect(count(to) - count(from)).toBe(months);
      }),
      runs,
    );
  });

  it('are those of Riyadh at every moment, wherever the device is', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const minute = riyadhMoment(riyadhDay(at), riyadhClock(at));
        expect(Number(at) - Number(minute)).toBeGreaterThanOrEqual(0);
        expect(Number(at) - Number(minute)).toBeLessThan(60_000);
      }),
      runs,
    );
  });

  it('follow one another in the Hijri calendar as well, through Ramadan too', () => {
    fc.assert(
      fc.property(day, (from) => {
        const [one, next] = [from, daysAfter(from, 1)].map((each) => hijriDay(each, 'en').split(' '));
        const isNewMonth = next?.[0] === '1';
        if (isNewMonth) expect(['29', '30']).toContain(one?.[0]);
        else expect(Number(next?.[0])).toBe(Number(one?.[0]) + 1);
        expect(one?.slice(1).join(' ') === next?.slice(1).join(' ')).toBe(!isNewMonth);
      }),
      propertyRuns(100, 5_000),
    );
  });
});

describe('the times of a viewing', () => {
  it('are to come, in order, within the days ahead, and each can be chosen until it begins', () => {
    fc.assert(
      fc.property(week, moment, (hours, now) => {
        const times = timesAhead(hours, now);
        const starts = times.map(({ startsAt }) => Number(startsAt));
        expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other));
        const last = daysAfter(riyadhDay(now), VIEWING_DAYS_AHEAD);
        expect(times.every((time) => time.startsAt > now && time.day <= last)).toBe(true);
        for (const { day: date, clock: time, startsAt } of [times[0], times.at(-1)].filter((one) => !!one)) {
          expect(chosenTime(hours, { date, time }, now)).toEqual(startsAt);
          expect(riyadhDay(startsAt)).toBe(date);
          expect(() => chosenTime(hours, { date, time }, startsAt)).toThrow(
            expect.objectContaining({ kind: 'timePast' }),
          );
        }
      }),
      propertyRuns(100, 5_000),
    );
  });

  it('are, after a jump of the clock, those before it that have not begun, and later days’', () => {
    fc.assert(
      fc.property(week, moment, fc.integer({ min: 0, max: 10 * DAY_MS }), (hours, now, jump) => {
        const later = new Date(Number(now) + jump);
        const kept = timesAhead(hours, now).filter(({ startsAt }) => startsAt > later);
        expect(timesAhead(hours, later).slice(0, kept.length)).toEqual(kept);
      }),
      propertyRuns(100, 5_000),
    );
  });
});

describe('a tenancy', () => {
  const term = fc.record({
    startsOn: day,
    term: fc.integer({ min: 1, max: 24 }),
    unit: fc.constantFrom('year' as const, 'month' as const),
  });

  it('ends before its first day would come again, and the next begins right after it', () => {
    fc.assert(
      fc.property(term, (one) => {
        const last = lastDayOf(one);
        const turn = monthsAfter(one.startsOn, monthsOf(one));
        expect(last >= one.startsOn && last <= turn).toBe(true);
        expect(daysBetween(last, turn)).toBe(turn.slice(8) === one.startsOn.slice(8) ? 1 : 0);
      }),
      runs,
    );
  });

  it('has all its dues within it, in order, the first on its first day', () => {
    fc.assert(
      fc.property(term, fc.constantFrom(1, 3, 6, 12), (one, everyMonths) => {
        fc.pre(monthsOf(one) % everyMonths === 0);
        const days = dueDaysOf(one, everyMonths);
        expect(days).toHaveLength(monthsOf(one) / everyMonths);
        expect(days[0]).toBe(one.startsOn);
        expect(days).toEqual([...new Set(days)].toSorted());
        expect((days.at(-1) ?? '') <= lastDayOf(one)).toBe(true);
      }),
      runs,
    );
  });
});

describe('a device whose clock is wrong', () => {
  afterEach(() => {
    vi.useRealTimers();
    noteServerTime(Date.now());
  });

  it('by any time shows the server’s day as soon as it has answered, also after a jump', () => {
    vi.useFakeTimers();
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 0, max: 40 * DAY_MS }), (device, server, passed) => {
        vi.setSystemTime(device);
        noteServerTime(Number(server));
        expect(Math.abs(serverNow() - Number(server))).toBeLessThanOrEqual(3_000);
        vi.setSystemTime(Number(device) + passed);
        expect(Math.abs(serverNow() - Number(server) - passed)).toBeLessThanOrEqual(3_000);
        noteServerTime(Number.NaN);
        expect(Math.abs(serverNow() - Number(server) - passed)).toBeLessThanOrEqual(3_000);
      }),
      runs,
    );
  });
});
