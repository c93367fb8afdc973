import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import { ledgerEntries, payments } from '../../server/db/schema/money.ts';
import { properties } from '../../server/db/schema/properties.ts';
import { reservations } from '../../server/db/schema/reservations.ts';
import { tryCommand } from '../../server/ops/run-command.ts';
import { bookingFixture } from './booking-fixture.ts';
import { postAs, read } from './bookings.ts';

const actor = { name: 'فيصل', channel: 'shell', account: 'faisal' } as const;

/**
 * A server, a listing without reservations, and two new users for each test in the calling file.
 */
export function reservationFixture() {
  const fixture = Object.assign(bookingFixture(), { propertyId: 0 });
  const { made } = fixture;

  beforeAll(() => {
    fixture.propertyId = made().listings[0]?.id ?? 0;
  });
  beforeEach(async () => {
    const ofListing = eq(reservations.propertyId, fixture.propertyId);
    await made()
      .db.update(reservations)
      .set({ status: 'expired', closedAt: made().clock.now() })
      .where(ofListing);
    await made()
      .db.update(properties)
      .set({ status: 'published', purpose: 'for_rent', rentPeriod: 'year', priceHalalas: 5_200_000 })
      .where(eq(properties.id, fixture.propertyId));
  });

  const reserve = (who = fixture.visitor, more: object = {}, key?: string) =>
    postAs(
      made().app,
      who,
      '/api/propReservation/create',
      { propertyId: fixture.propertyId, payWith: 'card', ...more },
      key,
    );
  const list = async (who = fixture.visitor) =>
    (await read(made().app, who, '/api/propReservation/list')).rows;

  return Object.assign(fixture, {
    reserve,
    list,
    init: (who = fixture.visitor) =>
      read(made().app, who, `/api/propReservation/init?propertyId=${fixture.propertyId}`),
    /** Reserves and pays; returns the reservation's id. */
    async pay(who = fixture.visitor): Promise<number> {
      const { paymentUrl } = (await reserve(who)).json();
      await fixture.settle(paymentUrl);
      return (await list(who))[0].id;
    },
    async statusOfProperty() {
      const [row] = await made().db.select().from(properties).where(eq(properties.id, fixture.propertyId));
      return row?.status;
    },
    ops: (verb: string, given: Record<string, string>) => tryCommand(made().db, { verb, given, actor }),
    /** The kinds of the ledger entries for a reservation's payments. */
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
