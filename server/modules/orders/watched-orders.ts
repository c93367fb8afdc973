import type { Database } from '../../db/database.ts';
import { versionsOf } from './repository.ts';

interface Watcher {
  orderId: number;
  /** The version that it has heard of. */
  version: number;
  tell: (version: number) => void;
}

/**
 * Who watches which order in this process. A notice of the database says only that some order has changed
 * (migrations/0013): those that are watched are looked up, all in one query, and each watcher hears of its own.
 */
export function createWatchedOrders(db: Database, onFault: (error: unknown) => void) {
  const watchers = new Set<Watcher>();
  let looking: Promise<void> | null = null;
  let isStale = false;

  async function lookUp(): Promise<void> {
    while (isStale) {
      isStale = false;
      const versions = await versionsOf(db, [...new Set([...watchers].map(({ orderId }) => orderId))]);
      for (const watcher of watchers) {
        const version = versions.get(watcher.orderId) ?? watcher.version;
        if (version === watcher.version) continue;
        watcher.version = version;
        watcher.tell(version);
      }
    }
  }

  function refresh(): void {
    if (watchers.size === 0) return;
    isStale = true;
    looking ??= lookUp()
      .catch(onFault)
      .finally(() => {
        looking = null;
      });
  }

  return {
    /** Some order has changed. */
    refresh,
    /** Hears of each change since `version`; answers how to stop. */
    watch(watcher: Watcher): () => void {
      watchers.add(watcher);
      // It may have changed between the reading of its version and now.
      refresh();
      return () => watchers.delete(watcher);
    },
    settled: async () => {
      await looking;
    },
  };
}
