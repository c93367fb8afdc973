import type { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import type { OpsForm } from '../../../contract/ops.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { OPERATOR_CHANNELS } from '../../db/schema/operators.ts';

/** A text in each language. */
export type Words = Record<Language, string>;

/** Who acts, as the log records it. */
export interface Actor {
  name: string;
  /** By the machine's command line, or signed in by the web console. */
  channel: (typeof OPERATOR_CHANNELS)[number];
  /** The operating system's user, or the person's mobile. */
  account: string;
}

/** What the log keeps of a change and scripts read: plain JSON. */
export type Facts = Record<string, unknown>;

/** What a verb that reads has found. */
export type Found = { rows: Facts[]; page: number; hasMore: boolean } | { item: Facts };

/** What a verb has changed: a line for the reader, and the facts that the log keeps. */
export interface Changed {
  message: string;
  before: Facts | null;
  after: Facts | null;
}

interface Call<Args extends z.ZodObject> {
  /**
   * For a verb that changes something: the transaction that the log's row is written in as well.
   */
  db: Database;
  actor: Actor;
  /** The moment at which it is done, by the app's clock. */
  at: Date;
  args: z.output<Args>;
}

interface Described<Args extends z.ZodObject> {
  /** One word or two, such as `ads approve`. */
  name: string;
  /** One line of the usage. */
  summary: string;
  /** Made by argument() of arguments.ts, which keeps how each is given, shown and refused. */
  args: Args;
  /** `shell`: only on the machine itself. Without it also an operator in the console. */
  whoMay?: 'shell';
}

interface ReadingVerb<Args extends z.ZodObject = z.ZodObject> extends Described<Args> {
  effect: 'read';
  run(call: Call<Args>): Promise<Found>;
}

/** Its form in the console; the fields are those of its arguments. */
interface Form extends Pick<OpsForm, 'look'> {
  /** The button that opens it, or that does it at once where nothing is asked. */
  press: Words;
  title: Words;
  /** Asked once more before it is done: money moves, or it can't be taken back. */
  ask?: Words;
  do: Words;
  done: Words;
}

interface ChangingVerb<Args extends z.ZodObject = z.ZodObject> extends Described<Args> {
  effect: 'change';
  /** What it is called in the log and in the word to the operator who came second. */
  label: Words;
  /** None where the console has none, or a screen of its own for it. */
  form?: Form;
  run(call: Call<Args>): Promise<Changed>;
}

/**
 * Works on the machine itself, such as with whole files: in the process that the command was typed
 * into.
 */
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

/** Declares a verb that looks something up. Throw RefusedError where it can't. */
export function readingVerb<Args extends z.ZodObject>(definition: Omit<ReadingVerb<Args>, 'effect'>): Verb {
  return { ...definition, effect: 'read' } as unknown as Verb;
}

/**
 * Declares a verb that changes something: `run` works in a transaction, into which the log's row is
 * written after it. Throw RefusedError, and nothing of it has happened.
 */
export function changingVerb<Args extends z.ZodObject>(definition: Omit<ChangingVerb<Args>, 'effect'>): Verb {
  return { ...definition, effect: 'change' } as unknown as Verb;
}

/** Declares a verb that works on whole files, or on none: it opens the database and logs. */
export function machineVerb<Args extends z.ZodObject>(
  definition: Omit<MachineVerb<Args>, 'effect' | 'whoMay'>,
): Verb {
  return { ...definition, effect: 'machine', whoMay: 'shell' } as unknown as Verb;
}

/** 1: it can't be done in the present state. 2: the command is wrong. */
type RefusalCode = 1 | 2;

/** The console's text of a refusal, at the argument to correct where there is one. */
export type ConsoleText = Words & { at?: string };

interface RefusalDetails {
  /**
   * For the console. `missing`: the item is not there. Without it the item's present state is
   * against it.
   */
  consoleText?: ConsoleText | 'missing' | undefined;
  /** Names of the arguments that are wrong. */
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

/** The console's text where nothing would change. */
export const soAlready: ConsoleText = { ar: 'هو على هذه الحال من قبل', en: 'It is so already' };

/** The refusal of a verb whose item is not there. */
export const missing = (line: string) => new RefusedError(line, 1, { consoleText: 'missing' });
