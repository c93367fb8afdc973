import type { z } from 'zod';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { OPERATOR_DOORS } from '../db/schema/operators.ts';
import type { RecordingRefusal } from '../modules/rentals/recording.ts';

/** Who acts, as the log tells it. */
export interface Actor {
  name: string;
  /** By the machine's command line, or signed in by the web console. */
  door: (typeof OPERATOR_DOORS)[number];
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
  /** For a verb that changes something: the transaction that the log's row is written in as well. */
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
  /** Built from arguments.ts, which knows how each is shown and what is said when it is wrong. */
  args: Args;
  /** Those of the arguments that are given by their place, without a name. */
  places: (keyof Args['shape'] & string)[];
  /** `shell`: only on the machine itself. `operator`: also an operator in the console. */
  whoMay: 'shell' | 'operator';
}

interface ReadingVerb<Args extends z.ZodObject = z.ZodObject> extends Described<Args> {
  effect: 'read';
  run(call: Call<Args>): Promise<Found>;
}

interface ChangingVerb<Args extends z.ZodObject = z.ZodObject> extends Described<Args> {
  effect: 'change';
  run(call: Call<Args>): Promise<Changed>;
}

/** Works on the machine itself, such as with whole files: in the process that the command was typed into. */
export interface MachineVerb<Args extends z.ZodObject = z.ZodObject> extends Described<Args> {
  effect: 'machine';
  whoMay: 'shell';
  run(call: { config: Config; actor: Actor; args: z.output<Args> }): Promise<Changed | Found>;
}

export type Verb<Args extends z.ZodObject = z.ZodObject> =
  | ReadingVerb<Args>
  | ChangingVerb<Args>
  | MachineVerb<Args>;

/** Declares a verb that looks something up. Throw Refused where it can't. */
export function readingVerb<Args extends z.ZodObject>(definition: Omit<ReadingVerb<Args>, 'effect'>): Verb {
  return { ...definition, effect: 'read' } as unknown as Verb;
}

/**
 * Declares a verb that changes something: `run` works in a transaction, into which the log's row is
 * written after it. Throw Refused, and nothing of it has happened.
 */
export function changingVerb<Args extends z.ZodObject>(definition: Omit<ChangingVerb<Args>, 'effect'>): Verb {
  return { ...definition, effect: 'change' } as unknown as Verb;
}

/** Declares a verb that works on whole files, or on none: it opens the database, and writes the log, by itself. */
export function machineVerb<Args extends z.ZodObject>(
  definition: Omit<MachineVerb<Args>, 'effect' | 'whoMay'>,
): Verb {
  return { ...definition, effect: 'machine', whoMay: 'shell' } as unknown as Verb;
}

/** 1: it can't be done as things stand. 2: it was asked wrongly. */
type RefusalCode = 1 | 2;

/** Why, for those who word it themselves: the console does, in the reader's language. */
export type RefusalKind =
  | RecordingRefusal
  | 'shellOnly'
  | 'unchanged'
  | 'nothingGiven'
  | 'mobileTaken'
  | 'codeTaken'
  | 'percentOrSar'
  | 'noCard'
  | 'noMoney'
  | 'noPicture'
  | 'noTechnician'
  | 'technicianInactive'
  | 'technicianSame'
  | 'free'
  | 'tooLittle'
  | 'paidAlready';

interface RefusalDetails {
  /** None where it is the present state of the thing that is against it. */
  kind?: RefusalKind | undefined;
  /** Names of the arguments that are wrong. */
  wrong?: string[];
}

/** Why a verb was not carried out, in lines for the operator; the code is the process's exit code. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: RefusalCode;
  readonly lines: string[];
  readonly kind: RefusalDetails['kind'];
  readonly wrong: readonly string[];

  constructor(lines: string | string[], code: RefusalCode = 1, { kind, wrong = [] }: RefusalDetails = {}) {
    super([lines].flat().join('\n'));
    this.lines = [lines].flat();
    this.code = code;
    this.kind = kind;
    this.wrong = wrong;
  }
}
