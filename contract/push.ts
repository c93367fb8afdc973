import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { text } from './fields.ts';
import { PUSH_ENDPOINT_MAX_LENGTH } from './limits.ts';

/**
 * RFC 8291, in base64url: the browser's public key, a P-256 point of 65 bytes, and its secret of 16
 * bytes.
 */
const p256dh = z.string().regex(/^B[\w-]{86}$/);
const auth = z.string().regex(/^[\w-]{22}$/);
const address = text(PUSH_ENDPOINT_MAX_LENGTH, 1);

/** As `PushSubscription.toJSON()` returns it. */
const subscription = { endpoint: address, keys: z.object({ p256dh, auth }) };

/**
 * Notifications on a device (RFC 8030). A subscription belongs to a session: no answer contains it,
 * and it is deleted with the session.
 */
export const push = {
  get: endpoint({
    method: 'GET',
    path: '/api/users/push',
    auth: 'person',
    cache: 'never',
    summary: 'The key that this device subscribes with, and whether notifications are sent to it',
    response: z.object({
      /** The VAPID key (RFC 8292), base64url; null if this server sends no notifications. */
      publicKey: z.string().nullable(),
      /** Whether this session's device gets notifications, under this key. */
      isOn: z.boolean(),
      /** Notifications are only written to the server's log; the app says so. */
      isSandbox: z.boolean(),
    }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/users/push',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary:
      'Send notifications to this session’s device, in the request’s language; another subscription of it is replaced',
    body: z.object(subscription),
    response: done,
  }),
  drop: endpoint({
    method: 'DELETE',
    path: '/api/users/push',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Send no more notifications to this session’s device; a second time changes nothing',
    response: done,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/push/renew',
    // The service worker has no session; only the device and the server have the old secret.
    auth: 'public',
    cache: 'never',
    offline: 'best-effort',
    summary: 'The browser has replaced a subscription by itself; named by the old one’s endpoint and secret',
    body: z.object({ old: z.object({ endpoint: address, auth }), ...subscription }),
    response: done,
  }),
};
