import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { PRICE_DROPS } from '../../../contract/limits.ts';
import { OPS_ROLES } from '../../../contract/ops-roles.ts';
import { at, createdNow, oneOf, rowId } from './columns.ts';

export const DEVICE_KINDS = ['phone', 'tablet', 'computer', 'unknown'] as const;

export const users = pgTable(
  'users',
  {
    id: rowId(),
    name: text('name').notNull(),
    /** The name in Latin letters, if the user entered one. */
    nameEn: text('name_en'),
    mobile: text('mobile').notNull().unique(),
    identity: text('identity').unique(),
    email: text('email'),
    abshirMobile: text('abshir_mobile'),
    avatar: text('avatar'),
    /** Argon2id, in PHC format; null for users who can't sign in by password. */
    passwordHash: text('password_hash'),
    /** Since when passkeys alone sign in; null while the password does. */
    passwordOffAt: at('password_off_at'),
    /** The broker's licence (FAL); users who have one are shown as verified. */
    falLicense: text('fal_license'),
    /** `user`, or what they may do in the operators' console. */
    role: text('role', { enum: ['user', ...OPS_ROLES] })
      .notNull()
      .default('user'),
    /** The consent to offers: given, and withdrawn since. */
    marketingGivenAt: at('marketing_given_at'),
    marketingWithdrawnAt: at('marketing_withdrawn_at'),
    /** Which drops of a favourite's price notify. */
    priceDrops: text('price_drops', { enum: PRICE_DROPS }).notNull().default('any'),
    createdAt: createdNow(),
  },
  (table) => [
    check('users_price_drops', oneOf(table.priceDrops, PRICE_DROPS)),
    // A deleted account keeps a row without a mobile, for the rows that refer to it.
    check(
      'users_mobile',
      sql`${table.mobile} ~ '^05[0-9]{8}$' or ${table.mobile} = 'deleted:' || ${table.id}::text`,
    ),
    check('users_role', oneOf(table.role, ['user', ...OPS_ROLES])),
    // Operators search users by a part of the name.
    index('users_names').using(
      'gin',
      sql`fold_arabic(${table.name} || ' ' || coalesce(${table.nameEn}, '')) gin_trgm_ops`,
    ),
  ],
);

/** References the user that a row belongs to. */
export const ofPerson = (actions?: { onDelete: 'cascade' }) =>
  integer('user_id')
    .notNull()
    .references(() => users.id, actions);

/** Sessions, by the SHA-256 of their 256-bit token: reading the table does not allow signing in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The user's handle to end the session; useless to other users. */
    id: integer('id').notNull().unique().generatedByDefaultAsIdentity(),
    userId: ofPerson({ onDelete: 'cascade' }),
    /** Read from the User-Agent, such as Chrome and Android; null if not recognised. */
    browser: text('browser'),
    system: text('system'),
    deviceKind: text('device_kind', { enum: DEVICE_KINDS }).notNull().default('unknown'),
    /** Where it was last used: ISO 3166-1 alpha-2, as the proxy in front reports it. */
    country: text('country'),
    createdAt: createdNow(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    /** Its last change, where reads go to a replica. */
    wroteAt: at('wrote_at'),
    /** When it last proved who uses it; a new session has. */
    provedAt: at('proved_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/**
 * Kinds of device (browser and system) a user signed in from; a new one triggers a notification.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ofPerson({ onDelete: 'cascade' }),
    device: text('device').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

/**
 * Users' notifications, stored as kind and data: each is worded when read, in the reader's language
 * (modules/notifications/texts.ts). A trigger writes those about listings (migrations/0008), so
 * that no code path that changes a price or approves an ad can forget them.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: rowId(),
    userId: ofPerson({ onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdNow(),
    readAt: at('read_at'),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.id.desc().nullsFirst()),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
  ],
);
