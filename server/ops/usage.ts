import { argumentLabel, describeArgument, isByPlace, isOptional } from './base/arguments.ts';
import type { Verb } from './base/verb.ts';

const EVERYWHERE: [string, string][] = [
  ['--as NAME', 'who acts, for the log; without it the system’s user'],
  ['--json', 'JSON for scripts (npm run -s ops -- … --json)'],
  ['--help', 'this text, or that of one command'],
];

/** `ads approve ID --licence NUMBER --expires YYYY-MM-DD`; optional arguments are in brackets. */
export function synopsis(verb: Verb): string {
  const parts = Object.keys(verb.args.shape).map((name) => {
    const label = argumentLabel(verb, name);
    const { placeholder } = describeArgument(verb.args.shape[name]);
    const part = isByPlace(verb, name) ? label : `${label} ${placeholder}`;
    return isOptional(verb, name) ? `[${part}]` : part;
  });
  return [verb.name, ...parts].join(' ');
}

/** Two columns, the first as wide as its widest entry. */
function columns(entries: [string, string][]): string[] {
  const width = Math.max(...entries.map(([first]) => first.length));
  return entries.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}

/** The usage of all commands, generated from the verbs. */
export function usage(verbs: readonly Verb[]): string {
  return [
    'npm run ops -- COMMAND: what whoever runs Rukn may do, each change logged.',
    '',
    ...verbs.flatMap((verb) => [`  ${synopsis(verb)}`, `      ${verb.summary}`]),
    '',
    'With every command:',
    ...columns(EVERYWHERE),
    '',
    'It goes to the server that runs on DATA_DIR, else opens DATABASE_URL or DATA_DIR itself.',
    'It ends with 0 when it is done, 1 when it can’t be, 2 when it was asked wrongly.',
  ].join('\n');
}

/** The usage of one command. */
export function usageOf(verb: Verb): string {
  const rules = Object.keys(verb.args.shape).map((name): [string, string] => {
    const { rule } = describeArgument(verb.args.shape[name]);
    return [argumentLabel(verb, name), isOptional(verb, name) ? `${rule}; may be left out` : rule];
  });
  return [
    `npm run ops -- ${synopsis(verb)}`,
    '',
    verb.summary,
    '',
    ...columns([...rules, ...EVERYWHERE]),
  ].join('\n');
}
