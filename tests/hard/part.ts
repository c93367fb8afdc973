import { Prng } from '../../server/seed/demo/prng.ts';

export interface HardOptions {
  /** Draws every moment and every call, from the seed that the run prints. */
  random: Prng;
  /** For `npm test`: a few rounds, in seconds. */
  isShort: boolean;
  /** Replaces the part's own number of rounds. */
  rounds?: number | undefined;
  /** Prints how far the part is. */
  note: (line: string) => void;
}

export interface Outcome {
  /** How many times something was done to the server. */
  tried: number;
  /** What went wrong, one line each; empty if all is well. */
  failed: string[];
  /** What this machine can't try, and why. */
  notTried?: string | undefined;
}

/** One kind of hardship. It runs against servers and databases of its own, which it removes. */
export interface Part {
  /** One word, for `--only`. */
  name: string;
  /** What is done to the server, and what must hold, in one line. */
  what: string;
  /** Faults that this part found and that are mended, one line each. */
  mended: readonly string[];
  /** Its short form are tests of `npm test` already. */
  isTests?: boolean;
  run(options: HardOptions): Promise<Outcome>;
}

/** The draws of a part in the run with this seed, whichever other parts run. */
export function randomFor({ name }: Part, seed: number): Prng {
  const random = new Prng();
  random.restart(seed, Buffer.from(name).readUIntBE(0, Math.min(name.length, 4)));
  return random;
}
