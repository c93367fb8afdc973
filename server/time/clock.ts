/** What time it is, for everything that happens by itself or has a deadline. */
export interface Clock {
  now(): Date;
}

/** Time as it passes. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that runs on, and can be put forward: tests see days go by. */
export function createMovableClock(): Clock & { forward(ms: number): void } {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    forward(ms) {
      ahead += ms;
    },
  };
}
