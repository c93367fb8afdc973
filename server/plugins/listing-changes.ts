import fp from 'fastify-plugin';
import type { DatabaseHandle } from '../db/database.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Registers what forgets an answer that was kept in memory: called when a public listing, an
     * article or an answer to a question has changed, by this process or another.
     */
    whenListingsChange: (forget: () => void) => void;
    /** False while notices may be lost: what is kept in memory may then be out of date. */
    hearsOfListings: () => boolean;
  }
}

/**
 * Sent by triggers on `properties` (migrations/0006 and 0020), `reservations` (0020), `articles`
 * and `questions` (0010), with the commit.
 */
const CHANNEL = 'rukn_listings';

/**
 * Edited and hidden listings are shown so at once, also from this process's caches. The database
 * sends a notice: PGlite within the commit, a server by NOTIFY to all of its processes, within
 * milliseconds. While that connection is broken, or where a pooler lets no LISTEN through, pages
 * are not kept, and counts live their 60 seconds.
 */
export const listingChangesPlugin = fp<{ database: DatabaseHandle }>(async (app, { database }) => {
  const forgetters: (() => void)[] = [];
  app.decorate('whenListingsChange', (forget) => {
    forgetters.push(forget);
  });
  let hears = true;
  app.decorate('hearsOfListings', () => hears);
  const stop = await database.listen({
    channel: CHANNEL,
    onNotice: () => {
      hears = true;
      for (const forget of forgetters) forget();
    },
    onLost: (error) => {
      hears = false;
      app.log.warn({ err: error }, 'no longer told of changed listings; trying again');
    },
  });
  app.addHook('onClose', stop);
});
