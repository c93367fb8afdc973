import type { z } from 'zod';
import { createProviderCalls } from '../../lib/circuit.ts';
import { type ProviderAnswer, ProviderError } from '../../lib/provider-error.ts';

/** Moyasar's pages for payers are on this domain, whatever the API's host is. */
const MOYASAR_SITE = 'moyasar.com';

/** A payer may wait for a read and then a write, within the 15 s that a call may take. */
const READ_WITHIN_MS = 3_000;
const WRITE_WITHIN_MS = 6_000;
/** Pause after a 429 without a Retry-After, and the longest pause. */
const PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 120_000;

/** Replaceable parts of the connection to Moyasar. */
export interface MoyasarReach {
  fetch?: typeof fetch;
  /** Clock for Moyasar's deadlines and pauses, in milliseconds. */
  now?: () => number;
  readWithinMs?: number;
  writeWithinMs?: number;
}

/** Milliseconds of a `Retry-After` (seconds or a date), limited; PAUSE_MS if it is neither. */
function pauseOf(headers: Headers, now: number): number {
  const said = headers.get('retry-after')?.trim() ?? '';
  const wanted = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - now;
  return Number.isFinite(wanted) && wanted > 0 ? Math.min(wanted, LONGEST_PAUSE_MS) : PAUSE_MS;
}

/** Calls Moyasar's API with the secret key. After a 429, calls throw until the pause is over. */
export function createMoyasarCalls(
  { apiUrl, secretKey }: { apiUrl: string; secretKey: string },
  reach: MoyasarReach,
) {
  const { fetch: fetcher = fetch, now = Date.now } = reach;
  const { readWithinMs = READ_WITHIN_MS, writeWithinMs = WRITE_WITHIN_MS } = reach;
  const api = new URL(apiUrl);
  const headers = { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` };
  const callMoyasar = createProviderCalls('Moyasar', now);
  let pausedUntil = 0;

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<ProviderAnswer> {
    if (now() < pausedUntil)
      throw new ProviderError('Moyasar wants to be asked more seldom', { isUnsent: true });
    const answered = await callMoyasar({
      method,
      url: `${apiUrl}${path}`,
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body && { body: JSON.stringify(body) }),
      fetch: fetcher,
      timeoutMs: method === 'GET' ? readWithinMs : writeWithinMs,
    });
    if (answered.status === 429) pausedUntil = now() + pauseOf(answered.headers, now());
    return answered;
  }

  return {
    call,

    /** Null if Moyasar answers 404. */
    async get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | null> {
      const { status, answer } = await call('GET', path);
      if (status === 404) return null;
      const parsed = schema.safeParse(answer);
      if (status === 200 && parsed.success) return parsed.data;
      throw new ProviderError(`Moyasar told nothing of ${path.split(/[/?]/)[1]}: HTTP ${status}`);
    },

    /** The URL if it is a page of Moyasar's that a payer may be redirected to; otherwise null. */
    pageAddress(address: string | null | undefined): string | null {
      if (!address || !URL.canParse(address)) return null;
      const { protocol, hostname, username, password } = new URL(address);
      const isSafe = protocol === 'https:' || (protocol === 'http:' && api.protocol === 'http:');
      const isTheirs =
        hostname === api.hostname || hostname === MOYASAR_SITE || hostname.endsWith(`.${MOYASAR_SITE}`);
      return isSafe && isTheirs && !username && !password ? address : null;
    },
  };
}

export type MoyasarCalls = ReturnType<typeof createMoyasarCalls>;
