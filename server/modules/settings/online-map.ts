const PROBE_LIMIT_MS = 3_000;
const PROBE_EVERY_MS = 10 * 60_000;

/**
 * Checks at an interval whether the server can reach a map style, so that clients are not sent to
 * an unavailable service. False until the first response. It never blocks or throws.
 */
export function watchOnlineMap(styleUrl: string): { isThere: () => boolean; stop: () => void } {
  let isThere = false;
  const probe = async () => {
    isThere = await fetch(styleUrl, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_LIMIT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  void probe();
  const timer = setInterval(probe, PROBE_EVERY_MS);
  timer.unref();
  return { isThere: () => isThere, stop: () => clearInterval(timer) };
}
