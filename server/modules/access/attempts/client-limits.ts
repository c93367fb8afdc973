import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import { createAttemptLimit, type LimitRules } from './attempt-limit.ts';
import type { Client } from './client.ts';

/** An attempt that was begun, and counted. */
export interface Attempt {
  /** It was none, after all. */
  takeBack: () => Promise<void>;
  /** It went well: what its client failed at before is forgotten. */
  clear: () => Promise<void>;
}

/** A network that many people share may fail so many times as often. */
const SHARED_NETWORK_TIMES = 10;

interface SubjectRules extends LimitRules {
  /** Attempts of all unknown clients together. */
  strangers: number;
}

/**
 * Limits attempts at one subject: a mobile, an identity. Each client has tries of its own, so that
 * no client uses up another's. All strangers together have a wider allowance, which bounds guesses
 * from many addresses; a known client does not count in it. It takes the same time for all.
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
    /** Forgets what a client has failed at. */
    clear: (subject: string, client: Client): Promise<void> => each.clear(ofClient(subject, client)),
  };
}

/**
 * Limits what one network tries, whatever the subject; those who are known at a subject don't count
 * there.
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

/** Begins attempts one after another as one: where the last is refused, none was begun. */
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

/** Does what an attempt was begun for. What fails on our side, or a provider's, costs no try. */
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
