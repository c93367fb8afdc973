import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { randomFor } from './part.ts';
import { parts } from './parts.ts';

/** The parts of `npm run hard` in a form of seconds; what can't be tried here counts as skipped. */
describe('the server in hard times', () => {
  it.for(parts.filter(({ isTests }) => !isTests))(
    '$name: $what',
    { timeout: 300_000 },
    async (part, { skip }) => {
      const seed = randomInt(1_000_000);
      const random = randomFor(part, seed);
      const { tried, failed, notTried } = await part.run({ random, isShort: true, note: () => {} });
      if (tried === 0 && notTried) skip(notTried);
      expect(failed, `npm run hard -- --only ${part.name} --short --seed ${seed}`).toEqual([]);
      expect(tried).toBeGreaterThan(0);
    },
  );
});
