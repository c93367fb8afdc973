import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';
import { type Language, SESSION_HEADER } from '../../contract/language.ts';

/** The signed-in person of a request. */
export interface Person {
  id: number;
  name: string;
  nameEn: string | null;
  mobile: string;
  avatar: string | null;
  role: 'user' | 'operator';
}

/** A person's name in the reader's language, where there is one. */
export function personName(
  { name, nameEn }: { name: string; nameEn: string | null },
  language: Language,
): string {
  return language === 'en' ? (nameEn ?? name) : name;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that is no call of the contract and is for signed-in people alone. */
    needsPerson?: true;
  }
  interface FastifyRequest {
    /** Who is signed in; null for guests and for ended sessions. */
    person: Person | null;
    /**
     * SHA-256 of the token that came along, in hex; null where none came or it can't be one of
     * ours.
     */
    tokenHash: string | null;
    /** A token came along, but no session lives under it. */
    sessionHasEnded: boolean;
  }
}

/** 256 bits in base64url. */
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text can be a token of ours. */
export function isToken(text: string): boolean {
  return TOKEN_FORM.test(text);
}

/** How a token is known to the database, which never sees the token itself. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface SessionOptions {
  /** The person of a living session, whose life it prolongs; null where there is none. */
  findPerson: (tokenHash: string) => Promise<Person | null>;
}

/**
 * Sets `request.person` from the `session-token` header (core §7). An ended session is a guest's:
 * only a call that needs a person refuses it, so that a stale token never hides what everyone may
 * see.
 */
export const sessionPlugin = fp<SessionOptions>(async (app, { findPerson }) => {
  app.decorateRequest('person', null);
  app.decorateRequest('tokenHash', null);
  app.decorateRequest('sessionHasEnded', false);
  app.addHook('onRequest', async (request) => {
    const token = request.headers[SESSION_HEADER];
    const { endpoint, needsPerson } = request.routeOptions.config;
    if (typeof token !== 'string' || token === '' || !(endpoint || needsPerson)) return;
    if (isToken(token)) {
      request.tokenHash = hashToken(token);
      request.person = await findPerson(request.tokenHash);
    }
    request.sessionHasEnded = request.person === null;
  });
});
