import { z } from 'zod';
import { text } from '../../../contract/fields.ts';
import { argument, page } from '../arguments.ts';
import { listLog } from '../operator-log.ts';
import { readingVerb, type Verb } from '../verb.ts';

const MAX_VERB_LENGTH = 50;
/** Any text: the log may hold verbs that are gone by now. */
const loggedVerb = argument(text(MAX_VERB_LENGTH, 1).optional(), {
  placeholder: 'VERB',
  rule: `must be 1 to ${MAX_VERB_LENGTH} characters`,
});

export const logVerbs: readonly Verb[] = [
  readingVerb({
    name: 'log',
    summary: 'What operators changed, the latest first; VERB may be its first word alone',
    args: z.object({ verb: loggedVerb, page }),
    async run({ db, args }) {
      const { rows, hasMore } = await listLog(db, args);
      return {
        rows: rows.map(({ id, at, ...row }) => ({ id, at: at.toISOString(), ...row })),
        page: args.page ?? 1,
        hasMore,
      };
    },
  }),
];
