const LOCK = 'rukn.writes';

let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs work while nobody else of this site does: other tabs and the worker wait (Web Locks). Where a browser
 * has no locks, the page's own work at least is done one after the other.
 */
export function asOnlySender<Result>(work: () => Promise<Result>): Promise<Result> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    return navigator.locks.request(LOCK, work) as Promise<Result>;
  }
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}
