import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import { dayAndClock, longDay } from '../../../contract/written-dates.ts';
import { listing, money, titleOf, type Wording } from './wording.ts';

const reservation = listing.extend({ reservationId: z.int() });
const paid = reservation.extend({ executeBefore: z.iso.datetime().nullable() });
const refunded = reservation.extend({ amountHalalas: z.int(), refundTo: z.enum(['wallet', 'card']) });
const toppedUp = z.object({ amountHalalas: z.int() });

/** What the kinds of reservations and of the wallet keep for their sentences. */
export const moneyParams = {
  walletToppedUp: toppedUp,
  reservationPaid: paid,
  reservationReleased: reservation,
  reservationForfeited: reservation,
  reservationExecuted: reservation,
  reservationRefunded: refunded,
  propertyReserved: reservation,
  propertyFreed: reservation,
};

type Params = z.infer<typeof reservation>;

const LINK = '/myreservations';

/** «الثلاثاء، 24 نوفمبر، 5:00 م». */
function deadline(executeBefore: string | null, language: Language): string {
  return executeBefore === null ? '' : dayAndClock(executeBefore, language, longDay);
}

export const moneyWordings = {
  walletToppedUp: ({ amountHalalas }: z.infer<typeof toppedUp>, language: Language): Wording => ({
    message: {
      ar: `أضفنا ${money(amountHalalas, language)} إلى محفظتك`,
      en: `${money(amountHalalas, language)} was added to your wallet`,
    }[language],
    link: '/wallet',
  }),
  reservationPaid: (params: z.infer<typeof paid>, language: Language): Wording => ({
    message: {
      ar: `حجزت العقار. نفّذ الحجز قبل ${deadline(params.executeBefore, language)}: ${titleOf(params, language)}`,
      en: `The property is reserved for you. Execute it before ${deadline(params.executeBefore, language)}: ${titleOf(params, language)}`,
    }[language],
    link: LINK,
  }),
  reservationReleased: (params: Params, language: Language): Wording => ({
    message: {
      ar: `انتهت مهلة سداد حجزك، وعاد العقار متاحًا: ${titleOf(params, language)}`,
      en: `The time to pay for your reservation is over, and the property is free again: ${titleOf(params, language)}`,
    }[language],
    link: `/propertydetails/${params.propertyId}`,
  }),
  reservationForfeited: (params: Params, language: Language): Wording => ({
    message: {
      ar: `انتهت مهلة تنفيذ حجزك، ولا يُسترد مبلغه: ${titleOf(params, language)}`,
      en: `Your reservation was not executed in time, and its fee is forfeited: ${titleOf(params, language)}`,
    }[language],
    link: LINK,
  }),
  reservationExecuted: (params: Params, language: Language): Wording => ({
    message: {
      ar: `تم تنفيذ حجزك. مبارك عليك: ${titleOf(params, language)}`,
      en: `Your reservation is executed. Congratulations: ${titleOf(params, language)}`,
    }[language],
    link: LINK,
  }),
  reservationRefunded: (params: z.infer<typeof refunded>, language: Language): Wording => {
    const amount = money(params.amountHalalas, language);
    const place = {
      wallet: { ar: 'إلى محفظتك', en: 'to your wallet' },
      card: { ar: 'إلى بطاقتك، وقد يستغرق البنك أيامًا', en: 'to your card; the bank may take some days' },
    }[params.refundTo][language];
    return {
      message: {
        ar: `انتهى حجزك، وأعدنا ${amount} ${place}: ${titleOf(params, language)}`,
        en: `Your reservation has ended, and ${amount} went back ${place}: ${titleOf(params, language)}`,
      }[language],
      link: params.refundTo === 'wallet' ? '/wallet' : LINK,
    };
  },
  propertyReserved: (params: Params, language: Language): Wording => ({
    message: {
      ar: `حُجز عقارك: ${titleOf(params, language)}`,
      en: `Your property was reserved: ${titleOf(params, language)}`,
    }[language],
    link: `/propertydetails/${params.propertyId}`,
  }),
  propertyFreed: (params: Params, language: Language): Wording => ({
    message: {
      ar: `انتهى حجز عقارك، وعاد متاحًا: ${titleOf(params, language)}`,
      en: `The reservation of your property has ended, and it is free again: ${titleOf(params, language)}`,
    }[language],
    link: `/propertydetails/${params.propertyId}`,
  }),
};
