import { z } from 'zod';
import { foldDigits } from '../../../contract/digits.ts';
import { wireInteger } from '../../../contract/fields.ts';
import { MAX_ID } from '../../../contract/limits.ts';
import { RENTAL_UNITS } from '../../../contract/rental-units.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { endTenancy, recordOwner, recordPayment, recordTenancy } from '../../modules/rentals/recording.ts';
import { findTenancy, listAllTenancies, listDues } from '../../modules/rentals/repository.ts';
import { inSar } from '../../money.ts';
import { argument, mobile, page } from '../arguments.ts';
import { changingVerb, Refused, readingVerb, type Verb } from '../verb.ts';

/** Arguments of the verbs about tenancies and owners. */

const MAX_TERM = 120;
/** How often the rent is due, and so many months from one due to the next. */
const RHYTHM_MONTHS = { monthly: 1, quarterly: 3, 'half-yearly': 6, yearly: 12 } as const;
type Rhythm = keyof typeof RHYTHM_MONTHS;
const RHYTHMS = Object.keys(RHYTHM_MONTHS) as [Rhythm, ...Rhythm[]];

const day = z
  .string()
  .transform((given) => foldDigits(given).trim())
  .pipe(z.iso.date());
const isPast = (given: string, today: string) => given <= today;

const propertyId = argument(wireInteger(1, MAX_ID), {
  placeholder: 'PROPERTY',
  rule: 'must be the number of a property',
});
const tenancyId = argument(wireInteger(1, MAX_ID), {
  placeholder: 'ID',
  rule: 'must be the number of a tenancy',
});
const tenancyPart = argument(z.enum(['open', 'all']).optional(), {
  placeholder: 'PART',
  rule: 'must be open or all',
});
const startDay = argument(
  day.refine((given) => given >= '1990-01-01' && given <= '2100-01-01'),
  { placeholder: 'YYYY-MM-DD', rule: 'must be its first day, as YYYY-MM-DD' },
);
const rentalTerm = argument(wireInteger(1, MAX_TERM), {
  placeholder: 'N',
  rule: `must be a whole number from 1 to ${MAX_TERM}`,
});
const rentalUnit = argument(z.enum(RENTAL_UNITS), {
  placeholder: 'UNIT',
  rule: `must be ${RENTAL_UNITS.join(' or ')}`,
});
const rent = argument(
  z
    .string()
    .transform((given) =>
      foldDigits(given)
        .replace(/[\s,٬](?=\d{3}(?:\D|$))/g, '')
        .trim(),
    )
    .refine((given) => /^\d{1,8}(?:[.٫]\d{1,2})?$/.test(given))
    .transform((given) => Number(given.replace('٫', '.')))
    .refine((amount) => amount > 0),
  { placeholder: 'SAR', rule: 'must be what each due comes to in riyals, at most 99999999' },
);
const rhythm = argument(z.enum(RHYTHMS), {
  placeholder: 'RHYTHM',
  rule: `must be ${RHYTHMS.slice(0, -1).join(', ')} or ${RHYTHMS.at(-1)}`,
});
const dueDay = argument(day, {
  placeholder: 'YYYY-MM-DD',
  rule: 'must be the day of the due, as YYYY-MM-DD',
});
const payDay = argument(day.optional(), {
  placeholder: 'YYYY-MM-DD',
  rule: 'must be the day on which it was paid, today or before, as YYYY-MM-DD',
  isTimely: isPast,
});
const endDay = argument(day.optional(), {
  placeholder: 'YYYY-MM-DD',
  rule: 'must be the day from which the home is free, today or before, as YYYY-MM-DD',
  isTimely: isPast,
});

const ownersSet = changingVerb({
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

const tenanciesList = readingVerb({
  name: 'tenancies list',
  summary: 'Tenancies, those that end soonest first; --part all for those that were ended too, newest first',
  args: z.object({ part: tenancyPart, page }),
  places: [],
  whoMay: 'operator',
  async run({ db, args: { part, page: wanted = 1 } }) {
    const { rows, hasMore } = await listAllTenancies(db, { isAll: part === 'all', page: wanted });
    return { rows, page: wanted, hasMore };
  },
});

const tenanciesShow = readingVerb({
  name: 'tenancies show',
  summary: 'One tenancy, with its dues and what was paid of them',
  args: z.object({ id: tenancyId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id } }) {
    const found = await findTenancy(db, id);
    if (!found) throw new Refused(`There is no tenancy ${id}`);
    const dues = await listDues(db, [id]);
    const sarOf = (rows: typeof dues) => inSar(rows.reduce((sum, row) => sum + row.amountHalalas, 0));
    return {
      item: {
        ...found,
        collectedSar: sarOf(dues.filter(({ paidOn }) => paidOn !== null)),
        leftSar: sarOf(dues.filter(({ paidOn }) => paidOn === null)),
        ...Object.fromEntries(
          dues.map(({ dueOn, amountHalalas, paidOn }) => [
            `due ${dueOn}`,
            `${inSar(amountHalalas)} SAR, ${paidOn === null ? 'unpaid' : `paid on ${paidOn}`}`,
          ]),
        ),
      },
    };
  },
});

const tenanciesRecord = changingVerb({
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

const tenanciesPaid = changingVerb({
  name: 'tenancies paid',
  summary: 'Mark a due of the rent as paid: today, or --on another day',
  args: z.object({ id: tenancyId, due: dueDay, on: payDay }),
  places: ['id', 'due'],
  whoMay: 'operator',
  async run({ db, args: { id, due: dueOn, on }, at }) {
    const paidOn = on ?? riyadhDay(at);
    const recorded = await recordPayment(db, { id, dueOn, paidOn });
    if (recorded.outcome === 'refused') throw new Refused(recorded.why, 1, { kind: recorded.kind });
    const { due, left } = recorded;
    return {
      message: `The due of ${dueOn}, ${inSar(due.amountHalalas)} SAR, is paid; ${left} are left`,
      before: { paidOn: null },
      after: { paidOn },
    };
  },
});

const tenanciesEnd = changingVerb({
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

export const tenancyVerbs: readonly Verb[] = [
  ownersSet,
  tenanciesList,
  tenanciesShow,
  tenanciesRecord,
  tenanciesPaid,
  tenanciesEnd,
];
