import { z } from 'zod';
import { recordTenancy } from '../../modules/rentals/recording.ts';
import { mobile } from '../arguments.ts';
import {
  propertyId,
  RHYTHM_MONTHS,
  rent,
  rentalTerm,
  rentalUnit,
  rhythm,
  startDay,
} from '../tenancy-arguments.ts';
import { changingVerb, Refused } from '../verb.ts';

export const tenanciesRecord = changingVerb({
  name: 'tenancies record',
  summary: 'Let a property to a tenant, with every due of the rent; it leaves the public lists',
  args: z.object({
    property: propertyId,
    tenant: mobile,
    start: startDay,
    term: rentalTerm,
    unit: rentalUnit,
    rent,
    every: rhythm,
  }),
  places: ['property'],
  whoMay: 'operator',
  async run({ db, args: { property, tenant, start, term, unit, rent: rentSar, every }, at }) {
    const recorded = await recordTenancy(db, {
      propertyId: property,
      mobile: tenant,
      startsOn: start,
      term,
      unit,
      rentSar,
      everyMonths: RHYTHM_MONTHS[every],
      at,
    });
    if (recorded.outcome === 'refused') throw new Refused(recorded.why, 1, { kind: recorded.kind });
    const { id, expiresOn } = recorded.tenancy;
    return {
      message: `Tenancy ${id}: property ${property} is ${tenant}’s until ${expiresOn}, in ${recorded.dues} payments of ${rentSar} SAR`,
      before: null,
      after: { id, propertyId: property, tenant, startsOn: start, expiresOn, rentSar, dues: recorded.dues },
    };
  },
});
