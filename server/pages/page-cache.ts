const FRESH_MS = 30_000;
/** Maximum age of a cached page: limits the delay of a lost notice (plugins/listing-changes.ts). */
const KEEP_MS = 60_000;
const MOST = 200;

interface Kept<Page> {
  page: Page;
  since: number;
  /** A request is rendering it again. */
  isRenewed: boolean;
}

/**
 * Caches rendered pages briefly. They are the same for every guest, so a listing that many open at
 * once is rendered once. Removes the oldest page when full. `forget` removes all pages, and
 * discards those that are being rendered: `begin` returns a function that stores a page, unless
 * `forget` was called meanwhile.
 */
export function createPageCache<Page>(now: () => number = () => Date.now()) {
  const pages = new Map<string, Kept<Page>>();
  let era = 0;
  return {
    /**
     * A page that may be sent. `isDue` tells one request of an ageing page to render it again in
     * the background, so that a page requested at least once a minute is always sent from the
     * cache.
     */
    find(key: string): { page: Page; isDue: boolean } | null {
      const found = pages.get(key);
      if (!found || now() - found.since >= KEEP_MS) return null;
      const isDue = now() - found.since >= FRESH_MS && !found.isRenewed;
      if (isDue) found.isRenewed = true;
      return { page: found.page, isDue };
    },
    /** Removes a page that no longer exists. */
    drop(key: string): void {
      pages.delete(key);
    },
    begin(key: string): (page: Page) => void {
      const begun = era;
      return (page) => {
        if (begun !== era) return;
        pages.delete(key);
        pages.set(key, { page, since: now(), isRenewed: false });
        if (pages.size > MOST) pages.delete(pages.keys().next().value as string);
      };
    },
    forget(): void {
      era += 1;
      pages.clear();
    },
  };
}
