import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, createdNow, oneOf, rowId } from './columns.ts';
import { ofPerson } from './people.ts';

/** Statuses of an identity check (DESIGN §6). */
export const IDENTITY_STATUSES = ['pending', 'approved', 'rejected', 'expired'] as const;
export const CODE_PURPOSES = ['register', 'reset'] as const;

/**
 * A registration under way: an account only becomes of it once its identity check is approved and
 * its code was given. One an identity: who starts again, starts over. Forgotten after a day.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: rowId(),
    identity: text('identity').notNull().unique(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** The check's name at the identity service, and the number that its app asks for. */
    transactionId: text('transaction_id').notNull(),
    randomNumber: text('random_number').notNull(),
    status: text('status', { enum: IDENTITY_STATUSES }).notNull().default('pending'),
    /** When the service was last asked; it is not asked at every poll of every tab. */
    askedAt: at('asked_at'),
    createdAt: createdNow(),
    completedAt: at('completed_at'),
  },
  (table) => [
    check('registrations_status', oneOf(table.status, IDENTITY_STATUSES)),
    check('registrations_approved_first', sql`${table.completedAt} is null or ${table.status} = 'approved'`),
    index('registrations_created').on(table.createdAt),
  ],
);

/**
 * An account's recovery by an identity check (modules/access/recovery), which its client names by
 * a ticket alone. Deleted after a day.
 */
export const recoveries = pgTable(
  'recoveries',
  {
    id: rowId(),
    ticketHash: text('ticket_hash').notNull().unique(),
    identity: text('identity').notNull(),
    /** The client: where an answer was lost, the same device goes on with the recovery. */
    client: text('asker').notNull(),
    transactionId: text('transaction_id').notNull(),
    randomNumber: text('random_number').notNull(),
    status: text('status', { enum: IDENTITY_STATUSES }).notNull().default('pending'),
    askedAt: at('asked_at'),
    createdAt: createdNow(),
    completedAt: at('completed_at'),
  },
  (table) => [
    check('recoveries_status', oneOf(table.status, IDENTITY_STATUSES)),
    check('recoveries_approved_first', sql`${table.completedAt} is null or ${table.status} = 'approved'`),
    index('recoveries_identity').on(table.identity),
    index('recoveries_created').on(table.createdAt),
  ],
);

/**
 * Requests for checks that the identity service has not answered, by a hash of the client and the
 * identity. A retry has the same request id, by which the service knows a check that it did open.
 * Forgotten after a day.
 */
export const identityRequests = pgTable('identity_requests', {
  requestKey: text('asked').primaryKey(),
  requestId: text('request_id').notNull(),
  createdAt: createdNow(),
});

/**
 * The one open code for a purpose and a client: to finish a registration (`subject` is its id) or
 * to reset a password (`subject` is the mobile, also one without an account, so that both answer
 * alike). Each client (modules/access/attempts/client.ts) has its own code, which other clients'
 * wrong tries or new requests don't end.
 */
export const codes = pgTable(
  'codes',
  {
    purpose: text('purpose', { enum: CODE_PURPOSES }).notNull(),
    subject: text('subject').notNull(),
    client: text('asker').notNull(),
    /** Argon2id: 20 bits would be guessed from a quicker hash within their five minutes. */
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: at('sent_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subject, table.client] }),
    check('codes_purpose', oneOf(table.purpose, CODE_PURPOSES)),
  ],
);

/** Attempts within the window of a limit (modules/attempts), by the SHA-256 of what is limited. */
export const attempts = pgTable(
  'attempts',
  {
    kind: text('kind').notNull(),
    keyHash: text('key_hash').notNull(),
    times: at('times').array().notNull(),
    lastAt: at('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.keyHash] }), index('attempts_last').on(table.lastAt)],
);

/**
 * The devices and networks from which a user has signed in, each as its hash
 * (modules/access/attempts/client.ts): strangers' tries of a mobile don't count against its owner.
 * Deleted after 90 days without a sign-in.
 */
export const knownClients = pgTable(
  'known_askers',
  {
    client: text('asker').notNull(),
    userId: ofPerson({ onDelete: 'cascade' }),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.client, table.userId] }),
    index('known_askers_user').on(table.userId),
    index('known_askers_seen').on(table.lastSeenAt),
  ],
);
