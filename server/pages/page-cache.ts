const FRESH_MS = 30_000;
/** No page is sent for longer: the limit of a lost notice's delay (plugins/listing-changes.ts). */
const KEEP_MS = 60_000;
const MOST = 200;

interface Kept<Page> {
  page: Page;
  since: number;
  /** A request is rendering it again. */
  isRenewed: boolean;
}

/**
 * Pages rendered a moment ago. They are the same for every guest, so a listing that many open at
 * once is rendered once. Bounded: the oldest leaves first. `forget` drops all, also those whose
 * rendering began before it: `begin` answers what keeps a page, so long as nothing was forgotten
 * meanwhile.
 */
export function createPageCache<Page>(now: () => number = () => Date.now()) {
  const pages = new Map<string, Kept<Page>>();
  let era = 0;
  return {
    /**
     * A page that may be sent. `isDue` asks one request of an ageing page to render it again in the
     * background, so that a page opened once a minute is never waited for.
     */
    find(key: string): { page: Page; isDue: boolean } | null {
      const found = pages.get(key);
      if (!found || now() - found.since >= KEEP_MS) return null;
      const isDue = now() - found.since >= FRESH_MS && !found.isRenewed;
      if (isDue) found.isRenewed = true;
      return { page: found.page, isDue };
    },
    /** Drops one that is there no more. */
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
