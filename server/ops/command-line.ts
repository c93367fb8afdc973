import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findVerb, unknownVerb } from './all-verbs.ts';
import { argumentLabel, describeArgument, isByPlace, placesOf, readArguments } from './base/arguments.ts';
import type { Verb } from './base/verb.ts';

type CommandLine =
  | { kind: 'help'; verb: Verb | null }
  | { kind: 'wrong'; errors: string[] }
  | { kind: 'command'; verb: Verb; given: Record<string, string>; as: string | null; isJson: boolean };

const MAX_NAME_LENGTH = 80;
const SWITCHES = ['json', 'help'];

const optionOf = (verb: Verb, name: string) => argumentLabel(verb, name).replace(/^--/, '');
const optionsOf = (verb: Verb) => Object.keys(verb.args.shape).filter((name) => !isByPlace(verb, name));

function tokensOf(argv: string[], verbs: readonly Verb[]) {
  const named = verbs.flatMap((verb) => optionsOf(verb).map((name) => optionOf(verb, name)));
  const options = Object.fromEntries([
    ...[...named, 'as'].map((name) => [name, { type: 'string' as const }]),
    ['json', { type: 'boolean' as const }],
    ['help', { type: 'boolean' as const, short: 'h' }],
  ]);
  // Not strict: strict mode stops at the first error, and all are to be reported.
  return parseArgs({ args: argv, options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

/** The verb of the first two words or the first one, and the remaining words. */
function takeVerb(words: string[], verbs: readonly Verb[]) {
  for (const count of [2, 1]) {
    const verb = findVerb(words.slice(0, count).join(' '), verbs);
    if (verb && words.length >= count) return { verb, rest: words.slice(count) };
  }
  return null;
}

function isName(given: string): boolean {
  return given.trim().length > 0 && given.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(given);
}

type Tokens = ReturnType<typeof tokensOf>;
type Option = Extract<Tokens[number], { kind: 'option' }>;

/** The error in how an option was written; null if there is none. */
function errorOf({ rawName, name, value, inlineValue }: Option, verb: Verb): string | null {
  if (SWITCHES.includes(name)) return value === undefined ? null : `${rawName} takes no value`;
  const isKnown = name === 'as' || optionsOf(verb).some((each) => optionOf(verb, each) === name);
  if (!isKnown) return `${rawName} is no option of ${verb.name}`;
  if (value === undefined || (!inlineValue && value.startsWith('--'))) return `${rawName} needs a value`;
  if (name === 'as' && !isName(value)) return `--as must be a name of 1 to ${MAX_NAME_LENGTH} characters`;
  return null;
}

/**
 * Parses what follows `npm run ops --`: a verb and its arguments as texts, a request for help, or
 * one line per error.
 */
export function readCommandLine(argv: string[], verbs: readonly Verb[]): CommandLine {
  const tokens = tokensOf(argv, verbs);
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const options = tokens.filter((token): token is Option => token.kind === 'option');
  const valueGiven = (name: string) => options.find((option) => option.name === name)?.value;
  const has = (name: string) => options.some((option) => option.name === name);

  const taken = takeVerb(words, verbs);
  if (has('help') || argv.length === 0) return { kind: 'help', verb: taken?.verb ?? null };
  if (!taken) return { kind: 'wrong', errors: unknownVerb(words.join(' '), verbs) };

  const { verb, rest } = taken;
  const errors = options.flatMap((option) => errorOf(option, verb) ?? []);
  const repeated = options.filter(
    ({ name }, index) => options.findIndex((each) => each.name === name) < index,
  );
  errors.push(...repeated.map(({ rawName }) => `${rawName} is given twice`));
  const places = placesOf(verb);
  errors.push(...rest.slice(places.length).map((word) => `"${word}" is one word too many`));

  const given: Record<string, string> = {};
  for (const [index, name] of places.entries()) {
    const word = rest[index];
    if (word !== undefined) given[name] = word;
  }
  for (const name of optionsOf(verb)) {
    const value = valueGiven(optionOf(verb, name));
    if (typeof value === 'string') given[name] = value;
  }
  errors.push(...fillFromFiles(verb, given));
  if (errors.length > 0) return { kind: 'wrong', errors };
  // The process that runs the command checks whether a day is past: its clock may differ from this
  // machine's.
  const read = readArguments(verb, given, null);
  if (read.errors) return { kind: 'wrong', errors: read.errors };
  return { kind: 'command', verb, given, as: valueGiven('as')?.trim() ?? null, isJson: has('json') };
}

/**
 * Replaces each file argument's name by the file's content. This happens where the command was
 * typed, since the server may run in another folder. Returns one line per unreadable file.
 */
function fillFromFiles(verb: Verb, given: Record<string, string>): string[] {
  const errors: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (!describeArgument(verb.args.shape[name]).isFile) continue;
    try {
      given[name] = readFileSync(value, 'utf8');
    } catch {
      errors.push(`${argumentLabel(verb, name)} can’t be read: there is no such file as "${value}"`);
    }
  }
  return errors;
}
