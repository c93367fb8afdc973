import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { line, text } from './fields.ts';
import { isIdentity, normaliseIdentity } from './identity.ts';
import {
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MAX_TYPED,
  PASSWORD_MIN_LENGTH,
  SMS_CODE_LENGTH,
} from './limits.ts';
import { passwordLength } from './password.ts';
import { sessionUser, validMobile } from './session.ts';
import { normaliseCode } from './sms-code.ts';

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
    summary: 'Begin registration; answers the number to pick in the identity app',
    body: z.object({
      name: line(NAME_MAX_LENGTH, 1),
      identity,
      mobile: validMobile,
      password: newPassword,
    }),
    response: z.object({
      randomNumber: z.string(),
      /** Time left for picking it. A length, not a moment: it holds whatever the device's clock says. */
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

/** Ours: a way back into an account whose password, codes or tries somebody else has used up. */
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
