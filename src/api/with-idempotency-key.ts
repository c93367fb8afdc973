import { randomKey } from '../lib/random-key.ts';
import { tabStorage } from '../lib/tab-storage.ts';
import { ApiError } from './api-error.ts';

const PREFIX = 'intention.';

/** Calls that are sent and not answered yet. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Sends an intention under one idempotency key until the server has answered: a retry of the same
 * `intention` after a lost answer, a time-out or a reload does not repeat the action. After an
 * answer, also a refusal, the same intention gets a new key. A double tap sends once, and both get
 * that answer.
 */
export function withIdempotencyKey<Answer>(
  intention: string,
  send: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  const sent = underWay.get(intention) as Promise<Answer> | undefined;
  if (sent) return sent;
  const answer = sendOnce(intention, send).finally(() => underWay.delete(intention));
  underWay.set(intention, answer);
  return answer;
}

async function sendOnce<Answer>(
  intention: string,
  send: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  const name = PREFIX + intention;
  const key = tabStorage.get(name) ?? randomKey();
  tabStorage.set(name, key);
  try {
    const answer = await send(key);
    tabStorage.remove(name);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && !error.isPassing) tabStorage.remove(name);
    throw error;
  }
}
