import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import { ledgerEntries, payments } from '../../server/db/schema/money.ts';
import { properties } from '../../server/db/schema/properties.ts';
import { reservations } from '../../server/db/schema/reservations.ts';
import { perform } from '../../server/ops/run-command.ts';
import { bookingGround } from './booking-fixture.ts';
import { postAs, read } from './bookings.ts';

const actor = { name: 'فيصل', door: 'shell', account: 'faisal' } as const;

/** A server, a free listing and two people, anew for each test of the file that calls it. */
export function reservationGround() {
  const ground = Object.assign(bookingGround(), { propertyId: 0 });
  const { made } = ground;

  beforeAll(() => {
    ground.propertyId = made().listings[0]?.id ?? 0;
  });
  beforeEach(async () => {
    const ofListing = eq(reservations.propertyId, ground.propertyId);
    await made()
      .db.update(reservations)
      .set({ status: 'expired', closedAt: made().clock.now() })
      .where(ofListing);
    await made()
      .db.update(properties)
      .set({ status: 'published', purpose: 'for_rent', rentPeriod: 'year', priceHalalas: 5_200_000 })
      .where(eq(properties.id, ground.propertyId));
  });

  const reserve = (who = ground.visitor, more: object = {}, key?: string) =>
    postAs(made().app, who, '/api/propReservation/create', { propertyId: ground.propertyId, ...more }, key);
  const list = async (who = ground.visitor) =>
    (await read(made().app, who, '/api/propReservation/list')).rows;

  return Object.assign(ground, {
    reserve,
    list,
    init: (who = ground.visitor) =>
      read(made().app, who, `/api/propReservation/init?propertyId=${ground.propertyId}`),
    /** Reserves and pays; answers the reservation's id. */
    async pay(who = ground.visitor): Promise<number> {
      const { paymentUrl } = (await reserve(who)).json();
      await ground.settle(paymentUrl);
      return (await list(who))[0].id;
    },
    async statusOfProperty() {
      const [row] = await made().db.select().from(properties).where(eq(properties.id, ground.propertyId));
      return row?.status;
    },
    ops: (verb: string, given: Record<string, string>) => perform(made().db, { verb, given, actor }),
    /** What the ledger says of the payments of a reservation. */
    async entriesOf(id: number): Promise<string[]> {
      const rows = await made()
        .db.select({ kind: ledgerEntries.kind })
        .from(ledgerEntries)
        .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
        .where(and(eq(payments.purpose, 'reservation'), eq(payments.subjectId, id)))
        .orderBy(ledgerEntries.id);
      return rows.map(({ kind }) => kind);
    },
  });
}
