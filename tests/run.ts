import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_HINT, findChromium } from './support/chromium.ts';
import { findNginx, NGINX_HINT } from './support/nginx.ts';

/**
 * `npm test`: lint, types and the build side by side, then unit tests, then journeys in a real
 * browser; with `--lighthouse` its fixed gates as well. Every phase runs, whatever the one before
 * it said; the time of each and the names of what failed are printed, and the last line counts all
 * tests.
 */

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by file and name. */
  names?: string[];
}

const { values: options } = parseArgs({ options: { lighthouse: { type: 'boolean', default: false } } });
const reports = mkdtempSync(join(tmpdir(), 'rukn-tests-'));
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
const phases: { phase: string; seconds: number }[] = [];
const failures: string[] = [];

function add({ passed, failed, skipped, names = [] }: Tally): void {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  failures.push(...names);
}

interface Ran {
  isFine: boolean;
  output: string;
}

/**
 * Runs a command of the project's packages; what it prints is shown as it comes, or handed over
 * whole.
 */
function run(words: string[], { env = {}, isQuiet = false } = {}): Promise<Ran> {
  if (!isQuiet) console.log(`\n> ${words.join(' ')}`);
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', ...words], {
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('exit', (code) => resolve({ isFine: code === 0, output }));
  });
}

async function phase(name: string, work: () => Promise<void>): Promise<void> {
  const begun = Date.now();
  await work();
  phases.push({ phase: name, seconds: Math.round((Date.now() - begun) / 1000) });
}

/** A command that passes or fails as one. */
async function check(...words: string[]): Promise<void> {
  const { isFine, output } = await run(words, { isQuiet: true });
  console.log(`\n> ${words.join(' ')}\n${output}`);
  add({ passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0, names: isFine ? [] : [words.join(' ')] });
}

/** Adds what a runner reported; a run that ends badly without a failed test counts as one. */
function count({ isFine }: Ran, report: string, read: (report: never) => Tally): void {
  let tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  try {
    tally = read(JSON.parse(readFileSync(report, 'utf8')) as never);
  } catch {
    tally.failed = 1;
  }
  if (!isFine && tally.failed === 0) tally.failed = 1;
  if (tally.failed > 0 && !tally.names?.length) tally.names = ['the runner itself: see its output above'];
  add(tally);
}

/** The first lines of what a test failed with, for the end of the output. */
const reason = (message = '') =>
  message
    .split('\n')
    .filter((line) => !/^\s*at /.test(line))
    .slice(0, 12)
    .map((line) => `\n    ${line}`)
    .join('');

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

async function unitTests(): Promise<void> {
  const report = join(reports, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ran = await run(['vitest', 'run', ...reporters]);
  count(ran, report, (counts: VitestReport) => ({
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
    names: counts.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) =>
            `${relative('.', name)}: ${fullName}${reason(failureMessages?.[0])}`,
        ),
    ),
  }));
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

function failedSpecs({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => `${file}: ${title}${reason(tests[0]?.results[0]?.error?.message)}`);
  return [...own, ...suites.flatMap(failedSpecs)];
}

async function journeys(): Promise<void> {
  if (findChromium() === null) {
    const { output } = await run(['playwright', 'test', '--list'], { isQuiet: true });
    add({ passed: 0, failed: 0, skipped: Number(/Total: (\d+) test/.exec(output)?.[1] ?? 0) });
    return;
  }
  const report = join(reports, 'journeys.json');
  const ran = await run(['playwright', 'test'], { env: { JOURNEYS_REPORT: report } });
  count(ran, report, ({ stats, suites }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    names: suites.flatMap(failedSpecs),
  }));
}

await phase('lint, types, build', async () => {
  await Promise.all([
    check('biome', 'check', '--error-on-warnings', '.'),
    check('tsx', 'server/build/main.ts'),
    check('tsc', '-p', '.').then(() => check('tsc', '-p', 'sw')),
  ]);
});
await phase('unit tests', unitTests);
await phase('journeys', journeys);
if (options.lighthouse) await phase('Lighthouse', () => check('tsx', 'tests/lighthouse/main.ts', '--ci'));

rmSync(reports, { recursive: true, force: true });
if (findChromium() === null) console.log(`\n${CHROMIUM_HINT}. The browser tests were skipped.`);
if (findNginx() === null) console.log(`\n${NGINX_HINT}. What goes through it was skipped.`);
if (!process.env.TEST_DATABASE_URL) {
  console.log(
    '\nTEST_DATABASE_URL is not set: what needs a real PostgreSQL server was skipped (tests/support/with-postgres.sh starts one).',
  );
}
console.table(phases);
for (const name of failures) console.log(`failed: ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
