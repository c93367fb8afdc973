import { z } from 'zod';
import { text } from '../../../contract/fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../contract/language.ts';
import { argument, dayText, page } from '../base/arguments.ts';
import { checkChain } from '../base/log-chain.ts';
import { logCsv } from '../base/log-file.ts';
import { listLines } from '../base/operator-log.ts';
import { listVerb } from '../base/read-verbs.ts';
import { RefusedError, readingVerb, type Verb } from '../base/verb.ts';

const MAX_VERB_LENGTH = 50;
/** Any text: the log may contain verbs that no longer exist. */
const loggedVerb = argument(text(MAX_VERB_LENGTH, 1).optional(), {
  placeholder: 'VERB',
  rule: `must be 1 to ${MAX_VERB_LENGTH} characters`,
});
const MAX_QUERY_LENGTH = 60;
const query = argument(text(MAX_QUERY_LENGTH, 1).optional(), {
  placeholder: 'WORDS',
  rule: `must be a number, mobile, code or operator’s name of at most ${MAX_QUERY_LENGTH} characters`,
});
const dayOf = (what: string) =>
  argument(dayText.optional(), { placeholder: 'YYYY-MM-DD', rule: `must be ${what}, as YYYY-MM-DD` });
const language = argument(z.enum(LANGUAGES).optional(), {
  placeholder: 'LANGUAGE',
  rule: 'must be ar or en',
});
const before = argument(z.coerce.number().int().min(1).optional(), {
  placeholder: 'N',
  rule: 'must be the number of an entry: only those before it',
});

const HOW = { changed: 'is not as it was written', missing: 'does not follow the one before it' };

export const logVerbs: readonly Verb[] = [
  listVerb({
    name: 'log',
    summary: 'What operators changed, the latest first; VERB may be its first word alone',
    args: z.object({ verb: loggedVerb, page }),
    async list(db, { verb, skip }) {
      const lines = await listLines(db, { group: verb, skip });
      return lines.map(({ id, at, place: _place, hash: _hash, ...line }) => ({
        id,
        at: at.toISOString(),
        ...line,
      }));
    },
  }),
  readingVerb({
    name: 'log verify',
    summary: 'Whether every entry of the log is as it was written; names the first that is not',
    args: z.object({}),
    async run({ db }) {
      const chain = await checkChain(db);
      if (chain.broken === null) return { item: { entries: chain.entries, hash: chain.hash } };
      const { id, at, who, verb, how } = chain.broken;
      throw new RefusedError(`Entry ${id} ${HOW[how]}: ${verb}, by ${who}, ${at}`);
    },
  }),
  readingVerb({
    name: 'log export',
    summary: 'The log as CSV, the latest first, in words of a language and the time of Riyadh',
    args: z.object({
      q: query,
      from: dayOf('the first day'),
      to: dayOf('the last day'),
      verb: loggedVerb,
      language,
      before,
    }),
    run: ({ db, args: { verb, language: inLanguage = DEFAULT_LANGUAGE, ...rest } }) =>
      logCsv(db, { ...rest, group: verb }, inLanguage),
  }),
];
