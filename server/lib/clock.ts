/** The current time, for scheduled jobs and everything with a deadline. */
export interface Clock {
  now(): Date;
}

/** The real time. */
export const systemClock: Clock = { now: () => new Date() };

interface MovableClock extends Clock {
  /** Moves the clock forward, in ms. */
  forward(ms: number): void;
}

export const isMovable = (clock: Clock): clock is MovableClock => 'forward' in clock;

/** A clock that runs on and can be moved forward, so that tests can skip days. */
export function createMovableClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    forward(ms) {
      ahead += ms;
    },
  };
}
