import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';
import { PASSWORD_MAX_LENGTH } from './limits.ts';
import { normaliseMobile } from './mobile.ts';

/** core §3: what a session knows of its person. */
export const sessionUser = z.object({
  id: z.int(),
  name: z.string(),
  userName: z.string(),
  mobile: z.string(),
  avatar: z.string().nullable(),
  /** Present where the server hands out a new token (login, verified registration, renewal). */
  token: z.string().nullable(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** A mobile as a person types it: folded and brought to 05XXXXXXXX before anything else looks at it. */
export const typedMobile = text(25, 1).transform(normaliseMobile);

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
    summary: 'Sign in by mobile and password',
    body: z.object({ mobile: typedMobile, password: z.string().min(1).max(PASSWORD_MAX_LENGTH) }),
    response: z.object({ user: sessionUser }),
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/users/logout',
    auth: 'person',
    cache: 'never',
    effect: 'write',
    summary: 'Sign out: the server forgets the token',
    response: z.object({ success: z.literal(true) }),
  }),
};
