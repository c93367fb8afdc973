import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { id, text, timestamp } from './fields.ts';
import { ACCOUNT_HOLDER_MAX_LENGTH, IBAN_MAX_LENGTH } from './limits.ts';

/** core §3: the user as the profile screen edits it. */
export const profileUser = z.object({
  id,
  name: z.string(),
  userName: z.string(),
  email: z.string().nullable(),
  mobile: z.string(),
  abshirMobile: z.string().nullable(),
  identity: z.string().nullable(),
  avatar: z.string().nullable(),
});

/** core §3: the user's bank account. */
export const bank = z.object({ iban: z.string(), name: z.string(), bankName: z.string() });
/** core §3: a choice of the banks list. */
export const bankChoice = z.object({ key: z.string(), label: z.string() });

export const profile = {
  get: endpoint({
    method: 'GET',
    path: '/api/users/getPorfile',
    auth: 'person',
    cache: 'never',
    summary: 'Profile and bank account',
    response: z.object({ user: profileUser, bank: bank.nullable(), banksList: z.array(bankChoice) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/users/setPorfile',
    auth: 'person',
    cache: 'never',
    encoding: 'multipart',
    summary: 'Save name, email, identity-service mobile and avatar (file)',
    body: z.object({
      name: text(100, 1).optional(),
      email: text(200).optional(),
      abshirMobile: text(25).optional(),
    }),
    response: z.object({ user: profileUser }),
  }),
  setBank: endpoint({
    method: 'POST',
    path: '/api/users/setBank',
    auth: 'person',
    cache: 'never',
    summary: 'Save the bank account',
    body: z.object({
      iban: text(IBAN_MAX_LENGTH * 2, 1),
      name: text(ACCOUNT_HOLDER_MAX_LENGTH, 1),
      bankName: text(40, 1),
    }),
    response: done,
  }),
};

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/notifications',
    auth: 'person',
    cache: 'own',
    summary: 'What happened to the person, newest first',
    response: z.object({
      rows: z.array(
        z.object({ id, message: z.string(), createdAt: timestamp, readAt: timestamp.nullable() }),
      ),
    }),
  }),
};
