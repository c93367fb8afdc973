import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('users_mobile', sql`${table.mobile} ~ '^05[0-9]{8}$'`),
    check('users_role', sql`${table.role} in ('user', 'operator')`),
  ],
);

/** A session is known by the SHA-256 of its 256-bit token: who reads the table can't sign in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
