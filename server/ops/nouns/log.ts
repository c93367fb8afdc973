import { z } from 'zod';
import { text } from '../../../contract/fields.ts';
import { argument, page } from '../base/arguments.ts';
import { listLines } from '../base/operator-log.ts';
import { listVerb } from '../base/read-verbs.ts';
import type { Verb } from '../base/verb.ts';

const MAX_VERB_LENGTH = 50;
/** Any text: the log may contain verbs that no longer exist. */
const loggedVerb = argument(text(MAX_VERB_LENGTH, 1).optional(), {
  placeholder: 'VERB',
  rule: `must be 1 to ${MAX_VERB_LENGTH} characters`,
});

export const logVerbs: readonly Verb[] = [
  listVerb({
    name: 'log',
    summary: 'What operators changed, the latest first; VERB may be its first word alone',
    args: z.object({ verb: loggedVerb, page }),
    async list(db, { verb, skip }) {
      const lines = await listLines(db, { group: verb, skip });
      return lines.map(({ id, at, ...line }) => ({ id, at: at.toISOString(), ...line }));
    },
  }),
];
