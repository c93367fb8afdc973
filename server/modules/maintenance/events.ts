import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { wireId } from '../../../contract/fields.ts';
import { ORDER_EVENTS_PATH } from '../../../contract/order-events.ts';
import type { Database, DatabaseHandle } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { versionOfOwn, versionsOf } from './repository.ts';

/** Sent by a trigger on `orders` (migrations/0013), with the commit. */
const CHANNEL = 'rukn_orders';
/** A stream ends after this long. The app then opens another, which checks the session again. */
const LIFE_MS = 4 * 60_000;
/** Interval of SSE comments that keep proxies from closing an idle stream. */
const BEAT_MS = 20_000;
/** Streams that one user may have open; one more closes their oldest. */
const MOST_PER_PERSON = 6;

const params = z.object({ id: wireId });

/**
 * Server-sent events of one order: `event: order` with `{ version }` after each change. It carries
 * no data of the order: the app fetches that through the API.
 */
export async function orderEventsModule(app: FastifyInstance, { database }: { database: DatabaseHandle }) {
  const { db } = database;
  const watched = createWatchedOrders(db, (error) => app.log.warn({ err: error }, 'watched orders'));
  const open = new Map<number, Set<PassThrough>>();
  const stop = await database.listen({
    channel: CHANNEL,
    onNotice: watched.refresh,
    onLost: (error) => app.log.warn({ err: error }, 'no longer told of changed orders; trying again'),
  });
  // Without this, the server would wait for open streams before it stops.
  app.addHook('preClose', async () => {
    for (const streams of open.values()) for (const stream of streams) stream.end();
  });
  app.addHook('onClose', async () => {
    await stop();
    await watched.settled();
  });

  function admit(userId: number, stream: PassThrough): void {
    const own = open.get(userId) ?? new Set();
    open.set(userId, own);
    const [oldest] = own;
    if (own.size >= MOST_PER_PERSON) oldest?.end();
    own.add(stream);
    stream.once('close', () => {
      own.delete(stream);
      if (own.size === 0) open.delete(userId);
    });
  }

  app.get(
    ORDER_EVENTS_PATH.replace('{id}', ':id'),
    {
      schema: { hide: true },
      exposeHeadRoute: false,
      // A stream is a long response: it ends before this timeout.
      config: { needsPerson: true, answerMs: LIFE_MS + BEAT_MS },
    },
    async (request, reply) => {
      const { person } = request;
      const id = params.safeParse(request.params).data?.id;
      const version = person && id !== undefined ? await versionOfOwn(db, person.id, id) : undefined;
      if (!person || id === undefined || version === undefined) throw new ApiError('orderNotFound');
      const stream = new PassThrough();
      const send = (current: number) =>
        stream.write(`event: order\ndata: ${JSON.stringify({ version: current })}\n\n`);
      // At once: the client learns that the stream is open, and of changes it missed meanwhile.
      send(version);
      const unwatch = watched.watch({ orderId: id, version, tell: send });
      const beat = setInterval(() => stream.write(':\n\n'), BEAT_MS);
      const end = setTimeout(() => stream.end(), LIFE_MS);
      stream.once('close', () => {
        unwatch();
        clearInterval(beat);
        clearTimeout(end);
      });
      request.raw.once('close', () => stream.destroy());
      admit(person.id, stream);
      return (
        reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          // Otherwise proxies that buffer responses would delay the events.
          .header('x-accel-buffering', 'no')
          .send(stream)
      );
    },
  );
}

interface Watcher {
  orderId: number;
  /** The version that the client last received. */
  version: number;
  tell: (version: number) => void;
}

/**
 * The orders watched in this process. The database notifies only that some order has changed
 * (migrations/0013): one query then reads all watched orders' versions, and each watcher gets its
 * order's.
 */
function createWatchedOrders(db: Database, onError: (error: unknown) => void) {
  const watchers = new Set<Watcher>();
  let looking: Promise<void> | null = null;
  let isStale = false;

  async function lookUp(): Promise<void> {
    while (isStale) {
      isStale = false;
      const versions = await versionsOf(db, [...new Set([...watchers].map(({ orderId }) => orderId))]);
      for (const watcher of watchers) {
        const version = versions.get(watcher.orderId) ?? watcher.version;
        if (version === watcher.version) continue;
        watcher.version = version;
        watcher.tell(version);
      }
    }
  }

  function refresh(): void {
    if (watchers.size === 0) return;
    isStale = true;
    looking ??= lookUp()
      .catch(onError)
      .finally(() => {
        looking = null;
      });
  }

  return {
    /** Call it when some order has changed. */
    refresh,
    /** Calls `tell` on each change since `version`; returns a function that stops it. */
    watch(watcher: Watcher): () => void {
      watchers.add(watcher);
      // The order may have changed since its version was read.
      refresh();
      return () => watchers.delete(watcher);
    },
    settled: async () => {
      await looking;
    },
  };
}
