import fp from 'fastify-plugin';
import type { DatabaseHandle } from '../db/database.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Registers a function that clears a memory cache: called when this or another process has
     * changed a public listing, an article or an answer to a question.
     */
    whenListingsChange: (forget: () => void) => void;
    /** False while notices may be lost: memory caches may then be out of date. */
    hearsOfListings: () => boolean;
  }
}

/**
 * Sent by triggers on `properties` (migrations/0006 and 0020), `reservations` (0020), `articles`
 * and `questions` (0010), with the commit.
 */
const CHANNEL = 'rukn_listings';

/**
 * Clears the memory caches when a listing is edited or hidden. The database sends a notice: PGlite
 * within the commit, a server by NOTIFY to all processes, within milliseconds. While that
 * connection is broken, or a pooler blocks LISTEN, pages are not cached, and counts expire after 60
 * seconds.
 */
export const listingChangesPlugin = fp<{ database: DatabaseHandle }>(async (app, { database }) => {
  const forgetters: (() => void)[] = [];
  app.decorate('whenListingsChange', (forget) => {
    forgetters.push(forget);
  });
  const forgetAll = () => {
    for (const forget of forgetters) forget();
  };
  let hears = true;
  app.decorate('hearsOfListings', () => hears);
  const stop = await database.listen({
    channel: CHANNEL,
    onNotice: () => {
      hears = true;
      forgetAll();
      // What was read again meanwhile may come from a replica that did not have the change yet.
      database.replica?.onceCaughtUp(forgetAll);
    },
    onLost: (error) => {
      hears = false;
      app.log.warn({ err: error }, 'no longer told of changed listings; trying again');
    },
  });
  app.addHook('onClose', stop);
});
