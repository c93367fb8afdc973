import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildServer } from '../../server/build/build.ts';
import { SERVER_BUNDLE } from '../support/server-bundle.ts';
import { type Outcome, type Part, randomFor } from './part.ts';
import { parts } from './parts.ts';

/*
 * `npm run hard`: does to the server what no one hopes for, and prints a table of what was tried,
 * what failed, what is mended since it was found, and what could not be tried and why. `-- --only
 * kill,restore` runs these parts, `--rounds 5` shortens each, `--short` runs the forms of `npm
 * test`, `--seed 7` repeats a run: each part draws from the seed, which is printed. Everything is
 * done in temporary folders. Ends with 1 where anything failed.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string' },
    seed: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function wholeNumber(name: 'rounds' | 'seed'): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) fail(`--${name} is a whole number, not "${text}"`);
  return Number(text);
}

const seed = wholeNumber('seed') ?? randomInt(1_000_000);
const rounds = wholeNumber('rounds');
const wanted = values.only?.split(',');
const unknown = wanted?.filter((name) => !parts.some((part) => part.name === name)) ?? [];
if (unknown.length > 0) {
  fail(`No part ${unknown.join(', ')}; there are ${parts.map(({ name }) => name).join(', ')}`);
}

async function tryOut(part: Part): Promise<Outcome> {
  const note = (line: string) => console.log(`  ${line}`);
  try {
    return await part.run({ random: randomFor(part, seed), rounds, isShort: values.short, note });
  } catch (error) {
    return { tried: 1, failed: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}

await buildServer(SERVER_BUNDLE);
const table: Record<string, object> = {};
const failures: string[] = [];
for (const part of parts.filter(({ name }) => wanted?.includes(name) ?? true)) {
  console.log(`\n${part.name}, seed ${seed}: ${part.what}`);
  const startedAt = performance.now();
  const { tried, failed, notTried = '' } = await tryOut(part);
  const minutes = Math.round((performance.now() - startedAt) / 6_000) / 10;
  table[part.name] = {
    tried,
    failed: failed.length,
    mended: part.mended.length,
    minutes,
    'not tried': notTried,
  };
  failures.push(...failed.map((line) => `${part.name}: ${line}`));
}

console.log();
console.table(table);
for (const line of failures) console.error(line);
if (failures.length > 0) console.error(`\nRepeat with --seed ${seed}`);
process.exit(failures.length > 0 ? 1 : 0);
