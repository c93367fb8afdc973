import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addVisitors,
  book,
  createBookingApp,
  freeTimes,
  postAs,
  type Slot,
  type Visitor,
} from '../../tests/support/bookings.ts';
import { answerOf } from '../../tests/support/test-app.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';
import { notifications } from '../db/schema/people.ts';
import { viewings } from '../db/schema/viewings.ts';
import { deleteExpired } from '../jobs/delete-expired.ts';
import { onceFor } from './idempotency.ts';

let made: Awaited<ReturnType<typeof createBookingApp>>;
let visitor: Visitor;
let propertyId: number;
let slot: Slot | undefined;

beforeAll(async () => {
  made = await createBookingApp();
  propertyId = made.listings[0]?.id ?? 0;
});
afterAll(() => made.app.close());
beforeEach(async () => {
  [visitor = { id: 0, headers: {} }] = await addVisitors(made.db, 1);
  [slot] = await freeTimes(made.app, propertyId, visitor);
});

const bookingsOf = ({ id }: Visitor) => made.db.$count(viewings, eq(viewings.userId, id));
const bookSlot = (key: string, more: object = {}) =>
  book(made.app, visitor, { propertyId, ...slot, ...more }, key);

describe('an idempotency key', () => {
  it('20 times at once has one effect and one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => bookSlot('twenty')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    // A stored answer has its fields in another order.
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
    expect(await bookingsOf(visitor)).toBe(1);
    expect(await made.db.$count(notifications, eq(notifications.userId, visitor.id))).toBe(1);
  });

  it('gives the first answer again later, also a refusal, in whatever order the fields come', async () => {
    const first = await bookSlot('again');
    const reordered = { time: slot?.time, date: slot?.date, propertyId };
    expect((await book(made.app, visitor, reordered, 'again')).json()).toEqual(first.json());
    const refused = await bookSlot('refused');
    expect(answerOf(refused)).toMatchObject({ status: 409, body: { error_number: 4019 } });
    await made.db.delete(viewings).where(eq(viewings.userId, visitor.id));
    expect(answerOf(await bookSlot('refused'))).toEqual(answerOf(refused));
    expect(await bookingsOf(visitor)).toBe(0);
  });

  it('refuses another body, and another call', async () => {
    await bookSlot('other');
    const reused = { status: 422, body: { msg: expect.any(String), error_number: 4031 } };
    expect(answerOf(await bookSlot('other', { fancyReview: true }))).toEqual(reused);
    const move = { reservationId: 1, ...slot };
    expect(answerOf(await postAs(made.app, visitor, '/api/reservation/reschedule', move, 'other'))).toEqual(
      reused,
    );
    expect(await bookingsOf(visitor)).toBe(1);
  });

  it('is a person’s own', async () => {
    const [other] = await addVisitors(made.db, 1);
    await bookSlot('shared');
    const [, next] = await freeTimes(made.app, propertyId, visitor);
    const answer = await book(made.app, other ?? visitor, { propertyId, ...next }, 'shared');
    expect(answer.statusCode).toBe(200);
  });

  it.each([['with a space in it'], ['ü'], ['x'.repeat(201)]])('is refused as %s', async (key) => {
    const answer = await bookSlot(Buffer.from(key).toString('latin1'));
    expect(answerOf(answer)).toMatchObject({ status: 400, body: { error_number: 4030 } });
  });

  it('is not spent by a body that no call takes', async () => {
    expect((await bookSlot('typo', { date: 'x' })).statusCode).toBe(422);
    expect((await bookSlot('typo')).statusCode).toBe(200);
  });

  it('never keeps a cvv, in any form', async () => {
    const key = `${visitor.id}`;
    const first = await bookSlot(key, { cvv: '123' });
    expect((await bookSlot(key, { cvv: '456' })).json()).toEqual(first.json());
    const [row] = await made.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    expect(JSON.stringify(row)).not.toContain('"123"');
  });

  it('continues after a crash from what was done: nothing is done twice', async () => {
    const held = { heldKey: { userId: visitor.id, key: 'crash' } };
    await bookSlot('crash');
    const isOurs = and(eq(idempotencyKeys.userId, visitor.id), eq(idempotencyKeys.key, 'crash'));
    // As if the process had died after the booking and before its answer was written.
    await made.db
      .update(idempotencyKeys)
      .set({ status: null, body: null, lockedUntil: sql`clock_timestamp() + interval '1 second'` })
      .where(isOurs);
    const [first, second] = await Promise.all([bookSlot('crash'), bookSlot('crash')]);
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(await bookingsOf(visitor)).toBe(1);
    const once = onceFor(made.db, held);
    expect(await once(async () => ({ viewingId: -1 }))).toEqual({
      viewingId: first.json().row.id,
      paymentId: null,
    });
  });

  it('is forgotten after a day', async () => {
    await bookSlot('old');
    await made.db.update(idempotencyKeys).set({ createdAt: new Date(Date.now() - 90_000_000) });
    await deleteExpired(made.db);
    expect(await made.db.$count(idempotencyKeys)).toBe(0);
  });
});
