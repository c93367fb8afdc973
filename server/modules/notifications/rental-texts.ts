import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import { wordDate } from '../../time/riyadh.ts';
import { listing, money, titleOf, type Wording } from './wording.ts';

const day = z.iso.date();
const recorded = listing.extend({ startsOn: day, expiresOn: day });
const ending = listing.extend({ expiresOn: day });
const ended = listing.extend({ endedOn: day, side: z.enum(['owner', 'tenant']) });
const due = listing.extend({ dueOn: day, amountHalalas: z.int() });

/** What the kinds of tenancies keep for their sentences. */
export const rentalParams = {
  tenancyRecorded: recorded,
  tenancyPaid: due,
  tenancyEnding: ending,
  tenancyEnded: ended,
  rentDueSoon: due,
};

type Due = z.infer<typeof due>;

const rentalOf = ({ propertyId }: z.infer<typeof listing>) => `/rental/${propertyId}`;

export const rentalWordings = {
  tenancyRecorded: (params: z.infer<typeof recorded>, language: Language): Wording => {
    const [start, end] = [wordDate(params.startsOn, language), wordDate(params.expiresOn, language)];
    return {
      message: {
        ar: `سُجّل عقد الإيجار من ${start} إلى ${end}: ${titleOf(params, language)}`,
        en: `The tenancy from ${start} to ${end} is recorded: ${titleOf(params, language)}`,
      }[language],
      link: rentalOf(params),
    };
  },
  tenancyPaid: (params: Due, language: Language): Wording => ({
    message: {
      ar: `وصلت دفعة الإيجار ${money(params.amountHalalas, language)} المستحقة في ${wordDate(params.dueOn, language)}: ${titleOf(params, language)}`,
      en: `The rent of ${money(params.amountHalalas, language)} due on ${wordDate(params.dueOn, language)} is paid: ${titleOf(params, language)}`,
    }[language],
    link: rentalOf(params),
  }),
  tenancyEnding: (params: z.infer<typeof ending>, language: Language): Wording => ({
    message: {
      ar: `ينتهي عقد الإيجار في ${wordDate(params.expiresOn, language)}. حان وقت الاتفاق على التجديد أو التسليم: ${titleOf(params, language)}`,
      en: `The tenancy ends on ${wordDate(params.expiresOn, language)}. It is time to agree on a renewal or a handover: ${titleOf(params, language)}`,
    }[language],
    link: rentalOf(params),
  }),
  tenancyEnded: (params: z.infer<typeof ended>, language: Language): Wording => ({
    message: {
      ar: `انتهى عقد الإيجار في ${wordDate(params.endedOn, language)}: ${titleOf(params, language)}`,
      en: `The tenancy ended on ${wordDate(params.endedOn, language)}: ${titleOf(params, language)}`,
    }[language],
    // Who has left it has no page of it any more.
    link: params.side === 'owner' ? '/myproperty' : '/myrents',
  }),
  rentDueSoon: (params: Due, language: Language): Wording => ({
    message: {
      ar: `تستحق دفعة الإيجار ${money(params.amountHalalas, language)} في ${wordDate(params.dueOn, language)}: ${titleOf(params, language)}`,
      en: `The rent of ${money(params.amountHalalas, language)} is due on ${wordDate(params.dueOn, language)}: ${titleOf(params, language)}`,
    }[language],
    link: rentalOf(params),
  }),
};
