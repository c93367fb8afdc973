import { z } from 'zod';
import { addTechnician } from '../../modules/orders/repository.ts';
import { mobile } from '../arguments.ts';
import { latinName, personName } from '../order-arguments.ts';
import { changingVerb, Refused } from '../verb.ts';

export const techniciansAdd = changingVerb({
  name: 'technicians add',
  summary: 'Enter a technician, to whom orders can be given',
  args: z.object({ mobile, name: personName, nameEn: latinName }),
  places: ['mobile'],
  whoMay: 'operator',
  async run({ db, args: { mobile: number, name, nameEn } }) {
    const added = await addTechnician(db, { mobile: number, name, nameEn });
    if (!added) throw new Refused(`A technician has ${number} already`, 1, { kind: 'mobileTaken' });
    return {
      message: `${name} is technician ${added.id}`,
      before: null,
      after: { id: added.id, name, nameEn: added.nameEn, mobile: number },
    };
  },
});
