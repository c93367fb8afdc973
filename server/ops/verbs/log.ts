import { z } from 'zod';
import { loggedVerb, page } from '../arguments.ts';
import { listLog } from '../operator-log.ts';
import { readingVerb, type Verb } from '../verb.ts';

const logList = readingVerb({
  name: 'log',
  summary: 'What operators changed, the latest first; VERB may be its first word alone',
  args: z.object({ verb: loggedVerb, page }),
  places: [],
  whoMay: 'operator',
  async run({ db, args }) {
    const { rows, hasMore } = await listLog(db, args);
    return {
      rows: rows.map(({ id, at, ...row }) => ({ id, at: at.toISOString(), ...row })),
      page: args.page ?? 1,
      hasMore,
    };
  },
});

export const logVerbs: readonly Verb[] = [logList];
