import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { DEVICE_HEADER } from '../../../../contract/language.ts';
import type { Database } from '../../../db/database.ts';
import { knownAskers } from '../../../db/schema/access.ts';
import { users } from '../../../db/schema/people.ts';
import { hashToken, isToken, type Person } from '../../../plugins/session.ts';

/** So many people who have signed in from a network make it one that many share: a carrier's, an office's. */
const PEOPLE_OF_A_SHARED_NETWORK = 5;

/** Where a request comes from, as far as the server can tell. */
export interface Caller {
  /** Its address or, of IPv6, the /64 that one subscriber has whole. Hashed, as `device` is. */
  network: string;
  /** The device's own token (contract/language.ts); null where none came. */
  device: string | null;
  /** The person whose open session it came with. */
  session: { person: Person; tokenHash: string } | null;
}

/** A caller, as the one that asks something of a mobile. */
export interface Asker {
  network: string;
  /** Whose code it is: the device's or, without one, the network's. */
  slot: string;
  /** What the mobile's owner is known by here: an open session, a device or a network of an earlier sign-in. */
  known: string | null;
  isNetworkShared: boolean;
}

/** IPv4 as it is; the first four of an IPv6 address's eight groups. */
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
 * Looks a caller up, as one who asks something of a mobile; nobody is known where it is null. The work is the same
 * whether anyone has the mobile or not.
 */
export async function findAsker(db: Database, caller: Caller, mobile: string | null): Promise<Asker> {
  const { network, device, session } = caller;
  const isKnown = (asker: string) => sql<boolean>`exists (select 1 from ${knownAskers}
    join ${users} on ${users.id} = ${knownAskers.userId} where ${and(eq(knownAskers.asker, asker), eq(users.mobile, mobile ?? ''))})`;
  const { rows } = await db.execute<{ device: boolean; network: boolean; people: number }>(sql`select
    ${isKnown(device ?? '')} as device, ${isKnown(network)} as network,
    (select count(*)::int from (select 1 from ${knownAskers} where ${eq(knownAskers.asker, network)}
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

/** From here on a person is known by this device and this network, also once signed out. */
export async function rememberAsker(
  transaction: Database,
  userId: number,
  { device, network }: Caller,
): Promise<void> {
  const lastSeenAt = sql`now()`;
  await transaction
    .insert(knownAskers)
    .values(
      [device, network].filter((asker) => asker !== null).map((asker) => ({ asker, userId, lastSeenAt })),
    )
    .onConflictDoUpdate({ target: [knownAskers.asker, knownAskers.userId], set: { lastSeenAt } });
}
