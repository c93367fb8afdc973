import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { riyadhMoment } from '../../../contract/riyadh.ts';
import {
  addVisitors,
  book,
  createBookingApp,
  decidePayment,
  freeTimes,
  postAs,
  read,
  type Slot,
  type Visitor,
} from '../../../tests/support/bookings.ts';
import { answerOf } from '../../../tests/support/test-app.ts';
import { payments } from '../../db/schema/money.ts';
import { notifications } from '../../db/schema/people.ts';
import { viewingHours, viewings } from '../../db/schema/viewings.ts';
import { hoursOf } from './hours.ts';
import { remindOfViewings } from './reminders.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const week = Array.from({ length: 7 }, () => hoursOf(...Array(24).keys()));

let made: Awaited<ReturnType<typeof createBookingApp>>;
let visitor: Visitor;
let propertyId: number;

// The tests move the clock forward: each has a separate server.
beforeEach(async () => {
  await made?.app.close();
  made = await createBookingApp();
  propertyId = made.listings[0]?.id ?? 0;
  [visitor = { id: 0, headers: {} }] = await addVisitors(made.db, 1);
  // Open at all hours, so that no test depends on the current hour or weekday.
  await made.db
    .insert(viewingHours)
    .values({ propertyId, week })
    .onConflictDoUpdate({ target: viewingHours.propertyId, set: { week } });
});
afterAll(() => made.app.close());

const statusOf = async (id: number) =>
  (await read(made.app, visitor, `/api/reservation/get/${id}`)).row.status;
const kinds = async () =>
  (
    await made.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, visitor.id))
      .orderBy(notifications.id)
  ).map(({ kind }) => kind);
/** As several servers would. */
const remind = () => Promise.all([1, 2, 3].map(() => remindOfViewings(made.db, made.clock)));
const release = () => Promise.all([1, 2, 3].map(() => made.app.timed.viewings.releaseUnpaid()));

/** A free time at least this many days ahead. */
async function timeAhead(days: number): Promise<Slot> {
  const times = await freeTimes(made.app, propertyId, visitor);
  const from = made.clock.now().getTime() + days * 24 * HOUR_MS;
  const found = times.find(({ date, time }) => riyadhMoment(date, time).getTime() > from);
  if (!found) throw new Error('no time is free');
  return found;
}
const forwardTo = (at: number) => made.clock.forward(at - made.clock.now().getTime());

describe('an unpaid luxury viewing', () => {
  it('is released after 30 minutes, notified once, and its time is free for others', async () => {
    const slot = await timeAhead(2);
    const { row, paymentUrl } = (
      await book(made.app, visitor, { propertyId, ...slot, fancyReview: true })
    ).json();
    made.clock.forward(29 * MINUTE_MS);
    await release();
    expect(await statusOf(row.id)).toBe('waiting_payment');
    made.clock.forward(MINUTE_MS);
    // Even before a job runs, the time is free again and the viewing can't be paid.
    expect(await statusOf(row.id)).toBe('expired');
    expect(await freeTimes(made.app, propertyId, visitor)).toContainEqual(slot);
    const pay = await postAs(made.app, visitor, '/api/reservation/pay', { reservationId: row.id });
    expect(answerOf(pay)).toMatchObject({ status: 409, body: { error_number: 4017 } });
    await release();
    await release();
    expect(await kinds()).toEqual(['viewingReleased']);
    const [payment] = await made.db.select().from(payments).where(eq(payments.subjectId, row.id));
    expect(payment?.status).toBe('cancelled');
    const page = await made.app.inject({ url: paymentUrl });
    expect(page.body).toContain('انتهت مهلة الدفع');
    await decidePayment(made.app, paymentUrl, 'approve');
    expect(await statusOf(row.id)).toBe('expired');
    const [other] = await addVisitors(made.db, 1);
    expect((await book(made.app, other ?? visitor, { propertyId, ...slot })).statusCode).toBe(200);
  });

  it('makes way for who books its time before the job has run', async () => {
    const slot = await timeAhead(2);
    await book(made.app, visitor, { propertyId, ...slot, fancyReview: true });
    made.clock.forward(31 * MINUTE_MS);
    const [other] = await addVisitors(made.db, 1);
    expect((await book(made.app, other ?? visitor, { propertyId, ...slot })).statusCode).toBe(200);
    await release();
    expect(await kinds()).toEqual(['viewingReleased']);
  });

  it('is confirmed all the same where the gateway has the money and sent no notice', async () => {
    const slot = await timeAhead(2);
    const { row, paymentUrl } = (
      await book(made.app, visitor, { propertyId, ...slot, fancyReview: true })
    ).json();
    await decidePayment(made.app, paymentUrl, 'approve');
    made.clock.forward(31 * MINUTE_MS);
    await release();
    expect(await statusOf(row.id)).toBe('confirmed');
    expect(await kinds()).toEqual(['viewingConfirmed']);
  });

  it('keeps its time from other users, where it was paid without a notice', async () => {
    const slot = await timeAhead(2);
    const later = (await freeTimes(made.app, propertyId, visitor)).at(-1);
    const { row, paymentUrl } = (
      await book(made.app, visitor, { propertyId, ...slot, fancyReview: true })
    ).json();
    await decidePayment(made.app, paymentUrl, 'approve');
    made.clock.forward(31 * MINUTE_MS);
    const [other = visitor] = await addVisitors(made.db, 1);
    expect((await book(made.app, other, { propertyId, ...slot })).json().error_number).toBe(4010);
    expect(await statusOf(row.id)).toBe('confirmed');
    expect(await kinds()).toEqual(['viewingConfirmed']);

    const second = (await book(made.app, visitor, { propertyId, ...later, fancyReview: true })).json();
    await decidePayment(made.app, second.paymentUrl, 'approve');
    const moving = (await book(made.app, other, { propertyId, ...(await timeAhead(3)) })).json();
    made.clock.forward(31 * MINUTE_MS);
    const reservationId = moving.row.id;
    const moved = await postAs(made.app, other, '/api/reservation/reschedule', { reservationId, ...later });
    expect(moved.json().error_number).toBe(4010);
    expect(await statusOf(second.row.id)).toBe('confirmed');
  });

  it('that cannot be released keeps no other from being released', async () => {
    const ids: number[] = [];
    for (const days of [2, 3, 4]) {
      const wish = { propertyId, ...(await timeAhead(days)), fancyReview: true };
      ids.push((await book(made.app, visitor, wish)).json().row.id);
    }
    await made.db.execute(sql`
      create function refuse_release() returns trigger language plpgsql as
      $$ begin raise exception 'it stays'; end $$`);
    await made.db.execute(
      sql.raw(`create trigger refuse_release before update on viewings
        for each row when (old.id = ${ids[0]}) execute function refuse_release()`),
    );
    made.clock.forward(31 * MINUTE_MS);
    await expect(made.app.timed.viewings.releaseUnpaid()).rejects.toThrow();
    const kept = await made.db.select().from(viewings).where(inArray(viewings.id, ids)).orderBy(viewings.id);
    expect(kept.map(({ status }) => status)).toEqual(['waiting_payment', 'expired', 'expired']);
  });

  it('is settled by the job that asks about payments', async () => {
    // Prevents the job from querying payments that other tests left unpaid.
    await made.db.update(payments).set({ askAt: null });
    const slot = await timeAhead(2);
    const { row, paymentUrl } = (
      await book(made.app, visitor, { propertyId, ...slot, fancyReview: true })
    ).json();
    await decidePayment(made.app, paymentUrl, 'approve');
    expect(await made.app.timed.payments.sweep()).toBe(0);
    made.clock.forward(2 * MINUTE_MS);
    const asked = await Promise.all([1, 2, 3].map(() => made.app.timed.payments.sweep()));
    expect(asked.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await statusOf(row.id)).toBe('confirmed');
  });
});

describe('reminders', () => {
  it('come the day before and the hour before, once each', async () => {
    const slot = await timeAhead(3);
    const startsAt = riyadhMoment(slot.date, slot.time).getTime();
    const { row } = (await book(made.app, visitor, { propertyId, ...slot })).json();
    const toldAt = async (at: number) => {
      forwardTo(at);
      await remind();
      return (await kinds()).slice(1);
    };
    expect(await toldAt(startsAt - 25 * HOUR_MS)).toEqual([]);
    expect(await toldAt(startsAt - 24 * HOUR_MS + MINUTE_MS)).toEqual(['viewingTomorrow']);
    expect(await toldAt(startsAt - 2 * HOUR_MS)).toEqual(['viewingTomorrow']);
    expect(await toldAt(startsAt - HOUR_MS + MINUTE_MS)).toEqual(['viewingTomorrow', 'viewingSoon']);
    expect(await toldAt(startsAt + MINUTE_MS)).toEqual(['viewingTomorrow', 'viewingSoon']);
    const { rows } = await read(made.app, visitor, '/api/users/notifications');
    expect(rows[0]).toMatchObject({ kind: 'viewingSoon', link: `/previewdetails/${row.id}` });
    expect(rows[0].message).toMatch(/^معاينتك اليوم \d+:00\u00A0[صم]: /);
  });

  it('catch up after downtime with what is still of use', async () => {
    const slot = await timeAhead(3);
    const startsAt = riyadhMoment(slot.date, slot.time).getTime();
    await book(made.app, visitor, { propertyId, ...slot });
    forwardTo(startsAt - 5 * HOUR_MS);
    await remind();
    expect(await kinds()).toEqual(['viewingConfirmed', 'viewingTomorrow']);
    forwardTo(startsAt + HOUR_MS);
    await remind();
    expect(await kinds()).toHaveLength(2);
  });

  it('leave out the day before for a booking within the day, and start again where it is moved', async () => {
    const slot = await timeAhead(3);
    const { row } = (await book(made.app, visitor, { propertyId, ...slot })).json();
    const startsAt = riyadhMoment(slot.date, slot.time).getTime();
    forwardTo(startsAt - 23 * HOUR_MS);
    await remind();
    const later = await timeAhead(3);
    await postAs(made.app, visitor, '/api/reservation/reschedule', { reservationId: row.id, ...later });
    await remind();
    forwardTo(riyadhMoment(later.date, later.time).getTime() - 20 * HOUR_MS);
    await remind();
    expect(await kinds()).toEqual(['viewingConfirmed', 'viewingTomorrow', 'viewingMoved', 'viewingTomorrow']);
    const [other] = await addVisitors(made.db, 1);
    visitor = other ?? visitor;
    const soon = await timeAhead(0.5);
    await book(made.app, visitor, { propertyId, ...soon });
    await remind();
    expect(await kinds()).toEqual(['viewingConfirmed']);
  });

  it('leave out who has cancelled', async () => {
    const slot = await timeAhead(2);
    const { row } = (await book(made.app, visitor, { propertyId, ...slot })).json();
    await made.app.inject({ url: `/api/reservation/cancel/${row.id}`, headers: visitor.headers });
    forwardTo(riyadhMoment(slot.date, slot.time).getTime() - 30 * MINUTE_MS);
    await remind();
    expect(await kinds()).toEqual(['viewingConfirmed', 'viewingCancelled']);
  });
});
