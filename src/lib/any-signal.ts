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

const SLICE_MS = 250;

/**
 * A signal that aborts after `ms` in which the page could run; `stop` ends its timer. When a phone
 * wakes a frozen page, or its main thread becomes free, the answer and the end of the time are both
 * due: a pause of any length counts as one slice, so the answer is read first.
 */
export function awakeTimeout(ms: number): { signal: AbortSignal; stop: () => void } {
  const over = new AbortController();
  let left = Math.ceil(ms / SLICE_MS);
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    stop();
    over.abort();
  }, SLICE_MS);
  return { signal: over.signal, stop };
}
