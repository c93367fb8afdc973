import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';
import { type Language, SESSION_HEADER } from '../../contract/language.ts';
import type { OpsRole } from '../../contract/ops-roles.ts';
import { ApiError } from '../http/api-error.ts';
import { countryOf } from '../http/country.ts';

/** The signed-in user of a request. */
export interface Person {
  id: number;
  name: string;
  nameEn: string | null;
  mobile: string;
  avatar: string | null;
  /** `user`, or an operator's role in the console. */
  role: 'user' | OpsRole;
}

/** The user's role in the operators' console; null for guests and for users who are no operator. */
export const operatorRole = (person: Pick<Person, 'role'> | null): OpsRole | null =>
  person === null || person.role === 'user' ? null : person.role;

/** A user's name in the given language, if there is one. */
export function personName(
  { name, nameEn }: { name: string; nameEn: string | null },
  language: Language,
): string {
  return language === 'en' ? (nameEn ?? name) : name;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route outside the contract that is only for signed-in users. */
    needsPerson?: true;
  }
  interface FastifyRequest {
    /** Who is signed in; null for guests and for ended sessions. */
    person: Person | null;
    /**
     * SHA-256 of the request's token, in hex; null without a token, or if it has the wrong form.
     */
    tokenHash: string | null;
    /** The request had a token, but there is no session for it. */
    sessionHasEnded: boolean;
    /** The session has written within seconds: it reads from the primary (db/replica.ts). */
    hasJustWritten: boolean;
    /** The session has proved within PROOF_MINUTES who uses it. */
    isProved: boolean;
  }
}

/** 256 bits in base64url. */
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text has the form of our tokens. */
export function isToken(text: string): boolean {
  return TOKEN_FORM.test(text);
}

/** Hash under which the database stores a token; it never receives the token itself. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export interface ActiveSession {
  person: Person;
  hasJustWritten: boolean;
  isProved: boolean;
}

/** Throws proofRequired: what follows could hurt the account's owner (decision 26). */
export function requireProof({ isProved }: { isProved: boolean }): void {
  if (!isProved) throw new ApiError('proofRequired');
}

interface SessionOptions {
  /** Finds an active session and prolongs it, as used in this country; null if there is none. */
  findSession: (tokenHash: string, country: string | null) => Promise<ActiveSession | null>;
}

/**
 * Sets `request.person` from the `session-token` header (core §7). With an ended session the caller
 * is a guest: only a call that needs a user refuses it, so that a stale token never hides public
 * data.
 */
export const sessionPlugin = fp<SessionOptions>(async (app, { findSession }) => {
  app.decorateRequest('person', null);
  app.decorateRequest('tokenHash', null);
  app.decorateRequest('sessionHasEnded', false);
  app.decorateRequest('hasJustWritten', false);
  app.decorateRequest('isProved', false);
  app.addHook('onRequest', async (request) => {
    const token = request.headers[SESSION_HEADER];
    const { endpoint, needsPerson } = request.routeOptions.config;
    if (typeof token !== 'string' || token === '' || !(endpoint || needsPerson)) return;
    if (isToken(token)) {
      request.tokenHash = hashToken(token);
      const found = await findSession(request.tokenHash, countryOf(request));
      request.person = found?.person ?? null;
      request.hasJustWritten = found?.hasJustWritten ?? false;
      request.isProved = found?.isProved ?? false;
    }
    request.sessionHasEnded = request.person === null;
  });
});
