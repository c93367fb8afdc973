import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { presentNotification } from './presenter.ts';
import { countUnread, listNotifications, markAllRead, markRead } from './repository.ts';

interface Options {
  /**
   * Keeps the language in which a session's device is sent notifications; the session by its
   * token's hash.
   */
  rememberLanguage: (db: Database, tokenHash: string, language: Language) => Promise<unknown>;
}

/** What happened to a person (core §3 and §7). */
export async function notificationsModule(app: FastifyInstance, { rememberLanguage }: Options) {
  app.endpoint('notifications.list', async ({ query, person, language, request, db }) => {
    const [rows, unreadCount] = await Promise.all([
      listNotifications(db, person.id, query.page ?? 1),
      countUnread(db, person.id),
      // The request has the user's current language, however they changed it: push follows it.
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
}
