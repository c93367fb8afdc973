/** A list that users read: its name, the weight of a repeat in it, how finely its time is cut. */
export interface Scope {
  name: string;
  weight: number;
  cellsPerDay: number;
}

/** Two cards this near in a list should not start with the same picture. */
const APART = 14;
/** How many cells away from its own a use may be noted. */
const NUDGE = 4;
/** Cards farther away than this do not matter. */
const REACH = 64;

/** The cost of the same picture `cards` away: high where both are in view, then falling to 0. */
const nearness = (cards: number) => (cards <= APART ? 6 + 14 / cards : (REACH - cards) / REACH);

/**
 * Stores which picture opened which listing and when that was published, so that the same picture
 * seldom repeats in a list sorted newest first. A later listing only moves its neighbours apart, so
 * what is distant stays distant. Each list is a line of time cells, each with the picture used last
 * in it: memory does not grow with the number of listings.
 */
export class PictureSpread {
  #days: number;
  #numbers = new Map<string, number>();
  #lines = new Map<string, Uint16Array>();

  /** `days`: all listings are published within this many days back. */
  constructor(days: number) {
    this.#days = days;
  }

  /** What each picture's uses nearby cost, by its place in `keys`; 0 if it is not near. */
  crowding(keys: readonly string[], scopes: readonly Scope[], daysAgo: number): number[] {
    const costs = new Map<number, number>();
    for (const scope of scopes) {
      const line = this.#line(scope);
      const at = cellOf(line, scope, daysAgo);
      for (const step of [-1, 1]) {
        let cards = 0;
        // A listing in the same cell is a neighbour to one side.
        for (
          let cell = step < 0 ? at : at + 1;
          cards < REACH && cell >= 0 && cell < line.length;
          cell += step
        ) {
          const number = line[cell] as number;
          if (number === 0) continue;
          cards++;
          costs.set(number, (costs.get(number) ?? 0) + scope.weight * nearness(cards));
        }
      }
    }
    return keys.map((key) => costs.get(this.#number(key)) ?? 0);
  }

  add(key: string, scopes: readonly Scope[], daysAgo: number): void {
    for (const scope of scopes) {
      const line = this.#line(scope);
      line[freeCell(line, cellOf(line, scope, daysAgo))] = this.#number(key);
    }
  }

  #number(key: string): number {
    const known = this.#numbers.get(key) ?? this.#numbers.size + 1;
    this.#numbers.set(key, known);
    return known;
  }

  #line({ name, cellsPerDay }: Scope): Uint16Array {
    let line = this.#lines.get(name);
    if (!line) {
      line = new Uint16Array(Math.ceil(this.#days * cellsPerDay) + 1);
      this.#lines.set(name, line);
    }
    return line;
  }
}

const cellOf = (line: Uint16Array, { cellsPerDay }: Scope, daysAgo: number) =>
  Math.min(line.length - 1, Math.max(0, Math.floor(daysAgo * cellsPerDay)));

/** The nearest free cell, if there is one near: so neighbours in time are not lost. */
function freeCell(line: Uint16Array, at: number): number {
  for (let off = 0; off <= NUDGE; off++) {
    if (line[at + off] === 0) return at + off;
    if (line[at - off] === 0) return at - off;
  }
  return at;
}
