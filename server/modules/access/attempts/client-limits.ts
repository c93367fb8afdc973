import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import { createAttemptLimit, type LimitRules } from './attempt-limit.ts';
import type { Client } from './client.ts';

/** An attempt that has been counted. */
export interface Attempt {
  /** Uncounts it. */
  takeBack: () => Promise<void>;
  /** It succeeded: also uncounts the client's earlier failures. */
  clear: () => Promise<void>;
}

/** A shared network gets this many times the limit. */
const SHARED_NETWORK_TIMES = 10;

interface SubjectRules extends LimitRules {
  /** Attempts allowed to all unknown clients together. */
  strangers: number;
}

/**
 * Limits attempts at one subject: a mobile or an identity. Each client has a separate limit, so
 * that no client uses up another's. All unknown clients share a wider one, which bounds guesses
 * from many addresses; known clients don't count in it. Takes the same time for all.
 */
export function createSubjectLimit(db: Database, { strangers, ...rules }: SubjectRules) {
  const each = createAttemptLimit(db, rules);
  const all = createAttemptLimit(db, { ...rules, kind: `${rules.kind}-strangers`, limit: strangers });
  const ofClient = (subject: string, { known, network }: Client) => `${subject} ${known ?? network}`;
  return {
    async begin(subject: string, client: Client): Promise<Attempt> {
      const own = ofClient(subject, client);
      const shared = client.known ? own : subject;
      await each.begin(own);
      await all.begin(shared).catch(async (refused: unknown) => {
        await each.takeBack(own);
        throw refused;
      });
      const takeBack = async () => {
        await each.takeBack(own);
        await all.takeBack(shared);
      };
      const clear = async () => {
        await each.clear(own);
        await all.takeBack(shared);
      };
      return { takeBack, clear };
    },
    /** Uncounts a client's failures. */
    clear: (subject: string, client: Client): Promise<void> => each.clear(ofClient(subject, client)),
  };
}

/**
 * Limits a network's attempts over all subjects; a client that is known to a subject is counted
 * separately there.
 */
export function createNetworkLimit(db: Database, rules: LimitRules) {
  const usual = createAttemptLimit(db, rules);
  const ofShared = createAttemptLimit(db, { ...rules, limit: rules.limit * SHARED_NETWORK_TIMES });
  return async (subject: string, { network, known, isNetworkShared }: Client): Promise<Attempt> => {
    const limit = isNetworkShared ? ofShared : usual;
    const key = known ? `${network} ${subject} ${known}` : network;
    await limit.begin(key);
    const takeBack = () => limit.takeBack(key);
    return { takeBack, clear: takeBack };
  };
}

/** Begins all attempts in turn; if one is refused, takes back those before it. */
export async function beginAll(begins: (() => Promise<Attempt>)[]): Promise<Attempt> {
  const begun: Attempt[] = [];
  const takeBack = async () => {
    for (const attempt of begun) await attempt.takeBack();
  };
  for (const begin of begins) {
    try {
      begun.push(await begin());
    } catch (refused) {
      await takeBack();
      throw refused;
    }
  }
  const clear = async () => {
    for (const attempt of begun) await attempt.clear();
  };
  return { takeBack, clear };
}

/** Runs the work of an attempt, and takes the attempt back if we or a provider failed. */
export async function attempted<Result>(attempt: Attempt, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    const isOurs = !(failure instanceof ApiError) || failure.statusCode >= 500;
    // If this fails too, the caller still gets the first failure.
    if (isOurs) await attempt.takeBack().catch(() => undefined);
    throw failure;
  }
}
