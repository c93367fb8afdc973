/** Neighbours of a page lie a day apart in the list of all, and weeks in that of a rare type: both are felt. */
const nearness = (days: number) => 1 / (1 + days) + 0.5 / (1 + days / 15);
/** Steps of time that uses are counted in, a day. */
const STEPS_A_DAY = 2;

/**
 * Remembers which picture opened which listing and when that was published, so that whoever reads a list from the
 * newest on meets other pictures in between. Uses count within scopes: all listings, those of a type, of a city.
 * What is kept does not grow with the number of listings.
 */
export class PictureSpread {
  #steps: number;
  #nearness: Float64Array;
  #byScope = new Map<string, Float64Array>();

  /** `days`: within how many days back all listings are published. */
  constructor(days: number) {
    this.#steps = Math.ceil(days * STEPS_A_DAY) + 1;
    this.#nearness = Float64Array.from({ length: this.#steps }, (_, step) => nearness(step / STEPS_A_DAY));
  }

  /** How close the earlier uses of a picture are, in uses on the same day; 0 where it was never used. */
  crowding(scope: string, key: string, daysAgo: number): number {
    return this.#byScope.get(`${scope} ${key}`)?.[this.#stepOf(daysAgo)] ?? 0;
  }

  add(scope: string, key: string, daysAgo: number): void {
    const name = `${scope} ${key}`;
    let uses = this.#byScope.get(name);
    if (!uses) {
      uses = new Float64Array(this.#steps);
      this.#byScope.set(name, uses);
    }
    const at = this.#stepOf(daysAgo);
    for (let step = 0; step < this.#steps; step++) {
      uses[step] = (uses[step] as number) + (this.#nearness[Math.abs(step - at)] as number);
    }
  }

  #stepOf(daysAgo: number): number {
    return Math.min(this.#steps - 1, Math.max(0, Math.floor(daysAgo * STEPS_A_DAY)));
  }
}
