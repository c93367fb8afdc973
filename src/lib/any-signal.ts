/**
 * A signal that aborts as soon as one of `signals` does, with its reason: AbortSignal.any, which
 * Safari has only since 17.4.
 */
export function anySignal(...signals: AbortSignal[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    const abort = () => any.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: any.signal });
  }
  return any.signal;
}
