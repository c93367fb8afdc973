import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import { personName } from '../../plugins/session.ts';
import { money, type Wording } from './wording.ts';

const order = z.object({ orderId: z.int(), title: z.string() });
const withTechnician = order.extend({ name: z.string(), nameEn: z.string().nullable() });
const withAmount = order.extend({ amountHalalas: z.int() });
const coupon = z.object({ code: z.string(), discountType: z.enum(['percentage', 'fixed']), amount: z.int() });

/** What the kinds of maintenance orders and coupons keep for their sentences. */
export const orderParams = {
  orderReceived: order,
  orderAssigned: withTechnician,
  orderArrived: withTechnician,
  orderPriced: withAmount,
  orderPaid: order,
  orderDone: order,
  orderCancelled: withAmount,
  couponGranted: coupon,
};

type OrderParams = z.infer<typeof order>;
type TechnicianParams = z.infer<typeof withTechnician>;
type AmountParams = z.infer<typeof withAmount>;
type CouponParams = z.infer<typeof coupon>;

const ofOrder = ({ orderId }: OrderParams) => `/maintenancedetails/${orderId}`;

export const orderWordings = {
  orderReceived: (params: OrderParams, language: Language): Wording => ({
    message: {
      ar: `وصلنا طلب الصيانة، ونبحث لك عن فني: ${params.title}`,
      en: `We have your maintenance order, and are finding a technician: ${params.title}`,
    }[language],
    link: ofOrder(params),
  }),
  orderAssigned: (params: TechnicianParams, language: Language): Wording => ({
    message: {
      ar: `الفني ${params.name} في الطريق إليك: ${params.title}`,
      en: `${personName(params, 'en')} is on the way to you: ${params.title}`,
    }[language],
    link: ofOrder(params),
  }),
  orderArrived: (params: TechnicianParams, language: Language): Wording => ({
    message: {
      ar: `وصل الفني ${params.name}: ${params.title}`,
      en: `${personName(params, 'en')} has arrived: ${params.title}`,
    }[language],
    link: ofOrder(params),
  }),
  orderPriced: (params: AmountParams, language: Language): Wording => ({
    message: {
      ar: `حُدّد المبلغ النهائي للصيانة، والمتبقي عليك ${money(params.amountHalalas, language)}: ${params.title}`,
      en: `The final payment of your maintenance is set; ${money(params.amountHalalas, language)} is left to pay: ${params.title}`,
    }[language],
    link: ofOrder(params),
  }),
  orderPaid: (params: OrderParams, language: Language): Wording => ({
    message: {
      ar: `وصلنا المبلغ النهائي للصيانة: ${params.title}`,
      en: `We have the final payment of your maintenance: ${params.title}`,
    }[language],
    link: ofOrder(params),
  }),
  orderDone: (params: OrderParams, language: Language): Wording => ({
    message: {
      ar: `انتهى العمل. كيف كان الفني؟ ${params.title}`,
      en: `The work is done. How was the technician? ${params.title}`,
    }[language],
    link: ofOrder(params),
  }),
  orderCancelled: (params: AmountParams, language: Language): Wording => {
    const refund = money(params.amountHalalas, language);
    const isRefunded = params.amountHalalas > 0;
    return {
      message: {
        ar: `أُلغي طلب الصيانة: ${params.title}${isRefunded ? `. أعدنا ${refund} إلى محفظتك` : ''}`,
        en: `Your maintenance order was cancelled: ${params.title}${isRefunded ? `. ${refund} went back to your wallet` : ''}`,
      }[language],
      link: isRefunded ? '/wallet' : ofOrder(params),
    };
  },
  couponGranted: ({ code, discountType, amount }: CouponParams, language: Language): Wording => {
    // Isolated: after Arabic letters the sign would jump before the number.
    const off = discountType === 'percentage' ? `\u2066${amount}%\u2069` : money(amount, language);
    return {
      message: {
        ar: `لك قسيمة خصم ${off} من أجرة كشف الصيانة: ${code}`,
        en: `You have a coupon for ${off} off a maintenance call-out: ${code}`,
      }[language],
      link: '/maintenances',
    };
  },
};
