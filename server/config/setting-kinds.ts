import { isIP } from 'node:net';
import { z } from 'zod';

/* Zod types of settings. Each error is one line that quotes the value found. */

const SWITCH_VALUES: Record<string, boolean> = { '1': true, true: true, '0': false, false: false };

/** A whole number; the error message contains the setting's name and the value found. */
export function wholeNumber(name: string, min: number, max: number, fallback: number) {
  return z
    .string()
    .default(String(fallback))
    .transform((input, context) => {
      const number = /^\d{1,9}$/.test(input) ? Number(input) : Number.NaN;
      if (number >= min && number <= max) return number;
      context.addIssue(`${name} must be a whole number from ${min} to ${max}, not "${input}"`);
      return z.NEVER;
    });
}

export function oneOf<const Choices extends readonly [string, ...string[]]>(
  name: string,
  choices: Choices,
  fallback: NoInfer<Choices[number]>,
) {
  return z
    .enum(choices, { error: ({ input }) => `${name} must be one of ${choices.join(', ')}, not "${input}"` })
    .default(fallback);
}

export function flag(name: string) {
  return z
    .string()
    .default('0')
    .transform((input, context) => {
      const value = SWITCH_VALUES[input.toLowerCase()];
      if (value !== undefined) return value;
      context.addIssue(`${name} must be 1 or 0, not "${input}"`);
      return z.NEVER;
    });
}

export function isUrlOf(input: string, protocols: string[]): boolean {
  return URL.canParse(input) && protocols.includes(new URL(input).protocol);
}

export function webAddress(name: string) {
  return z
    .string()
    .refine((input) => isUrlOf(input, ['https:', 'http:']), {
      error: ({ input }) => `${name} must be a web address such as https://example.com/page, not "${input}"`,
    })
    .optional();
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);

/** Address of a service that receives secrets: https, or http on this machine. */
export function secureAddress(name: string, fallback: string) {
  return z
    .string()
    .default(fallback)
    .refine(
      (input) =>
        isUrlOf(input, ['https:']) || (isUrlOf(input, ['http:']) && isLoopback(new URL(input).hostname)),
      { error: ({ input }) => `${name} must be an https address such as ${fallback}, not "${input}"` },
    );
}

/** A web address, or the word `none`. */
export function webAddressOrNone(name: string, fallback: string) {
  return z
    .string()
    .default(fallback)
    .refine((input) => input === 'none' || isUrlOf(input, ['https:', 'http:']), {
      error: ({ input }) =>
        `${name} must be a web address such as https://example.com/page, or none, not "${input}"`,
    });
}

/** Path of a picture of ours (`/docs/licence.png`), or an https address. */
export function picture(name: string) {
  return z
    .string()
    .refine((input) => /^\/[^/]/.test(input) || isUrlOf(input, ['https:']), {
      error: ({ input }) => `${name} must be a path such as /licence.png or an https address, not "${input}"`,
    })
    .optional();
}

const NAMED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/');
  if (NAMED_PROXIES.includes(part)) return true;
  const version = isIP(address);
  const bitsFit =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && rest.length === 0 && bitsFit;
}

/**
 * The proxies whose X-Forwarded-* headers are trusted, or none. Neither all proxies nor a number of
 * hops is allowed: any client could then forge its address and avoid every limit.
 */
export const trustProxy = z
  .string()
  .transform((input, context) => {
    const parts = input.split(',').map((part) => part.trim());
    if (parts.every(isProxy)) return parts;
    context.addIssue(
      `TRUST_PROXY must list addresses of proxies such as loopback or 10.0.0.0/8, not "${input}"`,
    );
    return z.NEVER;
  })
  .optional();
