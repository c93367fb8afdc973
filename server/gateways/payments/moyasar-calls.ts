import type { z } from 'zod';
import { callProvider, type ProviderAnswer, ProviderError } from '../../lib/provider-error.ts';

/** Pages that payers are led to are served under this name, whatever the API's own host is. */
const MOYASAR_SITE = 'moyasar.com';

/** A payer waits for both within the 15 s that a call may take: first one asks, then one pays. */
const READ_WITHIN_MS = 3_000;
const WRITE_WITHIN_MS = 6_000;
/** How long nothing is asked after a 429 that names no time, and at most. */
const PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 120_000;

/** How the adapter reaches Moyasar. */
export interface MoyasarReach {
  fetch?: typeof fetch;
  /** The time by which Moyasar's own deadlines and pauses are read. */
  now?: () => number;
  readWithinMs?: number;
  writeWithinMs?: number;
}

/** `Retry-After` in both of its forms, a number of seconds and a date; null where it is neither. */
function pauseOf(headers: Headers, now: number): number {
  const said = headers.get('retry-after')?.trim() ?? '';
  const wanted = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - now;
  return Number.isFinite(wanted) && wanted > 0 ? Math.min(wanted, LONGEST_PAUSE_MS) : PAUSE_MS;
}

/**
 * Calls to Moyasar's API with the secret key. After it says 429 none is made until its time is
 * over.
 */
export function createMoyasarCalls(
  { apiUrl, secretKey }: { apiUrl: string; secretKey: string },
  reach: MoyasarReach,
) {
  const { fetch: fetcher = fetch, now = Date.now } = reach;
  const { readWithinMs = READ_WITHIN_MS, writeWithinMs = WRITE_WITHIN_MS } = reach;
  const api = new URL(apiUrl);
  const headers = { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` };
  let pausedUntil = 0;

  async function call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<ProviderAnswer> {
    if (now() < pausedUntil)
      throw new ProviderError('Moyasar wants to be asked more seldom', { isUnsent: true });
    const answered = await callProvider({
      provider: 'Moyasar',
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

    /** Null for what Moyasar hasn't. */
    async get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | null> {
      const { status, answer } = await call('GET', path);
      if (status === 404) return null;
      const parsed = schema.safeParse(answer);
      if (status === 200 && parsed.success) return parsed.data;
      throw new ProviderError(`Moyasar told nothing of ${path.split(/[/?]/)[1]}: HTTP ${status}`);
    },

    /** The address of a page of Moyasar's; null for what no payer may be led to. */
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
