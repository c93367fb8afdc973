import { tabStorage } from '../lib/tab-storage.ts';
import { ApiError } from './api-error.ts';

const PREFIX = 'intention.';

/**
 * Sends what a person wants done under one idempotency key until the server has said whether it is done: a
 * second try of the same `intention` after a lost answer, a time-out or a reload does not do it twice. Once it
 * is answered, by a refusal too, wanting the same again is a new intention.
 */
export async function withIntention<Answer>(
  intention: string,
  send: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  const name = PREFIX + intention;
  const key = tabStorage.get(name) ?? crypto.randomUUID();
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
