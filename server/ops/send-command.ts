import { type Place, reachDatabase } from './base/reach-database.ts';
import { type Command, type Outcome, tryCommand } from './run-command.ts';
import { askServer } from './socket-client.ts';

/** Brings a command to the database, and answers what came of it. */
export function sendCommand(place: Place, command: Command): Promise<Outcome> {
  return reachDatabase(place, {
    viaServer: () => askServer(place.dataDir, command),
    alone: ({ db }) => tryCommand(db, command),
  });
}
