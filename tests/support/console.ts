import { eq } from 'drizzle-orm';
import type { OpsRole } from '../../contract/ops-roles.ts';
import type { App } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import { users } from '../../server/db/schema/people.ts';
import { asFile, blots, createAd } from './ads.ts';
import { addVisitors, postAs, read, type Visitor } from './bookings.ts';

/** Creates an operator with an open session. */
export async function addOperator(
  db: Database,
  name = 'نورة العتيبي',
  role: OpsRole = 'admin',
): Promise<Visitor & { mobile: string }> {
  const [visitor] = await addVisitors(db, 1);
  if (!visitor) throw new Error('Nobody was made');
  const [row] = await db
    .update(users)
    .set({ role, name })
    .where(eq(users.id, visitor.id))
    .returning({ mobile: users.mobile });
  return { ...visitor, mobile: row?.mobile ?? '' };
}

/** Creates an operator; returns the headers for their requests. */
export async function signInOperator({ db }: { db: Database }): Promise<{ 'session-token': string }> {
  const { headers } = await addOperator(db);
  return { 'session-token': headers['session-token'] ?? '' };
}

/** Creates an ad with a picture of the deed; returns its id. */
export async function addDeed(app: App, headers: Record<string, string>): Promise<number> {
  const more = { receiptImage: asFile(await blots(3)) };
  return (await createAd(app, headers, { more })).json().propertyId;
}

type Server = { app: App };
interface Act {
  verb: string;
  args: Record<string, string>;
  seen?: string;
}

/** An item as the console's API returns it; `path` is like `ads/12`. */
export const itemOf = async ({ app }: Server, who: Visitor, path: string) =>
  (await read(app, who, `/api/ops/item/${path}`)).item;

/** Carries out a verb in the console; returns the status and body. */
export async function act({ app }: Server, who: Visitor, body: Act, key?: string) {
  const answer = await postAs(app, who, '/api/ops/act', body, key);
  return { status: answer.statusCode, body: answer.json() };
}

/** What `act` returns on success. */
export const done = (verb: string, target: number | string) => ({
  status: 200,
  body: { verb, target: String(target) },
});
