import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingFixture } from '../../../tests/support/booking-fixture.ts';
import { postAs, read } from '../../../tests/support/bookings.ts';
import { properties } from '../../db/schema/properties.ts';
import { reservations } from '../../db/schema/reservations.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const fixture = bookingFixture();
const { made } = fixture;

beforeEach(async () => {
  await made().db.update(reservations).set({ status: 'expired', closedAt: made().clock.now() });
  for (const { id } of made().listings) {
    await made().db.update(properties).set({ status: 'published' }).where(eq(properties.id, id));
  }
});

const listing = (at: number) => made().listings[at]?.id ?? 0;
const reserve = (at: number, who = fixture.visitor, more: object = {}) =>
  postAs(made().app, who, '/api/propReservation/create', {
    propertyId: listing(at),
    payWith: 'card',
    ...more,
  });
const errorNumberOf = async (at: number, who = fixture.visitor) =>
  (await reserve(at, who)).json().error_number;
const init = (at: number, who = fixture.visitor) =>
  read(made().app, who, `/api/propReservation/init?propertyId=${listing(at)}`);

describe('unpaid holds of one person', () => {
  it('are three at a time, also where all are wanted at once; one that is paid makes room', async () => {
    const answers = await Promise.all([0, 1, 2, 3, 4].map((at) => reserve(at)));
    const held = answers.flatMap((answer, at) => (answer.statusCode === 200 ? [at] : []));
    const refused = answers.flatMap((answer, at) => (answer.statusCode === 200 ? [] : [at]));
    expect(held).toHaveLength(3);
    expect(refused.map((at) => answers[at]?.json().error_number)).toEqual([4042, 4042]);
    const [first = 0] = held;
    const [other = 0] = refused;
    expect((await reserve(first)).statusCode).toBe(200);
    expect(await errorNumberOf(other)).toBe(4042);
    expect((await reserve(other, fixture.stranger)).statusCode).toBe(200);
    await fixture.settle((await reserve(first)).json().paymentUrl);
    expect((await reserve(refused[1] ?? 0)).statusCode).toBe(200);
  });

  it('of the same listing pause for a day once one ran out, job or no job; another may have it at once', async () => {
    await reserve(0);
    const { expiresAt } = await init(0);
    made().clock.forward(30 * MINUTE_MS);
    const until = new Date(Date.parse(expiresAt) + DAY_MS).toISOString();
    expect(await init(0)).toMatchObject({ standing: 'paused', expiresAt: until });
    expect(await errorNumberOf(0)).toBe(4043);
    expect((await reserve(1)).statusCode).toBe(200);
    expect((await reserve(0, fixture.stranger)).statusCode).toBe(200);
    expect(await init(0)).toMatchObject({ standing: 'taken', expiresAt: expect.any(String) });
    made().clock.forward(DAY_MS - MINUTE_MS);
    expect(await errorNumberOf(0)).toBe(4043);
    made().clock.forward(MINUTE_MS);
    expect(await init(0)).toMatchObject({ standing: 'open' });
    expect((await reserve(0)).statusCode).toBe(200);
  });

  it('begin ten times an hour at most', async () => {
    const now = made().clock.now();
    const past = {
      userId: fixture.visitor.id,
      status: 'refunded',
      amountHalalas: 100,
      closedAt: now,
    } as const;
    const begun = Array.from({ length: 10 }, () => ({
      ...past,
      propertyId: listing(4),
      payBefore: now,
      createdAt: now,
    }));
    await made().db.insert(reservations).values(begun);
    const refused = await reserve(0);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    made().clock.forward(61 * MINUTE_MS);
    expect((await reserve(0)).statusCode).toBe(200);
  });
});

describe('what the public sees of a held listing', () => {
  const detail = async () =>
    (await made().app.inject({ url: `/api/properties/retrieve/${listing(0)}` })).json().property;
  const card = async () =>
    (await read(made().app, fixture.stranger, '/api/favorites/list')).properties.find(
      ({ id }: { id: number }) => id === listing(0),
    );

  it('is until when it is held, on its card too, and no more once it is paid or free', async () => {
    await postAs(made().app, fixture.stranger, '/api/favorites/add', { propertyId: listing(0) });
    expect([(await detail()).heldUntil, (await card()).heldUntil]).toEqual([null, null]);
    const { paymentUrl } = (await reserve(0)).json();
    const { expiresAt } = await init(0);
    expect(await detail()).toMatchObject({ status: 'published', heldUntil: expiresAt });
    expect((await card()).heldUntil).toBe(expiresAt);
    await fixture.settle(paymentUrl);
    expect(await detail()).toMatchObject({ status: 'reserved', heldUntil: null });
    expect((await card()).heldUntil).toBeNull();
  });

  it('is by the database’s clock', async () => {
    await reserve(0);
    const over = new Date(Date.now() - 1_000);
    await made()
      .db.update(reservations)
      .set({ payBefore: over })
      .where(eq(reservations.propertyId, listing(0)));
    expect((await detail()).heldUntil).toBeNull();
  });
});
