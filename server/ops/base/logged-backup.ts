import { type BackupSize, takeBackup } from '../../backup/take-backup.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import { addToLog } from './operator-log.ts';
import type { Actor } from './verb.ts';

interface Options {
  database: DatabaseHandle;
  filesFolder: string | null;
  /** Where this process writes it. */
  to: string;
  /** What the operator called it, for the log. */
  name: string;
  actor: Actor;
  at: Date;
}

/** Takes a backup and writes down who has one: it holds what every person trusted us with. */
export async function loggedBackup({
  database,
  filesFolder,
  to,
  name,
  actor,
  at,
}: Options): Promise<BackupSize> {
  const size = await takeBackup({ database, filesFolder, file: to, now: at });
  const entry = { actor, verb: 'backup', args: { file: name }, at, before: null, after: { ...size } };
  await addToLog(database.db, entry);
  return size;
}
