import { z } from 'zod';
import { lockRole, setRole } from '../../modules/operators/repository.ts';
import { mobile } from '../arguments.ts';
import { changingVerb, Refused } from '../verb.ts';

export const operatorRemove = changingVerb({
  name: 'operator remove',
  summary: 'Make an operator a user again, also in sessions that are open',
  args: z.object({ mobile }),
  places: ['mobile'],
  whoMay: 'shell',
  async run({ db, args }) {
    const person = await lockRole(db, args.mobile);
    if (person?.role !== 'operator') throw new Refused(`${args.mobile} is no operator`);
    await setRole(db, person.id, 'user');
    return {
      message: `${args.mobile} (${person.name}) is no longer an operator`,
      before: { role: 'operator' },
      after: { role: 'user' },
    };
  },
});
