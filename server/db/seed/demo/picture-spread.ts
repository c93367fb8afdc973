/** Neighbours of a page lie a day apart in the list of all, and weeks in that of a rare type: both are felt. */
const nearness = (days: number) => 1 / (1 + days) + 0.5 / (1 + days / 15);
/** Steps of time that uses are counted in, a day. */
const STEPS_A_DAY = 2;

/** A list that people read, and how much a use in it counts. */
export type Scope = readonly [name: string, weight: number];

/**
 * Remembers which picture opened which listing and when that was published, so that whoever reads a list from the
 * newest on meets other pictures in between. Uses count within scopes: all listings, those of a type, of a city.
 * What is kept does not grow with the number of listings.
 */
export class PictureSpread {
  #steps: number;
  #nearness: Float64Array;
  #byScope = new Map<string, Map<string, Float64Array>>();

  /** `days`: within how many days back all listings are published. */
  constructor(days: number) {
    this.#steps = Math.ceil(days * STEPS_A_DAY) + 1;
    this.#nearness = Float64Array.from({ length: this.#steps }, (_, step) => nearness(step / STEPS_A_DAY));
  }

  /** The uses within a scope, by picture; one that was never used is not in it. */
  #usesIn(scope: string): Map<string, Float64Array> {
    let uses = this.#byScope.get(scope);
    if (!uses) {
      uses = new Map();
      this.#byScope.set(scope, uses);
    }
    return uses;
  }

  /**
   * How close the earlier uses of each picture are, in uses on the same day: 0 where it was never used. Scopes count
   * by their weights.
   */
  crowding(keys: readonly string[], scopes: readonly Scope[], daysAgo: number): number[] {
    const step = this.#stepOf(daysAgo);
    const crowded = keys.map(() => 0);
    for (const [scope, weight] of scopes) {
      const uses = this.#usesIn(scope);
      for (const [index, key] of keys.entries()) {
        const near = uses.get(key)?.[step];
        if (near) crowded[index] = (crowded[index] as number) + weight * near;
      }
    }
    return crowded;
  }

  add(key: string, scopes: readonly Scope[], daysAgo: number): void {
    const at = this.#stepOf(daysAgo);
    for (const [scope] of scopes) {
      const usesIn = this.#usesIn(scope);
      const uses = usesIn.get(key) ?? new Float64Array(this.#steps);
      usesIn.set(key, uses);
      for (let step = 0; step < this.#steps; step++) {
        uses[step] = (uses[step] as number) + (this.#nearness[Math.abs(step - at)] as number);
      }
    }
  }

  #stepOf(daysAgo: number): number {
    return Math.min(this.#steps - 1, Math.max(0, Math.floor(daysAgo * STEPS_A_DAY)));
  }
}
