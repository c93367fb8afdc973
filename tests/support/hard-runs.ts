/*
 * How long a test tries: `npm test` runs the short form, `npm run hard` (tests/hard/by-tests.ts) a
 * long one that its seed repeats.
 */

const { HARD_SEED, HARD_ROUNDS } = process.env;

export const isHard = HARD_SEED !== undefined;

/** Runs of a test's own loop. */
export const runsOf = (short: number, hard: number): number => (isHard ? Number(HARD_ROUNDS || hard) : short);

/** Options of a property test. Without a seed fast-check draws one and prints it on failure. */
export function propertyRuns(short: number, hard: number): { numRuns: number; seed?: number } {
  return { numRuns: runsOf(short, hard), ...(isHard && { seed: Number(HARD_SEED) }) };
}

/** For tests of which `npm run hard` makes many more runs. */
export const patience = (shortMs: number): number => (isHard ? 1_800_000 : shortMs);
