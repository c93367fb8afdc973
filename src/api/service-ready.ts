const PATIENCE_MS = 5_000;

/**
 * Whether our own server reports that it is ready; false for a portal's page, a proxy's error or a
 * timeout.
 */
export async function isServiceReady(): Promise<boolean> {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    const { status }: { status?: unknown } = await answer.json();
    return answer.ok && status === 'ready';
  } catch {
    return false;
  }
}
