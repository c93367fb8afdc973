import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { id, text, timestamp, wireId } from './fields.ts';
import { PASSWORD_MAX_TYPED } from './limits.ts';
import { isMobile, normaliseMobile } from './mobile.ts';

/** core §3: what a session knows of its person. */
export const sessionUser = z.object({
  id: z.int(),
  name: z.string(),
  userName: z.string(),
  mobile: z.string(),
  avatar: z.string().nullable(),
  /** Present where the server hands out a new token (login, verified registration, renewal). */
  token: z.string().nullable(),
  /** The user may use the operators' console; absent for everybody else. */
  isOperator: z.literal(true).optional(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** A mobile as a person types it: folded and brought to 05XXXXXXXX before anything else looks at it. */
export const typedMobile = text(25, 1).transform(normaliseMobile);

/** The same where it must be one: 05XXXXXXXX. */
export const validMobile = typedMobile.refine(isMobile, 'mobileNotValid');

export const session = {
  currentUser: endpoint({
    method: 'GET',
    path: '/api/users/currentUser',
    auth: 'person',
    cache: 'never',
    summary: 'Who is signed in',
    response: z.object({ user: sessionUser }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    auth: 'public',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Sign in by mobile and password',
    body: z.object({ mobile: typedMobile, password: z.string().min(1).max(PASSWORD_MAX_TYPED) }),
    response: z.object({ user: sessionUser }),
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/users/logout',
    auth: 'person',
    cache: 'never',
    offline: 'best-effort',
    effect: 'write',
    summary: 'Sign out: the server forgets the token',
    response: z.object({ success: z.literal(true) }),
  }),
};

/** Issue 5, /setting: where a person is signed in. */
export const sessions = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/sessions',
    auth: 'person',
    cache: 'never',
    summary: 'Where the person is signed in: this device first, then by last use',
    response: z.object({
      rows: z.array(
        z.object({
          id,
          /** Browser and system in the request's language, such as "Chrome on Android". */
          device: z.string(),
          deviceKind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
          isCurrent: z.boolean(),
          /** To the hour: a session's use is written down that often. */
          lastUsedAt: timestamp,
          createdAt: timestamp,
        }),
      ),
    }),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/users/sessions/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'End a session of the person; its own one signs out',
    params: z.object({ id: wireId }),
    response: done,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/api/users/sessions',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'End every session of the person but this one',
    response: done,
  }),
};
