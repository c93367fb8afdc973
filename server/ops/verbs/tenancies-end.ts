import { z } from 'zod';
import { endTenancy } from '../../modules/rentals/recording.ts';
import { riyadhDay } from '../../time/riyadh.ts';
import { endDay, tenancyId } from '../tenancy-arguments.ts';
import { changingVerb, Refused } from '../verb.ts';

export const tenanciesEnd = changingVerb({
  name: 'tenancies end',
  summary: 'End a tenancy: the home is free from today, or --on another day; its ad stays hidden',
  args: z.object({ id: tenancyId, on: endDay }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id, on }, at }) {
    const ended = await endTenancy(db, { id, endedOn: on ?? riyadhDay(at) });
    if (ended.outcome === 'refused') throw new Refused(ended.why, 1, { kind: ended.kind });
    return {
      message: `Tenancy ${id} has ended: property ${ended.before.propertyId} is free from ${ended.endedOn}`,
      before: { endedOn: null },
      after: { endedOn: ended.endedOn },
    };
  },
});
