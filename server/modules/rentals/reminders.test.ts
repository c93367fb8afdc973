import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addVisitors, createBookingApp, type Visitor } from '../../../tests/support/bookings.ts';
import { giveTo, homesToLet, letTo } from '../../../tests/support/tenancies.ts';
import { notifications } from '../../db/schema/people.ts';
import { daysAfter, monthsAfter, riyadhDay } from '../../time/riyadh.ts';
import { endTenancy, recordPayment } from './recording.ts';
import { remindOfTenancies } from './reminders.ts';

const DAY_MS = 86_400_000;

let made: Awaited<ReturnType<typeof createBookingApp>>;
let owner: Visitor;
let tenant: Visitor;
let home: number;
let today: string;

// Time goes on in each: each has a server of its own.
beforeEach(async () => {
  await made?.app.close();
  made = await createBookingApp();
  [owner = { id: 0, headers: {} }, tenant = { id: 0, headers: {} }] = await addVisitors(made.db, 2);
  [home = 0] = await homesToLet(made.db, 1);
  await giveTo(made.db, owner, home);
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
  const done = await letTo(made.db, tenant, home, { startsOn, everyMonths: 12, ...terms });
  if (done.outcome === 'refused') throw new Error(done.why);
  return done.tenancy;
};

describe('the notice before a tenancy ends', () => {
  it('comes 60 days before, once, to tenant and owner', async () => {
    await letFrom(monthsAfter(daysAfter(today, 62), -12));
    await remind();
    expect(await kindsOf(tenant)).toEqual(['tenancyRecorded']);
    made.clock.forward(DAY_MS);
    await remind();
    made.clock.forward(20 * DAY_MS);
    await remind();
    expect(await kindsOf(tenant)).toEqual(['tenancyRecorded', 'tenancyEnding']);
    expect(await kindsOf(owner)).toEqual(['tenancyRecorded', 'tenancyEnding']);
  });

  it('comes late where nothing ran meanwhile, and not once it is over', async () => {
    await letFrom(monthsAfter(daysAfter(today, 100), -12));
    made.clock.forward(95 * DAY_MS);
    await remind();
    expect((await kindsOf(owner)).at(-1)).toBe('tenancyEnding');
    await made.app.close();
  });

  it('is left out where it was renewed, has ended, or was short from the first', async () => {
    await letFrom(monthsAfter(daysAfter(today, 31), -12));
    const next = await letFrom(daysAfter(today, 31));
    await remind();
    expect(await kindsOf(owner)).not.toContain('tenancyEnding');
    const end = (id: number) =>
      made.db.transaction((transaction) => endTenancy(transaction, { id, endedOn: today }));
    await end(next.id);
    await remind();
    expect((await kindsOf(owner)).filter((kind) => kind === 'tenancyEnding')).toHaveLength(1);
  });

  it('is none of a month’s', async () => {
    await letFrom(today, { term: 1, unit: 'month', everyMonths: 1 });
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
