const LOCK = 'rukn.writes';

/** Longer than a call may take: a lock that has not come by then won't. */
const LIMIT_MS = 12_000;

let turn: Promise<unknown> = Promise.resolve();
/** A lock did not come in time: nobody waits for the next one before it has. */
let isSilent = false;

/** The page's own work at least is done one after the other. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

/**
 * Runs work while nobody else of this site does: other tabs and the worker wait (Web Locks). Where a browser has no
 * locks, forbids them or never gives one, the page's own work waits for its turn; a write's key makes a second
 * sending do nothing twice.
 */
export function asOnlySender<Result>(work: () => Promise<Result>): Promise<Result> {
  if (isSilent || typeof navigator === 'undefined' || !('locks' in navigator)) return inTurn(work);
  return new Promise((resolve, reject) => {
    let isBegun = false;
    const begin = (run: (work: () => Promise<Result>) => Promise<Result>) => {
      if (isBegun) return undefined;
      isBegun = true;
      const done = run(work);
      done.then(resolve, reject);
      return done;
    };
    const timer = setTimeout(() => {
      isSilent = true;
      void begin(inTurn);
    }, LIMIT_MS);
    navigator.locks
      .request(LOCK, () => {
        clearTimeout(timer);
        isSilent = false;
        return begin((given) => given())?.then(
          () => undefined,
          () => undefined,
        );
      })
      .catch(() => {
        clearTimeout(timer);
        void begin(inTurn);
      });
  });
}
