/**
 * Aborts as soon as one of the signals does, with its reason: AbortSignal.any, which Safari has
 * since 17.4 only.
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
