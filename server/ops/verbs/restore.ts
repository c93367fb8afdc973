import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { BackupFault, restoreBackup } from '../../backup/restore-backup.ts';
import type { Config } from '../../config.ts';
import { openDatabase } from '../../db/database.ts';
import { databaseFolder } from '../../db/pglite.ts';
import { hasTables } from '../../db/postgres.ts';
import { storageOf } from '../../gateways/gateways.ts';
import { systemClock } from '../../time/clock.ts';
import { backupFile } from '../arguments.ts';
import { addToLog } from '../operator-log.ts';
import { machineVerb, Refused } from '../verb.ts';

/** A restore never writes over what is there. */
async function requireNew({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl && (await hasTables(databaseUrl))) {
    throw new Refused('The database of DATABASE_URL has tables: a restore wants a new, empty one');
  }
  if (!databaseUrl && existsSync(databaseFolder(dataDir))) {
    throw new Refused(`DATA_DIR ${dataDir} holds a database: a restore wants a new folder`);
  }
}

export const restore = machineVerb({
  name: 'restore',
  summary: 'Bring a backup into a new DATA_DIR, or into a new, empty database of DATABASE_URL',
  args: z.object({ file: backupFile }),
  places: ['file'],
  async run({ config, actor, args }) {
    const file = resolve(args.file);
    if (!existsSync(file)) throw new Refused(`There is no such file as ${args.file}`);
    await requireNew(config);
    const { databaseUrl, dataDir } = config;
    const restored = await restoreBackup({ file, databaseUrl, dataDir, storage: storageOf(config) }).catch(
      (error: unknown) => {
        throw error instanceof BackupFault ? new Refused(error.message) : error;
      },
    );
    const changed = {
      message: `Restored rows: ${restored.rows}, uploaded files: ${restored.files}, as of ${restored.takenAt}`,
      before: null,
      after: { ...restored },
    };
    const database = await openDatabase({ databaseUrl, dataDir });
    try {
      const at = systemClock.now();
      await addToLog(database.db, { actor, verb: 'restore', args: { file }, at, ...changed });
    } finally {
      await database.close();
    }
    return changed;
  },
});
