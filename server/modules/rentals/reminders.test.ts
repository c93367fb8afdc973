import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hijriDay } from '../../../contract/calendar-dates.ts';
import { daysAfter, monthsAfter } from '../../../contract/day-arithmetic.ts';
import { RIYADH_CITY_ID } from '../../../contract/limits.ts';
import { riyadhDay, riyadhMoment } from '../../../contract/riyadh.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { addVisitors, createBookingApp, read, type Visitor } from '../../../tests/support/bookings.ts';
import { giveTo, letTo, propertiesToLet } from '../../../tests/support/tenancies.ts';
import { notifications } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { endTenancy, recordPayment } from './recording.ts';
import { remindOfTenancies } from './reminders.ts';

const DAY_MS = 86_400_000;

let made: Awaited<ReturnType<typeof createBookingApp>>;
let owner: Visitor;
let tenant: Visitor;
let propertyId: number;
let today: string;

// The tests move the clock forward: each has a separate server.
beforeEach(async () => {
  await made?.app.close();
  made = await createBookingApp();
  [owner = { id: 0, headers: {} }, tenant = { id: 0, headers: {} }] = await addVisitors(made.db, 2);
  [propertyId = 0] = await propertiesToLet(made.db, 1);
  await giveTo(made.db, owner, propertyId);
  today = riyadhDay(made.clock.now());
});
afterAll(() => made.app.close());

/** As several servers would. */
const remind = () => Promise.all([1, 2, 3].map(() => remindOfTenancies(made.db, made.clock)));
const kindsOf = async ({ id }: Visitor) =>
  (
    await made.db.select().from(notifications).where(eq(notifications.userId, id)).orderBy(notifications.id)
  ).map(({ kind }) => kind);
const letFrom = async (startsOn: string, terms: object = {}) => {
  const done = await letTo(made.db, tenant, propertyId, { startsOn, everyMonths: 12, ...terms });
  if (done.outcome === 'refused') throw new Error(done.why);
  return done.tenancy;
};

const endings = async (visitor: Visitor) =>
  (await kindsOf(visitor)).filter((kind) => kind === 'tenancyEnding').length;
/** A tenancy of a year that ends in this many days. */
const lasting = (days: number) => letFrom(monthsAfter(daysAfter(today, days + 1), -12));

describe('the notice before a tenancy renews automatically', () => {
  it('comes 90 and 67 days before the end, each once, to tenant and owner', async () => {
    await lasting(91);
    const counts: number[] = [];
    // 91, 90, 89, 68, 67, 66, 61, 60 and 59 days before the end.
    for (const days of [0, 1, 1, 21, 1, 1, 5, 1, 1]) {
      made.clock.forward(days * DAY_MS);
      await remind();
      counts.push(await endings(tenant));
      expect(await endings(owner)).toBe(counts.at(-1));
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2, 2, 2]);
  });

  it('goes by the days of Riyadh, not of the clock', async () => {
    await lasting(91);
    // 20:59 and 21:00 UTC: the last minute of the day in Riyadh, and the first of the next.
    const midnight = riyadhMoment(daysAfter(today, 1), '00:00').getTime();
    made.clock.forward(midnight - 60_000 - made.clock.now().getTime());
    await remind();
    expect(await endings(tenant)).toBe(0);
    made.clock.forward(60_000);
    await remind();
    expect(await endings(tenant)).toBe(1);
  });

  it('names the last day by both calendars, that it renews automatically, and who may refuse', async () => {
    const { expiresOn } = await lasting(90);
    await remind();
    const url = '/api/users/notifications';
    const { rows: told } = await read(made.app, tenant, url);
    const noticeBy = daysAfter(expiresOn, -60);
    expect(told[0].message).toContain(writtenDay(noticeBy, 'ar'));
    expect(told[0].message).toContain(hijriDay(noticeBy, 'ar'));
    expect(told[0].message).toContain('يتجدد تلقائيًا');
    const [listing] = await made.db.select().from(properties).where(eq(properties.id, propertyId));
    const isRiyadh = listing?.cityId === RIYADH_CITY_ID;
    expect(told[0].message).toContain(isRiyadh ? 'وللمالك لأسباب محددة فقط' : 'ولكل من الطرفين رفض التجديد');
    expect(told[0].link).toBe(`/rental/${propertyId}`);
  });

  it('comes once where both days were missed, and not once it is too late', async () => {
    await lasting(100);
    made.clock.forward(40 * DAY_MS);
    await remind();
    await remind();
    expect(await endings(owner)).toBe(1);
    const [other = 0] = (await propertiesToLet(made.db, 2)).filter((id) => id !== propertyId);
    await giveTo(made.db, owner, other);
    await letTo(made.db, tenant, other, {
      startsOn: monthsAfter(daysAfter(today, 100), -12),
      everyMonths: 12,
    });
    await remind();
    expect(await endings(owner)).toBe(1);
  });

  it('is left out where it was renewed, has ended, or was short from the first', async () => {
    await lasting(70);
    const next = await letFrom(daysAfter(today, 71));
    await remind();
    expect(await endings(owner)).toBe(0);
    const end = (id: number) =>
      made.db.transaction((transaction) => endTenancy(transaction, { id, endedOn: today }));
    await end(next.id);
    await remind();
    expect(await endings(owner)).toBe(1);
  });

  it('is none of three months', async () => {
    await letFrom(today, { term: 3, unit: 'month', everyMonths: 3 });
    made.clock.forward(10 * DAY_MS);
    await remind();
    expect(await kindsOf(owner)).toEqual(['tenancyRecorded']);
  });
});

describe('the reminder of a due', () => {
  it('comes a week before, once, to the tenant alone, and not of what is paid', async () => {
    const { id } = await letFrom(monthsAfter(daysAfter(today, 8), -3), { everyMonths: 3 });
    await remind();
    expect(await kindsOf(tenant)).toEqual(['tenancyRecorded']);
    made.clock.forward(DAY_MS);
    await remind();
    await remind();
    expect(await kindsOf(tenant)).toEqual(['tenancyRecorded', 'rentDueSoon']);
    expect(await kindsOf(owner)).toEqual(['tenancyRecorded']);
    const dueOn = monthsAfter(monthsAfter(daysAfter(today, 8), -3), 6);
    await made.db.transaction((transaction) => recordPayment(transaction, { id, dueOn, paidOn: today }));
    made.clock.forward(90 * DAY_MS);
    await remind();
    expect((await kindsOf(tenant)).filter((kind) => kind === 'rentDueSoon')).toHaveLength(1);
  });
});
