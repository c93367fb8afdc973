import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Look {
  /** Fetches what shows it. */
  load: () => Promise<void> | undefined;
  /** Whether the answer shows that it does not exist. */
  isMissing: () => boolean;
}

/**
 * For the loader of a screen whose thing may not be there. True: it is not, known before anything
 * is drawn, so that the server can answer 404. The server's finding is handed over with its query
 * results, so that the browser's first drawing is the same; it holds for that one drawing. In the
 * browser the screen itself finds out, and draws its skeleton meanwhile.
 */
export async function isKnownMissing(client: QueryClient, name: QueryKey, look: Look): Promise<boolean> {
  const key = ['missing', ...name];
  if (typeof window === 'undefined') {
    await look.load();
    const isMissing = look.isMissing();
    if (isMissing) client.setQueryData(key, true);
    return isMissing;
  }
  const wasMissing = client.getQueryData(key) === true;
  client.removeQueries({ queryKey: key });
  if (!wasMissing) void look.load();
  return wasMissing;
}
