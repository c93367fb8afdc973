import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, createdNow, rowId } from './columns.ts';

export const DEVICE_KINDS = ['phone', 'tablet', 'computer', 'unknown'] as const;

export const users = pgTable(
  'users',
  {
    id: rowId(),
    name: text('name').notNull(),
    /** The name in Latin letters, where the person gave one. */
    nameEn: text('name_en'),
    mobile: text('mobile').notNull().unique(),
    identity: text('identity').unique(),
    email: text('email'),
    abshirMobile: text('abshir_mobile'),
    avatar: text('avatar'),
    /** Argon2id, in PHC format; null for people who can't sign in by password. */
    passwordHash: text('password_hash'),
    /** The broker's licence (FAL); one who has it is shown as verified. */
    falLicense: text('fal_license'),
    role: text('role', { enum: ['user', 'operator'] })
      .notNull()
      .default('user'),
    createdAt: createdNow(),
  },
  (table) => [
    check('users_mobile', sql`${table.mobile} ~ '^05[0-9]{8}$'`),
    check('users_role', sql`${table.role} in ('user', 'operator')`),
    // Operators look people up by a part of their name.
    index('users_names').using(
      'gin',
      sql`fold_arabic(${table.name} || ' ' || coalesce(${table.nameEn}, '')) gin_trgm_ops`,
    ),
  ],
);

/** Whose row it is. */
export const ofPerson = (actions?: { onDelete: 'cascade' }) =>
  integer('user_id')
    .notNull()
    .references(() => users.id, actions);

/** A session is known by the SHA-256 of its 256-bit token: who reads the table can't sign in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** How its person names it to end it; worth nothing to anyone else. */
    id: integer('id').notNull().unique().generatedByDefaultAsIdentity(),
    userId: ofPerson({ onDelete: 'cascade' }),
    /**
     * What the browser says of itself, such as Chrome and Android; null where it says nothing we
     * know.
     */
    browser: text('browser'),
    system: text('system'),
    deviceKind: text('device_kind', { enum: DEVICE_KINDS }).notNull().default('unknown'),
    createdAt: createdNow(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Kinds of device (browser and system) a user signed in from; a new one causes a notification. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ofPerson({ onDelete: 'cascade' }),
    device: text('device').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

/**
 * What happened to a person. Kept as its kind and what the sentence needs, and worded when it is
 * read, in the reader's language (modules/notifications/texts.ts). A trigger writes those about
 * listings (migrations/0008), so that no code that changes a price or approves an ad can forget it.
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
