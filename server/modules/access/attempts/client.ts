import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { DEVICE_HEADER } from '../../../../contract/language.ts';
import type { Database } from '../../../db/database.ts';
import { knownClients } from '../../../db/schema/access.ts';
import { users } from '../../../db/schema/people.ts';
import { hashToken, isToken, type Person } from '../../../plugins/session.ts';

/** A network where this many users have signed in counts as shared: a carrier's, an office's. */
const PEOPLE_OF_A_SHARED_NETWORK = 5;

/** Where a request comes from, as far as the server can tell. */
export interface Caller {
  /** Hash of the IPv4 address, or of the IPv6 /64, which one subscriber has whole. */
  network: string;
  /** Hash of the device's token (contract/language.ts); null if it sent none. */
  device: string | null;
  /** The open session of the request. */
  session: { person: Person; tokenHash: string } | null;
}

/** The client of a request about a mobile, as rate limits count it. */
export interface Client {
  network: string;
  /** Owns a code: the device or, without one, the network. */
  slot: string;
  /** The mobile's owner's open session, or a device or network they signed in from; else null. */
  known: string | null;
  isNetworkShared: boolean;
}

/** An IPv4 address unchanged; the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const written = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [head = [], tail] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const left = tail ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail] : head;
  return `${left.slice(0, 4).join(':')}::/64`;
}

export function callerOf({ ip, headers, person, tokenHash }: FastifyRequest): Caller {
  const token = headers[DEVICE_HEADER];
  return {
    network: `network ${hashToken(networkOf(ip))}`,
    device: typeof token === 'string' && isToken(token) ? `device ${hashToken(token)}` : null,
    session: person && tokenHash ? { person, tokenHash } : null,
  };
}

/**
 * Finds whether a caller is known to a mobile's owner; never if the mobile is null. It takes the
 * same time whether or not an account has the mobile.
 */
export async function findClient(db: Database, caller: Caller, mobile: string | null): Promise<Client> {
  const { network, device, session } = caller;
  const isKnown = (client: string) => sql<boolean>`exists (select 1 from ${knownClients}
    join ${users} on ${users.id} = ${knownClients.userId} where ${and(eq(knownClients.client, client), eq(users.mobile, mobile ?? ''))})`;
  const { rows } = await db.execute<{ device: boolean; network: boolean; people: number }>(sql`select
    ${isKnown(device ?? '')} as device, ${isKnown(network)} as network,
    (select count(*)::int from (select 1 from ${knownClients} where ${eq(knownClients.client, network)}
      limit ${PEOPLE_OF_A_SHARED_NETWORK}) p) as people`);
  const [found] = rows;
  const ofSession = session?.person.mobile === mobile ? `session ${session.tokenHash}` : null;
  return {
    network,
    slot: device ?? network,
    known: ofSession ?? (found?.device ? device : null) ?? (found?.network ? network : null),
    isNetworkShared: (found?.people ?? 0) >= PEOPLE_OF_A_SHARED_NETWORK,
  };
}

/** Stores a user's device and network as known; a sign-out does not remove them. */
export async function rememberClient(
  transaction: Database,
  userId: number,
  { device, network }: Caller,
): Promise<void> {
  const lastSeenAt = sql`now()`;
  await transaction
    .insert(knownClients)
    .values(
      [device, network].filter((client) => client !== null).map((client) => ({ client, userId, lastSeenAt })),
    )
    .onConflictDoUpdate({ target: [knownClients.client, knownClients.userId], set: { lastSeenAt } });
}
