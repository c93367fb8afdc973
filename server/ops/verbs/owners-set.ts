import { z } from 'zod';
import { recordOwner } from '../../modules/rentals/recording.ts';
import { mobile } from '../arguments.ts';
import { propertyId } from '../tenancy-arguments.ts';
import { changingVerb, Refused } from '../verb.ts';

export const ownersSet = changingVerb({
  name: 'owners set',
  summary: 'Write down whose a property is: he finds it under /myproperty, and its tenancies are his to see',
  args: z.object({ property: propertyId, mobile }),
  places: ['property'],
  whoMay: 'operator',
  async run({ db, args: { property, mobile: number } }) {
    const recorded = await recordOwner(db, { propertyId: property, mobile: number });
    if (recorded.outcome === 'refused') throw new Refused(recorded.why, 1, { kind: recorded.kind });
    return {
      message: `Property ${property} is ${recorded.name}’s`,
      before: { ownerId: recorded.before },
      after: { ownerId: recorded.ownerId },
    };
  },
});
