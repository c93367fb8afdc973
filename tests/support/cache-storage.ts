/**
 * In-memory Cache Storage with the methods that the service worker uses: matches the whole URL,
 * ignores Vary.
 */
export function cacheStorage(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : String(key), 'https://rukn.example').href;

  function open(name: string) {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: RequestInfo | URL) => entries.get(urlOf(key))?.clone(),
      put: async (key: RequestInfo | URL, response: Response) => void entries.set(urlOf(key), response),
      delete: async (key: RequestInfo | URL) => entries.delete(urlOf(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  }
  const storage = {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    match: async (key: RequestInfo | URL) => {
      for (const name of all.keys()) {
        const found = await open(name).match(key);
        if (found) return found;
      }
      return undefined;
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
  };
  return storage as unknown as CacheStorage;
}
