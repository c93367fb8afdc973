/** A provider of ours did not do what it was asked: it is down, slow, or answers unreadably. */
export class ProviderError extends Error {
  override readonly name: string = 'ProviderError';
  /** The call certainly did not reach it. */
  readonly isUnsent: boolean;

  constructor(message: string, { isUnsent = false } = {}) {
    super(message);
    this.isUnsent = isUnsent;
  }
}

const TIMEOUT_MS = 8_000;
/**
 * No answer that we ask for is nearly as long; parsing a longer one would hold up everybody else.
 */
const MOST_BYTES = 1_000_000;
/** What fails before a single byte has gone out. */
const UNSENT_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

interface ProviderCall {
  /** Who is called, for the log. */
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
  /** Its JSON; null where there is none, or where it refuses in an unreadable form. */
  answer: unknown;
  headers: Headers;
}

/** Reads a body as far as it may go, and ends the connection of a longer one. */
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

/** A refusal is known by its status, so its body may be unreadable; a success's may not. */
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
 * Calls a provider, by POST unless said otherwise, and answers its HTTP status and JSON: null where
 * it has nothing to say (204). Fails with ProviderError where no readable answer comes within 8 s,
 * or within a megabyte. It follows no redirect: keys and codes would go there too. Neither what is
 * sent nor what comes back is ever put into a message: both are private.
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
