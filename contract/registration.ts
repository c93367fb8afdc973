import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { text } from './fields.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, SMS_CODE_LENGTH } from './limits.ts';
import { sessionUser, typedMobile } from './session.ts';

const identity = text(20, 1);
const code = text(12, SMS_CODE_LENGTH);
const newPassword = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH);

/** core §4: details, identity check, code. */
export const registration = {
  start: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    auth: 'public',
    cache: 'never',
    summary: 'Begin registration; answers the number to pick in the identity app',
    body: z.object({ name: text(100, 1), identity, mobile: typedMobile, password: newPassword }),
    response: z.object({ randomNumber: z.string() }),
  }),
  checkStatus: endpoint({
    method: 'POST',
    path: '/api/auth/register/checkStatus',
    auth: 'public',
    cache: 'never',
    summary: 'Has the identity check been approved? Sends the code once it has',
    body: z.object({ identity }),
    response: z.object({ status: z.literal('approved') }),
  }),
  verify: endpoint({
    method: 'POST',
    path: '/api/auth/register/verify',
    auth: 'public',
    cache: 'never',
    summary: 'Finish registration with the code',
    body: z.object({ identity, code }),
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
    summary: 'Change the password; ends every other session',
    body: z.object({ oldPassword: z.string().min(1).max(PASSWORD_MAX_LENGTH), newPassword }),
    response: done,
  }),
  requestReset: endpoint({
    method: 'POST',
    path: '/api/auth/forgetPasswordRequest',
    auth: 'public',
    cache: 'never',
    summary: 'Send a reset code; the same answer for known and unknown mobiles',
    body: z.object({ mobile: typedMobile }),
    response: done,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/auth/resetPassword',
    auth: 'public',
    cache: 'never',
    summary: 'Set a new password by mobile and code',
    body: z.object({ mobile: typedMobile, code, password: newPassword }),
    response: done,
  }),
};
