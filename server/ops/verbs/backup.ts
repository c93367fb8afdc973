import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { filesFolderOf } from '../../gateways/gateways.ts';
import { systemClock } from '../../time/clock.ts';
import { backupFile } from '../arguments.ts';
import { loggedBackup } from '../logged-backup.ts';
import { reachDatabase } from '../reach-database.ts';
import { fetchBackup, whenWhole } from '../socket-backup.ts';
import { machineVerb, Refused } from '../verb.ts';

export const backup = machineVerb({
  name: 'backup',
  summary: 'Write the whole database and the uploaded files to one archive, also while the server runs',
  args: z.object({ file: backupFile }),
  places: ['file'],
  async run({ config, actor, args }) {
    const file = resolve(args.file);
    if (existsSync(file)) throw new Refused(`${args.file} is there already: a backup replaces none`);
    await access(dirname(file), constants.W_OK).catch(() => {
      throw new Refused(`${dirname(file)} is no folder that you may write to`);
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
});
