import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ErrorBody } from '../../contract/errors.ts';
import type { Language } from '../../contract/language.ts';
import { PROOF_REQUIRED_NUMBER } from '../../contract/limits.ts';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';
import { ApiError } from '../http/api-error.ts';
import type { Background } from '../http/background.ts';

const IDEMPOTENCY_HEADER = 'idempotency-key';
const KEY_FORM = /^[\x21-\x7e]{1,200}$/;
/** How long a repeated request waits for the first one's answer, and how often it looks. */
const WAIT_MS = 10_000;
const LOOK_EVERY_MS = 50;
/** Fields left out of the request's hash: three digits can be guessed from it. */
const NEVER_KEPT = new Set(['cvv']);

/**
 * Runs a call's work in a transaction, at most once per key. Its result is stored in the same
 * transaction, and returned to a retry after a crash. `Effect` must survive JSON.
 */
export type Once = <Effect>(work: (transaction: Database) => Promise<Effect>) => Promise<Effect>;

/** The calling user, the answer's language, and `once` for work that must not be repeated. */
export interface Caller {
  userId: number;
  language: Language;
  once: Once;
  /** The session has proved lately who uses it (session.ts). */
  isProved: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that this request has claimed; null without a key, or if the endpoint needs none. */
    heldKey: KeyOwner | null;
  }
}

/** Serialises a value to the same text whatever the order of its fields. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = Object.entries(value)
    .filter(([name, field]) => field !== undefined && !NEVER_KEPT.has(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`;
}

function hashRequest(request: FastifyRequest): string {
  const hash = createHash('sha256').update(`${request.method} ${request.url}\n${canonical(request.body)}`);
  for (const [name, bytes] of request.uploads ?? []) hash.update(`\n${name}:`).update(bytes);
  return hash.digest('hex');
}

function keyOf({ person, headers }: FastifyRequest): KeyOwner | null {
  const key = headers[IDEMPOTENCY_HEADER];
  if (!person || key === undefined || key === '') return null;
  if (typeof key !== 'string' || !KEY_FORM.test(key)) throw new ApiError('idempotencyKeyNotValid');
  return { userId: person.id, key };
}

/** Null if the caller has claimed the key; else the first request's answer. */
async function claimOrAnswer(db: Database, owner: KeyOwner, requestHash: string, isOver: () => boolean) {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    const found = await findKey(db, owner);
    if (found && found.requestHash !== requestHash) throw new ApiError('idempotencyKeyReused');
    if (found?.status) return { status: found.status, body: found.body };
    if (await claimKey(db, owner, requestHash)) return null;
    if (performance.now() > deadline || isOver()) throw new ApiError('idempotencyUnderWay');
    await wait(LOOK_EVERY_MS);
  }
}

/**
 * A retry might succeed, so this answer is not stored and the key stays usable: after a proof too,
 * the same call is repeated.
 */
const isPassing = (status: number, payload: unknown) =>
  status >= 500 ||
  status === 429 ||
  (status === 403 && (payload as ErrorBody | null)?.error_number === PROOF_REQUIRED_NUMBER);

/** Makes the `once` of a request. */
export function onceFor(db: Database, { heldKey }: Pick<FastifyRequest, 'heldKey'>): Once {
  return (work) =>
    db.transaction(async (transaction) => {
      if (!heldKey) return work(transaction);
      const done = await lockEffect(transaction, heldKey);
      if (done !== undefined) return done as Awaited<ReturnType<typeof work>>;
      const effect = await work(transaction);
      await keepEffect(transaction, heldKey, effect);
      return effect;
    });
}

interface Options {
  db: Database;
  background: Background;
}

/**
 * The `idempotency-key` header of every call that moves money or books something (DESIGN §5):
 * repeated requests with the same key get the first answer again, also concurrent ones; a different
 * request with the key is refused. docs/decisions/0010 says how this survives a crash.
 */
export const idempotencyPlugin = fp<Options>(async (app, { db, background }) => {
  app.decorateRequest('heldKey', null);

  async function begin(request: FastifyRequest, reply: FastifyReply) {
    const owner = keyOf(request);
    if (!owner) return;
    const first = await claimOrAnswer(db, owner, hashRequest(request), () => request.timing.isOver);
    if (!first) {
      // The request timed out while the database did not answer: release the key for the retry.
      if (request.timing.isOver) await releaseKey(db, owner);
      else request.heldKey = owner;
      return;
    }
    // A stored failure has no response schema.
    if (first.status !== 200) reply.serializer(JSON.stringify);
    return reply
      .code(first.status)
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(first.body);
  }

  async function end(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const { heldKey } = request;
    if (!heldKey) return payload;
    // The answer does not wait for a key's release: a database that has just failed the call may
    // take as long again.
    if (isPassing(reply.statusCode, payload))
      background.run('letting go of a key', () => releaseKey(db, heldKey));
    else await keepAnswer(db, heldKey, reply.statusCode, payload);
    return payload;
  }

  app.addHook('onRoute', (route) => {
    if (!route.config?.endpoint?.idempotent) return;
    route.preHandler = [begin, ...[route.preHandler ?? []].flat()];
    route.preSerialization = [...[route.preSerialization ?? []].flat(), end];
  });
});

/** Keys are per user: two users may use the same one. */
interface KeyOwner {
  userId: number;
  key: string;
}

/**
 * After this time an unanswered call counts as dead. Longer than any call may take, so that two
 * never run at once.
 */
const LOCK_SECONDS = 30;

const ofOwner = ({ userId, key }: KeyOwner) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
const newLock = sql`clock_timestamp() + make_interval(secs => ${LOCK_SECONDS})`;

/** Claims the key if it is new, or if the process died during the same request. */
async function claimKey(db: Database, owner: KeyOwner, requestHash: string): Promise<boolean> {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...owner, requestHash, lockedUntil: newLock })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { lockedUntil: newLock },
      setWhere: and(
        isNull(idempotencyKeys.status),
        eq(idempotencyKeys.requestHash, requestHash),
        lte(idempotencyKeys.lockedUntil, sql`clock_timestamp()`),
      ),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

/** The stored request hash and answer of the key; `status` is null while there is no answer. */
async function findKey(db: Database, owner: KeyOwner) {
  const { requestHash, status, body } = idempotencyKeys;
  const [found] = await db.select({ requestHash, status, body }).from(idempotencyKeys).where(ofOwner(owner));
  return found;
}

async function keepAnswer(db: Database, owner: KeyOwner, status: number, body: unknown) {
  await db.update(idempotencyKeys).set({ status, body }).where(ofOwner(owner));
}

/** Lets a retry run at once; it continues from the stored effect. */
async function releaseKey(db: Database, owner: KeyOwner): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ status: null, body: null, lockedUntil: sql`clock_timestamp()` })
    .where(ofOwner(owner));
}

/** The stored effect of the key, locked until the transaction ends; undefined if there is none. */
async function lockEffect(transaction: Database, owner: KeyOwner): Promise<unknown> {
  const [found] = await transaction
    .select({ effect: idempotencyKeys.effect })
    .from(idempotencyKeys)
    .where(ofOwner(owner))
    .for('update');
  return found?.effect ?? undefined;
}

async function keepEffect(transaction: Database, owner: KeyOwner, effect: unknown): Promise<void> {
  await transaction.update(idempotencyKeys).set({ effect }).where(ofOwner(owner));
}
