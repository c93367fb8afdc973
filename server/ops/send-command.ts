import { type Place, reachDatabase } from './base/reach-database.ts';
import { type Command, type Outcome, tryCommand } from './run-command.ts';
import { askServer } from './socket-client.ts';

/** Runs a command through the server or on the database itself, and returns the outcome. */
export function sendCommand(place: Place, command: Command): Promise<Outcome> {
  return reachDatabase(place, {
    viaServer: () => askServer(place.dataDir, command),
    alone: ({ db }) => tryCommand(db, command),
  });
}
