/** The current time, for scheduled jobs and everything with a deadline. */
export interface Clock {
  now(): Date;
}

/** Time as it passes. */
export const systemClock: Clock = { now: () => new Date() };

interface MovableClock extends Clock {
  /** Puts it forward, by so many ms. */
  forward(ms: number): void;
}

export const isMovable = (clock: Clock): clock is MovableClock => 'forward' in clock;

/** A clock that runs on, and can be put forward: tests see days go by. */
export function createMovableClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    forward(ms) {
      ahead += ms;
    },
  };
}
