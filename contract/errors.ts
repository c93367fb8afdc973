import { z } from 'zod';
import { advertisingErrors } from './advertising-errors.ts';
import { type ErrorEntry, type ErrorName, errorNumbers } from './error-numbers.ts';
import type { Language } from './language.ts';
import { FALLBACK_ERROR_MESSAGE } from './limits.ts';
import { maintenanceErrors } from './maintenance-errors.ts';
import { moneyErrors } from './money-errors.ts';
import { opsErrors } from './ops-errors.ts';
import { passkeyErrors } from './passkey-errors.ts';
import { pushErrors } from './push-errors.ts';
import { requestErrors } from './request-errors.ts';

/** The status of an identity check that is not approved (DESIGN §6). */
const OPEN_IDENTITY_STATUSES = ['pending', 'rejected', 'expired'] as const;

/**
 * Body of every failure (DESIGN §5). `errors` maps the contract's field names to one message each.
 */
export const errorBody = z.object({
  msg: z.string(),
  error_number: z.int(),
  errors: z.record(z.string(), z.string()).optional(),
  /** Set for a registration whose identity check is not approved. */
  status: z.enum(OPEN_IDENTITY_STATUSES).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** The HTTP status and the messages, in both languages, of each error. */
export const errorTable: Record<ErrorName, ErrorEntry> = {
  technical: { status: 500, ar: FALLBACK_ERROR_MESSAGE, en: 'We have a technical error' },
  malformed: { status: 400, ar: 'تعذّرت قراءة الطلب', en: 'The request could not be read' },
  invalidFields: { status: 422, ar: 'بعض الحقول غير صحيحة', en: 'Some fields are not valid' },
  routeNotFound: { status: 404, ar: 'هذا العنوان غير موجود', en: 'This address does not exist' },
  tooSlow: {
    status: 408,
    ar: 'وصل الطلب ببطء ولم يكتمل. أعد المحاولة حين تتحسن الشبكة',
    en: 'The request came too slowly to be read. Try again on a better network',
  },
  methodNotAllowed: { status: 405, ar: 'هذه الطريقة غير متاحة هنا', en: 'This method is not available here' },
  tooLarge: { status: 413, ar: 'حجم الطلب أكبر من المسموح', en: 'The request is larger than allowed' },
  unsupportedMediaType: {
    status: 415,
    ar: 'نوع المحتوى غير مدعوم',
    en: 'This type of content is not supported',
  },
  tooManyRequests: {
    status: 429,
    ar: 'محاولات كثيرة. انتظر قليلًا ثم أعد المحاولة',
    en: 'Too many attempts. Wait a little, then try again',
  },
  sessionRequired: { status: 401, ar: 'سجّل الدخول أولًا', en: 'Sign in first' },
  sessionEnded: {
    status: 401,
    ar: 'انتهت جلستك. سجّل الدخول من جديد',
    en: 'Your session has ended. Sign in again',
  },
  forbidden: { status: 403, ar: 'لا تملك صلاحية هذا الإجراء', en: 'You are not allowed to do this' },
  wrongCredentials: {
    status: 401,
    ar: 'رقم الجوال أو كلمة المرور غير صحيحة',
    en: 'The mobile number or the password is wrong',
  },
  tooManyLogins: {
    status: 429,
    ar: 'محاولات كثيرة لتسجيل الدخول. حاول بعد 15 دقيقة',
    en: 'Too many sign-in attempts. Try again in 15 minutes',
  },
  tooManyRegistrations: {
    status: 429,
    ar: 'طلبات كثيرة للتحقق من الهوية. حاول بعد 15 دقيقة',
    en: 'Too many identity checks. Try again in 15 minutes',
  },
  tooManyCodes: {
    status: 429,
    ar: 'أرسلنا رموزًا كثيرة إلى هذا الرقم. حاول بعد ساعة',
    en: 'We have sent many codes to this number. Try again in an hour',
  },
  tooManyCodeTries: {
    status: 429,
    ar: 'محاولات كثيرة برموز خاطئة. حاول بعد 15 دقيقة',
    en: 'Too many wrong codes. Try again in 15 minutes',
  },
  identityNotValid: {
    status: 422,
    ar: 'رقم الهوية غير صحيح',
    en: 'The ID number is not valid',
  },
  mobileNotValid: {
    status: 422,
    ar: 'رقم الجوال غير صحيح',
    en: 'The mobile number is not valid',
  },
  passwordTooShort: {
    status: 422,
    ar: 'كلمة المرور 8 أحرف على الأقل',
    en: 'The password needs at least 8 characters',
  },
  passwordTooLong: {
    status: 422,
    ar: 'كلمة المرور 50 حرفًا على الأكثر',
    en: 'The password has at most 50 characters',
  },
  emailNotValid: {
    status: 422,
    ar: 'البريد الإلكتروني غير صحيح',
    en: 'The e-mail address is not valid',
  },
  identityPending: {
    status: 409,
    ar: 'بانتظار موافقتك في تطبيق نفاذ',
    en: 'Waiting for your approval in the Nafath app',
  },
  identityRejected: {
    status: 409,
    ar: 'رُفض طلب التحقق في تطبيق نفاذ. ابدأ من جديد',
    en: 'The check was rejected in the Nafath app. Start again',
  },
  identityExpired: {
    status: 409,
    ar: 'انتهت مهلة التحقق من الهوية. ابدأ من جديد',
    en: 'The time for the identity check is over. Start again',
  },
  identityBusy: {
    status: 409,
    ar: 'لديك طلب تحقق سابق ما زال مفتوحًا في تطبيق نفاذ. ارفضه أو انتظر دقائق ثم أعد المحاولة',
    en: 'An earlier check is still open in the Nafath app. Reject it, or wait a few minutes and try again',
  },
  recoveryNotFound: {
    status: 404,
    ar: 'انتهت مهلة استعادة الحساب. ابدأ من جديد',
    en: 'The time for recovering the account is over. Start again',
  },
  accountNotFound: {
    status: 404,
    ar: 'لا يوجد حساب بهذه الهوية',
    en: 'This identity has no account',
  },
  registrationNotFound: {
    status: 404,
    ar: 'لا يوجد تسجيل جارٍ بهذه الهوية. ابدأ من جديد',
    en: 'No registration is under way for this identity. Start again',
  },
  mobileTaken: {
    status: 409,
    ar: 'رقم الجوال مسجّل من قبل. سجّل الدخول أو استخدم رقمًا آخر',
    en: 'This mobile number has an account. Sign in, or use another number',
  },
  identityTaken: {
    status: 409,
    ar: 'لهذه الهوية حساب من قبل. سجّل الدخول',
    en: 'This identity has an account. Sign in',
  },
  codeNotValid: {
    status: 422,
    ar: 'الرمز 4 أحرف أو أرقام',
    en: 'The code has 4 letters or digits',
  },
  codeWrong: { status: 422, ar: 'الرمز غير صحيح', en: 'The code is wrong' },
  codeExpired: {
    status: 422,
    ar: 'انتهت صلاحية الرمز. اطلب رمزًا جديدًا',
    en: 'The code has expired. Ask for a new one',
  },
  accountInUse: {
    status: 409,
    ar: 'لا يُحذف الحساب وفيه أمر لم ينته. أنهه أولًا ثم احذف الحساب',
    en: 'An account with something unfinished can’t be deleted. Finish it first, then delete the account',
  },
  proofRequired: {
    status: 403,
    ar: 'أثبت أنك أنت صاحب الحساب قبل هذه الخطوة. لم يتغيّر شيء',
    en: 'Prove that it’s you before this step. Nothing has changed',
  },
  exportExpired: {
    status: 410,
    ar: 'انتهت صلاحية هذا الرابط. اطلب نسخة جديدة من الإعدادات',
    en: 'This link has expired. Ask for a new copy in the settings',
  },
  codeUsed: {
    status: 422,
    ar: 'استُخدم هذا الرمز من قبل',
    en: 'This code has been used',
  },
  codeDead: {
    status: 429,
    ar: 'أُلغي الرمز بعد 5 محاولات خاطئة. اطلب رمزًا جديدًا',
    en: 'The code was cancelled after 5 wrong tries. Ask for a new one',
  },
  codeTooSoon: {
    status: 429,
    ar: 'أرسلنا رمزًا قبل قليل. انتظر دقيقة ثم اطلب غيره',
    en: 'We sent a code just now. Wait a minute before you ask for another',
  },
  oldPasswordWrong: {
    status: 422,
    ar: 'كلمة المرور الحالية غير صحيحة',
    en: 'The current password is wrong',
  },
  passwordUnchanged: {
    status: 422,
    ar: 'اختر كلمة مرور غير الحالية',
    en: 'Choose a password other than the current one',
  },
  sessionNotFound: { status: 404, ar: 'هذه الجلسة انتهت', en: 'This session has ended' },
  notificationNotFound: { status: 404, ar: 'هذا الإشعار غير موجود', en: 'This notification does not exist' },
  pictureUnreadable: {
    status: 415,
    ar: 'تعذّرت قراءة الصورة. اختر صورة JPEG أو PNG أو WebP',
    en: 'The picture could not be read. Choose a JPEG, PNG or WebP',
  },
  pictureTooLarge: {
    status: 413,
    ar: 'الصورة أكبر من 8 ميجابايت. اختر صورة أصغر',
    en: 'The picture is larger than 8 MB. Choose a smaller one',
  },
  picturesBusy: {
    status: 503,
    ar: 'تعذّر تجهيز الصورة الآن لكثرة الصور. أعد المحاولة بعد قليل',
    en: 'We are busy with other pictures. Try again shortly',
  },
  smsUnavailable: {
    status: 503,
    ar: 'تعذّر إرسال الرسالة الآن. أعد المحاولة بعد قليل',
    en: 'The message could not be sent now. Try again shortly',
  },
  identityUnavailable: {
    status: 503,
    ar: 'خدمة التحقق من الهوية لا تجيب الآن. أعد المحاولة بعد قليل',
    en: 'The identity service is not answering now. Try again shortly',
  },
  propertyNotFound: { status: 404, ar: 'هذا العقار غير متاح', en: 'This property is not available' },
  placeNotFound: { status: 404, ar: 'هذا المكان غير موجود', en: 'This place does not exist' },
  typeNotFound: { status: 404, ar: 'هذا النوع غير موجود', en: 'This type does not exist' },
  featureNotFound: { status: 404, ar: 'هذه الميزة غير موجودة', en: 'This feature does not exist' },
  articleNotFound: { status: 404, ar: 'هذا المقال غير متاح', en: 'This article is not available' },
  questionNotFound: { status: 404, ar: 'هذا السؤال غير متاح', en: 'This question is not available' },
  rentalNotFound: { status: 404, ar: 'هذا الإيجار غير موجود', en: 'This rental does not exist' },
  ...moneyErrors,
  ...opsErrors,
  ...maintenanceErrors,
  ...advertisingErrors,
  ...requestErrors,
  ...pushErrors,
  ...passkeyErrors,
  notImplemented: { status: 501, ar: 'هذه الخدمة لم تفتح بعد', en: 'This service is not open yet' },
  serviceUnavailable: {
    status: 503,
    ar: 'الخدمة لا تجيب الآن. أعد المحاولة بعد قليل',
    en: 'The service is not answering. Try again shortly',
  },
  timedOut: { status: 503, ar: 'استغرق الطلب وقتًا أطول من اللازم', en: 'The request took too long' },
};

/** Builds a failure's body in the given language. */
export function toErrorBody(
  name: ErrorName,
  language: Language,
  { errors, status }: Pick<ErrorBody, 'errors' | 'status'> = {},
): ErrorBody {
  return {
    msg: errorTable[name][language],
    error_number: errorNumbers[name],
    ...(errors && { errors }),
    ...(status && { status }),
  };
}
