import type { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import type { OpsForm } from '../../../contract/ops.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { OPERATOR_CHANNELS } from '../../db/schema/operators.ts';

/** A text in each language. */
export type Words = Record<Language, string>;

/** The operator who acts, as logged. */
export interface Actor {
  name: string;
  /** The machine's command line, or the web console after sign-in. */
  channel: (typeof OPERATOR_CHANNELS)[number];
  /** The operating system's user, or the mobile of the console's user. */
  account: string;
}

/** Plain JSON, which the log stores and scripts read. */
export type Facts = Record<string, unknown>;

/** The result of a reading verb. */
export type Found =
  | { rows: Facts[]; page: number; hasMore: boolean }
  | { item: Facts }
  /** A piece of a file; the verb is run again with `next` as its `before`, until there is none. */
  | { text: string; next: number | null };

/** The result of a changing verb: a message, and the facts for the log. */
export interface Changed {
  message: string;
  before: Facts | null;
  after: Facts | null;
}

interface Call<Args extends z.ZodObject> {
  /** For a changing verb: the transaction that also writes the log's row. */
  db: Database;
  actor: Actor;
  /** The time of the command, by the app's clock. */
  at: Date;
  args: z.output<Args>;
}

interface Described<Args extends z.ZodObject> {
  /** One or two words, such as `ads approve`. */
  name: string;
  /** Its line in the usage. */
  summary: string;
  /** Built with argument() of arguments.ts, which stores how each is entered, shown and refused. */
  args: Args;
  /** `shell`: only on the machine itself; absent: also in the console. */
  whoMay?: 'shell';
}

interface ReadingVerb<Args extends z.ZodObject = z.ZodObject> extends Described<Args> {
  effect: 'read';
  run(call: Call<Args>): Promise<Found>;
}

/** The verb's form in the console; its fields are those of the arguments. */
interface Form extends Pick<OpsForm, 'look'> {
  /** The button that opens the form, or acts at once if there are no fields. */
  press: Words;
  title: Words;
  /** Asks for confirmation: money moves, or the change is irreversible. */
  ask?: Words;
  do: Words;
  done: Words;
}

interface ChangingVerb<Args extends z.ZodObject = z.ZodObject> extends Described<Args> {
  effect: 'change';
  /** The verb's name in the log and in the error for the second of two operators. */
  label: Words;
  /** Absent if the console does not offer the verb, or has a separate screen for it. */
  form?: Form;
  /** The console carries it out at once, and nobody can undo it. */
  movesMoney?: true;
  run(call: Call<Args>): Promise<Changed>;
}

/** Runs on the machine itself, in the process of the command line, for instance on whole files. */
export interface MachineVerb<Args extends z.ZodObject = z.ZodObject> extends Described<Args> {
  effect: 'machine';
  whoMay: 'shell';
  label: Words;
  run(call: { config: Config; actor: Actor; args: z.output<Args> }): Promise<Changed | Found>;
}

export type Verb<Args extends z.ZodObject = z.ZodObject> =
  | ReadingVerb<Args>
  | ChangingVerb<Args>
  | MachineVerb<Args>;

const labels = new Map<string, Words>();

/** A verb's label in the log; the logged name if the verb no longer exists. */
export const verbLabel = (name: string, language: Language): string => labels.get(name)?.[language] ?? name;

/** Declares a verb that reads. It throws RefusedError if it can't. */
export function readingVerb<Args extends z.ZodObject>(definition: Omit<ReadingVerb<Args>, 'effect'>): Verb {
  return { ...definition, effect: 'read' } as unknown as Verb;
}

/**
 * Declares a verb that changes something: `run` works in a transaction that also writes the log's
 * row. Throwing RefusedError rolls everything back.
 */
export function changingVerb<Args extends z.ZodObject>(definition: Omit<ChangingVerb<Args>, 'effect'>): Verb {
  labels.set(definition.name, definition.label);
  return { ...definition, effect: 'change' } as unknown as Verb;
}

/** Declares a verb on whole files, or on none: it opens the database and logs by itself. */
export function machineVerb<Args extends z.ZodObject>(
  definition: Omit<MachineVerb<Args>, 'effect' | 'whoMay'>,
): Verb {
  labels.set(definition.name, definition.label);
  return { ...definition, effect: 'machine', whoMay: 'shell' } as unknown as Verb;
}

/** The exit code. 1: impossible in the present state. 2: the command is wrong. */
type RefusalCode = 1 | 2;

/** The console's text of a refusal; `at` is the argument to correct. */
export type ConsoleText = Words & { at?: string };

interface RefusalDetails {
  /**
   * For the console. `missing`: the item does not exist. Absent: the item's present state does not
   * allow it.
   */
  consoleText?: ConsoleText | 'missing' | undefined;
  /** Names of the wrong arguments. */
  wrong?: string[];
}

/**
 * Why a verb was not carried out, in lines for the operator; the code is the process's exit code.
 */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: RefusalCode;
  readonly lines: string[];
  readonly consoleText: RefusalDetails['consoleText'];
  readonly wrong: readonly string[];

  constructor(
    lines: string | string[],
    code: RefusalCode = 1,
    { consoleText, wrong = [] }: RefusalDetails = {},
  ) {
    super([lines].flat().join('\n'));
    this.lines = [lines].flat();
    this.code = code;
    this.consoleText = consoleText;
    this.wrong = wrong;
  }
}

/** The console's text for a mobile without an account. */
export const nobody: ConsoleText = {
  at: 'mobile',
  ar: 'لا حساب بهذا الرقم',
  en: 'Nobody is registered under this number',
};

/** The console's text if nothing would change. */
export const soAlready: ConsoleText = { ar: 'هو على هذه الحال من قبل', en: 'It is so already' };

/** The refusal if the item does not exist. */
export const missing = (line: string) => new RefusedError(line, 1, { consoleText: 'missing' });
