import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import { hijriDay, writtenDay } from '../../../contract/written-dates.ts';
import { listing, money, titleOf, type Wording } from './wording.ts';

const day = z.iso.date();
const recorded = listing.extend({ startsOn: day, expiresOn: day });
/** Those without the last day for notice are of before Rukn told of it. */
const ending = listing.extend({ expiresOn: day, noticeBy: day.optional(), isRiyadh: z.boolean().optional() });
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

function wordEnding(params: z.infer<typeof ending>, language: Language): string {
  const { expiresOn, noticeBy, isRiyadh = false } = params;
  const [end, title] = [writtenDay(expiresOn, language), titleOf(params, language)];
  if (!noticeBy) {
    return {
      ar: `ينتهي عقد الإيجار في ${end}. حان وقت الاتفاق على التجديد أو التسليم: ${title}`,
      en: `The tenancy ends on ${end}. It is time to agree on a renewal or a handover: ${title}`,
    }[language];
  }
  const by = `${writtenDay(noticeBy, language)} (${hijriDay(noticeBy, language)})`;
  const who = {
    ar: isRiyadh ? 'للمستأجر رفض التجديد، وللمالك لأسباب محددة فقط' : 'ولكل من الطرفين رفض التجديد',
    en: isRiyadh ? 'The tenant may refuse, the owner for named reasons only' : 'Either side may refuse',
  }[language];
  return {
    ar: `ينتهي عقد الإيجار في ${end} ويتجدد تلقائيًا، وآخر يوم للإشعار بعدم التجديد ${by}. ${who}: ${title}`,
    en: `The tenancy ends on ${end} and renews by itself; the last day for notice is ${by}. ${who}: ${title}`,
  }[language];
}

export const rentalWordings = {
  tenancyRecorded: (params: z.infer<typeof recorded>, language: Language): Wording => {
    const [start, end] = [writtenDay(params.startsOn, language), writtenDay(params.expiresOn, language)];
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
      ar: `وصلت دفعة الإيجار ${money(params.amountHalalas, language)} المستحقة في ${writtenDay(params.dueOn, language)}: ${titleOf(params, language)}`,
      en: `The rent of ${money(params.amountHalalas, language)} due on ${writtenDay(params.dueOn, language)} is paid: ${titleOf(params, language)}`,
    }[language],
    link: rentalOf(params),
  }),
  tenancyEnding: (params: z.infer<typeof ending>, language: Language): Wording => ({
    message: wordEnding(params, language),
    link: rentalOf(params),
  }),
  tenancyEnded: (params: z.infer<typeof ended>, language: Language): Wording => ({
    message: {
      ar: `انتهى عقد الإيجار في ${writtenDay(params.endedOn, language)}: ${titleOf(params, language)}`,
      en: `The tenancy ended on ${writtenDay(params.endedOn, language)}: ${titleOf(params, language)}`,
    }[language],
    // Who has left it has no page of it any more.
    link: params.side === 'owner' ? '/myproperty' : '/myrents',
  }),
  rentDueSoon: (params: Due, language: Language): Wording => ({
    message: {
      ar: `تستحق دفعة الإيجار ${money(params.amountHalalas, language)} في ${writtenDay(params.dueOn, language)}: ${titleOf(params, language)}`,
      en: `The rent of ${money(params.amountHalalas, language)} is due on ${writtenDay(params.dueOn, language)}: ${titleOf(params, language)}`,
    }[language],
    link: rentalOf(params),
  }),
};
