import fp from 'fastify-plugin';
import type { DatabaseHandle } from '../db/database.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Registers what forgets an answer that was kept in memory: called when a listing has come before the
     * public, left it or changed its status, or an article or an answer to a question has changed, by this
     * process or another.
     */
    whenListingsChange: (forget: () => void) => void;
  }
}

/** Sent by triggers on `properties` (migrations/0006), `articles` and `questions` (0009), with the commit. */
const CHANNEL = 'rukn_listings';

/**
 * What an operator hides is gone at once, also from what this process remembers. The database tells of it:
 * PGlite within the commit, a server by NOTIFY to all of its processes, within milliseconds. While that
 * connection is broken, or where a pooler lets no LISTEN through, answers live their 30 to 60 seconds.
 */
export const listingChangesPlugin = fp<{ database: DatabaseHandle }>(async (app, { database }) => {
  const forgetters: (() => void)[] = [];
  app.decorate('whenListingsChange', (forget) => {
    forgetters.push(forget);
  });
  const stop = await database.listen({
    channel: CHANNEL,
    onNotice: () => {
      for (const forget of forgetters) forget();
    },
    onLost: (error) => app.log.warn({ err: error }, 'no longer told of changed listings; trying again'),
  });
  app.addHook('onClose', stop);
});
