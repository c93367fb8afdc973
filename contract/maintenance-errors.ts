import type { ErrorEntry, ErrorName } from './error-numbers.ts';
import { ORDER_PHOTOS_MOST, ORDERS_UNPAID_MOST } from './limits.ts';

/** Errors of maintenance orders and coupons: entries of the table in errors.ts. */
export const maintenanceErrors = {
  issueNotFound: {
    status: 422,
    ar: 'اختر نوع العطل من القائمة',
    en: 'Choose the kind of issue from the list',
  },
  orderNotFound: { status: 404, ar: 'هذا الطلب غير موجود', en: 'This order does not exist' },
  orderTechnicianHere: {
    status: 409,
    ar: 'وصل الفني، فلا يُلغى الطلب الآن. تحدّث إليه أو تواصل معنا',
    en: 'The technician has arrived, so the order can’t be cancelled. Speak to him, or contact us',
  },
  orderNotMovable: {
    status: 409,
    ar: 'وصل الفني، فلا يتغيّر الموعد الآن. تحدّث إليه أو تواصل معنا',
    en: 'The technician has arrived, so the time can’t be changed. Speak to him, or contact us',
  },
  orderPlaceAbroad: {
    status: 422,
    ar: 'هذا الموقع خارج المملكة. ضع الدبوس داخلها',
    en: 'This place is outside Saudi Arabia. Put the pin inside',
  },
  orderWindowGone: {
    status: 422,
    ar: 'هذا الموعد لم يعد متاحًا. اختر موعدًا آخر',
    en: 'This time is no longer on offer. Choose another',
  },
  tooManyOrderPhotos: {
    status: 422,
    ar: `${ORDER_PHOTOS_MOST} صور على الأكثر. احذف بعضها`,
    en: `${ORDER_PHOTOS_MOST} photos at most. Remove some`,
  },
  orderNoPrice: {
    status: 409,
    ar: 'لا مبلغ نهائي ينتظر الدفع لتسأل عنه',
    en: 'There is no final price waiting to be paid to ask about',
  },
  orderQuestionOpen: {
    status: 409,
    ar: 'وصلنا سؤالك عن المبلغ، ونجيبك قريبًا',
    en: 'We have your question about the price, and will answer soon',
  },
  orderCancelled: { status: 409, ar: 'أُلغي هذا الطلب', en: 'This order was cancelled' },
  orderDone: { status: 409, ar: 'انتهى العمل في هذا الطلب', en: 'The work on this order is done' },
  orderNothingToPay: {
    status: 409,
    ar: 'لا مبلغ مستحق على هذا الطلب الآن',
    en: 'There is nothing to pay for this order now',
  },
  orderNotDone: {
    status: 409,
    ar: 'قيّم الفني بعد أن ينتهي العمل',
    en: 'Rate the technician once the work is done',
  },
  tooManyUnpaidOrders: {
    status: 422,
    ar: `لديك ${ORDERS_UNPAID_MOST} طلبات تنتظر الدفع، وهو الحد الأعلى. ادفع أحدها أو ألغه لتطلب غيره`,
    en: `You have ${ORDERS_UNPAID_MOST} unpaid orders, which is the most. Pay for one or cancel one to order again`,
  },
  couponUnknown: {
    status: 422,
    ar: 'لا قسيمة بهذا الرمز. تأكد من كتابته',
    en: 'There is no such coupon. Check its spelling',
  },
  couponExpired: { status: 422, ar: 'انتهت صلاحية هذه القسيمة', en: 'This coupon has expired' },
  couponStopped: { status: 422, ar: 'أُوقفت هذه القسيمة', en: 'This coupon was stopped' },
  couponUsedUp: { status: 422, ar: 'استُخدمت هذه القسيمة كلها', en: 'This coupon has been used up' },
  tooManyCoupons: {
    status: 429,
    ar: 'محاولات كثيرة بقسائم. حاول بعد 15 دقيقة',
    en: 'Too many coupon attempts. Try again in 15 minutes',
  },
} satisfies Partial<Record<ErrorName, ErrorEntry>>;
