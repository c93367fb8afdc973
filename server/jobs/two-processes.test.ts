import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { riyadhMoment } from '../../contract/riyadh.ts';
import {
  addVisitors,
  book,
  comeBack,
  decidePayment,
  freeTimes,
  postAs,
  read,
  type Visitor,
} from '../../tests/support/bookings.ts';
import { createServerDatabase } from '../../tests/support/server-database.ts';
import { testConfig } from '../../tests/support/test-app.ts';
import { type App, buildApp } from '../app.ts';
import type { DatabaseHandle } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { propertyAds } from '../db/schema/advertising.ts';
import { cardRefunds, payments } from '../db/schema/money.ts';
import { notifications } from '../db/schema/people.ts';
import { properties } from '../db/schema/properties.ts';
import { viewingHours } from '../db/schema/viewings.ts';
import { createSandboxPayments } from '../gateways/payments/sandbox-payments.ts';
import { createMovableClock } from '../lib/clock.ts';
import { hoursOf } from '../modules/viewings/hours.ts';
import { tryCommand } from '../ops/run-command.ts';
import { startJobs } from './start-jobs.ts';

/**
 * Two processes on one database, as behind a balancer: every job runs in both, and nothing happens
 * twice.
 */

const server = process.env.TEST_DATABASE_URL;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const EACH = 6;
const week = Array.from({ length: 7 }, () => hoursOf(...Array(24).keys()));
const actor = { name: 'x', channel: 'shell', account: 'x' } as const;
const log = { error: (...what: unknown[]) => failures.push(what) };
const failures: unknown[] = [];

interface Process {
  database: DatabaseHandle;
  app: App;
}

describe.skipIf(!server)('the jobs of two processes (TEST_DATABASE_URL)', () => {
  const clock = createMovableClock();
  const refunds: string[] = [];
  let drop: () => Promise<unknown>;
  let both: Process[] = [];
  let people: Visitor[] = [];

  /** A gateway as slow as over the network, which records the requested refunds. */
  async function startProcess(databaseUrl: string): Promise<Process> {
    const database = await openDatabase({ databaseUrl, dataDir: null });
    const sandbox = createSandboxPayments(database.db);
    const gateway = {
      ...sandbox,
      async refund(id: string, amount: number) {
        refunds.push(id);
        await new Promise((resolve) => setTimeout(resolve, 50));
        return sandbox.refund(id, amount);
      },
    };
    const gateways = { payments: gateway };
    return { database, app: await buildApp({ config: testConfig(), database, clock, gateways }) };
  }

  beforeAll(async () => {
    const made = await createServerDatabase(server ?? '', inject('databaseTemplate') ?? undefined);
    drop = made.drop;
    both = [await startProcess(made.url), await startProcess(made.url)];
    people = await addVisitors(db(), EACH);
  });
  afterAll(async () => {
    for (const { app, database } of both) {
      await app.close();
      await database.close();
    }
    await drop?.();
  });

  const first = () => (both[0] as Process).app;
  const db = () => (both[0] as Process).database.db;

  /** Runs every job in both processes at the same time, three times. */
  async function runBoth(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      const stops = both.map(({ app, database }) =>
        startJobs({ db: database.db, clock, log: log as never, ...app.timed }),
      );
      await Promise.all(stops.map((stop) => stop()));
    }
  }

  async function notified(kind: string): Promise<number[]> {
    const rows = await db()
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(
        and(
          eq(notifications.kind, kind as never),
          inArray(
            notifications.userId,
            people.map(({ id }) => id),
          ),
        ),
      )
      .orderBy(notifications.userId);
    return rows.map(({ userId }) => userId);
  }

  /** Returns rental listings that can be viewed at any hour. */
  async function freeListings(): Promise<number[]> {
    const rows = await db()
      .select({ id: properties.id })
      .from(properties)
      .where(
        and(eq(properties.status, 'published'), eq(properties.purpose, 'for_rent'), gt(properties.id, 60)),
      )
      .orderBy(properties.id)
      .limit(EACH);
    for (const { id: propertyId } of rows) {
      await db()
        .insert(viewingHours)
        .values({ propertyId, week })
        .onConflictDoUpdate({ target: viewingHours.propertyId, set: { week } });
    }
    return rows.map(({ id }) => id);
  }

  async function timesAfter(propertyId: number, who: Visitor, ms: number) {
    const times = await freeTimes(first(), propertyId, who);
    const from = clock.now().getTime() + ms;
    return times.filter(({ date, time }) => riyadhMoment(date, time).getTime() > from);
  }

  async function paidReservation(who: Visitor, propertyId: number): Promise<number> {
    const { paymentUrl } = (
      await postAs(first(), who, '/api/propReservation/create', { propertyId, payWith: 'card' })
    ).json();
    await comeBack(first(), await decidePayment(first(), paymentUrl, 'approve'));
    return (await read(first(), who, '/api/propReservation/list')).rows[0].id;
  }

  it('give each payment back to its card by one word to the gateway', async () => {
    const listings = await freeListings();
    for (const [index, who] of people.entries()) {
      const id = await paidReservation(who, listings[index] ?? 0);
      const refunded = await tryCommand(db(), {
        verb: 'reservations refund',
        given: { id: String(id) },
        actor,
      });
      expect(refunded).toHaveProperty('message');
    }
    await runBoth();
    expect(refunds).toHaveLength(EACH);
    expect(new Set(refunds).size).toBe(EACH);
    const rows = await db().select({ status: cardRefunds.status }).from(cardRefunds);
    expect(rows.map(({ status }) => status)).toEqual(Array(EACH).fill('done'));
  });

  it('release what is unpaid, remind, forfeit and settle once', { timeout: 120_000 }, async () => {
    const listings = await freeListings();
    const ids = people.map(({ id }) => id).sort((a, b) => a - b);
    for (const [index, who] of people.entries()) {
      const propertyId = listings[index] ?? 0;
      await paidReservation(who, propertyId);
      const later = await timesAfter(propertyId, who, 5 * DAY_MS);
      const luxury = await book(first(), who, { propertyId, ...later[1], fancyReview: true });
      expect(luxury.statusCode).toBe(200);
      expect((await book(first(), who, { propertyId, ...later[0] })).statusCode).toBe(200);
      // Paid at the gateway without a notice to the app: both processes query it.
      const topUp = await postAs(first(), who, '/api/users/addBalance', { amount: 50, payWith: 'card' });
      await decidePayment(first(), topUp.json().paymentUrl, 'approve');
    }
    clock.forward(HOUR_MS);
    await runBoth();
    expect(await notified('viewingReleased')).toEqual(ids);
    clock.forward(3 * 24 * HOUR_MS);
    await runBoth();
    expect(await notified('reservationForfeited')).toEqual(ids);
    clock.forward(2 * DAY_MS - 12 * HOUR_MS);
    await runBoth();
    expect(await notified('viewingTomorrow')).toEqual(ids);
    const toppedUp = await db()
      .select({ userId: payments.userId })
      .from(payments)
      .where(and(eq(payments.purpose, 'top_up'), eq(payments.status, 'paid'), inArray(payments.userId, ids)));
    expect(toppedUp).toHaveLength(EACH);
    const { rows } = await db().execute(sql`
      select l.entry_id from ledger_lines l group by l.entry_id having sum(l.amount_halalas) <> 0
      union all
      select e.payment_id from ledger_entries e group by e.payment_id, e.kind having count(*) > 1`);
    expect(rows).toEqual([]);
  });

  it('end what is featured, and tell of a licence that has expired, once', async () => {
    const ids = people.map(({ id }) => id).sort((a, b) => a - b);
    const owned = await db()
      .select({ id: properties.id })
      .from(properties)
      .where(
        and(eq(properties.status, 'published'), eq(properties.purpose, 'for_sale'), gt(properties.id, 60)),
      )
      .limit(EACH);
    for (const [index, { id }] of owned.entries()) {
      const change = { advertiserId: ids[index] ?? 0, isFeatured: true, adLicenseExpiresAt: '2020-01-31' };
      await db().update(properties).set(change).where(eq(properties.id, id));
      const ad = { propertyId: id, featuredUntil: new Date(clock.now().getTime() - HOUR_MS) };
      await db()
        .insert(propertyAds)
        .values(ad)
        .onConflictDoUpdate({ target: propertyAds.propertyId, set: ad });
    }
    await runBoth();
    expect(await notified('adFeatureEnded')).toEqual(ids);
    expect(await notified('adLicenceExpired')).toEqual(ids);
  });

  it('have failed at nothing', () => expect(failures).toEqual([]));
});
