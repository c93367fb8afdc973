import { spawnSync } from 'node:child_process';

/**
 * `npm run test:nightly`: what is too long for every change. Each journey ten times, those that repeat something with
 * all their rounds, then Lighthouse on every screen. Ends with 1 where any of it failed.
 */
const WITH_ROUNDS = ['ad-photos', 'hearts-at-random', 'keyboard', 'updates'];
const STEPS: [string[], Record<string, string>][] = [
  [['playwright', 'test', '--repeat-each', '10', '--reporter', 'dot'], {}],
  [['playwright', 'test', ...WITH_ROUNDS.map((name) => `${name}.e2e`)], { NIGHTLY: '1' }],
  [['tsx', 'tests/lighthouse/main.ts'], {}],
];

const failed = STEPS.filter(([words, env]) => {
  console.log(`\n> ${words.join(' ')}`);
  const { status } = spawnSync('npx', ['--no-install', ...words], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status !== 0;
});
for (const [words] of failed) console.error(`failed: ${words.join(' ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
