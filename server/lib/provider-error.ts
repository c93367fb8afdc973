/** A provider's failure: it is down, too slow, or sent an unreadable response. */
export class ProviderError extends Error {
  override readonly name: string = 'ProviderError';
  /** The request certainly did not reach the provider. */
  readonly isUnsent: boolean;

  constructor(message: string, { isUnsent = false } = {}) {
    super(message);
    this.isUnsent = isUnsent;
  }
}

const TIMEOUT_MS = 8_000;
/** No expected response is nearly as long; parsing a longer one would delay other requests. */
const MOST_BYTES = 1_000_000;
/** Error codes of failures before any byte was sent. */
const UNSENT_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export interface ProviderCall {
  /** The provider's name, for the log. */
  provider: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: string | URLSearchParams;
  fetch: typeof fetch;
  timeoutMs?: number;
}

export interface ProviderAnswer {
  status: number;
  /** The JSON body; null if there is none, or if an error response is not JSON. */
  answer: unknown;
  headers: Headers;
}

/** Reads a body up to the limit; closes the connection of a longer one. */
async function readText({ body }: Response): Promise<string> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) throw new RangeError(`The answer is longer than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** An error is known by its status, so its body may be unreadable; a success's must be JSON. */
async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const text = await readText(response);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (response.status >= 400) return null;
    throw error;
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/**
 * Calls a provider, by POST by default. Returns its HTTP status and JSON; null for no content
 * (204). Throws ProviderError if no readable response of at most a megabyte arrives within 8 s.
 * Follows no redirect: keys and codes would be sent there too. Error messages contain neither the
 * request nor the response: both are private.
 */
export async function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  const { provider, method = 'POST', url, headers, body, timeoutMs = TIMEOUT_MS } = call;
  try {
    const response = await call.fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, answer: await readAnswer(response), headers: response.headers };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.name : 'unknown';
    const isUnsent = UNSENT_CODES.has(codeOf(cause));
    throw new ProviderError(`${provider} gave no readable answer (${reason})`, { isUnsent });
  }
}
