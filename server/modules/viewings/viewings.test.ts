import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysAfter, weekdayOf } from '../../../contract/day-arithmetic.ts';
import { VIEWINGS_COMING_MOST } from '../../../contract/limits.ts';
import { riyadhDay, riyadhMoment } from '../../../contract/riyadh.ts';
import {
  addVisitors,
  book,
  createBookingApp,
  freeTimes,
  postAs,
  read,
  type Visitor,
} from '../../../tests/support/bookings.ts';
import { answerOf, signIn } from '../../../tests/support/test-app.ts';
import { properties } from '../../db/schema/properties.ts';
import { viewingHours, viewings } from '../../db/schema/viewings.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

let made: Awaited<ReturnType<typeof createBookingApp>>;
let visitor: Visitor;
let propertyId: number;

beforeAll(async () => {
  made = await createBookingApp();
  propertyId = made.listings[0]?.id ?? 0;
  await made.db.delete(viewingHours).where(eq(viewingHours.propertyId, propertyId));
});
afterAll(() => made.app.close());
beforeEach(async () => {
  [visitor = { id: 0, headers: {} }] = await addVisitors(made.db, 1);
});

const messagesOf = async (who: Visitor) =>
  (await read(made.app, who, '/api/users/notifications')).rows.map(
    ({ kind, link }: { kind: string; link: string }) => `${kind} ${link}`,
  );

describe('a normal viewing', () => {
  it('is confirmed at once, with all that its screen shows', async () => {
    const [slot] = await freeTimes(made.app, propertyId, visitor);
    const booked = await book(made.app, visitor, { propertyId, ...slot });
    expect(booked.statusCode).toBe(200);
    const { row, paymentUrl } = booked.json();
    const startsAt = riyadhMoment(slot?.date ?? '', slot?.time ?? '');
    expect(paymentUrl).toBeNull();
    expect(row).toMatchObject({
      status: 'confirmed',
      ...slot,
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + 60 * MINUTE_MS).toISOString(),
      fancyReview: false,
      amount: 0,
      payBefore: null,
      canChange: true,
      Property: { id: propertyId },
      Agent: { mobile: expect.stringMatching(/^05\d{8}$/) },
    });
    expect(await read(made.app, visitor, `/api/reservation/get/${row.id}`)).toMatchObject({
      row,
      statusChoices: { confirmed: 'مؤكدة', waiting_payment: 'بانتظار السداد', published: 'متاح' },
      purpose: { for_rent: 'للإيجار' },
      countedIcons: { roomsCount: { path: expect.any(String) } },
    });
    const home = await postAs(made.app, visitor, '/api/home', {});
    expect(home.json().nextReservation).toMatchObject({ id: row.id, status: 'confirmed', ...slot });
    expect(await messagesOf(visitor)).toEqual([`viewingConfirmed /previewdetails/${row.id}`]);
  });

  it('notifies the advertiser', async () => {
    const { id, advertiserId } = made.listings[2] ?? { id: 0, advertiserId: 0 };
    const [advertiser] = await addVisitors(made.db, 1);
    if (!advertiser) throw new Error('nobody was added');
    await made.db.update(properties).set({ advertiserId: advertiser.id }).where(eq(properties.id, id));
    const [slot, other] = await freeTimes(made.app, id, visitor);
    const { row } = (await book(made.app, visitor, { propertyId: id, ...slot })).json();
    await postAs(made.app, visitor, '/api/reservation/reschedule', { reservationId: row.id, ...other });
    await made.app.inject({ url: `/api/reservation/cancel/${row.id}`, headers: visitor.headers });
    const link = `/previewdetails/${row.id}`;
    expect(await messagesOf(advertiser)).toEqual([
      `visitCancelled ${link}`,
      `visitMoved ${link}`,
      `visitBooked ${link}`,
    ]);
    const cancelled = { side: 'advertiser', status: 'cancelled', Visitor: null, canChange: false };
    expect((await read(made.app, advertiser, `/api/reservation/get/${row.id}`)).row).toMatchObject(cancelled);
    await made.db.update(properties).set({ advertiserId }).where(eq(properties.id, id));
  });

  it.each([
    [
      'a date past',
      { date: '2020-01-01', time: '16:00' },
      422,
      4011,
      { date: 'مضى هذا الموعد. اختر موعدًا قادمًا' },
    ],
    ['an hour that is none of its hours', { time: '03:00' }, 422, 4012, { time: expect.any(String) }],
    [
      'a date that is none',
      { date: 'tomorrow' },
      422,
      1001,
      { date: 'اليوم: اكتب التاريخ هكذا: 2026-01-31' },
    ],
    ['a time that is none', { time: '5 pm' }, 422, 1001, { time: 'الوقت: الصيغة غير صحيحة' }],
    ['a property that is not there', { propertyId: 2_000_000 }, 404, 3004, undefined],
  ])('is refused for %s', async (_what, fault, status, number, errors) => {
    const [slot] = await freeTimes(made.app, propertyId, visitor);
    const answer = answerOf(await book(made.app, visitor, { propertyId, ...slot, ...fault }));
    expect(answer.status).toBe(status);
    expect(answer.body.error_number).toBe(number);
    if (errors) expect(answer.body.errors).toEqual(errors);
  });

  it('is refused to who advertises the property', async () => {
    const sara = { id: 1, headers: await signIn(made.app) };
    const [own] = await made.db
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.advertiserId, 1))
      .limit(1);
    const [slot] = await freeTimes(made.app, own?.id ?? 0, visitor);
    expect(answerOf(await book(made.app, sara, { propertyId: own?.id, ...slot }))).toEqual({
      status: 422,
      body: { msg: 'هذا عقارك، فلا تحتاج إلى موعد لمعاينته', error_number: 4013 },
    });
  });

  it('is refused where another has the time, and where it is one’s own', async () => {
    const [other] = await addVisitors(made.db, 1);
    const [slot] = await freeTimes(made.app, propertyId, visitor);
    await book(made.app, visitor, { propertyId, ...slot });
    const taken = answerOf(await book(made.app, other ?? visitor, { propertyId, ...slot }));
    expect(taken).toMatchObject({
      status: 409,
      body: { error_number: 4010, errors: { time: taken.body.msg } },
    });
    expect(answerOf(await book(made.app, visitor, { propertyId, ...slot }))).toMatchObject({
      status: 409,
      body: { error_number: 4019 },
    });
  });
});

describe('a person', () => {
  it('has so many viewings ahead and no more: what is cancelled makes room', async () => {
    const [eager = visitor] = await addVisitors(made.db, 1);
    const times = await freeTimes(made.app, propertyId, eager);
    const wishes = times.slice(0, VIEWINGS_COMING_MOST).map((time) => ({ propertyId, ...time }));
    const ids: number[] = [];
    for (const wish of wishes) ids.push((await book(made.app, eager, wish)).json().row.id);
    const last = { propertyId, ...times[VIEWINGS_COMING_MOST] };
    expect(answerOf(await book(made.app, eager, last))).toEqual({
      status: 422,
      body: { msg: expect.stringContaining('لديك 10 معاينات قادمة'), error_number: 4033 },
    });
    const headers = { ...eager.headers, language: 'en' };
    expect((await book(made.app, { ...eager, headers }, last)).json().msg).toContain('10 viewings ahead');
    await made.app.inject({ url: `/api/reservation/cancel/${ids[0]}`, headers: eager.headers });
    expect((await book(made.app, eager, last)).statusCode).toBe(200);
  });
});

describe('an advertiser', () => {
  it('does not get notifications of a visitor’s bookings without end', async () => {
    const [restless = visitor] = await addVisitors(made.db, 1);
    const [slot] = await freeTimes(made.app, propertyId, restless);
    for (let time = 0; time < 30; time++) {
      const { row } = (await book(made.app, restless, { propertyId, ...slot })).json();
      await made.app.inject({ url: `/api/reservation/cancel/${row.id}`, headers: restless.headers });
    }
    const refused = await book(made.app, restless, { propertyId, ...slot });
    expect(answerOf(refused)).toMatchObject({ status: 429, body: { error_number: 1029 } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  });
});

describe('cancelling and moving', () => {
  it('frees the time, once, and never what is over', async () => {
    const [slot] = await freeTimes(made.app, propertyId, visitor);
    const { row } = (await book(made.app, visitor, { propertyId, ...slot })).json();
    const cancel = () =>
      made.app.inject({ url: `/api/reservation/cancel/${row.id}`, headers: visitor.headers });
    expect(answerOf(await cancel())).toEqual({ status: 200, body: { success: true } });
    expect(answerOf(await cancel())).toEqual({ status: 200, body: { success: true } });
    expect(await freeTimes(made.app, propertyId, visitor)).toContainEqual(slot);
    expect((await read(made.app, visitor, `/api/reservation/get/${row.id}`)).row).toMatchObject({
      status: 'cancelled',
      canChange: false,
      sequence: row.sequence + 1,
    });
    expect(await messagesOf(visitor)).toEqual([
      `viewingCancelled /previewdetails/${row.id}`,
      `viewingConfirmed /previewdetails/${row.id}`,
    ]);
    const moved = await postAs(made.app, visitor, '/api/reservation/reschedule', {
      reservationId: row.id,
      ...slot,
    });
    expect(answerOf(moved)).toMatchObject({ status: 409, body: { error_number: 4016 } });
  });

  it('moves to a free time, and to no other', async () => {
    const [first, second, third] = await freeTimes(made.app, propertyId, visitor);
    const { row } = (await book(made.app, visitor, { propertyId, ...first })).json();
    const [other] = await addVisitors(made.db, 1);
    await book(made.app, other ?? visitor, { propertyId, ...second });
    const move = (to: object | undefined) =>
      postAs(made.app, visitor, '/api/reservation/reschedule', { reservationId: row.id, ...to });
    expect(answerOf(await move(second))).toMatchObject({ status: 409, body: { error_number: 4010 } });
    expect(answerOf(await move({ date: '2020-01-01', time: '16:00' })).status).toBe(422);
    expect((await read(made.app, visitor, `/api/reservation/get/${row.id}`)).row).toMatchObject({ ...first });
    made.clock.forward(5_000);
    const moved = (await move(third)).json().row;
    expect(moved).toMatchObject({ id: row.id, ...third });
    // A higher sequence number makes a calendar replace the entry of the earlier file.
    expect(moved.sequence).toBeGreaterThan(row.sequence);
    expect((await move(third)).statusCode).toBe(200);
    expect(await freeTimes(made.app, propertyId, visitor)).toContainEqual(first);
    expect(
      (await messagesOf(visitor)).filter((line: string) => line.startsWith('viewingMoved')),
    ).toHaveLength(1);
  });

  it('is refused once it has begun; an hour later it is completed', async () => {
    const [slot] = await freeTimes(made.app, propertyId, visitor);
    const { row } = (await book(made.app, visitor, { propertyId, ...slot })).json();
    const setStart = (startsAt: Date) =>
      made.db.update(viewings).set({ startsAt }).where(eq(viewings.id, row.id));
    await setStart(new Date(made.clock.now().getTime() - MINUTE_MS));
    const cancel = await made.app.inject({
      url: `/api/reservation/cancel/${row.id}`,
      headers: visitor.headers,
    });
    expect(answerOf(cancel)).toMatchObject({ status: 409, body: { error_number: 4015 } });
    const statusNow = async () =>
      (await read(made.app, visitor, `/api/reservation/get/${row.id}`)).row.status;
    expect(await statusNow()).toBe('confirmed');
    await setStart(new Date(made.clock.now().getTime() - 61 * MINUTE_MS));
    expect(await statusNow()).toBe('completed');
    const home = await postAs(made.app, visitor, '/api/home', {});
    expect(home.json().nextReservation).toBeNull();
  });
});

describe('the list', () => {
  it('has the next one first, then the coming ones, then those that are over; 30 a page', async () => {
    const now = made.clock.now().getTime();
    const rows = Array.from({ length: 33 }, (_, index) => ({
      userId: visitor.id,
      propertyId,
      startsAt: new Date(now + (index - 15) * DAY_MS + 7 * MINUTE_MS),
      status: index % 4 === 0 ? ('cancelled' as const) : ('confirmed' as const),
      isLuxury: false,
      amountHalalas: 0,
      createdAt: new Date(now),
      scheduledAt: new Date(now),
    }));
    await made.db.insert(viewings).values(rows);
    const list = async (page: number) => read(made.app, visitor, `/api/reservation/list?page=${page}`);
    const first = await list(1);
    const all = [...first.rows, ...(await list(2)).rows] as { startsAt: string; status: string }[];
    expect(first.rows).toHaveLength(30);
    expect(all).toHaveLength(33);
    const isComing = ({ startsAt, status }: (typeof all)[number]) =>
      Date.parse(startsAt) > now && status === 'confirmed';
    const coming = all.filter(isComing);
    expect(all.slice(0, coming.length)).toEqual(
      coming.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
    );
    const over = all.slice(coming.length);
    expect(over).toEqual(over.toSorted((one, other) => other.startsAt.localeCompare(one.startsAt)));
    expect(first.reservationStatus).toMatchObject({ completed: 'تمت' });
    expect((await list(3)).rows).toEqual([]);
  });

  it('has one to be paid by its deadline for paying, until that has passed', async () => {
    const now = made.clock.now().getTime();
    const at = (minutes: number) => new Date(now + minutes * MINUTE_MS);
    const base = { userId: visitor.id, propertyId, createdAt: at(0), scheduledAt: at(0), amountHalalas: 100 };
    const unpaid = { ...base, status: 'waiting_payment', isLuxury: true } as const;
    const rows = await made.db
      .insert(viewings)
      .values([
        { ...base, status: 'confirmed', isLuxury: false, startsAt: at(60 * 24 + 3) },
        { ...unpaid, startsAt: at(60 * 24 * 9 + 3), payBefore: at(20) },
        { ...unpaid, startsAt: at(60 * 10 + 3), payBefore: at(-1) },
      ])
      .returning();
    const [booked, held, over] = rows.map(({ id }) => id);
    const list = await read(made.app, visitor, '/api/reservation/list');
    expect(list.rows.map(({ id }: { id: number }) => id)).toEqual([held, booked, over]);
  });

  it('shows the demo’s first account one in every state', async () => {
    const sara = { id: 1, headers: await signIn(made.app) };
    const { rows } = await read(made.app, sara, '/api/reservation/list');
    expect(new Set(rows.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['waiting_payment', 'confirmed', 'completed', 'cancelled', 'expired']),
    );
    // Counted from the day of the seed; a new day may have begun since.
    const today = riyadhDay(new Date());
    const firstFrom = (seeded: string) =>
      [2, 3].map((days) => daysAfter(seeded, days)).find((day) => weekdayOf(day) !== 5);
    expect([today, daysAfter(today, -1)].map(firstFrom)).toContain(rows[0].date);
  });
});
