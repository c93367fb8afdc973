import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_HINT, findChromium } from './support/chromium.ts';
import { findNginx, NGINX_HINT } from './support/nginx.ts';

/**
 * `npm test`: lint, types, unit and contract tests, then journeys in a real browser. Every step runs,
 * whatever the one before it said; the last line counts them all.
 */

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const reports = mkdtempSync(join(tmpdir(), 'rukn-tests-'));
const total: Tally = { passed: 0, failed: 0, skipped: 0 };

function add({ passed, failed, skipped }: Tally): void {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

function run(command: string, args: string[]): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`);
  return spawnSync('npx', ['--no-install', command, ...args], { stdio: 'inherit' }).status === 0;
}

function check(command: string, args: string[]): void {
  const isFine = run(command, args);
  add({ passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0 });
}

/** Runs vitest and reads its count; a run that ends badly without a failed test counts as one. */
function tests(name: string, args: string[]): void {
  const report = join(reports, `${name}.json`);
  const isFine = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  const tally = readTally(report);
  if (!isFine && tally.failed === 0) tally.failed = 1;
  add(tally);
}

function readTally(report: string): Tally {
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
    return {
      passed: counts.numPassedTests ?? 0,
      failed: counts.numFailedTests ?? 0,
      skipped: (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

check('biome', ['check', '--error-on-warnings', '.']);
check('tsx', ['server/build/main.ts']);
check('tsc', ['-p', '.']);
check('tsc', ['-p', 'sw']);
tests('unit', []);
tests('e2e', ['--config', 'tests/e2e/vitest.config.ts']);

rmSync(reports, { recursive: true, force: true });
if (findChromium() === null) console.log(`\n${CHROMIUM_HINT}. The browser tests were skipped.`);
if (findNginx() === null) console.log(`\n${NGINX_HINT}. What goes through it was skipped.`);
if (!process.env.TEST_DATABASE_URL) {
  console.log(
    '\nTEST_DATABASE_URL is not set: what needs a real PostgreSQL server was skipped (tests/support/with-postgres.sh starts one).',
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
