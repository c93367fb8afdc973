import { type Place, reachDatabase } from './base/reach-database.ts';
import { type Command, type Outcome, tryCommand } from './run-command.ts';
import { askServer } from './socket-client.ts';

type Write = (text: string) => void | Promise<void>;

/** Runs a command that reads a file piece by piece, and any other once. */
async function inPieces<Answer extends Outcome | null>(
  command: Command,
  run: (command: Command) => Promise<Answer>,
  write: Write | undefined,
): Promise<Answer | Outcome> {
  let outcome = await run(command);
  while (write && outcome && 'text' in outcome) {
    await write(outcome.text);
    if (outcome.next === null) return { text: '', next: null };
    outcome = await run({ ...command, given: { ...command.given, before: String(outcome.next) } });
  }
  return outcome;
}

/**
 * Runs a command through the server or on the database itself, and returns the outcome. A file's
 * pieces go to `write`, each as soon as it is read.
 */
export function sendCommand(place: Place, command: Command, write?: Write): Promise<Outcome> {
  return reachDatabase(place, {
    viaServer: () => inPieces(command, (each) => askServer(place.dataDir, each), write),
    alone: ({ db }) => inPieces(command, (each) => tryCommand(db, each), write),
  });
}
