import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { notifications } from '../../server/db/schema/people.ts';
import { balanceOf } from '../../server/modules/payments/ledger/repository.ts';
import { addVisitors, createBookingApp, postAs, settlePayment, type Visitor } from './bookings.ts';

const NOBODY: Visitor = { id: 0, headers: {} };

/** A server with a movable clock, and two new users for each test in the calling file. */
export function bookingFixture() {
  let made: Awaited<ReturnType<typeof createBookingApp>>;
  const fixture = { visitor: NOBODY, stranger: NOBODY };

  beforeAll(async () => {
    made = await createBookingApp();
  });
  afterAll(() => made.app.close());
  beforeEach(async () => {
    [fixture.visitor = NOBODY, fixture.stranger = NOBODY] = await addVisitors(made.db, 2);
  });

  return Object.assign(fixture, {
    made: () => made,
    settle: (paymentUrl: string, decision?: Parameters<typeof settlePayment>[2]) =>
      settlePayment(made.app, paymentUrl, decision),
    /** Chooses a new card on our own page; returns the URL of the gateway's page. */
    async pageOf(payPath: string, who = fixture.visitor): Promise<string> {
      const url = payPath.replace('/pay/', '/api/payments/pay/');
      return (await postAs(made.app, who, url, { payWith: 'card' })).json().paymentUrl;
    },
    async addCard(who = fixture.visitor, number = '4111 1111 1111 1111'): Promise<number> {
      const card = { number, expiry_month: 12, expiry_year: new Date().getUTCFullYear() + 1 };
      return (await postAs(made.app, who, '/api/payments/addPayment', card)).json().paymentMethod.id;
    },
    /** The kinds of a user's notifications, the oldest first. */
    async kinds(userId = fixture.visitor.id): Promise<string[]> {
      const ofPerson = eq(notifications.userId, userId);
      const rows = await made.db.select().from(notifications).where(ofPerson).orderBy(notifications.id);
      return rows.map(({ kind }) => kind);
    },
    /** In halalas. */
    wallet: (who = fixture.visitor) => balanceOf(made.db, { kind: 'wallet', userId: who.id }),
  });
}
