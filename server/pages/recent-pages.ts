const KEEP_MS = 30_000;
const MOST = 200;

/**
 * Pages rendered a moment ago. They are the same for every guest, so a listing that many open at once is
 * rendered once. Bounded: the oldest leaves first. `forget` drops all, also those whose rendering began
 * before it: `begin` answers what keeps a page, so long as nothing was forgotten meanwhile.
 */
export function createRecentPages<Page>(now: () => number = Date.now) {
  const pages = new Map<string, { page: Page; until: number }>();
  let era = 0;
  return {
    get(key: string): Page | null {
      const found = pages.get(key);
      return found && found.until > now() ? found.page : null;
    },
    begin(key: string): (page: Page) => void {
      const begun = era;
      return (page) => {
        if (begun !== era) return;
        pages.delete(key);
        pages.set(key, { page, until: now() + KEEP_MS });
        if (pages.size > MOST) pages.delete(pages.keys().next().value as string);
      };
    },
    forget(): void {
      era += 1;
      pages.clear();
    },
  };
}
