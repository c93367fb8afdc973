import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Look {
  /** Fetches the answer that shows it. */
  load: () => Promise<void> | undefined;
  /** Whether the answer shows that it does not exist. */
  isMissing: () => boolean;
}

/**
 * For the loader of a screen whose item may not exist. On the server, waits and returns true if it
 * does not, so that the server can answer 404; passes that on with the query results, so that the
 * browser's first render, and only that, matches. In the browser the screen finds out itself and
 * shows its skeleton meanwhile.
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
