import type { ErrorEntry, ErrorName } from './error-numbers.ts';
import { PASSKEYS_MAX } from './limits.ts';

/** Errors of passkeys. */
export const passkeyErrors = {
  passkeyUnavailable: {
    status: 409,
    ar: 'لا تعمل مفاتيح المرور على هذا العنوان. استخدم كلمة المرور',
    en: 'Passkeys don’t work at this address. Use your password',
  },
  passkeyExpired: {
    status: 409,
    ar: 'انتهت مهلة هذه المحاولة أو استُخدمت من قبل. أعد المحاولة',
    en: 'This attempt has expired or was used before. Try again',
  },
  passkeyOtherOrigin: {
    status: 403,
    ar: 'جاء مفتاح المرور من موقع آخر، فلم نقبله. افتح ركن من عنوانه ثم أعد المحاولة',
    en: 'The passkey was used on another site, so we refused it. Open Rukn at its own address and try again',
  },
  passkeyNotVerified: {
    status: 422,
    ar: 'تعذّر التحقق من مفتاح المرور. أعد المحاولة',
    en: 'The passkey could not be verified. Try again',
  },
  passkeyUnknown: {
    status: 401,
    ar: 'مفتاح المرور هذا غير مرتبط بحساب، وقد يكون حُذف. سجّل الدخول بكلمة المرور',
    en: 'This passkey belongs to no account; it may have been removed. Sign in by password',
  },
  passkeyCloned: {
    status: 401,
    ar: 'رفضنا مفتاح المرور هذا، فقد يكون منسوخًا. سجّل الدخول بكلمة المرور ثم احذفه من الإعدادات',
    en: 'We refused this passkey, as it may be a copy. Sign in by password, then remove it in the settings',
  },
  passkeyTaken: {
    status: 409,
    ar: 'مفتاح المرور هذا مضاف من قبل',
    en: 'This passkey was added before',
  },
  passkeyNotFound: { status: 404, ar: 'مفتاح المرور هذا غير موجود', en: 'This passkey does not exist' },
  passkeyNeeded: {
    status: 409,
    ar: 'أضف مفتاح مرور أولًا، ثم أوقف الدخول بكلمة المرور',
    en: 'Add a passkey first, then switch signing in by password off',
  },
  tooManyPasskeys: {
    status: 422,
    ar: `لديك ${PASSKEYS_MAX} مفاتيح مرور، وهو الحد الأعلى. احذف أحدها لتضيف غيره`,
    en: `You have ${PASSKEYS_MAX} passkeys, which is the most. Remove one to add another`,
  },
} satisfies Partial<Record<ErrorName, ErrorEntry>>;
