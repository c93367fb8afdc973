import { z } from 'zod';
import { lockRole, setRole } from '../../modules/operators/repository.ts';
import { mobile } from '../arguments.ts';
import { changingVerb, Refused } from '../verb.ts';

export const operatorAdd = changingVerb({
  name: 'operator add',
  summary: 'Let a registered person run the service',
  args: z.object({ mobile }),
  places: ['mobile'],
  whoMay: 'shell',
  async run({ db, args }) {
    const person = await lockRole(db, args.mobile);
    if (!person) throw new Refused(`Nobody is registered under ${args.mobile}`);
    if (person.role === 'operator') throw new Refused(`${args.mobile} is an operator already`);
    await setRole(db, person.id, 'operator');
    return {
      message: `${args.mobile} (${person.name}) is an operator`,
      before: { role: person.role },
      after: { role: 'operator' },
    };
  },
});
