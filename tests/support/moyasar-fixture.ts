import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { ledgerEntries, payments } from '../../server/db/schema/money.ts';
import { notifications } from '../../server/db/schema/people.ts';
import { createMoyasarPayments } from '../../server/gateways/payments/moyasar-payments.ts';
import { CIRCUIT_PAUSE_MS } from '../../server/lib/circuit.ts';
import { balanceOf } from '../../server/modules/payments/ledger/repository.ts';
import { NOTICE_PATH } from '../../server/modules/payments/routes.ts';
import type { Actor } from '../../server/ops/base/verb.ts';
import { tryCommand } from '../../server/ops/run-command.ts';
import { addVisitors, createBookingApp, postAs, read, type Visitor } from './bookings.ts';
import { SETTINGS } from './moyasar-exchanges.ts';
import { createMoyasarStandIn, type MoyasarStandIn } from './moyasar-stand-in.ts';

const NOBODY: Visitor = { id: 0, headers: {} };
const FAISAL = { name: 'فيصل', channel: 'shell', account: 'faisal' } as const;

/** A server that uses the Moyasar stand-in, and two new users for each test in the calling file. */
export function moyasarFixture() {
  let standIn: MoyasarStandIn;
  let made: Awaited<ReturnType<typeof createBookingApp>>;
  const fixture = { payer: NOBODY, other: NOBODY };

  beforeAll(async () => {
    standIn = await createMoyasarStandIn();
    const settings = { ...SETTINGS, apiUrl: standIn.apiUrl };
    const reach = { now: () => made.clock.now().getTime(), readWithinMs: 1_000, writeWithinMs: 1_000 };
    made = await createBookingApp({ gateways: { payments: createMoyasarPayments(settings, reach) } });
    // Seeded payments are unknown to this gateway: don't query them.
    await made.db.update(payments).set({ askAt: null });
  });
  beforeEach(async () => {
    [fixture.payer = NOBODY, fixture.other = NOBODY] = await addVisitors(made.db, 2);
  });
  afterEach(() => {
    standIn.behave();
    // A circuit that the test's failures have opened is closed by the next call.
    made.clock.forward(CIRCUIT_PAUSE_MS);
  });
  afterAll(async () => {
    await made.app.close();
    await standIn.close();
  });

  /** The payer's payments, oldest first. */
  const own = () =>
    made.db.select().from(payments).where(eq(payments.userId, fixture.payer.id)).orderBy(payments.id);

  return Object.assign(fixture, {
    made: () => made,
    standIn: () => standIn,
    own,
    async addCard(): Promise<number> {
      const token = `token_${fixture.payer.id}x`;
      const answer = await postAs(made.app, fixture.payer, '/api/payments/addPayment', { token });
      return answer.json().paymentMethod.id;
    },
    topUp: (amount: number, more: object = {}) =>
      postAs(made.app, fixture.payer, '/api/users/addBalance', { amount, payWith: 'card', ...more }),
    reserve: (at: number, who = fixture.payer, more: object = {}) =>
      postAs(made.app, who, '/api/propReservation/create', {
        propertyId: made.listings[at]?.id,
        payWith: 'card',
        ...more,
      }),
    /** In halalas. */
    wallet: () => balanceOf(made.db, { kind: 'wallet', userId: fixture.payer.id }),
    result: async (reference = '') =>
      (await read(made.app, fixture.payer, `/api/payments/result/${reference}`)).payment,
    /** The kinds of the payer's notifications. */
    async kinds(): Promise<string[]> {
      const ofPerson = eq(notifications.userId, fixture.payer.id);
      return (await made.db.select().from(notifications).where(ofPerson)).map(({ kind }) => kind);
    },
    /** The payer's latest payment, and the id of its page at the gateway. */
    async pageOf() {
      const payment = (await own()).at(-1);
      if (!payment) throw new Error('There is no payment');
      return { payment, id: payment.gatewayId?.replace('invoice_', '') ?? '' };
    },
    /** Moves the clock forward and runs the payments job until nothing is left to do. */
    async sweepAfter(ms: number): Promise<void> {
      made.clock.forward(ms);
      while ((await made.app.timed.payments.sweep()) > 0);
    },
    notice: (pageId: string) =>
      made.app.inject({
        method: 'POST',
        url: NOTICE_PATH,
        payload: {
          secret_token: SETTINGS.webhookSecret,
          live: false,
          data: { id: 'x', invoice_id: pageId },
        },
      }),
    entriesOf: (paymentId: number) => made.db.$count(ledgerEntries, eq(ledgerEntries.paymentId, paymentId)),
    operate: (verb: string, given: Record<string, string> = {}, actor: Actor = FAISAL) =>
      tryCommand(made.db, { verb, given, actor }, { clock: made.clock }),
  });
}
