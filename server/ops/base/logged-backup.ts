import { type BackupSize, takeBackup } from '../../backup/take-backup.ts';
import type { DatabaseHandle } from '../../db/database.ts';
import { addToLog } from './operator-log.ts';
import type { Actor } from './verb.ts';

interface Options {
  database: DatabaseHandle;
  filesFolder: string | null;
  /** The path that this process writes to. */
  to: string;
  /** The file name that the operator gave, for the log. */
  name: string;
  actor: Actor;
  at: Date;
}

/** Takes a backup and logs who did: it contains every user's data. */
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
