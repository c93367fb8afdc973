import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { RelyingParty } from './relying-party.ts';
import { takeChallenge, type Use } from './repository.ts';

/** Fetched at the first use: it takes half a second to load, which a start need not wait for. */
export const library = () => import('@simplewebauthn/server');

/** The account's name for authenticators: a number that says nothing about the user. */
export const userHandle = (userId: number): Buffer => Buffer.from(`rukn-${userId}`);

/** Passkeys as the server lists them to browsers. */
export const namesOf = (known: { credentialId: string; transports: string[] }[]) =>
  known.map(({ credentialId: id, transports }) => ({ id, type: 'public-key' as const, transports }));

/** Challenge and origin as the browser wrote them; not verified. */
function readClientData(clientDataJSON: string): { challenge: string; origin: string } {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof challenge === 'string' && typeof origin === 'string') return { challenge, origin };
  } catch {
    // Not JSON.
  }
  throw new ApiError('passkeyNotVerified');
}

/**
 * Uses up the challenge that was signed, and returns it in base64url. Throws where it was used, has
 * expired or is for another use, and where the page that asked is of another origin.
 */
export async function spendChallenge(
  db: Database,
  { clientDataJSON }: { clientDataJSON: string },
  { use, party }: { use: Use; party: RelyingParty },
): Promise<string> {
  const { challenge, origin } = readClientData(clientDataJSON);
  if (!(await takeChallenge(db, challenge, use))) throw new ApiError('passkeyExpired');
  if (origin !== party.origin) throw new ApiError('passkeyOtherOrigin');
  return challenge;
}

/**
 * Runs a check of the library, which throws a plain error for whatever is wrong; throws
 * passkeyNotVerified then.
 */
export async function verified<Result extends { verified: boolean }>(
  check: () => Promise<Result>,
): Promise<Extract<Result, { verified: true }>> {
  const result = await check().catch(() => null);
  if (!result?.verified) throw new ApiError('passkeyNotVerified');
  return result as Extract<Result, { verified: true }>;
}
