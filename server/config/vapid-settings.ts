import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { isUrlOf } from './setting-kinds.ts';

/* Validates the settings of web push (VAPID, RFC 8292). Messages never repeat a key. */

/** How a push service contacts the server's operator. */
export const vapidSubject = z
  .string()
  .refine((input) => isUrlOf(input, ['https:', 'mailto:']) && !/\s/.test(input), {
    error: ({ input }) => `VAPID_SUBJECT must be mailto:you@example.com or an https address, not "${input}"`,
  })
  .optional();

/** A base64url key of `bytes` bytes, without padding. */
export function vapidKey(name: string, bytes: number) {
  return z
    .string()
    .refine((input) => /^[\w-]+$/.test(input) && Buffer.from(input, 'base64url').length === bytes, {
      error: `${name} must be ${bytes} bytes in base64url, as \`npm run ops -- push keys\` prints them`,
    })
    .optional();
}

/** Whether the two keys are a pair (P-256, public key uncompressed; both in base64url). */
export function isVapidPair(publicKey: string, privateKey: string): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** Hosts separated by commas; one with a leading dot matches all its subdomains. */
export const pushHosts = z
  .string()
  .transform((input, context) => {
    const hosts = input.split(',').map((part) => part.trim());
    if (hosts.every((host) => /^\.?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/.test(host))) return hosts;
    context.addIssue(
      `PUSH_SERVICES must list hosts such as push.example.com or .example.com, not "${input}"`,
    );
    return z.NEVER;
  })
  .optional();
