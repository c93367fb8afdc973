import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { id, line, text, timestamp, wireId } from './fields.ts';
import { isIdentity, normaliseIdentity } from './identity.ts';
import {
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MAX_TYPED,
  PASSWORD_MIN_LENGTH,
  SMS_CODE_LENGTH,
} from './limits.ts';
import { isMobile, normaliseMobile } from './mobile.ts';
import { passwordLength } from './password.ts';
import { normaliseCode } from './sms-code.ts';

/** core §3: the signed-in user, as a session has it. */
export const sessionUser = z.object({
  id: z.int(),
  name: z.string(),
  userName: z.string(),
  mobile: z.string(),
  avatar: z.string().nullable(),
  /** Present where the server hands out a new token (login, verified registration, renewal). */
  token: z.string().nullable(),
  /** Whether the user may use the operators' console; absent for all other users. */
  isOperator: z.literal(true).optional(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** A mobile as a user types it, normalised to 05XXXXXXXX before it is validated. */
export const typedMobile = text(25, 1).transform(normaliseMobile);

/** The same, and it must be a Saudi mobile. */
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

/** services §2, /setting: the sessions in which a user is signed in. */
export const sessions = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/sessions',
    auth: 'person',
    cache: 'never',
    summary:
      'Where the person is signed in: this device first, then by last use; and wrong sign-ins by others',
    response: z.object({
      rows: z.array(
        z.object({
          id,
          /** Browser and system in the request's language, such as "Chrome on Android". */
          device: z.string(),
          deviceKind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
          /** The country of its last use, in the request's language; null where unknown. */
          place: z.string().nullable(),
          isCurrent: z.boolean(),
          /** To the hour, since a session's use is recorded once an hour. */
          lastUsedAt: timestamp,
          createdAt: timestamp,
        }),
      ),
      /** By devices and networks that the person has not used, for 30 days; null if none. */
      wrongSignIns: z.object({ count: z.int(), lastAt: timestamp }).nullable(),
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

const identity = text(30, 1).transform(normaliseIdentity).refine(isIdentity, 'identityNotValid');
const code = text(30, 1)
  .transform(normaliseCode)
  .refine((typed) => typed.length === SMS_CODE_LENGTH, 'codeNotValid');
const newPassword = z
  .string()
  .min(1)
  .refine((typed) => passwordLength(typed) >= PASSWORD_MIN_LENGTH, 'passwordTooShort')
  .refine(
    (typed) => typed.length <= PASSWORD_MAX_TYPED && passwordLength(typed) <= PASSWORD_MAX_LENGTH,
    'passwordTooLong',
  );

/** core §4: details, identity check, code. */
export const registration = {
  start: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    auth: 'public',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Begin registration; answers the number to pick in the Nafath app',
    body: z.object({
      name: line(NAME_MAX_LENGTH, 1),
      identity,
      mobile: validMobile,
      password: newPassword,
    }),
    response: z.object({
      randomNumber: z.string(),
      /** Time left to pick it. A duration, so that the device's clock does not matter. */
      expiresInSeconds: z.int(),
    }),
  }),
  checkStatus: endpoint({
    method: 'POST',
    path: '/api/auth/register/checkStatus',
    auth: 'public',
    cache: 'never',
    offline: 'needs-connection',
    summary:
      'Has the identity check been approved? Sends the code once it has; else 409 with `status` pending, rejected or expired',
    body: z.object({ identity }),
    response: z.object({ status: z.literal('approved') }),
  }),
  resendCode: endpoint({
    method: 'POST',
    path: '/api/auth/register/resendCode',
    auth: 'public',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Send another code, a minute after the last at the earliest; the last one dies',
    body: z.object({ identity }),
    response: done,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/api/auth/register/verify',
    auth: 'public',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Finish registration with the code',
    body: z.object({ identity, code }),
    response: z.object({ user: sessionUser }),
  }),
};

/**
 * Not in the specification: recovers an account whose password, codes or attempts another person
 * has used up.
 */
export const recovery = {
  start: endpoint({
    method: 'POST',
    path: '/api/auth/recover',
    auth: 'public',
    cache: 'never',
    offline: 'needs-connection',
    summary:
      'Begin to recover an account by an identity check; answers the number to pick, and a ticket to finish with',
    body: z.object({ identity }),
    response: z.object({ ticket: z.string(), randomNumber: z.string(), expiresInSeconds: z.int() }),
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/auth/recover/finish',
    auth: 'public',
    cache: 'never',
    offline: 'needs-connection',
    summary:
      'Set a new password once the check is approved, and sign in; ends every other session. Else 409 with `status`',
    body: z.object({ ticket: z.string().min(1).max(100), password: newPassword }),
    response: z.object({ user: sessionUser }),
  }),
};

/** services §4 and §5: changing and resetting a password. */
export const passwords = {
  change: endpoint({
    method: 'POST',
    path: '/api/users/changePassword',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Change the password; ends every other session',
    body: z.object({ oldPassword: z.string().min(1).max(PASSWORD_MAX_TYPED), newPassword }),
    response: done,
  }),
  requestReset: endpoint({
    method: 'POST',
    path: '/api/auth/forgetPasswordRequest',
    auth: 'public',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Send a reset code, or another a minute later; the same answer for known and unknown mobiles',
    body: z.object({ mobile: validMobile }),
    response: done,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/auth/resetPassword',
    auth: 'public',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Set a new password by mobile and code',
    body: z.object({ mobile: validMobile, code, password: newPassword }),
    response: done,
  }),
};
