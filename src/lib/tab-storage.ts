const PREFIX = 'rukn.';

/**
 * sessionStorage that never throws: lasts through a reload, and ends with the tab. Full or
 * forbidden storage reads as empty. Every key of ours starts with `rukn.`.
 */
export const tabStorage = {
  get(name: string): string | null {
    try {
      return sessionStorage.getItem(PREFIX + name);
    } catch {
      return null;
    }
  },
  set(name: string, text: string): void {
    try {
      sessionStorage.setItem(PREFIX + name, text);
    } catch {
      // The page still has it in memory.
    }
  },
  remove(name: string): void {
    try {
      sessionStorage.removeItem(PREFIX + name);
    } catch {
      // Storage is forbidden, so nothing is stored.
    }
  },
  /** Removes all our keys, such as the intentions of a user who signs out. */
  forget(): void {
    try {
      const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
      for (const key of keys) sessionStorage.removeItem(key);
    } catch {
      // Storage is forbidden, so nothing is stored.
    }
  },
};
