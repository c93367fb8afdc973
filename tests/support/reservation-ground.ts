import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ledgerEntries, payments } from '../../server/db/schema/money.ts';
import { notifications } from '../../server/db/schema/people.ts';
import { properties } from '../../server/db/schema/properties.ts';
import { reservations } from '../../server/db/schema/reservations.ts';
import { balanceOf } from '../../server/modules/ledger/repository.ts';
import { perform } from '../../server/ops/perform.ts';
import {
  addVisitors,
  comeBack,
  createBookingApp,
  decidePayment,
  postAs,
  read,
  type Visitor,
} from './bookings.ts';

const NOBODY: Visitor = { id: 0, headers: {} };
const actor = { name: 'فيصل', door: 'shell', account: 'faisal' } as const;

/** A server, a free listing and two people, anew for each test of the file that calls it. */
export function reservationGround() {
  let made: Awaited<ReturnType<typeof createBookingApp>>;
  const ground = { visitor: NOBODY, stranger: NOBODY, propertyId: 0 };

  beforeAll(async () => {
    made = await createBookingApp();
    ground.propertyId = made.listings[0]?.id ?? 0;
  });
  afterAll(() => made.app.close());
  beforeEach(async () => {
    [ground.visitor = NOBODY, ground.stranger = NOBODY] = await addVisitors(made.db, 2);
    const ofListing = eq(reservations.propertyId, ground.propertyId);
    await made.db
      .update(reservations)
      .set({ status: 'expired', closedAt: made.clock.now() })
      .where(ofListing);
    await made.db
      .update(properties)
      .set({ status: 'published', purpose: 'for_rent', rentPeriod: 'year' })
      .where(eq(properties.id, ground.propertyId));
  });

  const reserve = (who = ground.visitor, more: object = {}, key?: string) =>
    postAs(made.app, who, '/api/propReservation/create', { propertyId: ground.propertyId, ...more }, key);
  const list = async (who = ground.visitor) => (await read(made.app, who, '/api/propReservation/list')).rows;

  return Object.assign(ground, {
    made: () => made,
    reserve,
    list,
    init: (who = ground.visitor) =>
      read(made.app, who, `/api/propReservation/init?propertyId=${ground.propertyId}`),
    /** Reserves and pays; answers the reservation's id. */
    async pay(who = ground.visitor): Promise<number> {
      const { paymentUrl } = (await reserve(who)).json();
      await comeBack(made.app, await decidePayment(made.app, paymentUrl, 'approve'));
      return (await list(who))[0].id;
    },
    async addCard(who = ground.visitor, number = '4111 1111 1111 1111'): Promise<number> {
      const card = { number, expiry_month: 12, expiry_year: new Date().getUTCFullYear() + 1 };
      return (await postAs(made.app, who, '/api/payments/addPayment', card)).json().paymentMethod.id;
    },
    /** What a person was told, the first first. */
    async kinds(userId: number): Promise<string[]> {
      const ofPerson = eq(notifications.userId, userId);
      const rows = await made.db.select().from(notifications).where(ofPerson).orderBy(notifications.id);
      return rows.map(({ kind }) => kind);
    },
    /** In halalas. */
    wallet: (who = ground.visitor) => balanceOf(made.db, { kind: 'wallet', userId: who.id }),
    async statusOfProperty() {
      const [row] = await made.db.select().from(properties).where(eq(properties.id, ground.propertyId));
      return row?.status;
    },
    ops: (verb: string, given: Record<string, string>) => perform(made.db, { verb, given, actor }),
    /** What the ledger says of the payments of a reservation. */
    async entriesOf(id: number): Promise<string[]> {
      const rows = await made.db
        .select({ kind: ledgerEntries.kind })
        .from(ledgerEntries)
        .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
        .where(and(eq(payments.purpose, 'reservation'), eq(payments.subjectId, id)))
        .orderBy(ledgerEntries.id);
      return rows.map(({ kind }) => kind);
    },
  });
}
