/**
 * localStorage that never throws: private mode, full or forbidden storage read as empty.
 * Every key of ours starts with `rukn.`.
 */
export const storage = {
  /** False where the browser forbids it or has none. */
  isAllowed(): boolean {
    try {
      return Boolean(localStorage);
    } catch {
      return false;
    }
  },
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Returns false if it could not be stored. */
  set(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  /** The keys that start with `prefix`. */
  keys(prefix: string): string[] {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is forbidden, so nothing is stored.
    }
  },
};
