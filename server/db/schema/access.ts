import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, createdNow, day, oneOf, rowId } from './columns.ts';
import { ofPerson, sessions, users } from './people.ts';

/** Statuses of an identity check (DESIGN §6). */
export const IDENTITY_STATUSES = ['pending', 'approved', 'rejected', 'expired'] as const;
export const CODE_PURPOSES = ['register', 'reset'] as const;
export const CHALLENGE_PURPOSES = ['add', 'login', 'prove'] as const;

/**
 * A registration in progress: it becomes an account once its identity check is approved and its
 * code was entered. One row per identity: starting again replaces it. Deleted after a day.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: rowId(),
    identity: text('identity').notNull().unique(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** The check's id at the identity service, and the number that the service's app asks for. */
    transactionId: text('transaction_id').notNull(),
    randomNumber: text('random_number').notNull(),
    status: text('status', { enum: IDENTITY_STATUSES }).notNull().default('pending'),
    /** When the service was last queried; not every poll of every tab queries it. */
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
 * Recovery of an account by an identity check (modules/access/recovery); the client identifies it
 * by a ticket alone. Deleted after a day.
 */
export const recoveries = pgTable(
  'recoveries',
  {
    id: rowId(),
    ticketHash: text('ticket_hash').notNull().unique(),
    identity: text('identity').notNull(),
    /** The client: if a response was lost, the same device can continue the recovery. */
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
 * identity. A retry sends the same request id, by which the service finds a check that it did open.
 * Deleted after a day.
 */
export const identityRequests = pgTable('identity_requests', {
  requestKey: text('asked').primaryKey(),
  requestId: text('request_id').notNull(),
  createdAt: createdNow(),
});

/**
 * The one open code per purpose and client: to finish a registration (`subject` is its id) or to
 * reset a password (`subject` is the mobile, even one without an account, so that both respond
 * alike). Each client (modules/access/attempts/client.ts) has a separate code: other clients' wrong
 * tries or new requests do not end it.
 */
export const codes = pgTable(
  'codes',
  {
    purpose: text('purpose', { enum: CODE_PURPOSES }).notNull(),
    subject: text('subject').notNull(),
    client: text('asker').notNull(),
    /** Argon2id: with a faster hash, a code of 20 bits could be guessed within its five minutes. */
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

/**
 * Attempts within a limit's window (modules/access/attempts), by the SHA-256 of what is limited.
 */
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
 * (modules/access/attempts/client.ts): other clients' tries with a mobile do not count against its
 * owner. Deleted after 90 days without a sign-in.
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

/**
 * Passkeys (modules/access/passkeys): the public half of a key that a device keeps. A user's are
 * deleted with the user.
 */
export const passkeys = pgTable(
  'passkeys',
  {
    id: rowId(),
    userId: ofPerson({ onDelete: 'cascade' }),
    /** The authenticator's name for it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE_Key (RFC 9052), in base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's count of signatures; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator, such as `internal` or `usb`. */
    transports: text('transports').array().notNull(),
    /** Whether the device's provider keeps a copy, as of its last use. */
    isBackedUp: boolean('is_backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: createdNow(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/**
 * Challenges that an authenticator still has to sign, by their hash. A use deletes the row, so that
 * one of several processes gets it. One that is not for signing in belongs to its user.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose', { enum: CHALLENGE_PURPOSES }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    check('passkey_challenges_purpose', oneOf(table.purpose, CHALLENGE_PURPOSES)),
    check('passkey_challenges_user', sql`(${table.userId} is null) = (${table.purpose} = 'login')`),
    index('passkey_challenges_expires').on(table.expiresAt),
  ],
);

/** Links to copies of users' data, by the hash of their token; each ends with its session. */
export const dataExports = pgTable(
  'data_exports',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('data_exports_session').on(table.sessionId)],
);

/**
 * Wrong sign-ins to an account by clients from which its user has never signed in, by day in
 * Riyadh: the settings show them.
 */
export const wrongSignIns = pgTable(
  'wrong_sign_ins',
  {
    userId: ofPerson({ onDelete: 'cascade' }),
    day: day('day').notNull(),
    count: integer('count').notNull(),
    lastAt: at('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Accounts that are to be deleted; afterwards the row is the proof that one was. */
export const deletions = pgTable(
  'deletions',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    askedAt: at('asked_at').notNull(),
    dueAt: at('due_at').notNull(),
    erasedAt: at('erased_at'),
  },
  (table) => [index('deletions_due').on(table.dueAt).where(sql`${table.erasedAt} is null`)],
);
