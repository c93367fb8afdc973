import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../contract/day-arithmetic.ts';
import { riyadhMoment } from '../../../contract/riyadh.ts';
import {
  addVisitors,
  book,
  createBookingApp,
  freeTimes,
  read,
  type Visitor,
} from '../../../tests/support/bookings.ts';
import { viewingHours } from '../../db/schema/viewings.ts';
import { DEFAULT_WEEK, hoursOf } from './hours.ts';
import { chosenTime, timesAhead } from './times.ts';

let made: Awaited<ReturnType<typeof createBookingApp>>;
let visitor: Visitor;
let propertyId: number;

beforeAll(async () => {
  made = await createBookingApp();
  propertyId = made.listings[0]?.id ?? 0;
  await made.db.delete(viewingHours).where(eq(viewingHours.propertyId, propertyId));
  [visitor = { id: 0, headers: {} }] = await addVisitors(made.db, 1);
});
afterAll(() => made.app.close());

describe('times', () => {
  const week = [0, hoursOf(9, 16), 0, 0, 0, 0, hoursOf(10)];
  // A Sunday, 12:30 in Riyadh.
  const now = new Date('2026-11-22T09:30:00Z');

  it('are those of the weekly hours, in Riyadh, from now on to 30 days ahead', () => {
    const times = timesAhead(week, now);
    expect(times[0]).toEqual({ day: '2026-11-23', clock: '09:00', startsAt: new Date('2026-11-23T06:00Z') });
    expect(times.map(({ day }) => weekdayOf(day)).every((weekday) => weekday === 1 || weekday === 6)).toBe(
      true,
    );
    expect(times.at(-1)).toMatchObject({ day: '2026-12-21', clock: '16:00' });
    expect(times).toHaveLength(5 * 2 + 4);
  });

  it('are offered and taken on the thirtieth day from today, and on none after it', () => {
    const everyDay = Array.from({ length: 7 }, () => hoursOf(9));
    expect(timesAhead(everyDay, now).at(-1)).toMatchObject({ day: '2026-12-22', clock: '09:00' });
    const last = { date: '2026-12-22', time: '09:00' };
    expect(chosenTime(everyDay, last, now)).toEqual(new Date('2026-12-22T06:00Z'));
    expect(() => chosenTime(everyDay, { ...last, date: '2026-12-23' }, now)).toThrow(
      expect.objectContaining({ kind: 'timeNotOffered', field: 'date' }),
    );
  });

  it('begin today with the next one', () => {
    const monday = new Date('2026-11-23T10:00:00Z');
    expect(timesAhead(week, monday)[0]).toMatchObject({ day: '2026-11-23', clock: '16:00' });
    // Riyadh is a day ahead of UTC late in the evening.
    expect(timesAhead(week, new Date('2026-11-22T21:30:00Z'))[0]).toMatchObject({ day: '2026-11-23' });
  });

  it.each([
    [{ date: '2026-11-21', time: '10:00' }, 'timePast', 'date'],
    [{ date: '2026-11-23', time: '17:00' }, 'timeNotOffered', 'time'],
    [{ date: '2026-11-23', time: '09:30' }, 'timeNotOffered', 'time'],
    [{ date: '2026-11-24', time: '09:00' }, 'timeNotOffered', 'time'],
    [{ date: '2026-12-28', time: '09:00' }, 'timeNotOffered', 'date'],
  ])('refuse %o as %s at %s', (chosen, kind, field) => {
    expect(() => chosenTime(week, chosen, now)).toThrow(expect.objectContaining({ kind, field }));
  });

  it('refuse one of today that has begun', () => {
    const at = riyadhMoment('2026-11-23', '09:00');
    expect(() => chosenTime(week, { date: '2026-11-23', time: '09:00' }, at)).toThrow(
      expect.objectContaining({ kind: 'timePast', field: 'time' }),
    );
  });

  it('are listed by date with a label in the reader’s language, without Fridays and taken ones', async () => {
    const url = `/api/reservation/availableTimes/${propertyId}`;
    const { times } = await read(made.app, visitor, url);
    const days = Object.keys(times);
    expect(days).toEqual(days.toSorted());
    expect(days.some((day) => weekdayOf(day) === 5)).toBe(false);
    const day = days[3] ?? '';
    expect(times[day]).toHaveLength(8);
    expect(times[day][3]).toEqual({ value: '16:00', label: '4:00\u00A0م' });
    const english = await made.app.inject({ url, headers: { ...visitor.headers, language: 'en' } });
    expect(english.json().times[day][3]).toEqual({ value: '16:00', label: '4:00\u00A0pm' });
    await book(made.app, visitor, { propertyId, date: day, time: '16:00' });
    const after = await freeTimes(made.app, propertyId, visitor);
    expect(after).not.toContainEqual({ date: day, time: '16:00' });
    expect(after).toContainEqual({ date: day, time: '17:00' });
  });

  it('are those that a property keeps of its own', async () => {
    const own = made.listings[1]?.id ?? 0;
    const evening = hoursOf(21);
    const week = [evening, evening, evening, evening, evening, evening, evening];
    await made.db
      .insert(viewingHours)
      .values({ propertyId: own, week })
      .onConflictDoUpdate({ target: viewingHours.propertyId, set: { week } });
    const times = await freeTimes(made.app, own, visitor);
    expect(new Set(times.map(({ time }) => time))).toEqual(new Set(['21:00']));
    expect(times.length).toBeGreaterThanOrEqual(30);
  });

  it('are the default week’s without any', () => expect(DEFAULT_WEEK[5]).toBe(0));
});
