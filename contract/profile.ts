import { z } from 'zod';
import { bankKeyOfIban, banks } from './banks.ts';
import { done, endpoint } from './endpoint.ts';
import { id, line, optionalWire, text, timestamp, wireFlag, wireId, wirePage } from './fields.ts';
import { ibanError, normaliseIban } from './iban.ts';
import { ACCOUNT_HOLDER_MAX_LENGTH, EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, PRICE_DROPS } from './limits.ts';
import { isMobile, normaliseMobile } from './mobile.ts';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';
import { OPEN_MATTERS } from './open-matters.ts';
import { typedNumber } from './typed-number.ts';

const email = line(EMAIL_MAX_LENGTH).refine(
  (typed) => typed === '' || z.email().safeParse(typed).success,
  'emailNotValid',
);
const abshirMobile = text(25)
  .transform(normaliseMobile)
  .refine((typed) => typed === '' || isMobile(typed), 'mobileNotValid');

/** core §3: the user as the profile screen edits it. */
const profileUser = z.object({
  id,
  name: z.string(),
  userName: z.string(),
  email: z.string().nullable(),
  mobile: z.string(),
  abshirMobile: z.string().nullable(),
  identity: z.string().nullable(),
  avatar: z.string().nullable(),
});

/** A typed or pasted IBAN, normalised to its 24 characters before its length is checked. */
const typedIban = text(100, 1)
  .transform(normaliseIban)
  .superRefine((iban, context) => {
    const fault = ibanError(iban);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

const bankKey = text(40).refine((key) => banks.some((bank) => bank.key === key), 'bankNotFound');

const typedBank = z
  .object({
    iban: typedIban,
    name: line(ACCOUNT_HOLDER_MAX_LENGTH, 1),
    /** A key of the banks list. Required only if no bank of the list has the IBAN's code. */
    bankName: optionalWire(bankKey),
  })
  .superRefine(
    ({ iban, bankName }, context) => {
      if (typeof iban !== 'string' || ibanError(iban)) return;
      const named = bankKeyOfIban(iban);
      const message = !named && !bankName ? 'bankRequired' : 'bankNotOfIban';
      // If the choice contradicts the IBAN, one of the two is a mistake.
      if (named ? bankName && bankName !== named : !bankName)
        context.addIssue({ code: 'custom', path: ['bankName'], message });
    },
    // Runs although other fields are wrong, so that the user gets all errors at once.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

/** core §3: the user's bank account. `name` is its holder, `bankName` a key of the banks list. */
export const bank = z.object({ iban: z.string(), name: z.string(), bankName: z.string() });
/** core §3: an entry of the banks list, with the codes of its IBANs (iban.ts, `ibanBankCode`). */
const bankChoice = z.object({ key: z.string(), label: z.string(), ibanCodes: z.array(z.string()) });

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
    offline: 'queue',
    encoding: 'multipart',
    files: ['avatar'],
    summary: 'Save name, email, identity-service mobile and avatar (file); what is left out stays as it is',
    body: z.object({
      name: line(NAME_MAX_LENGTH, 1).optional(),
      /** Empty removes it. */
      email: email.optional(),
      /** Empty removes it. */
      abshirMobile: abshirMobile.optional(),
      /** Removes the avatar; ignored if a file is sent. */
      removeAvatar: wireFlag,
    }),
    response: z.object({ user: profileUser }),
  }),
  setBank: endpoint({
    method: 'POST',
    path: '/api/users/setBank',
    auth: 'person',
    proof: true,
    cache: 'never',
    // An account number must not be stored on the device.
    offline: 'needs-connection',
    summary: 'Save the bank account; the IBAN names its bank, and a bankName that is another is refused',
    body: typedBank,
    response: done,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/users/summary',
    auth: 'person',
    cache: 'never',
    summary: 'The figures of the account menu: the balance in SAR, and how many there are of each thing',
    response: z.object({
      isVerified: z.boolean(),
      balance: z.number(),
      comingViewings: z.int(),
      requests: z.int(),
      /** Maintenance orders that are neither done nor cancelled. */
      runningOrders: z.int(),
      owned: z.int(),
      ads: z.int(),
      adsUnderReview: z.int(),
      rented: z.int(),
      reservations: z.int(),
      cards: z.int(),
    }),
  }),
  deletion: endpoint({
    method: 'GET',
    path: '/api/users/deletion',
    auth: 'person',
    cache: 'never',
    summary: 'When the account is deleted, if that was asked for; and what has to end before',
    response: z.object({ dueAt: timestamp.nullable(), open: z.array(z.enum(OPEN_MATTERS)) }),
  }),
  delete: endpoint({
    method: 'POST',
    path: '/api/users/delete',
    auth: 'person',
    proof: true,
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Delete the account in 14 days; ends the other sessions',
    response: z.object({ dueAt: timestamp }),
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/users/delete/undo',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Take back that the account is to be deleted; a second time changes nothing',
    response: done,
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/users/export',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'A link to a ZIP of all that is held of the user: valid for a day, and while the session lasts',
    response: z.object({ url: z.string(), expiresAt: timestamp }),
  }),
};

/** core §3: a notification of the user. */
export const notification = z.object({
  id,
  /** In the request's language. */
  message: z.string(),
  /** Determines the icon beside the message. */
  kind: z.enum(NOTIFICATION_KINDS),
  /** The app's path that shows what it is about; null without one. */
  link: z.string().nullable(),
  createdAt: timestamp,
  readAt: timestamp.nullable(),
});

const notificationSettings = z.object({
  /** Which drops of a favourite's price notify. */
  priceDrops: z.enum(PRICE_DROPS),
  /** Consent to offers, apart from what concerns the person's own matters. */
  marketing: z.boolean(),
});

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/notifications',
    auth: 'person',
    cache: 'own',
    summary: 'What happened to the person, newest first',
    query: z.object({ page: wirePage }),
    response: z.object({
      rows: z.array(notification),
      unreadCount: z.int(),
    }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/users/notifications/read/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'best-effort',
    summary: 'The person has read one; a second time changes nothing',
    params: z.object({ id: wireId }),
    response: z.object({ unreadCount: z.int() }),
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/api/users/notifications/readAll',
    auth: 'person',
    cache: 'never',
    offline: 'best-effort',
    summary: 'The person has read all, up to the newest that he has seen',
    body: z.object({ upTo: typedNumber(id.optional()) }),
    response: z.object({ unreadCount: z.int() }),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/users/notifications/settings',
    auth: 'person',
    cache: 'own',
    summary: 'What the person is notified of',
    response: notificationSettings.extend({
      /** When the consent was given or, without one, withdrawn; null if neither. */
      marketingAt: timestamp.nullable(),
    }),
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/users/notifications/settings/update',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Choose what to be notified of; what is left out stays as it is',
    body: notificationSettings.partial(),
    response: done,
  }),
};
