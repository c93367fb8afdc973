import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { countUnread } from '../notifications/repository.ts';
import { positionOr } from '../properties/position.ts';
import { presentHome } from './presenter.ts';
import { createHome } from './service.ts';

/** The home screen (core §2 and §3). */
export async function homeModule(app: FastifyInstance, { db: reads, clock }: { db: Database; clock: Clock }) {
  const { gather, forgetCounts } = createHome(reads, clock);
  app.whenListingsChange(forgetCounts);

  app.endpoint('home.get', async ({ db, body, person, language }) => {
    const [rows, unreadCount] = await Promise.all([
      gather(db, positionOr(body, language), person?.id ?? null),
      person ? countUnread(db, person.id) : 0,
    ]);
    return presentHome(rows, unreadCount, language);
  });
}
