const PROBE_LIMIT_MS = 3_000;
const PROBE_EVERY_MS = 10 * 60_000;

/**
 * Asks now and then whether a map style can be had from here, so that no device is sent to a
 * service that is not there. Until the first answer it is not. Nothing is kept waiting, and nothing
 * fails.
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
