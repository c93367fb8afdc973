import type { Agent } from 'node:https';
import webPush, { WebPushError } from 'web-push';
import type { PushGateway, PushOutcome } from './push-gateway.ts';
import { isPushService } from './push-services.ts';

/**
 * Limits the socket and the whole exchange: a service that answers byte by byte delays no other.
 */
const TIMEOUT_MS = 5_000;
/** Longest pause that a service's Retry-After can set. */
const RETRY_AFTER_MAX_SECONDS = 3_600;

interface VapidSettings {
  /** How a push service contacts the server's operator: mailto: or https. */
  subject: string;
  publicKey: string;
  /** Secret. */
  privateKey: string;
}

interface Options {
  vapid: VapidSettings;
  /** Push services in addition to the known ones. */
  addedServices?: readonly string[];
  /** For tests with a self-signed push service. */
  agent?: Agent;
}

/** Seconds of a Retry-After header, given as a number or a date (RFC 9110 §10.2.3). */
function retryAfter(header: string | undefined, now = Date.now()): number | null {
  if (header === undefined) return null;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return seconds > 0 ? Math.min(seconds, RETRY_AFTER_MAX_SECONDS) : null;
}

/**
 * Maps a failure to an outcome. 404 and 410: the user withdrew the permission or removed the app.
 * 429, 5xx or no answer: retry later. Anything else is our own error, and a retry would fail too.
 */
function outcomeOf(error: unknown): PushOutcome {
  if (!(error instanceof WebPushError)) {
    const { code, name } = error as NodeJS.ErrnoException;
    return { kind: 'later', reason: `no answer (${code ?? name})`, afterSeconds: null };
  }
  const { statusCode, headers } = error;
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' };
  const reason = `HTTP ${statusCode}`;
  if (statusCode !== 429 && statusCode < 500) return { kind: 'refused', reason };
  return { kind: 'later', reason, afterSeconds: retryAfter(headers['retry-after']) };
}

async function withinTime(sending: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), TIMEOUT_MS);
  });
  // Ignores an error after the time limit.
  sending.catch(() => undefined);
  return Promise.race([sending, tooLong]).finally(() => clearTimeout(timer));
}

/** Web push by VAPID (RFC 8030, 8291, 8292), only to browsers' push services. */
export function createWebPush({ vapid, addedServices = [], agent }: Options): PushGateway {
  const mayCall = (endpoint: string) => isPushService(endpoint, addedServices);
  return {
    publicKey: vapid.publicKey,
    isSandbox: false,
    mayCall,
    async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, urgency, topic }) {
      // The settings that allowed this endpoint have changed since it was saved.
      if (!mayCall(endpoint)) return { kind: 'gone' };
      try {
        await withinTime(
          webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
            vapidDetails: vapid,
            TTL: ttlSeconds,
            urgency,
            topic,
            timeout: TIMEOUT_MS,
            ...(agent && { agent }),
          }),
        );
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}
