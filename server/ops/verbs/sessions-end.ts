import { z } from 'zod';
import { deleteSessionsOf, findByMobile } from '../../modules/session/repository.ts';
import { mobile } from '../arguments.ts';
import { changingVerb, Refused } from '../verb.ts';

export const sessionsEnd = changingVerb({
  name: 'sessions end',
  summary: 'Sign a person out everywhere',
  args: z.object({ mobile }),
  places: ['mobile'],
  whoMay: 'operator',
  async run({ db, args }) {
    const person = await findByMobile(db, args.mobile);
    if (!person) throw new Refused(`Nobody is registered under ${args.mobile}`, 1, { kind: 'nobody' });
    const sessions = await deleteSessionsOf(db, person.id);
    return {
      message: `${args.mobile} (${person.name}) is signed out; sessions ended: ${sessions}`,
      before: { sessions },
      after: { sessions: 0 },
    };
  },
});
