const PATIENCE_MS = 5_000;

/**
 * Whether our own server says that it may be asked again: a portal's page, a proxy's error and
 * silence are none.
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
