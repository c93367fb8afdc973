import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { presentNotification } from './presenter.ts';
import {
  countUnread,
  findSettings,
  listNotifications,
  markAllRead,
  markRead,
  setMarketing,
  setPriceDrops,
} from './repository.ts';

interface Options {
  /** Stores the push language of a session's device, by the session's token hash. */
  rememberLanguage: (db: Database, tokenHash: string, language: Language) => Promise<unknown>;
}

/** Lists notifications and marks them as read (core §3 and §7). */
export async function notificationsModule(app: FastifyInstance, { rememberLanguage }: Options) {
  app.endpoint('notifications.list', async ({ query, person, language, request, db }) => {
    const [rows, unreadCount] = await Promise.all([
      listNotifications(db, person.id, query.page ?? 1),
      countUnread(db, person.id),
      // Push messages use this request's language, however the user changed it.
      request.tokenHash && rememberLanguage(db, request.tokenHash, language),
    ]);
    return { rows: rows.flatMap((row) => presentNotification(row, language) ?? []), unreadCount };
  });

  app.endpoint(
    'notifications.read',
    async ({ params, person, db }) => {
      if (!(await markRead(db, person.id, params.id))) throw new ApiError('notificationNotFound');
      return { unreadCount: await countUnread(db, person.id) };
    },
    { notFound: 'notificationNotFound' },
  );

  app.endpoint('notifications.readAll', async ({ body, person, db }) => {
    await markAllRead(db, person.id, body.upTo);
    return { unreadCount: await countUnread(db, person.id) };
  });

  app.endpoint('notifications.settings', ({ person, db }) => findSettings(db, person.id));

  app.endpoint('notifications.set', async ({ body, person, db }) => {
    const { priceDrops, marketing } = body;
    await db.transaction(async (transaction) => {
      if (priceDrops !== undefined) await setPriceDrops(transaction, person.id, priceDrops);
      if (marketing !== undefined) await setMarketing(transaction, person.id, marketing);
    });
    return { success: true };
  });
}
