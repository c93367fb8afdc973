import type { ErrorEntry, ErrorName } from './error-numbers.ts';

/** Errors of notifications on a device. */
export const pushErrors = {
  pushUnavailable: {
    status: 409,
    ar: 'لا نرسل الإشعارات إلى الأجهزة الآن. تجدها في حسابك',
    en: 'Notifications to devices are off now. You can find them in your account',
  },
  pushServiceUnknown: {
    status: 422,
    ar: 'خدمة الإشعارات في متصفحك غير معروفة لدينا. جرّب متصفحًا آخر',
    en: 'We don’t know the push service of your browser. Try another browser',
  },
  pushKeysNotValid: {
    status: 422,
    ar: 'مفاتيح الإشعارات التي أعطاها متصفحك غير صحيحة. أعد المحاولة',
    en: 'The keys that your browser gave for notifications are not valid. Try again',
  },
  pushNotFound: {
    status: 404,
    ar: 'لا تصل الإشعارات إلى هذا الجهاز',
    en: 'No notifications are sent to this device',
  },
} satisfies Partial<Record<ErrorName, ErrorEntry>>;
