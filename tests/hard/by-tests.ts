import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HardOptions, Outcome, Part } from './part.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Report {
  numTotalTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Runs vitest in its own process; its report is what it writes, however it ends. */
async function report(files: readonly string[], environment: Record<string, string>): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'rukn-hard-'));
  const outputFile = join(folder, 'report.json');
  const reporters = ['--reporter=json', `--outputFile=${outputFile}`, '--silent=true'];
  // Long forms take minutes where the short ones take seconds.
  const patience = environment.HARD_SEED === undefined ? [] : ['--testTimeout=1800000'];
  try {
    const vitest = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...files, ...reporters, ...patience],
      { cwd: ROOT, env: { ...process.env, ...environment }, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    await new Promise((resolve, reject) => vitest.once('close', resolve).once('error', reject));
    return JSON.parse(await readFile(outputFile, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n').slice(0, 1_500)}`);
    // A file that could not be loaded has a message and no test.
    return tests.length === 0 && message ? [`${name}: ${message}`] : tests;
  });
}

async function run(files: readonly string[], { random, isShort, rounds }: HardOptions): Promise<Outcome> {
  const hard = {
    HARD_SEED: String(random.below(2 ** 31)),
    HARD_ROUNDS: rounds === undefined ? '' : String(rounds),
  };
  const made = await report(files, isShort ? {} : hard);
  const missing = files.filter((file) => !made.testResults.some(({ name }) => name.includes(file)));
  return {
    tried: made.numTotalTests,
    failed: [...failuresOf(made), ...missing.map((file) => `${file} was not run`)],
  };
}

/** A part that is tests of `npm test`, with many more runs (tests/support/hard-runs.ts). */
export function partOfTests({ files, ...part }: Omit<Part, 'run'> & { files: readonly string[] }): Part {
  return { ...part, isTests: true, run: (options) => run(files, options) };
}
