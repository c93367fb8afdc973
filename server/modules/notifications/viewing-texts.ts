import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import { dayAndClock, longDay, timeOfDay } from '../../../contract/written-dates.ts';
import { listing, money, titleOf, type Wording } from './wording.ts';

const viewing = listing.extend({ viewingId: z.int(), startsAt: z.iso.datetime() });
const payment = z.object({ amountHalalas: z.int(), link: z.string() });

/** What the kinds of viewings and of their payments keep for their sentences. */
export const viewingParams = {
  viewingConfirmed: viewing,
  viewingMoved: viewing,
  viewingCancelled: viewing.extend({ refundHalalas: z.int() }),
  viewingReleased: viewing,
  viewingTomorrow: viewing,
  viewingSoon: viewing,
  visitBooked: viewing,
  visitMoved: viewing,
  visitCancelled: viewing,
  paymentFailed: payment,
  paymentToWallet: payment,
};

type ViewingParams = z.infer<typeof viewing>;
type PaymentParams = z.infer<typeof payment>;

/** «الثلاثاء، 24 نوفمبر، 5:00 م». */
function when({ startsAt }: ViewingParams, language: Language): string {
  return dayAndClock(startsAt, language, longDay);
}

const timeOf = ({ startsAt }: ViewingParams, language: Language) => timeOfDay(startsAt, language);
const ofVisitor = ({ viewingId }: ViewingParams) => `/previewdetails/${viewingId}`;
/** The advertiser has the property's page, not the visitor's viewing. */
const ofAdvertiser = ({ propertyId }: ViewingParams) => `/propertydetails/${propertyId}`;

export const viewingWordings = {
  viewingConfirmed: (params: ViewingParams, language: Language): Wording => ({
    message: {
      ar: `تأكد موعد معاينتك ${when(params, language)}: ${titleOf(params, language)}`,
      en: `Your viewing is confirmed for ${when(params, language)}: ${titleOf(params, language)}`,
    }[language],
    link: ofVisitor(params),
  }),
  viewingMoved: (params: ViewingParams, language: Language): Wording => ({
    message: {
      ar: `صار موعد معاينتك ${when(params, language)}: ${titleOf(params, language)}`,
      en: `Your viewing is now on ${when(params, language)}: ${titleOf(params, language)}`,
    }[language],
    link: ofVisitor(params),
  }),
  viewingCancelled: (params: ViewingParams & { refundHalalas: number }, language: Language): Wording => {
    const refund = money(params.refundHalalas, language);
    const isRefunded = params.refundHalalas > 0;
    return {
      message: {
        ar: `أُلغيت معاينتك ${when(params, language)}: ${titleOf(params, language)}${isRefunded ? `. أعدنا ${refund} إلى محفظتك` : ''}`,
        en: `Your viewing on ${when(params, language)} was cancelled: ${titleOf(params, language)}${isRefunded ? `. ${refund} went back to your wallet` : ''}`,
      }[language],
      link: isRefunded ? '/wallet' : ofVisitor(params),
    };
  },
  viewingReleased: (params: ViewingParams, language: Language): Wording => ({
    message: {
      ar: `انتهت مهلة سداد معاينتك ${when(params, language)}، وعاد الموعد متاحًا: ${titleOf(params, language)}`,
      en: `The time to pay for your viewing on ${when(params, language)} is over, and it was released: ${titleOf(params, language)}`,
    }[language],
    link: ofVisitor(params),
  }),
  viewingTomorrow: (params: ViewingParams, language: Language): Wording => ({
    message: {
      ar: `تذكير: معاينتك ${when(params, language)}: ${titleOf(params, language)}`,
      en: `A reminder: your viewing is on ${when(params, language)}: ${titleOf(params, language)}`,
    }[language],
    link: ofVisitor(params),
  }),
  viewingSoon: (params: ViewingParams, language: Language): Wording => ({
    message: {
      ar: `معاينتك اليوم ${timeOf(params, language)}: ${titleOf(params, language)}`,
      en: `Your viewing is today at ${timeOf(params, language)}: ${titleOf(params, language)}`,
    }[language],
    link: ofVisitor(params),
  }),
  visitBooked: (params: ViewingParams, language: Language): Wording => ({
    message: {
      ar: `معاينة جديدة لعقارك ${when(params, language)}: ${titleOf(params, language)}`,
      en: `A new viewing of your property on ${when(params, language)}: ${titleOf(params, language)}`,
    }[language],
    link: ofAdvertiser(params),
  }),
  visitMoved: (params: ViewingParams, language: Language): Wording => ({
    message: {
      ar: `صار موعد معاينة عقارك ${when(params, language)}: ${titleOf(params, language)}`,
      en: `A viewing of your property moved to ${when(params, language)}: ${titleOf(params, language)}`,
    }[language],
    link: ofAdvertiser(params),
  }),
  visitCancelled: (params: ViewingParams, language: Language): Wording => ({
    message: {
      ar: `أُلغيت معاينة عقارك ${when(params, language)}: ${titleOf(params, language)}`,
      en: `A viewing of your property on ${when(params, language)} was cancelled: ${titleOf(params, language)}`,
    }[language],
    link: ofAdvertiser(params),
  }),
  paymentFailed: ({ amountHalalas, link }: PaymentParams, language: Language): Wording => ({
    message: {
      ar: `لم تكتمل عملية الدفع بمبلغ ${money(amountHalalas, language)}، ولم يُخصم شيء. يمكنك إعادة المحاولة`,
      en: `Your payment of ${money(amountHalalas, language)} did not go through, and nothing was charged. You can try again`,
    }[language],
    link,
  }),
  paymentToWallet: ({ amountHalalas }: PaymentParams, language: Language): Wording => ({
    message: {
      ar: `وصلت دفعتك بمبلغ ${money(amountHalalas, language)} بعد أن انتهى ما دُفعت له أو تغيّر، فأضفناها إلى محفظتك`,
      en: `Your payment of ${money(amountHalalas, language)} came after what it was for had ended or changed, so we added it to your wallet`,
    }[language],
    link: '/wallet',
  }),
};
