import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { allVerbs, findVerb, unknownVerb } from './all-verbs.ts';
import { describeArgument, readArguments } from './base/arguments.ts';
import { addToLog } from './base/operator-log.ts';
import {
  type Actor,
  type Changed,
  type Facts,
  type Found,
  type MachineVerb,
  RefusedError,
  type Verb,
} from './base/verb.ts';

/** A verb, its arguments as typed (`given`, also on the socket), and the operator. */
export interface Command {
  verb: string;
  given: Record<string, string>;
  actor: Actor;
}

const facts = z.record(z.string(), z.unknown());

/** A command's outcome; plain JSON, as sent through the socket. */
export const outcome = z.union([
  z.object({ rows: z.array(facts), page: z.int(), hasMore: z.boolean() }),
  z.object({ item: facts }),
  z.object({ text: z.string(), next: z.int().nullable() }),
  z.object({ message: z.string(), before: facts.nullable(), after: facts.nullable() }),
  z.object({ refused: z.array(z.string()), code: z.literal([1, 2]) }),
]);
export type Outcome = z.infer<typeof outcome>;

/** Keeps only the facts that changed, so that the log shows just those. */
function whatDiffers({ message, before, after }: Changed): Changed {
  if (!before || !after) return { message, before, after };
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
  const pick = (all: Facts) => Object.fromEntries(names.map((name) => [name, all[name] ?? null]));
  return { message, before: pick(before), after: pick(after) };
}

type SentVerb = Exclude<Verb, MachineVerb>;

interface Run {
  actor: Actor;
  args: Facts;
  at: Date;
}

async function runVerb(db: Database, verb: SentVerb, { actor, args, at }: Run): Promise<Found | Changed> {
  if (verb.effect === 'read') return verb.run({ db, actor, args, at });
  return db.transaction(async (transaction) => {
    const changed = whatDiffers(await verb.run({ db: transaction, actor, args, at }));
    const logged = Object.fromEntries(
      Object.entries(args).filter(([name]) => !describeArgument(verb.args.shape[name]).isUnlogged),
    );
    await addToLog(transaction, { actor, verb: verb.name, args: logged, at, ...changed });
    return changed;
  });
}

interface Ways {
  verbs?: readonly Verb[];
  /** The app's clock; by default the system's. */
  clock?: Clock;
}

/** Runs a command from either channel. Throws RefusedError if the operator can correct it. */
export async function runCommand(
  db: Database,
  { verb: name, given, actor }: Command,
  { verbs = allVerbs, clock = systemClock }: Ways = {},
): Promise<Found | Changed> {
  const verb = findVerb(name, verbs);
  if (!verb) throw new RefusedError(unknownVerb(name, verbs), 2);
  if (verb.whoMay === 'shell' && actor.channel !== 'shell') {
    throw new RefusedError(`${verb.name} is done on the machine itself only`);
  }
  if (verb.effect === 'machine') {
    throw new RefusedError(`${verb.name} is done where it is typed, by no server`);
  }
  const at = clock.now();
  const { args, errors, wrong } = readArguments(verb, given, at);
  if (errors) throw new RefusedError(errors, 2, { wrong });
  return runVerb(db, verb, { actor, args, at });
}

/**
 * Runs a command for the command line, through the socket or in a process that opened the database
 * itself. Returns refusals as an outcome; throws the database's errors.
 */
export async function tryCommand(db: Database, command: Command, ways: Ways = {}): Promise<Outcome> {
  try {
    return await runCommand(db, command, ways);
  } catch (error) {
    if (error instanceof RefusedError) return { refused: error.lines, code: error.code };
    throw error;
  }
}
