/** A provider of ours did not do what it was asked: it is down, slow, or answers what nobody can read. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

const TIMEOUT_MS = 8_000;

interface ProviderCall {
  /** Who is called, for the log. */
  provider: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: string | URLSearchParams;
  fetch: typeof fetch;
}

/**
 * Calls a provider, by POST unless said otherwise, and answers its HTTP status and JSON: null where it has
 * nothing to say (204). Fails with ProviderError where no readable answer comes within 8 s. Neither what is
 * sent nor what comes back is ever put into a message: both are private.
 */
export async function callProvider(call: ProviderCall): Promise<{ status: number; answer: unknown }> {
  const { provider, method = 'POST', url, headers, body } = call;
  try {
    const response = await call.fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, answer: response.status === 204 ? null : await response.json() };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.name : 'unknown';
    throw new ProviderError(`${provider} gave no readable answer (${reason})`);
  }
}
