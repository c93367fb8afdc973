import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '../../../contract/language.ts';
import { notifications, sessions } from './people.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A session's push subscription (RFC 8030), deleted with the session, however that ends. A row
 * never moves to another session: the pushes queued for its id belong to one user.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer('session_id')
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The push service's URL for this device: anyone who has it can try to send. */
    endpoint: text('endpoint').notNull().unique(),
    /** RFC 8291: the keys that a message is encrypted with, in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The VAPID public key it was created for: the push service refuses messages under another. */
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
 * Notifications still to be pushed, by device. A trigger writes a row with each notification
 * (migrations/0018). No foreign key to the subscription: a sign-out then waits for no lock, and no
 * transaction fails because of it.
 */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    notificationId: integer('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Also the lease's end: a process that sends the push moves this ahead. */
    dueAt: at('due_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.subscriptionId] }),
    index('push_outbox_due').on(table.dueAt),
  ],
);
