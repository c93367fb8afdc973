import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { BackupError, restoreBackup } from '../../backup/restore-backup.ts';
import type { Config } from '../../config/config.ts';
import { openDatabase } from '../../db/open-database.ts';
import { databaseFolder } from '../../db/pglite.ts';
import { hasTables } from '../../db/postgres.ts';
import { filesFolderOf, storageOf } from '../../gateways/gateways.ts';
import { systemClock } from '../../lib/clock.ts';
import { argument } from '../base/arguments.ts';
import { loggedBackup } from '../base/logged-backup.ts';
import { addToLog } from '../base/operator-log.ts';
import { reachDatabase } from '../base/reach-database.ts';
import { fetchBackup, whenWhole } from '../base/socket-backup.ts';
import { machineVerb, RefusedError, type Verb } from '../base/verb.ts';

/** Relative to the folder where the command is typed. */
const backupFile = argument(z.string().trim().min(1), {
  placeholder: 'FILE',
  rule: 'must be the name of a file, such as rukn-2026-01-31.tar.gz',
  byPlace: true,
});

/** Throws if the target has data: a restore never overwrites any. */
async function requireNew({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl && (await hasTables(databaseUrl))) {
    throw new RefusedError('The database of DATABASE_URL has tables: a restore wants a new, empty one');
  }
  if (!databaseUrl && existsSync(databaseFolder(dataDir))) {
    throw new RefusedError(`DATA_DIR ${dataDir} holds a database: a restore wants a new folder`);
  }
}

export const backupVerbs: readonly Verb[] = [
  machineVerb({
    name: 'backup',
    summary: 'Write the whole database and the uploaded files to one archive, also while the server runs',
    args: z.object({ file: backupFile }),
    label: { ar: 'نسخة احتياطية', en: 'Took a backup' },
    async run({ config, actor, args }) {
      const file = resolve(args.file);
      if (existsSync(file)) throw new RefusedError(`${args.file} is there already: a backup replaces none`);
      await access(dirname(file), constants.W_OK).catch(() => {
        throw new RefusedError(`${dirname(file)} is no folder that you may write to`);
      });
      const size = await whenWhole(file, (draft) =>
        reachDatabase(config, {
          viaServer: () => fetchBackup(config.dataDir, draft, actor),
          alone: (database) =>
            loggedBackup({
              database,
              filesFolder: filesFolderOf(config),
              to: draft,
              name: file,
              actor,
              at: systemClock.now(),
            }),
        }),
      );
      const uploads = config.s3 ? 'uploads are in S3, which keeps its own' : `uploaded files: ${size.files}`;
      return {
        message: `${args.file} holds rows: ${size.rows}, ${uploads}, bytes: ${size.bytes}`,
        before: null,
        after: { ...size },
      };
    },
  }),
  machineVerb({
    name: 'restore',
    summary: 'Bring a backup into a new DATA_DIR, or into a new, empty database of DATABASE_URL',
    args: z.object({ file: backupFile }),
    label: { ar: 'استعادة نسخة احتياطية', en: 'Restored a backup' },
    async run({ config, actor, args }) {
      const file = resolve(args.file);
      if (!existsSync(file)) throw new RefusedError(`There is no such file as ${args.file}`);
      await requireNew(config);
      const { databaseUrl, dataDir } = config;
      const restored = await restoreBackup({ file, databaseUrl, dataDir, storage: storageOf(config) }).catch(
        (error: unknown) => {
          throw error instanceof BackupError ? new RefusedError(error.message) : error;
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
  }),
];
