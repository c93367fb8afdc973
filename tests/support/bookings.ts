import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { errorNumbers } from '../../contract/error-numbers.ts';
import type { App } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import { sessions, users } from '../../server/db/schema/people.ts';
import { properties } from '../../server/db/schema/properties.ts';
import { createMovableClock } from '../../server/lib/clock.ts';
import { hashToken } from '../../server/plugins/session.ts';
import { createTestApp } from './test-app.ts';

export interface Visitor {
  id: number;
  headers: Record<string, string>;
}

let made = 0;

/**
 * Users with a session each, inserted directly into the database: registering hundreds would mean
 * hashing as many passwords.
 */
export async function addVisitors(db: Database, count: number): Promise<Visitor[]> {
  const rows = Array.from({ length: count }, () => {
    made += 1;
    return { name: `زائر ${made}`, mobile: `050009${String(made).padStart(4, '0')}` };
  });
  const people = await db.insert(users).values(rows).returning({ id: users.id });
  return Promise.all(
    people.map(async ({ id }) => {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(Date.now() + 86_400_000);
      await db
        .insert(sessions)
        .values({ tokenHash: hashToken(token), userId: id, expiresAt, provedAt: new Date() });
      return { id, headers: { 'session-token': token } };
    }),
  );
}

/** A server with a movable clock, and published listings that no test user owns. */
export async function createBookingApp(options: Parameters<typeof createTestApp>[0] = {}) {
  const clock = createMovableClock();
  const app = await createTestApp({ ...options, clock });
  const listings = await app.db
    .select({ id: properties.id, advertiserId: properties.advertiserId })
    .from(properties)
    .where(and(eq(properties.status, 'published'), ne(properties.advertiserId, 1), gt(properties.id, 60)))
    .orderBy(asc(properties.id))
    .limit(5);
  return { ...app, clock, listings };
}

export interface Slot {
  date: string;
  time: string;
}

/** A listing's free times in chronological order. */
export async function freeTimes(app: App, propertyId: number, { headers }: Visitor): Promise<Slot[]> {
  const answer = await app.inject({ url: `/api/reservation/availableTimes/${propertyId}`, headers });
  const { times } = answer.json() as { times: Record<string, { value: string }[]> };
  return Object.entries(times).flatMap(([date, entries]) =>
    entries.map(({ value }) => ({ date, time: value })),
  );
}

/** Posts JSON as a user, with an idempotency key if one is given. */
export function postAs(app: App, { headers }: Visitor, url: string, payload: object, key?: string) {
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
  });
}

/**
 * Sends a call until the server has decided, as a client does: one that took too long is repeated
 * with its key, and may have been done.
 */
export async function untilDecided<
  Response extends { statusCode: number; json: () => { error_number?: number } },
>(send: (key: string) => Promise<Response>): Promise<Response> {
  const key = randomUUID();
  for (;;) {
    const response = await send(key);
    const isDecided =
      response.statusCode !== 503 && response.json().error_number !== errorNumbers.idempotencyUnderWay;
    if (isDecided) return response;
  }
}

/** Books a viewing; a luxury one is to be paid on the gateway's page, unless `payload` differs. */
export const book = (app: App, visitor: Visitor, payload: object, key?: string) =>
  postAs(app, visitor, '/api/reservation/create', { payWith: 'card', ...payload }, key);

/** Sends a GET as a user; returns the parsed body. */
export async function read(app: App, { headers }: Visitor, url: string) {
  return (await app.inject({ url, headers })).json();
}

/** Decides a payment at the sandbox's gateway; returns the URL that its page redirects to. */
export async function decidePayment(
  app: App,
  paymentUrl: string,
  decision: 'approve' | 'decline' | 'close',
  notice: 'once' | 'delayed' | 'repeated' | 'none' = 'none',
): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: paymentUrl, payload: { decision, notice } });
  return answer.json().returnUrl;
}

/** Requests the return URL; returns the path it redirects to. */
export async function comeBack(app: App, returnUrl: string): Promise<string> {
  return String((await app.inject({ url: returnUrl })).headers.location);
}

/**
 * Decides a payment at the sandbox's gateway and requests the return URL; returns where that
 * redirects to.
 */
export const settlePayment = async (
  app: App,
  paymentUrl: string,
  decision: Parameters<typeof decidePayment>[2] = 'approve',
): Promise<string> => comeBack(app, await decidePayment(app, paymentUrl, decision));
