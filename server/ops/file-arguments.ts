import { readFileSync } from 'node:fs';
import { argumentLabel, describeArgument } from './arguments.ts';
import type { Verb } from './verb.ts';

/**
 * Puts the content of a file into the place of its name, for each argument that is one: here, where the
 * command was typed, since the server that carries it out may stand in another folder. Answers one line for
 * each that can't be read.
 */
export function fillFromFiles(verb: Verb, given: Record<string, string>): string[] {
  const faults: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (!describeArgument(verb.args.shape[name]).isFile) continue;
    try {
      given[name] = readFileSync(value, 'utf8');
    } catch {
      faults.push(`${argumentLabel(verb, name)} can’t be read: there is no such file as "${value}"`);
    }
  }
  return faults;
}
