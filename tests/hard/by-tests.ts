import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_HINT, findChromium } from '../support/chromium.ts';
import type { HardOptions, Outcome, Part } from './part.ts';

const ROOT = join(import.meta.dirname, '../..');

interface VitestReport {
  numTotalTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  /** Outside of tests, such as a file that could not be loaded. */
  errors: { message?: string }[];
}

/**
 * Runs a command in a group of its own, and ends the group once this process is gone, however it
 * went: then the pipe closes.
 */
const GUARD = 'exec 3<&0 </dev/null; "$@" & child=$!; { cat <&3; kill 0; } & wait $child';

async function guarded(words: readonly string[], environment: Record<string, string>): Promise<void> {
  const child = spawn('sh', ['-c', GUARD, 'sh', process.execPath, ...words], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true,
  });
  await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
  child.stdin.end();
}

type Runner = (files: readonly string[], environment: Record<string, string>) => Promise<Outcome>;

/** Runs a runner in its own process; its report is what it writes, however it ends. */
async function reported(
  run: (outputFile: string) => Promise<void>,
  outcomeOf: (report: never) => Outcome,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'rukn-hard-'));
  const outputFile = join(folder, 'report.json');
  try {
    await run(outputFile);
    return outcomeOf(JSON.parse(await readFile(outputFile, 'utf8')) as never);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function failuresOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n').slice(0, 1_500)}`);
    // A file that could not be loaded has a message and no test.
    return tests.length === 0 && message ? [`${name}: ${message}`] : tests;
  });
}

const vitest: Runner = (files, environment) => {
  // Long forms take minutes where the short ones take seconds.
  const patience = environment.HARD_SEED === undefined ? [] : ['--testTimeout=1800000'];
  const run = (outputFile: string) =>
    guarded(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...files,
        '--reporter=json',
        `--outputFile=${outputFile}`,
        '--silent=true',
        ...patience,
      ],
      environment,
    );
  return reported(run, (report: VitestReport) => {
    const missing = files.filter((file) => !report.testResults.some(({ name }) => name.includes(file)));
    const failed = [...failuresOf(report), ...missing.map((file) => `${file} was not run`)];
    return { tried: report.numTotalTests, failed };
  });
};

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const playwright: Runner = (files, environment) => {
  const words = [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...files,
    '--fully-parallel',
    '--trace',
    'off',
  ];
  const run = (outputFile: string) =>
    guarded([...words, '--reporter', 'line,json'], {
      ...environment,
      PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile,
    });
  return reported(run, ({ suites, errors }: PlaywrightReport) => {
    const specs = suites.flatMap(specsOf);
    const failed = specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => `${title}: ${tests[0]?.results[0]?.error?.message?.slice(0, 3_000)}`);
    return { tried: specs.length, failed: [...failed, ...errors.map(({ message = '' }) => message)] };
  });
};

/**
 * A part that is tests of `npm test`, with many more runs (tests/support/hard-runs.ts): unit tests,
 * or journeys with `runner: 'playwright'`.
 */
export function partOfTests({
  files,
  runner,
  ...part
}: Omit<Part, 'run'> & { files: readonly string[]; runner?: 'playwright' }): Part {
  const runFiles = runner === 'playwright' ? playwright : vitest;
  async function run({ random, isShort, rounds, note }: HardOptions): Promise<Outcome> {
    if (runner === 'playwright' && findChromium() === null) {
      return { tried: 0, failed: [], notTried: CHROMIUM_HINT };
    }
    const hard = {
      HARD_SEED: String(random.below(2 ** 31)),
      HARD_ROUNDS: rounds === undefined ? '' : String(rounds),
    };
    if (!isShort) note(`HARD_SEED=${hard.HARD_SEED}`);
    return runFiles(files, isShort ? {} : hard);
  }
  return { ...part, isTests: true, run };
}
