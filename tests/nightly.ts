import { spawnSync } from 'node:child_process';

/**
 * `npm run test:nightly`: what is too long for every change. The journeys that repeat something
 * with all their rounds, Lighthouse on every screen, then each journey ten times. Arguments go to
 * the last step: `-- --shard 1/6` runs a part of it, for several machines or nights. Ends with 1
 * where any step failed.
 */
const WITH_ROUNDS = ['ad-photos', 'console-batch', 'favourites-at-random', 'keyboard', 'updates'];
const part = process.argv.slice(2);
const isLaterPart = part.some((word) => /^(--shard=)?([2-9]|\d\d+)\/\d+$/.test(word));
const ROUNDS: [string[], Record<string, string>][] = [
  [['playwright', 'test', ...WITH_ROUNDS.map((name) => `${name}.e2e`)], { NIGHTLY: '1' }],
  [['tsx', 'tests/lighthouse/main.ts'], {}],
];
const STEPS: [string[], Record<string, string>][] = [
  ...(isLaterPart ? [] : ROUNDS),
  [['playwright', 'test', '--repeat-each', '10', '--reporter', 'dot', ...part], {}],
];

const failed = STEPS.filter(([words, env]) => {
  console.log(`\n> ${words.join(' ')}`);
  const start = Date.now();
  const { status } = spawnSync('npx', ['--no-install', ...words], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(`${Math.round((Date.now() - start) / 1000)} s`);
  return status !== 0;
});
for (const [words] of failed) console.error(`failed: ${words.join(' ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
