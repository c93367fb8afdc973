import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '../../../contract/language.ts';
import { notifications, sessions } from './people.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A session's device, as its push service knows it (RFC 8030). It goes with the session, however
 * that ends. A row never passes to another session: what waits for its id is one person's news.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer('session_id')
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The push service's address of this device: anyone who knows it can try to send. */
    endpoint: text('endpoint').notNull().unique(),
    /** RFC 8291: what a message is encrypted for, in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Our public key (VAPID) that it was made for: under another nothing is taken. */
    serverKey: text('server_key').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    savedAt: at('saved_at').notNull().defaultNow(),
  },
  (table) => [
    check('push_subscriptions_language', sql`${table.language} in ('ar', 'en')`),
    check('push_subscriptions_endpoint', sql`${table.endpoint} like 'https://%'`),
  ],
);

/**
 * Notifications that are still to be pushed, by device. A trigger writes it with the notification
 * (migrations/0018). It names a subscription by no foreign key: a sign-out waits for no lock, and
 * no transaction fails because of it.
 */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    notificationId: integer('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Also the end of the lease: a process that sends it moves this ahead. */
    dueAt: at('due_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.subscriptionId] }),
    index('push_outbox_due').on(table.dueAt),
  ],
);
