import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addVisitors,
  book,
  createBookingApp,
  freeTimes,
  postAs,
  read,
  settlePayment,
  type Visitor,
} from '../../../tests/support/bookings.ts';
import { act, addOperator, done, itemOf } from '../../../tests/support/console.ts';
import { notifications } from '../../db/schema/people.ts';
import { balanceOf } from '../../modules/payments/ledger/repository.ts';

const PRICE = 50_000;
const DAY_MS = 24 * 3_600_000;
const EXPERT = { name: 'عبدالعزيز الشهري', mobile: '0555111222' };

let made: Awaited<ReturnType<typeof createBookingApp>>;
let operator: Visitor;
let visitor: Visitor;
let listing: { id: number; advertiserId: number };
beforeAll(async () => {
  made = await createBookingApp();
  operator = await addOperator(made.db, 'سعد الحربي', 'dispatcher');
  listing = made.listings[0] ?? { id: 0, advertiserId: 0 };
});
afterAll(() => made.app.close());
beforeEach(async () => {
  [visitor = { id: 0, headers: {} }] = await addVisitors(made.db, 1);
  const body = { amount: PRICE / 100, payWith: 'card' };
  const { paymentUrl } = (await postAs(made.app, visitor, '/api/users/addBalance', body)).json();
  await settlePayment(made.app, paymentUrl);
});

/** Books a luxury viewing and pays it from the wallet. */
async function bookLuxury(): Promise<number> {
  const slot = (await freeTimes(made.app, listing.id, visitor)).at(-1);
  const body = { propertyId: listing.id, ...slot, fancyReview: true, payWith: 'wallet' };
  return (await book(made.app, visitor, body)).json().row.id;
}
const waiting = async (): Promise<number[]> =>
  (await read(made.app, operator, '/api/ops/queue/viewings')).rows.map(({ id }: { id: number }) => id);
const item = (id: number) => itemOf(made, operator, `viewings/${id}`);
async function step(id: number, verb: string, args: Record<string, string>) {
  const { seen } = await item(id);
  return act(made, operator, { verb, args: { id: String(id), ...args }, seen });
}
const mine = async (id: number) => (await read(made.app, visitor, `/api/reservation/get/${id}`)).row;
const messages = async (kind: 'viewingExpert' | 'viewingCancelled') =>
  made.db
    .select({ params: notifications.params })
    .from(notifications)
    .where(and(eq(notifications.userId, visitor.id), eq(notifications.kind, kind)));

describe('a paid luxury viewing', () => {
  it('waits for its expert, then notifies the visitor; a normal one does not wait', async () => {
    const slot = (await freeTimes(made.app, listing.id, visitor))[0];
    const normal = (await book(made.app, visitor, { propertyId: listing.id, ...slot })).json().row.id;
    const id = await bookLuxury();
    expect(await waiting()).toContain(id);
    expect(await waiting()).not.toContain(normal);
    expect((await mine(id)).Expert).toBeNull();
    expect(await item(id)).toMatchObject({
      status: 'confirmed',
      actions: ['viewings assign', 'viewings refund'],
    });
    expect(await item(normal)).toBeUndefined();

    expect(await step(id, 'viewings assign', { ...EXPERT, mobile: '123' })).toMatchObject({
      status: 422,
      body: { errors: { mobile: 'اكتب جوال المختص، مثل 0500000001' } },
    });
    expect(await step(id, 'viewings assign', EXPERT)).toEqual(done('viewings assign', id));
    expect(await waiting()).not.toContain(id);
    expect((await mine(id)).Expert).toEqual(EXPERT);
    expect(await messages('viewingExpert')).toMatchObject([{ params: { expert: EXPERT.name } }]);
    expect((await item(id)).initial).toEqual({ 'viewings assign': EXPERT });
    // Another one may go in their place.
    expect(await step(id, 'viewings assign', { name: 'ريم', mobile: '٠٥٥٥ ١١١ ٣٣٣' })).toEqual(
      done('viewings assign', id),
    );
    expect((await mine(id)).Expert).toEqual({ name: 'ريم', mobile: '0555111333' });
  });

  it('waits again once its visitor has moved it', async () => {
    const id = await bookLuxury();
    await step(id, 'viewings assign', EXPERT);
    const slot = (await freeTimes(made.app, listing.id, visitor))[3];
    await postAs(made.app, visitor, '/api/reservation/reschedule', { reservationId: id, ...slot });
    expect((await mine(id)).Expert).toBeNull();
    expect(await waiting()).toContain(id);
  });

  it('is given back to the wallet that paid it, once', async () => {
    const id = await bookLuxury();
    expect(await step(id, 'viewings refund', { reason: 'اعتذر المختص', to: 'card' })).toMatchObject({
      status: 422,
      body: { errors: { to: 'دُفع من المحفظة، فيعود إلى المحفظة' } },
    });
    expect(await step(id, 'viewings refund', { reason: '' })).toMatchObject({ status: 422 });
    expect(await step(id, 'viewings refund', { reason: 'اعتذر المختص' })).toEqual(
      done('viewings refund', id),
    );
    expect(await step(id, 'viewings refund', { reason: 'مرة أخرى' })).toMatchObject({ status: 409 });
    expect(await balanceOf(made.db, { kind: 'wallet', userId: visitor.id })).toBe(PRICE);
    expect(await mine(id)).toMatchObject({ status: 'cancelled', Expert: null });
    expect(await messages('viewingCancelled')).toMatchObject([{ params: { refundHalalas: PRICE } }]);
  });

  it('that nobody went to is still given back; one with an expert is not', async () => {
    const missed = await bookLuxury();
    made.clock.forward(40 * DAY_MS);
    expect(await waiting()).toContain(missed);
    expect(await item(missed)).toMatchObject({ status: 'completed', actions: ['viewings refund'] });
    expect(await step(missed, 'viewings assign', EXPERT)).toMatchObject({ status: 409 });
    expect(await step(missed, 'viewings refund', { reason: 'لم يحضر أحد' })).toEqual(
      done('viewings refund', missed),
    );
    expect(await balanceOf(made.db, { kind: 'wallet', userId: visitor.id })).toBe(PRICE);
    const next = await bookLuxury();
    await step(next, 'viewings assign', EXPERT);
    made.clock.forward(40 * DAY_MS);
    expect(await waiting()).not.toContain(next);
    expect((await item(next)).actions).toEqual([]);
    expect(await step(next, 'viewings refund', { reason: 'ندم' })).toMatchObject({ status: 409 });
  });
});
