/**
 * A small integer generator (mulberry32) that restarts for each listing, so that listing n is the
 * same in a seed of 100 and of 1,000,000. Not for secrets.
 */
export class Prng {
  #state = 0;

  /** Starts the sequence of item `index` in the run identified by `seed`. */
  restart(seed: number, index: number) {
    // Mix both before the first draw: neighbouring indexes must not yield similar sequences.
    let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index, 0xc2b2ae35);
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
    h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
    this.#state = (h ^ (h >>> 15)) | 0;
  }

  /** The next unsigned 32-bit integer. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  }

  /** An integer from 0 up to, not including, `limit`. */
  below(limit: number) {
    return Math.floor((this.next() / 4294967296) * limit);
  }

  /** An integer from `low` to `high`, inclusive. */
  between(low: number, high: number) {
    return low + this.below(high - low + 1);
  }

  /** True with a probability of `percent`. */
  chance(percent: number) {
    return this.next() < percent * 42949672.96;
  }

  /** A random item of a non-empty list. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

/** Values with their weights, prepared for many draws. */
export class Weighted<T> {
  #values: T[] = [];
  #sums: number[] = [];
  #total = 0;

  constructor(entries: Iterable<readonly [value: T, weight: number]>) {
    for (const [value, weight] of entries) {
      if (weight <= 0) continue;
      this.#total += weight;
      this.#values.push(value);
      this.#sums.push(this.#total);
    }
  }

  /** Draws a value with a probability proportional to its weight. */
  draw(prng: Prng): T {
    const target = (prng.next() / 4294967296) * this.#total;
    let low = 0;
    let high = this.#sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sums[middle] as number) > target) high = middle;
      else low = middle + 1;
    }
    return this.#values[low] as T;
  }
}
