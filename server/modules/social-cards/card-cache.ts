import { createHash } from 'node:crypto';
import { ApiError } from '../../http/api-error.ts';
import { createSemaphore } from '../../http/semaphore.ts';

/**
 * Drawing a card takes a processor about a tenth of a second: with one at a time, another processor
 * still serves requests.
 */
const AT_ONCE = 1;
/** More waiting requests would take several seconds, and keep the server busy with nothing else. */
const WAITING_MOST = 20;
const KEPT_BYTES = 24 * 1024 * 1024;

/** A hash of everything a card shows, for its ETag: any change makes it another card. */
export function markOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}

/**
 * Caches cards by hash and draws each once: concurrent requests share one promise. Limited in
 * bytes, evicting the least recently used; beyond WAITING_MOST waiting requests, throws a 503.
 */
export function createCardCache(keptBytes = KEPT_BYTES) {
  const cards = new Map<string, Buffer>();
  const drawn = new Map<string, Promise<Buffer>>();
  const withPermit = createSemaphore(AT_ONCE);
  let bytes = 0;

  function keep(mark: string, card: Buffer): void {
    cards.set(mark, card);
    bytes += card.length;
    for (const [oldest, { length }] of cards) {
      if (bytes <= keptBytes) return;
      cards.delete(oldest);
      bytes -= length;
    }
  }

  return async function cardOf(mark: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = cards.get(mark);
    if (known) {
      cards.delete(mark);
      cards.set(mark, known);
      return known;
    }
    const underWay = drawn.get(mark);
    if (underWay) return underWay;
    if (drawn.size >= WAITING_MOST)
      throw new ApiError('serviceUnavailable', { headers: { 'retry-after': '5' } });
    const card = withPermit(draw);
    drawn.set(mark, card);
    try {
      const done = await card;
      keep(mark, done);
      return done;
    } finally {
      drawn.delete(mark);
    }
  };
}
